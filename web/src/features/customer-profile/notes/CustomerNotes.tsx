import type { CustomerNote } from '@cromia/domain/customers/customer-note';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconCheck, IconPencil, IconPlus, IconRestore, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { ChangeNoteFailure } from './ChangeNoteFailure';
import { NoteDialog } from './NoteDialog';
import { NoteItem } from './NoteItem';
import { customerNotesQuery, type NoteScope, useChangeNote, useRemoveNote } from './note-queries';
import classes from './notes.module.css';

/** The notes on a customer, which its agents and commercial users share. */
export default function CustomerNotes({ scope }: { scope: NoteScope }) {
  const { t } = useTexts('customers');
  const notes = useQuery(customerNotesQuery(scope));
  const change = useChangeNote(scope);
  /** The note in the dialog; null for a new one, undefined while the dialog is closed. */
  const [edited, setEdited] = useState<CustomerNote | null | undefined>(undefined);
  const [removing, setRemoving] = useState<CustomerNote | null>(null);
  return (
    <section className={classes.section} aria-labelledby="customer-notes">
      <div className={classes.head}>
        <h2 id="customer-notes">{t('customers:notes.title')}</h2>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setEdited(null)}
        >
          {t('customers:notes.add')}
        </Button>
      </div>
      <ChangeNoteFailure change={change} />
      {notes.isError && notes.data === undefined ? (
        <ErrorState error={notes.error} onRetry={() => void notes.refetch()} retrying={notes.isFetching} />
      ) : notes.data === undefined ? (
        <DetailSkeleton />
      ) : notes.data.length === 0 ? (
        <Text c="dimmed">{t('customers:notes.none')}</Text>
      ) : (
        <ul className={classes.notes}>
          {notes.data.map((note) => (
            <NoteItem key={note.id} note={note}>
              <NoteButton
                icon={note.isDone ? IconRestore : IconCheck}
                label={t(note.isDone ? 'customers:notes.undo' : 'customers:notes.done')}
                note={note}
                onClick={() => change.mutate({ note, change: { isDone: !note.isDone } })}
              />
              <NoteButton
                icon={IconPencil}
                label={t('common:actions.edit')}
                note={note}
                onClick={() => setEdited(note)}
              />
              <NoteButton
                icon={IconTrash}
                label={t('common:actions.delete')}
                note={note}
                onClick={() => setRemoving(note)}
              />
            </NoteItem>
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <NoteDialog scope={scope} note={edited} onClose={() => setEdited(undefined)} />
      )}
      {removing !== null && (
        <RemoveNoteDialog scope={scope} note={removing} onClose={() => setRemoving(null)} />
      )}
    </section>
  );
}

interface NoteButtonProps {
  icon: typeof IconCheck;
  label: string;
  note: CustomerNote;
  onClick: () => void;
}

function NoteButton({ icon: Icon, label, note, onClick }: NoteButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={38}
      title={label}
      aria-label={`${label}: ${note.note.slice(0, 40)}`}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

function RemoveNoteDialog({
  scope,
  note,
  onClose,
}: {
  scope: NoteScope;
  note: CustomerNote;
  onClose: () => void;
}) {
  const { t } = useTexts('customers');
  const remove = useRemoveNote(scope);
  const submitOnce = useSubmitOnce(remove);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => submitOnce(note, { onSuccess: onClose })}
      title={t('customers:notes.deleteTitle')}
      confirmLabel={t('common:actions.delete')}
      busy={remove.isPending}
      dangerous
    >
      <p className={classes.text}>{note.note}</p>
      {remove.isError && !remove.isPending && (
        <FeedbackAlert status="Fail">
          <ProblemText error={remove.error} />
        </FeedbackAlert>
      )}
    </ConfirmDialog>
  );
}
