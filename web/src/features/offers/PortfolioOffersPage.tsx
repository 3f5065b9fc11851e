import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { OfferRequest, StaffOfferRequest } from '@cromia/domain/offers/offer-request';
import { Box } from '@mantine/core';
import { IconClipboardCheck, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ExportMenu } from '../../ui/list/ExportMenu';
import { PagedList } from '../../ui/list/PagedList';
import { RowButton } from '../../ui/list/RowButton';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import type { DataColumn } from '../../ui/table/columns';
import { stackColumns } from '../../ui/table/stack-columns';
import { useIsCompactTable } from '../../ui/table/use-is-compact-table';
import { type ShopScope, toManagedScope } from '../acting';
import { useHasNoCustomers, useManagedCustomerColumn } from '../customers';
import { ExpandedRow } from '../orders';
import { CustomerServiceLink } from '../shell';
import { OfferDetail } from './OfferDetail';
import { OfferSheet } from './OfferSheet';
import { PORTFOLIO_OFFER_LIST } from './offer-list';
import {
  exportPortfolioOffers,
  fetchOfferPdf,
  offerDetailQuery,
  portfolioOffersQuery,
  printPortfolioOffers,
  useStartPortfolioOrder,
} from './offers-queries';
import { useOfferColumns } from './use-offer-columns';

/** The offer of a row in the list of its customer. */
const OFFER_LINK = {
  path: '/profile-customer/request-offers',
  toSearch: ({ id, number }: StaffOfferRequest) => ({ number, open: id }),
} as const;

interface PortfolioOffersPageProps {
  prefix: RolePrefix;
  /** Starts the order from an accepted offer, acting for its customer. */
  onOrder: (offer: OfferRequest, customer: ShopScope) => void;
}

/** The offer requests of all customers of an agent or commercial user, with buttons to order them. */
export function PortfolioOffersPage({ prefix, onOrder }: PortfolioOffersPageProps) {
  const { t } = useTexts('customers', 'offers');
  const order = useStartPortfolioOrder(prefix, onOrder);
  const list = useList(PORTFOLIO_OFFER_LIST);
  const offers = useQuery(portfolioOffersQuery(prefix, list.query));
  const hasNoCustomers = useHasNoCustomers(prefix, offers.data?.totalElements === 0);
  const formatRowLabel = (offer: StaffOfferRequest) =>
    `${offer.businessName}, ${t('offers:row', { number: offer.number })}`;
  return (
    <PageFrame title={t('shell:private.portfolioOffers')} lead={t('customers:portfolio.offersLead')}>
      {order.isError && (
        <Box mb="md">
          <FeedbackAlert status="FailDismissable" onDismiss={order.reset}>
            {t(`errors:${toApiProblem(order.error).code}`)}
          </FeedbackAlert>
        </Box>
      )}
      <PagedList
        list={list}
        page={offers}
        tools={
          <ExportMenu
            fetch={(format) => exportPortfolioOffers(prefix, list.query, format)}
            print={{ fetch: () => printPortfolioOffers(prefix, list.query) }}
          />
        }
        label={t('shell:private.portfolioOffers')}
        count={(found) => t('offers:count', found)}
        columns={useColumns()}
        rowId={(offer) => offer.id}
        rowLabel={formatRowLabel}
        actions={(offer) =>
          offer.canOrder && (
            <RowButton
              icon={IconClipboardCheck}
              rowName={formatRowLabel(offer)}
              main
              loading={order.isPending && order.variables.id === offer.id}
              onClick={() => order.mutate(offer)}
            >
              {t('offers:requestOrder')}
            </RowButton>
          )
        }
        detail={(offer) => {
          const scope = toManagedScope(prefix, offer);
          return (
            <ExpandedRow listed={offer} detail={offerDetailQuery(scope, offer.id)}>
              {(fullOffer) => (
                <OfferDetail
                  scope={scope}
                  offer={fullOffer}
                  sheet={<OfferSheet offer={fullOffer} customer={offer} />}
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
    </PageFrame>
  );
}

function useColumns(): DataColumn<StaffOfferRequest>[] {
  const offerColumns = useOfferColumns();
  const customer = useManagedCustomerColumn(OFFER_LINK);
  const isCompact = useIsCompactTable();
  return useMemo(() => {
    const [number, createdOn, ...otherColumns] = offerColumns;
    if (number === undefined || createdOn === undefined) return offerColumns;
    return isCompact
      ? [stackColumns<StaffOfferRequest>(createdOn, number), customer, ...otherColumns]
      : [number, customer, createdOn, ...otherColumns];
  }, [offerColumns, customer, isCompact]);
}
