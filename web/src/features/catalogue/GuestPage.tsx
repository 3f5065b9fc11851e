import { Button } from '@mantine/core';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../../ui/PageFrame';
import { PlaceLink, useLoginPath, usePageDescription, usePageExists } from '../shell';
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

/** The ways on of a visitor, who came by the link on a label: as a user, as a customer to be, or to a shop. */
function VisitorActions() {
  const { t } = useTexts('catalogue');
  const exists = usePageExists();
  return (
    <>
      {exists(SELLERS_ROUTE) && (
        <Button variant="default" component={PlaceLink} path="/products-search/sellersMap/true/true">
          {t('shell:home.ways.dealers.action')}
        </Button>
      )}
      <Button variant="default" component={PlaceLink} path="/registration/C">
        {t('catalogue:guest.register')}
      </Button>
      <Button component={PlaceLink} path={useLoginPath()}>
        {t('shell:nav.login')}
      </Button>
    </>
  );
}
