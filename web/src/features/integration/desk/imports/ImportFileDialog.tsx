import { IMPORT_KINDS, type ImportKind } from '@cromia/domain/integration/import';
import { listColumns } from '@cromia/domain/integration/import-forms';
import { Button, Checkbox, FileInput, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { saveFile } from '../../../../ui/save-file';
import { readRejectedImport, useImportFile } from './import-queries';
import classes from './import-rows.module.css';
import { RowChanges } from './RowChanges';
import { RowErrors } from './RowErrors';

/** Imports a file: first a preview with its changes and row errors, then the import. */
export function ImportFileDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('imports');
  const notify = useNotify();
  const [kind, setKind] = useState<ImportKind>(IMPORT_KINDS[0]);
  const [file, setFile] = useState<File | null>(null);
  const [partial, setPartial] = useState(false);
  const preview = useImportFile();
  const apply = useImportFile();
  const failed = [apply, preview].find(({ isError }) => isError);
  const problem = failed && toApiProblem(failed.error);
  const told = problem ? readRejectedImport(problem) : preview.data;
  const look = (of: ImportKind, chosen: File | null) => {
    setKind(of);
    setFile(chosen);
    setPartial(false);
    preview.reset();
    apply.reset();
    // Previews the valid rows alone; whether to import them despite errors is asked afterwards.
    if (chosen !== null) preview.mutate({ kind: of, file: chosen, partial: true, dryRun: true });
  };
  const confirm = () => {
    if (file === null) return;
    apply.mutate(
      { kind, file, partial, dryRun: false },
      {
        onSuccess: ({ created, changed, unchanged, failed: wrong }) => {
          notify(t('imports:counts', { created, changed, unchanged, failed: wrong }));
          onClose();
        },
      },
    );
  };
  const changes = (told?.created ?? 0) + (told?.changed ?? 0);
  const mayApply = changes > 0 && (told?.failed === 0 || partial);
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
            data={IMPORT_KINDS.map((value) => ({ value, label: t(`imports:kinds.${value}`) }))}
            value={kind}
            onChange={(event) => {
              const chosen = IMPORT_KINDS.find((one) => one === event.currentTarget.value);
              if (chosen) look(chosen, file);
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
          <FileInput
            label={t('imports:file.file')}
            placeholder={t('imports:file.choose')}
            accept=".csv,.xlsx,.json,text/csv,application/json"
            value={file}
            onChange={(chosen) => look(kind, chosen)}
            clearable
            clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
          />
          {problem && !told && <FeedbackAlert status="Fail">{t(`errors:${problem.code}`)}</FeedbackAlert>}
          {told && (
            <FeedbackAlert status={told.failed > 0 ? 'Fail' : 'InfoSuccess'}>
              {t('imports:counts', {
                created: told.created,
                changed: told.changed,
                unchanged: told.unchanged,
                failed: told.failed,
              })}
            </FeedbackAlert>
          )}
          {told && told.erased > 0 && (
            <FeedbackAlert status="Fail">{t('imports:erased', { count: told.erased })}</FeedbackAlert>
          )}
          {told && <RowErrors errors={told.errors} />}
          {told && <RowChanges changes={told.changes} />}
          <div className={classes.actions}>
            {told && told.failed > 0 && changes > 0 && (
              <Checkbox
                label={t('imports:file.partial')}
                checked={partial}
                onChange={(event) => setPartial(event.currentTarget.checked)}
              />
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button
                onClick={confirm}
                {...busyButtonProps(preview.isPending || apply.isPending)}
                disabled={!mayApply}
              >
                {t('imports:file.apply')}
              </Button>
            </Group>
          </div>
        </Stack>
      )}
    </FormDialog>
  );
}
