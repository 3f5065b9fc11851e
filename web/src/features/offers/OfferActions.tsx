import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { Button } from '@mantine/core';
import { IconClipboardCheck, IconRefresh } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';

interface OfferActionsProps {
  offer: OfferRequest;
  /** The offer in words, for those who cannot see the row. */
  name: string;
  /** Of which offer something is under way. */
  ordering: string | null;
  requesting: string | null;
  onOrder: () => void;
  onAgain: () => void;
}

/** What an offer allows (section 4): its order once it is accepted, a new request once it was refused or expired. */
export function OfferActions(props: OfferActionsProps) {
  const { offer, name, ordering, requesting, onOrder, onAgain } = props;
  const { t } = useTexts('offers');
  if (offer.canOrder) {
    return (
      <Button
        leftSection={<IconClipboardCheck size={16} aria-hidden />}
        loading={ordering === offer.id}
        onClick={onOrder}
        aria-label={`${t('offers:requestOrder')} ${name}`}
      >
        {t('offers:requestOrder')}
      </Button>
    );
  }
  if (!offer.canRequestAgain) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden />}
      loading={requesting === offer.id}
      onClick={onAgain}
      aria-label={`${t('offers:requestAgain')} ${name}`}
    >
      {t('offers:requestAgain')}
    </Button>
  );
}
