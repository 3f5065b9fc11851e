import { mayWithdrawOfferRequest, type OfferRequest } from '@cromia/domain/offers/offer-request';
import { IconClipboardCheck, IconRefresh } from '@tabler/icons-react';
import { useIsAllowed } from '../../api/use-is-allowed';
import { useTexts } from '../../i18n/use-texts';
import { RowButton } from '../../ui/list/RowButton';
import type { ShopScope } from '../acting';
import { WithdrawRequest } from '../orders';

interface OfferActionsProps {
  scope: ShopScope;
  offer: OfferRequest;
  /** The offer's accessible name. */
  name: string;
  /** Id of the offer whose order is starting; null for none. */
  ordering: string | null;
  /** Id of the offer whose new request is starting; null for none. */
  requesting: string | null;
  onOrder: () => void;
  onRequestAgain: () => void;
}

/**
 * Actions of an offer (section 4): a withdrawal while it is pending, an order once it is accepted, a new request once it
 * was rejected or withdrawn, or has expired.
 */
export function OfferActions(props: OfferActionsProps) {
  const { scope, offer, name, ordering, requesting, onOrder, onRequestAgain } = props;
  const { t } = useTexts('offers');
  const isAllowed = useIsAllowed('offer-requests.create');
  if (!isAllowed) return null;
  if (offer.canOrder) {
    return (
      <RowButton
        icon={IconClipboardCheck}
        rowName={name}
        main
        loading={ordering === offer.id}
        onClick={onOrder}
      >
        {t('offers:requestOrder')}
      </RowButton>
    );
  }
  if (mayWithdrawOfferRequest(offer.status)) {
    return <WithdrawRequest scope={scope} kind="offer-requests" request={offer} rowName={name} />;
  }
  if (!offer.canRequestAgain) return null;
  return (
    <RowButton icon={IconRefresh} rowName={name} loading={requesting === offer.id} onClick={onRequestAgain}>
      {t('offers:requestAgain')}
    </RowButton>
  );
}
