import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { ChangesNotice } from '../ChangesNotice';
import type { OfferCheckout } from '../checkout-state';
import type { OfferInput, ValidOffer } from './offer-form';

interface OfferChangesNoticeProps {
  checkout: Pick<OfferCheckout, 'origin' | 'unavailable'>;
  control: Control<OfferInput, unknown, ValidOffer>;
  /** Replaces the note of the offer request. */
  onNote: (note: string) => void;
}

/** Lists what has changed since the earlier request of an offer, or differs from the list. */
export function OfferChangesNotice({
  checkout: { origin, unavailable },
  control,
  onNote,
}: OfferChangesNoticeProps) {
  const { t } = useTexts('checkout');
  const note = useWatch({ control, name: 'note' }) ?? '';
  return (
    <ChangesNotice
      title={t(origin === 'list' ? 'checkout:offerAgain.fromList' : 'checkout:offerAgain.title')}
      changes={unavailable}
      note={note}
      onNote={onNote}
    />
  );
}
