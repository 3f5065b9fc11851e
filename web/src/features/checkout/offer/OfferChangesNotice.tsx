import { Stack } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { AddSuccessor, ChangeList } from '../../cart';
import { addCheckoutLine, type OfferCheckout } from '../checkout-state';

/** Lists what has changed since the earlier request of an offer, or differs from the list; a successor can be added. */
export function OfferChangesNotice({
  checkout: { origin, unavailable: changes },
}: {
  checkout: Pick<OfferCheckout, 'origin' | 'unavailable'>;
}) {
  const { t } = useTexts('checkout');
  if (changes.length === 0) return null;
  return (
    <Stack mb="lg">
      <FeedbackAlert
        status="WarningDismissable"
        title={t(origin === 'list' ? 'checkout:offerAgain.fromList' : 'checkout:offerAgain.title')}
      >
        <ChangeList
          changes={changes}
          renderAction={({ successor }) =>
            successor !== undefined && (
              <AddSuccessor successor={successor} onAdded={(line) => addCheckoutLine(line)} />
            )
          }
        />
      </FeedbackAlert>
    </Stack>
  );
}
