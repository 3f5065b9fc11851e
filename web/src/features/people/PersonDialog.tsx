import type { Person } from '@cromia/domain/people/person';
import { Button, Stack, Text } from '@mantine/core';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { DialogActions } from '../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../ui/feedback/use-notify';
import { FormDialog } from '../../ui/form/FormDialog';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../ui/form/use-zod-form';
import { useChangePerson } from './people-queries';
import { RightsFields } from './RightsFields';
import { type PersonRights, personFormSchema, RIGHTS_FIELDS, toRightsForm } from './rights-form';

/** Changes the role, the limits and the approval rights of a person. */
export function PersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTexts('people');
  const notify = useNotify();
  const change = useChangePerson();
  const submitOnce = useSubmitOnce(change);
  const form = useZodForm(personFormSchema, toRightsForm(person));
  const { isDirty } = form.formState;
  const problem = change.isError && !change.isPending ? toApiProblem(change.error) : null;
  const submit = form.handleSubmit((rights) =>
    submitOnce(
      { person, rights: rights as PersonRights },
      {
        onSuccess: () => {
          notify(t('people:saved', { name: person.name }));
          onClose();
        },
        onError: (error) => void showFieldErrors(form, toApiProblem(error), RIGHTS_FIELDS),
      },
    ),
  );
  return (
    <FormDialog
      title={t('people:change.title', { name: person.name })}
      isDirty={() => isDirty}
      busy={change.isPending}
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <RightsFields control={form.control} giver="OWNER" />
            <Text size="sm" c="dimmed">
              {t('people:change.mailed')}
            </Text>
            {problem !== null && problem.errors.length === 0 && (
              <FeedbackAlert status="Fail">
                {problem.code === 'Conflict' ? t('people:change.stale') : t(`errors:${problem.code}`)}
              </FeedbackAlert>
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(change.isPending)}>
                {t('common:actions.save')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
