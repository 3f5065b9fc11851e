import { isAllowed } from '@cromia/domain/accounts/access';
import { isExportKind } from '@cromia/domain/integration/export';
import { findImportAction, IMPORT_KINDS, type ImportKind } from '@cromia/domain/integration/import';
import { listColumns } from '@cromia/domain/integration/import-forms';
import { Button, Checkbox, FileInput, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useUser } from '../../../../api/use-session';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../../ui/feedback/ProblemText';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { ExportMenu } from '../../../../ui/list/ExportMenu';
import { saveFile } from '../../../../ui/save-file';
import { exportRows, readRejectedImport, useImportFile } from './import-queries';
import classes from './import-rows.module.css';
import { RowChanges } from './RowChanges';
import { RowErrors } from './RowErrors';

/** Imports a file: first a preview with its changes and row errors, then the import. */
export function ImportFileDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts('imports');
  const notify = useNotify();
  const user = useUser();
  const kinds = IMPORT_KINDS.filter((importKind) => isAllowed(user, findImportAction(importKind)));
  const [kind, setKind] = useState<ImportKind>(IMPORT_KINDS[0]);
  const [file, setFile] = useState<File | null>(null);
  const [partial, setPartial] = useState(false);
  const preview = useImportFile();
  const apply = useImportFile();
  const failedCall = [apply, preview].find(({ isError }) => isError);
  const problem = failedCall && toApiProblem(failedCall.error);
  const importResult = problem ? readRejectedImport(problem) : preview.data;
  const previewFile = (chosenKind: ImportKind, choice: File | null) => {
    setKind(chosenKind);
    setFile(choice);
    setPartial(false);
    preview.reset();
    apply.reset();
    // Previews the valid rows only; the user decides afterwards whether to import them despite errors.
    if (choice !== null) preview.mutate({ kind: chosenKind, file: choice, partial: true, dryRun: true });
  };
  const confirm = () => {
    if (file === null) return;
    apply.mutate(
      { kind, file, partial, dryRun: false },
      {
        onSuccess: ({ created, changed, unchanged, failed: failedCount }) => {
          notify(t('imports:counts', { created, changed, unchanged, failed: failedCount }));
          onClose();
        },
      },
    );
  };
  const changeCount = (importResult?.created ?? 0) + (importResult?.changed ?? 0);
  const canApply = changeCount > 0 && (importResult?.failed === 0 || partial);
  return (
    <FormDialog
      title={t('imports:file.title')}
      size="xl"
      isDirty={() => file !== null}
      busy={apply.isPending}
      onClose={onClose}
    >
      {(close) => (
        <Stack gap="md" className={classes.preview}>
          <Text size="sm">{t('imports:file.text')}</Text>
          <NativeSelect
            label={t('imports:fields.kind')}
            data={kinds.map((value) => ({ value, label: t(`imports:kinds.${value}`) }))}
            value={kind}
            onChange={(event) => {
              const choice = kinds.find((importKind) => importKind === event.currentTarget.value);
              if (choice) previewFile(choice, file);
            }}
          />
          <Button
            variant="subtle"
            style={{ alignSelf: 'flex-start' }}
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            onClick={() =>
              saveFile(new Blob([`${listColumns(kind).join(';')}\r\n`], { type: 'text/csv' }), `${kind}.csv`)
            }
          >
            {t('imports:file.template')}
          </Button>
          {isExportKind(kind) && (
            <Group gap="xs">
              <Text size="sm">{t('imports:file.stored')}</Text>
              <ExportMenu fetch={(format) => exportRows(kind, format, language)} />
            </Group>
          )}
          <FileInput
            label={t('imports:file.file')}
            placeholder={t('imports:file.choose')}
            accept=".csv,.xlsx,.json,text/csv,application/json"
            value={file}
            onChange={(choice) => previewFile(kind, choice)}
            clearable
            clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
          />
          {problem && !importResult && (
            <FeedbackAlert status="Fail">
              <ProblemText error={problem} />
            </FeedbackAlert>
          )}
          {importResult && (
            <FeedbackAlert status={importResult.failed > 0 ? 'Fail' : 'InfoSuccess'}>
              {t('imports:counts', {
                created: importResult.created,
                changed: importResult.changed,
                unchanged: importResult.unchanged,
                failed: importResult.failed,
              })}
            </FeedbackAlert>
          )}
          {importResult && importResult.erased > 0 && (
            <FeedbackAlert status="Fail">{t('imports:erased', { count: importResult.erased })}</FeedbackAlert>
          )}
          {importResult && <RowErrors errors={importResult.errors} />}
          {importResult && <RowChanges changes={importResult.changes} />}
          <div className={classes.actions}>
            {importResult && importResult.failed > 0 && changeCount > 0 && (
              <Checkbox
                label={t('imports:file.partial')}
                checked={partial}
                onChange={(event) => setPartial(event.currentTarget.checked)}
              />
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button
                onClick={confirm}
                {...busyButtonProps(preview.isPending || apply.isPending)}
                disabled={!canApply}
              >
                {t('imports:file.apply')}
              </Button>
            </DialogActions>
          </div>
        </Stack>
      )}
    </FormDialog>
  );
}
