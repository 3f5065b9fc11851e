import type { ShoppingList } from '@cromia/domain/shopping-lists/shopping-list';
import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import type { ShopScope } from '../acting';
import { useDeleteList } from './shopping-list-queries';

interface DeleteListDialogProps {
  scope: ShopScope;
  list: ShoppingList;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms that a list is deleted, for all who read it. */
export function DeleteListDialog({ scope, list, onDeleted, onClose }: DeleteListDialogProps) {
  const { t } = useTexts('shopping-lists');
  const remove = useDeleteList(scope);
  const submitOnce = useSubmitOnce(remove);
  const { name, itemCount: count, isShared } = list;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => submitOnce(list.id, { onSuccess: onDeleted })}
      title={t('shopping-lists:delete.title')}
      confirmLabel={t('common:actions.delete')}
      busy={remove.isPending}
      dangerous
    >
      <Text>{t('shopping-lists:delete.text', { name, count })}</Text>
      {isShared && <Text>{t('shopping-lists:delete.shared')}</Text>}
      {remove.isError && !remove.isPending && (
        <FeedbackAlert status="Fail">
          <ProblemText error={remove.error} />
        </FeedbackAlert>
      )}
    </ConfirmDialog>
  );
}
