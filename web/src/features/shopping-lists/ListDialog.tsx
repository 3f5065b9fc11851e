import { newShoppingListSchema, type ShoppingList } from '@cromia/domain/shopping-lists/shopping-list';
import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { DialogActions } from '../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { isStale, StaleNotice } from '../../ui/feedback/StaleNotice';
import { FormDialog } from '../../ui/form/FormDialog';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../ui/form/use-zod-form';
import type { ShopScope } from '../acting';
import { ListFields, refreshLists, useCreateList } from '../add-to-list';
import { useChangeList } from './shopping-list-queries';

interface ListDialogProps {
  scope: ShopScope;
  /** The list to change; null for a new one. */
  list: ShoppingList | null;
  onSaved: (list: ShoppingList) => void;
  onClose: () => void;
}

/** Creates a list, or renames and shares one. */
export function ListDialog({ scope, list, onSaved, onClose }: ListDialogProps) {
  const { t } = useTexts('shopping-lists');
  const queryClient = useQueryClient();
  const create = useCreateList(scope);
  const change = useChangeList(scope, list?.id ?? '');
  const createOnce = useSubmitOnce(create);
  const changeOnce = useSubmitOnce(change);
  const form = useZodForm(newShoppingListSchema, {
    name: list?.name ?? '',
    isShared: list?.isShared ?? false,
  });
  const { isDirty } = form.formState;
  const { error, isPending } = list === null ? create : change;
  const problem = error === null || isPending ? null : toApiProblem(error);
  const outcome = {
    onSuccess: onSaved,
    onError: (failure: unknown) => void showFieldErrors(form, toApiProblem(failure), ['name']),
  };
  const submit = form.handleSubmit((values) =>
    list === null ? createOnce(values, outcome) : changeOnce({ ...values, version: list.version }, outcome),
  );
  return (
    <FormDialog
      title={t(list === null ? 'shopping-lists:new' : 'shopping-lists:rename')}
      isDirty={() => isDirty}
      busy={isPending}
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <ListFields control={form.control} canShare={list?.isOwn ?? true} />
            {problem !== null && (
              <FeedbackAlert status="Fail">
                {isStale(problem) ? (
                  <StaleNotice
                    problem={problem}
                    onReload={() => void refreshLists(queryClient, scope).then(onClose)}
                  />
                ) : (
                  <ProblemText error={problem} />
                )}
              </FeedbackAlert>
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(isPending)}>
                {t(list === null ? 'shopping-lists:create' : 'common:actions.save')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
