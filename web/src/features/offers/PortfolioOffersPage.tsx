import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { StaffOfferRequest } from '@cromia/domain/offers/offer-request';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import { usePrint } from '../../ui/print/use-print';
import type { DataColumn } from '../../ui/table/columns';
import { stackColumns } from '../../ui/table/stack-columns';
import { useIsCompactTable } from '../../ui/table/use-is-compact-table';
import { toManagedScope } from '../acting';
import { useHasNoCustomers, useManagedCustomerColumn } from '../customers';
import { ExpandedRow } from '../orders';
import { CustomerServiceLink } from '../shell';
import { OfferDetail } from './OfferDetail';
import { OfferSheet } from './OfferSheet';
import { PORTFOLIO_OFFER_LIST } from './offer-list';
import { fetchOfferPdf, offerDetailQuery, portfolioOffersQuery } from './offers-queries';
import { useOfferColumns } from './use-offer-columns';

/** The offer requests of all customers of an agent or commercial user. */
export function PortfolioOffersPage({ prefix }: { prefix: RolePrefix }) {
  const { t } = useTexts('customers', 'offers');
  const list = useList(PORTFOLIO_OFFER_LIST);
  const offers = useQuery(portfolioOffersQuery(prefix, list.query));
  const hasNoCustomers = useHasNoCustomers(prefix, offers.data?.totalElements === 0);
  const [printed, print] = usePrint<StaffOfferRequest>();
  return (
    <PageFrame title={t('shell:private.portfolioOffers')} lead={t('customers:portfolio.offersLead')}>
      <PagedList
        list={list}
        page={offers}
        label={t('shell:private.portfolioOffers')}
        count={(found) => t('offers:count', found)}
        columns={useColumns()}
        rowId={(offer) => offer.id}
        rowLabel={(offer) => `${offer.businessName}, ${t('offers:row', { number: offer.number })}`}
        detail={(offer) => {
          const scope = toManagedScope(prefix, offer);
          return (
            <ExpandedRow listed={offer} detail={offerDetailQuery(scope, offer.id)}>
              {(fullOffer) => (
                <OfferDetail
                  offer={fullOffer}
                  onPrint={() => print({ ...offer, ...fullOffer })}
                  onPdf={() => fetchOfferPdf(scope, fullOffer.id)}
                />
              )}
            </ExpandedRow>
          );
        }}
        emptyContent={{
          icon: IconFileText,
          none: t(hasNoCustomers ? 'customers:list.none' : 'customers:portfolio.noOffers'),
          action: hasNoCustomers && <CustomerServiceLink />,
          noMatch: t('offers:noMatch'),
        }}
      />
      {printed !== null && <OfferSheet offer={printed} customer={printed} />}
    </PageFrame>
  );
}

function useColumns(): DataColumn<StaffOfferRequest>[] {
  const offerColumns = useOfferColumns();
  const customer = useManagedCustomerColumn();
  const isCompact = useIsCompactTable();
  return useMemo(() => {
    const [number, createdOn, ...otherColumns] = offerColumns;
    if (number === undefined || createdOn === undefined) return offerColumns;
    return isCompact
      ? [stackColumns<StaffOfferRequest>(createdOn, number), customer, ...otherColumns]
      : [number, customer, createdOn, ...otherColumns];
  }, [offerColumns, customer, isCompact]);
}
