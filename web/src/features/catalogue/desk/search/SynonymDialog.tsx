import { type NewSynonym, newSynonymSchema, type Synonym } from '@cromia/domain/catalogue/search-words';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { Button, Stack } from '@mantine/core';
import { toApiProblem } from '../../../../api/problem';
import { LANGUAGE_NAMES } from '../../../../i18n/languages';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../../ui/feedback/ProblemText';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../../ui/form/use-zod-form';
import { useSaveSynonym } from './search-word-queries';

interface SynonymDialogProps {
  /** The pair to change; null for a new one. */
  stored: Synonym | null;
  /** Initial form values. */
  initial: NewSynonym;
  onClose: () => void;
}

/** Adds or changes a pair of synonyms of a language. */
export function SynonymDialog({ stored, initial, onClose }: SynonymDialogProps) {
  const { t } = useTexts('search-words');
  const notify = useNotify();
  const save = useSaveSynonym(stored);
  const submitOnce = useSubmitOnce(save);
  const form = useZodForm(newSynonymSchema, initial);
  const { isDirty } = form.formState;
  const problem = save.isError && !save.isPending ? toApiProblem(save.error) : null;
  const submit = form.handleSubmit((synonym) =>
    submitOnce(synonym, {
      onSuccess: () => {
        notify(t('search-words:synonyms.saved'));
        onClose();
      },
      onError: (error) => void showFieldErrors(form, toApiProblem(error), ['language', 'term', 'synonym']),
    }),
  );
  return (
    <FormDialog
      title={t(stored === null ? 'search-words:synonyms.add' : 'search-words:synonyms.change')}
      isDirty={() => isDirty}
      busy={save.isPending}
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <SelectField
              control={form.control}
              name="language"
              label={t('search-words:language')}
              data={UI_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
              allowDeselect={false}
              required
            />
            <TextField
              control={form.control}
              name="term"
              label={t('search-words:synonyms.term')}
              help={t('search-words:synonyms.termHelp')}
              autoComplete="off"
              required
            />
            <TextField
              control={form.control}
              name="synonym"
              label={t('search-words:synonyms.synonym')}
              help={t('search-words:synonyms.synonymHelp')}
              errorWords={{ invalidField: t('search-words:synonyms.same') }}
              autoComplete="off"
              required
            />
            {problem !== null && (
              <FeedbackAlert status="Fail">
                {problem.code === 'Conflict' ? (
                  t('search-words:synonyms.conflict')
                ) : (
                  <ProblemText error={problem} />
                )}
              </FeedbackAlert>
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(save.isPending)}>
                {t('common:actions.save')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
