import type { FieldError } from '@cromia/domain/errors';
import { Button, FileInput, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { type ApiProblem, toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { describeLimit } from '../../../../ui/feedback/describe-problem';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../../ui/feedback/ProblemText';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { saveFile } from '../../../../ui/save-file';
import { useImportPortfolios } from './portfolio-queries';

/** Maximum number of displayed errors. */
const MAX_DISPLAYED_ERRORS = 8;
const EXAMPLE =
  'username;customerCode;action\nagent@example.com;100001;ADD\nagent@example.com;100002;REMOVE\n';

/** Dialog to assign and remove customers with a file: previews the changes, then imports them. */
export function ImportPortfoliosDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('customers-desk');
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const preview = useImportPortfolios();
  const apply = useImportPortfolios();
  const failedMutation = [apply, preview].find(({ isError }) => isError);
  const chooseFile = (chosen: File | null) => {
    setFile(chosen);
    preview.reset();
    apply.reset();
    if (chosen !== null) preview.mutate({ file: chosen, dryRun: true });
  };
  const confirm = () => {
    if (file === null) return;
    apply.mutate(
      { file, dryRun: false },
      {
        onSuccess: (outcome) => {
          notify(t('customers-desk:portfolios.import.done', { ...outcome }));
          onClose();
        },
      },
    );
  };
  const changes = preview.data ? preview.data.assigned + preview.data.removed : 0;
  return (
    <FormDialog
      title={t('customers-desk:portfolios.import.title')}
      size="lg"
      isDirty={() => file !== null}
      busy={apply.isPending}
      onClose={onClose}
    >
      {(close) => (
        <Stack gap="md">
          <Text size="sm">{t('customers-desk:portfolios.import.text')}</Text>
          <Button
            variant="subtle"
            style={{ alignSelf: 'flex-start' }}
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            onClick={() => saveFile(new Blob([EXAMPLE], { type: 'text/csv' }), 'portfolios.csv')}
          >
            {t('customers-desk:portfolios.import.example')}
          </Button>
          <FileInput
            label={t('customers-desk:portfolios.import.file')}
            placeholder={t('customers-desk:portfolios.import.choose')}
            accept=".csv,text/csv,text/plain"
            value={file}
            onChange={chooseFile}
            clearable
            clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
          />
          {failedMutation !== undefined && <ImportProblem problem={toApiProblem(failedMutation.error)} />}
          {preview.data !== undefined && failedMutation === undefined && (
            <FeedbackAlert status="InfoSuccess">
              {t('customers-desk:portfolios.import.preview', { ...preview.data })}
            </FeedbackAlert>
          )}
          <DialogActions>
            <Button variant="default" onClick={close}>
              {t('common:actions.cancel')}
            </Button>
            <Button
              onClick={confirm}
              {...busyButtonProps(preview.isPending || apply.isPending)}
              disabled={changes === 0 || failedMutation !== undefined}
            >
              {t('customers-desk:portfolios.import.apply')}
            </Button>
          </DialogActions>
        </Stack>
      )}
    </FormDialog>
  );
}

const FIELDS = ['username', 'customerCode', 'action'] as const;

/** The errors of a rejected file, line by line. */
function ImportProblem({ problem }: { problem: ApiProblem }) {
  const { t, language } = useTexts('customers-desk');
  if (problem.errors.length === 0) {
    return (
      <FeedbackAlert status="Fail">
        <ProblemText error={problem} />
      </FeedbackAlert>
    );
  }
  const describeError = ({ path, limit }: FieldError): string => {
    const [list, line = '', field] = path.split('.');
    if (list === 'file')
      return (limit && describeLimit(t, language, limit)) ?? t('customers-desk:portfolios.import.empty');
    const fieldName = FIELDS.find((name) => name === (list === 'lines' ? field : list));
    if (list !== 'lines') return t('customers-desk:portfolios.import.column', { column: fieldName ?? path });
    if (fieldName !== undefined) return t(`customers-desk:portfolios.import.wrong.${fieldName}`, { line });
    return field === undefined
      ? t('customers-desk:portfolios.import.double', { line })
      : t('customers-desk:portfolios.import.unreadable', { line, column: field });
  };
  return (
    <FeedbackAlert status="Fail" title={t('customers-desk:portfolios.import.failed')}>
      {problem.errors.slice(0, MAX_DISPLAYED_ERRORS).map((fieldError) => (
        <div key={fieldError.path}>{describeError(fieldError)}</div>
      ))}
      {problem.errors.length > MAX_DISPLAYED_ERRORS && (
        <div>
          {t('customers-desk:portfolios.import.more', {
            count: problem.errors.length - MAX_DISPLAYED_ERRORS,
          })}
        </div>
      )}
    </FeedbackAlert>
  );
}
