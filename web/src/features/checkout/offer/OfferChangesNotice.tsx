import { Stack } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { AddSuccessor, ChangeList, type DisplayedCartChange } from '../../cart';
import { addCheckoutLine } from '../checkout-state';

/** Lists what has changed since the earlier request of an offer; a successor can be added. */
export function OfferChangesNotice({ changes }: { changes: readonly DisplayedCartChange[] }) {
  const { t } = useTexts('checkout');
  if (changes.length === 0) return null;
  return (
    <Stack mb="lg">
      <FeedbackAlert status="WarningDismissable" title={t('checkout:offerAgain.title')}>
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
