import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { Box, Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toApiProblem } from '../../api/problem';
import { useIsAllowed } from '../../api/use-is-allowed';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ExportMenu } from '../../ui/list/ExportMenu';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { AddSuccessor, ChangeList } from '../cart';
import { ExpandedRow, usePlacedByFilter } from '../orders';
import { NavItemLink } from '../shell';
import { OfferActions } from './OfferActions';
import { OfferDetail } from './OfferDetail';
import { OfferSheet } from './OfferSheet';
import { OFFER_LIST } from './offer-list';
import {
  exportOffers,
  fetchOfferPdf,
  offerDetailQuery,
  offersQuery,
  printOffers,
  type RepeatedOffer,
  useRequestNewOffer,
  useStartOrderFromOffer,
} from './offers-queries';
import { useOfferColumns } from './use-offer-columns';

interface OfferRequestsPageProps {
  scope: ShopScope;
  /** Starts the order from an accepted offer. */
  onOrder: (offer: OfferRequest) => void;
  /** Starts a new request of a rejected or expired offer. */
  onOffer: (repeated: RepeatedOffer) => void;
}

/** Why a new offer could not be requested: the request failed, or nothing of the old one is still sold. */
function NewOfferFeedback({ requestAgain }: { requestAgain: ReturnType<typeof useRequestNewOffer> }) {
  const { t } = useTexts('offers');
  const { isError, error, data, reset } = requestAgain;
  if (isError) {
    return (
      <Box mb="md">
        <FeedbackAlert status="FailDismissable" onDismiss={reset}>
          {t(`errors:${toApiProblem(error).code}`)}
        </FeedbackAlert>
      </Box>
    );
  }
  if (data === undefined || data.lines.length > 0) return null;
  return (
    <Box mb="md">
      <FeedbackAlert status="WarningDismissable" title={t('offers:nothingSold')} onDismiss={reset}>
        <ChangeList
          changes={data.changes}
          renderAction={({ successor }) => successor !== undefined && <AddSuccessor successor={successor} />}
        />
      </FeedbackAlert>
    </Box>
  );
}

/** The offer requests of a customer, with their offers and buttons to order them (section 2). */
export function OfferRequestsPage({ scope, onOrder, onOffer }: OfferRequestsPageProps) {
  const { t } = useTexts('offers');
  const columns = useOfferColumns();
  const hasCart = useIsAllowed('cart.change');
  const list = usePlacedByFilter(useList(OFFER_LIST));
  const offers = useQuery(offersQuery(scope, list.query));
  const requestAgain = useRequestNewOffer(scope, onOffer);
  const order = useStartOrderFromOffer(scope, onOrder);
  const formatRowLabel = (offer: OfferRequest) => t('offers:row', { number: offer.number });
  return (
    <PageFrame title={t('offers:title')} lead={t('offers:lead')}>
      <NewOfferFeedback requestAgain={requestAgain} />
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
            fetch={(format) => exportOffers(scope, list.query, format)}
            print={{ fetch: () => printOffers(scope, list.query) }}
          />
        }
        label={t('offers:table')}
        count={(found) => t('offers:count', found)}
        columns={columns}
        rowId={(offer) => offer.id}
        rowLabel={formatRowLabel}
        actions={(offer) => (
          <OfferActions
            scope={scope}
            offer={offer}
            name={formatRowLabel(offer)}
            ordering={order.isPending ? order.variables : null}
            requesting={requestAgain.isPending ? requestAgain.variables : null}
            onOrder={() => order.mutate(offer.id)}
            onRequestAgain={() => requestAgain.mutate(offer.id)}
          />
        )}
        detail={(offer) => (
          <ExpandedRow listed={offer} detail={offerDetailQuery(scope, offer.id)}>
            {(fullOffer) => (
              <OfferDetail
                scope={scope}
                offer={fullOffer}
                sheet={<OfferSheet offer={fullOffer} customer={scope} />}
                onPdf={() => fetchOfferPdf(scope, fullOffer.id)}
              />
            )}
          </ExpandedRow>
        )}
        emptyContent={{
          icon: IconFileText,
          none: t('offers:empty.text'),
          action: hasCart && (
            <Button component={NavItemLink} path="/profile-customer/cart">
              {t('offers:empty.action')}
            </Button>
          ),
          noMatch: t('offers:noMatch'),
        }}
      />
    </PageFrame>
  );
}
