import { addRequestToNote, isRequestedInNote } from '@cromia/domain/cart/request-note';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Button, Stack, Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { AddSuccessor, ChangeList, type DisplayedCartChange } from '../cart';
import { addCheckoutLine } from './checkout-state';

interface NotedChangesProps {
  /** The note of the checkout, as it is being typed. */
  note: string;
  /** Replaces the note. */
  onNote: (note: string) => void;
}

interface ChangesNoticeProps extends NotedChangesProps {
  title: string;
  text?: string;
  changes: readonly DisplayedCartChange[];
}

/**
 * Lists what differs from the order, the offer or the list that a checkout repeats: a successor joins the lines, and a
 * product on request the note.
 */
export function ChangesNotice({ title, text, changes, ...noted }: ChangesNoticeProps) {
  if (changes.length === 0) return null;
  return (
    <Stack mb="lg">
      <FeedbackAlert status="WarningDismissable" title={title}>
        <Stack gap="sm">
          {text !== undefined && <Text size="sm">{text}</Text>}
          <ChangeList
            changes={changes}
            renderAction={(change) =>
              change.successor !== undefined ? (
                <AddSuccessor successor={change.successor} onAdded={addCheckoutLine} />
              ) : (
                <AddToNote change={change} {...noted} />
              )
            }
          />
        </Stack>
      </FeedbackAlert>
    </Stack>
  );
}

/** The button that adds a product on request to the note of the checkout; renders nothing for other changes. */
function AddToNote({
  change: { productCode, quantity },
  note,
  onNote,
}: NotedChangesProps & { change: DisplayedCartChange }) {
  const { t } = useTexts('cart', 'checkout');
  if (quantity === undefined) return null;
  const isNoted = isRequestedInNote(note, productCode);
  const newNote = addRequestToNote(note, { productCode, quantity });
  return (
    <>
      <Button
        ml="xs"
        size="compact-sm"
        variant="default"
        aria-label={`${t(isNoted ? 'checkout:changes.noted' : 'cart:note.add')}: ${formatProductCode(productCode)}`}
        disabled={newNote === null || isNoted}
        onClick={() => newNote !== null && onNote(newNote)}
      >
        {t(isNoted ? 'checkout:changes.noted' : 'cart:note.addShort')}
      </Button>
      {newNote === null && !isNoted && <Text size="xs">{t('checkout:changes.noteFull')}</Text>}
    </>
  );
}
