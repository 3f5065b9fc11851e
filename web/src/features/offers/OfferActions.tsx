import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { IconClipboardCheck, IconRefresh } from '@tabler/icons-react';
import { useIsAllowed } from '../../api/use-is-allowed';
import { useTexts } from '../../i18n/use-texts';
import { RowButton } from '../../ui/list/RowButton';

interface OfferActionsProps {
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

/** Actions of an offer (section 4): an order once it is accepted, a new request once it was rejected or has expired. */
export function OfferActions(props: OfferActionsProps) {
  const { offer, name, ordering, requesting, onOrder, onRequestAgain } = props;
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
  if (!offer.canRequestAgain) return null;
  return (
    <RowButton icon={IconRefresh} rowName={name} loading={requesting === offer.id} onClick={onRequestAgain}>
      {t('offers:requestAgain')}
    </RowButton>
  );
}
