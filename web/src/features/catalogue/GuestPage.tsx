import { Button, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../../ui/PageFrame';
import { PlaceLink, useLoginPath, usePageDescription, usePageExists } from '../shell';
import { TdsSection } from '../tds';
import { LoginPrompt } from './buying/LoginPrompt';
import { searchQuery } from './catalogue-queries';
import { ProductStage } from './product/ProductStage';
import { Results } from './results/Results';
import { type GuestSearch, guestFilters } from './search/search-state';
import { type ChangeAddress, useOpenedProduct } from './use-opened-product';

const SELLERS_ROUTE = '/products-search/sellersMap/$priv/$professional';

interface GuestPageProps {
  search: GuestSearch & { serial: string };
  onChange: ChangeAddress<GuestSearch>;
}

/** /products-search/guest: one serial as visitors see it, without prices (section 2). */
export function GuestPage({ search, onChange }: GuestPageProps) {
  const { t } = useTexts('catalogue');
  const user = useUser();
  const { serial, color } = search;
  usePageDescription(t('catalogue:guest.lead'));
  const filters = guestFilters({ serial, color });
  const { data } = useQuery(searchQuery(filters, search.page ?? 0));
  const sheetColor = data?.content.find((each) => each.serial === serial)?.colors[0]?.color;
  const { code, line, open, select, close } = useOpenedProduct(filters, search, onChange);
  return (
    <ProductStage
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
        {sheetColor !== undefined && (
          <LabelSheet serial={serial} color={sheetColor} showTds={search.showTds === true && code === null} />
        )}
        <Results
          filters={filters}
          page={search.page ?? 0}
          onPage={(page) => onChange({ page: page || undefined }, { replace: false })}
          onOpen={open}
        />
      </PageFrame>
    </ProductStage>
  );
}

/** The technical data sheet of a label's product, with the ways to a login for visitors. */
function LabelSheet({ serial, color, showTds }: { serial: string; color: string; showTds: boolean }) {
  const { t } = useTexts('catalogue');
  const loginPath = useLoginPath();
  const [asksLogin, setAsksLogin] = useState(false);
  return (
    <Paper withBorder radius="md" p="md" mb="lg">
      <TdsSection
        serial={serial}
        color={color}
        titleOrder={2}
        inFocus={showTds}
        onLoginNeeded={() => setAsksLogin(true)}
        loginWays={
          <>
            <Button component={PlaceLink} path={loginPath}>
              {t('shell:nav.login')}
            </Button>
            <Button variant="default" component={PlaceLink} path="/registration/C">
              {t('catalogue:guest.register')}
            </Button>
          </>
        }
      />
      <LoginPrompt reason={asksLogin ? 'tds' : null} onClose={() => setAsksLogin(false)} />
    </Paper>
  );
}

/** The way of a visitor, who came by the link on a label, to a shop. */
function VisitorActions() {
  const { t } = useTexts('catalogue');
  const exists = usePageExists();
  return (
    exists(SELLERS_ROUTE) && (
      <Button variant="default" component={PlaceLink} path="/products-search/sellersMap/true/true">
        {t('shell:home.ways.dealers.action')}
      </Button>
    )
  );
}
