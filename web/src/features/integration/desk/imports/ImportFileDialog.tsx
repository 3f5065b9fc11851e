import { isAllowed } from '@cromia/domain/accounts/access';
import { findImportAction, IMPORT_KINDS, type ImportKind } from '@cromia/domain/integration/import';
import { LIMITS } from '@cromia/domain/limits';
import { FileInput, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useUser } from '../../../../api/use-session';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { ImportActions } from './ImportActions';
import { ImportPreview } from './ImportPreview';
import { ImportSources } from './ImportSources';
import { readRejectedImport, useImportFile } from './import-queries';
import classes from './import-rows.module.css';

const MEGABYTE = 1_048_576;

/** Imports a file: first a preview with its changes and row errors, then the import. */
export function ImportFileDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('imports');
  const { quantity } = useFormats();
  const notify = useNotify();
  const user = useUser();
  const kinds = IMPORT_KINDS.filter((importKind) => isAllowed(user, findImportAction(importKind)));
  const [kind, setKind] = useState<ImportKind>(IMPORT_KINDS[0]);
  const [file, setFile] = useState<File | null>(null);
  const preview = useImportFile();
  const apply = useImportFile();
  const failedCall = [apply, preview].find(({ isError }) => isError);
  const problem = failedCall && toApiProblem(failedCall.error);
  const result = problem ? readRejectedImport(problem) : preview.data;
  const isTooLarge = file !== null && file.size > LIMITS.importBytes;
  const previewFile = (chosenKind: ImportKind, choice: File | null) => {
    setKind(chosenKind);
    setFile(choice);
    preview.reset();
    apply.reset();
    if (choice === null || choice.size > LIMITS.importBytes) return;
    // Previews the valid rows only; the user decides afterwards whether to import them despite errors.
    preview.mutate({ kind: chosenKind, file: choice, partial: true, dryRun: true });
  };
  const confirm = (partial: boolean) => {
    if (file === null) return;
    apply.mutate(
      { kind, file, partial, dryRun: false },
      {
        onSuccess: ({ created, changed, unchanged, failed }) => {
          notify(t('imports:counts', { created, changed, unchanged, failed }));
          onClose();
        },
      },
    );
  };
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
          <Text size="sm">{t('imports:file.text', { rows: quantity(LIMITS.importFileRows) })}</Text>
          <NativeSelect
            label={t('imports:fields.kind')}
            data={kinds.map((value) => ({ value, label: t(`imports:kinds.${value}`) }))}
            value={kind}
            onChange={(event) => {
              const choice = kinds.find((importKind) => importKind === event.currentTarget.value);
              if (choice) previewFile(choice, file);
            }}
          />
          <ImportSources kind={kind} />
          <FileInput
            label={t('imports:file.file')}
            placeholder={t('imports:file.choose')}
            accept=".csv,.xlsx,.json,text/csv,application/json"
            value={file}
            onChange={(choice) => previewFile(kind, choice)}
            error={
              isTooLarge &&
              t('imports:file.tooLarge', {
                name: file.name,
                size: quantity(Math.ceil(file.size / MEGABYTE)),
                max: quantity(LIMITS.importBytes / MEGABYTE),
              })
            }
            clearable
            clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
          />
          <ImportPreview fileName={file?.name ?? ''} problem={problem} result={result} />
          <ImportActions
            // Another preview is confirmed anew.
            key={preview.submittedAt}
            result={result}
            isBusy={preview.isPending || apply.isPending}
            onApply={confirm}
            onClose={close}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
