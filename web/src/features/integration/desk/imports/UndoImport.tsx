import type { UndoConflict } from '@cromia/domain/integration/import';
import { Button, List, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { FieldName } from './FieldName';
import { readUndoConflict, useUndoImport } from './import-queries';

/** Button that undoes an import after a confirmation, and the reason if it cannot be undone any more. */
export function UndoImport({ id, created, changed }: { id: string; created: number; changed: number }) {
  const { t } = useTexts('imports');
  const notify = useNotify();
  const undoing = useUndoImport(id);
  const undoOnce = useSubmitOnce(undoing);
  const [isOpen, setOpen] = useState(false);
  const confirm = () =>
    undoOnce(undefined, {
      onSuccess: () => {
        notify(t('imports:undo.done'));
        setOpen(false);
      },
    });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => {
          undoing.reset();
          setOpen(true);
        }}
      >
        {t('imports:undo.action')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title={t('imports:undo.title')}
        confirmLabel={t('imports:undo.action')}
        busy={undoing.isPending}
        dangerous
      >
        <Text mb="xs">{t('imports:undo.text', { created, changed })}</Text>
        {undoing.isError && !undoing.isPending && <UndoFailure error={undoing.error} />}
      </ConfirmDialog>
    </>
  );
}

function UndoFailure({ error }: { error: Error }) {
  const { t } = useTexts();
  const problem = toApiProblem(error);
  const conflict = problem.code === 'Conflict' ? readUndoConflict(problem) : undefined;
  return (
    <FeedbackAlert status="Fail">
      {conflict === undefined ? t(`errors:${problem.code}`) : <ConflictReason conflict={conflict} />}
    </FeedbackAlert>
  );
}

function ConflictReason({ conflict }: { conflict: UndoConflict }) {
  const { t } = useTexts('imports');
  const { moment } = useFormats();
  const { changedBy, changedOn, undoneOn, changedSince } = conflict;
  if (undoneOn !== null)
    return changedBy === null
      ? t('imports:undo.done')
      : t('imports:undo.already', { by: changedBy, at: moment(undoneOn) });
  if (changedSince.length === 0) return t('imports:undo.gone');
  return (
    <>
      {changedBy === null || changedOn === null
        ? t('imports:undo.changed')
        : t('imports:undo.changedBy', { by: changedBy, at: moment(changedOn) })}
      <List size="sm" withPadding>
        {changedSince.map(({ subject, field }) => (
          <List.Item key={`${subject} ${field}`}>
            {subject}
            {field !== null && (
              <>
                {' · '}
                <FieldName>{field}</FieldName>
              </>
            )}
          </List.Item>
        ))}
      </List>
    </>
  );
}
