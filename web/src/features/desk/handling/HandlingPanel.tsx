import { nullableNoteField } from '@cromia/domain/fields';
import type { Handling, HandlingChange } from '@cromia/domain/handling/handling';
import { LIMITS } from '@cromia/domain/limits';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Button, Group, Select, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import deskLayout from '../layout.module.css';
import { assigneesQuery } from './handling-queries';

interface HandlingPanelProps {
  handling: Handling;
  busy: boolean;
  /** @param onReplaced called once the stored note replaces the typed one: it is the same, or a colleague's */
  onChange: (change: HandlingChange, onReplaced?: () => void) => void;
}

/** The assignee of an entry, and the internal note. */
export function HandlingPanel({ handling, busy, onChange }: HandlingPanelProps) {
  /** The version on which an unsaved note is based, whatever is fetched meanwhile. */
  const [editedVersion, setEditedVersion] = useState<string | null>(null);
  const noteVersion = editedVersion ?? handling.version;
  return (
    <section className={deskLayout.panel}>
      <Assignment handling={handling} busy={busy} onChange={onChange} />
      <InternalNote
        // Resets the form when a colleague changes the note, but never while the user writes.
        key={noteVersion}
        handling={handling}
        busy={busy}
        onEdit={(isEdited) => setEditedVersion(isEdited ? noteVersion : null)}
        onSave={(note) => onChange({ version: noteVersion, note }, () => setEditedVersion(null))}
      />
    </section>
  );
}

/** The outline of the panel while it is loading. */
export function HandlingSkeleton() {
  return (
    <section className={deskLayout.panel}>
      <Skeleton h={{ base: 121, sm: 59 }} />
      <Skeleton height={150} />
    </section>
  );
}

function Assignment({ handling: { assignedTo, version }, busy, onChange }: HandlingPanelProps) {
  const { t } = useTexts('desk');
  const assignees = useQuery(assigneesQuery).data ?? [];
  const currentUsername = getCurrentUser()?.username;
  const options = assignees.map(({ username, name }) => ({
    value: username,
    label: `${name} · ${formatEmail(username)}`,
  }));
  const isListed = assignedTo === null || options.some(({ value }) => value === assignedTo);
  return (
    <Group align="flex-end" gap="xs">
      <Select
        label={t('desk:handling.assignedTo')}
        placeholder={t('desk:handling.nobody')}
        data={isListed ? options : [...options, { value: assignedTo, label: assignedTo }]}
        value={assignedTo}
        disabled={busy}
        clearable
        clearButtonProps={{ 'aria-label': t('common:actions.delete') }}
        onChange={(username) => onChange({ version, assignedTo: username })}
        style={{ flex: '1 1 260px', maxWidth: 420 }}
      />
      {currentUsername !== undefined && currentUsername !== assignedTo && (
        <Button
          variant="default"
          onClick={() => onChange({ version, assignedTo: currentUsername })}
          {...busyButtonProps(busy)}
        >
          {t('desk:handling.take')}
        </Button>
      )}
    </Group>
  );
}

const noteSchema = z.object({ note: nullableNoteField(LIMITS.longText) });

interface InternalNoteProps extends Pick<HandlingPanelProps, 'handling' | 'busy'> {
  /** Called when the note starts or stops to differ from the stored one. */
  onEdit: (isEdited: boolean) => void;
  onSave: (note: string | null) => void;
}

function InternalNote({ handling, busy, onEdit, onSave }: InternalNoteProps) {
  const { t } = useTexts('desk');
  const form = useZodForm(noteSchema, { note: handling.note ?? '' });
  const { isDirty } = form.formState;
  const reportEdit = useEffectEvent(onEdit);
  useEffect(() => reportEdit(isDirty), [isDirty]);
  return (
    <form onSubmit={form.handleSubmit(({ note }) => onSave(note || null))} noValidate>
      <LeaveGuard isStored={false} when={() => isDirty} />
      <Stack gap="xs">
        <TextAreaField
          control={form.control}
          name="note"
          label={t('desk:handling.note')}
          help={t('desk:handling.noteHelp')}
          max={LIMITS.longText}
          autosize
          minRows={2}
          maxRows={10}
        />
        <Group justify="flex-end">
          <Button type="submit" variant="default" disabled={!isDirty} {...busyButtonProps(busy)}>
            {t('desk:handling.saveNote')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
