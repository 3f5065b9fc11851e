import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../../ui/PageFrame';
import { NavItemLink, usePageDescription, usePageExists } from '../shell';
import { tdsLanguagesQuery } from '../tds';
import { searchQuery } from './catalogue-queries';
import { ListWithProductDetail } from './product/ListWithProductDetail';
import { ResultsSkeleton } from './results/ResultsSkeleton';
import { SearchResults } from './results/SearchResults';
import { toGuestFilters } from './search/search-filters';
import type { GuestSearch } from './search/search-state';
import { type ChangeUrl, useOpenedProduct } from './use-opened-product';

const LabelSheet = lazy(() => import('./LabelSheet'));

const SELLERS_ROUTE = '/products-search/sellersMap/$priv/$professional';

interface GuestPageProps {
  search: GuestSearch & { serial: string };
  onChange: ChangeUrl<GuestSearch>;
}

/** /products-search/guest: one serial without prices, for visitors (section 2). */
export function GuestPage({ search, onChange }: GuestPageProps) {
  const { t } = useTexts('catalogue');
  const user = useUser();
  const { serial, color } = search;
  usePageDescription(t('catalogue:guest.lead'));
  const filters = toGuestFilters({ serial, color });
  const { data } = useQuery(searchQuery(filters, search.page ?? 0));
  const sheetColor = data?.content.find((result) => result.serial === serial)?.colors[0]?.color;
  const sheet = useQuery({
    ...tdsLanguagesQuery(serial, sheetColor ?? ''),
    enabled: sheetColor !== undefined,
  });
  const { code, line, open, select, close } = useOpenedProduct(filters, search, onChange);
  return (
    <ListWithProductDetail
      code={code}
      line={line}
      origin="b2b"
      showTds={search.showTds === true}
      onSelect={select}
      onClose={close}
    >
      <PageFrame
        title={t('catalogue:guest.title', { serial })}
        {...(user === null ? { lead: t('catalogue:guest.lead'), actions: <VisitorActions /> } : {})}
      >
        {/* The sheet and the results appear together, since the results would move below the sheet. */}
        {sheetColor !== undefined && sheet.isPending ? (
          <ResultsSkeleton />
        ) : (
          <Suspense fallback={<ResultsSkeleton />}>
            {sheetColor !== undefined && (
              <LabelSheet
                serial={serial}
                color={sheetColor}
                showTds={search.showTds === true && code === null}
              />
            )}
            <SearchResults
              filters={filters}
              page={search.page ?? 0}
              onPage={(page) => onChange({ page: page || undefined }, { replace: false })}
              onOpen={open}
            />
          </Suspense>
        )}
      </PageFrame>
    </ListWithProductDetail>
  );
}

/** Link to the dealers, for a visitor who followed the link on a label. */
function VisitorActions() {
  const { t } = useTexts('catalogue');
  const exists = usePageExists();
  return (
    exists(SELLERS_ROUTE) && (
      <Button variant="default" component={NavItemLink} path="/products-search/sellersMap/true/true">
        {t('shell:home.ways.dealers.action')}
      </Button>
    )
  );
}
