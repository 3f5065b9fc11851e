import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { DueReminder } from '@cromia/domain/customers/customer-note';
import { ActionIcon, Anchor, Button } from '@mantine/core';
import { IconCheck, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { toPhoneUrl } from '../../../ui/contact-urls';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { OverviewSection } from '../../overview';
import { NavItemLink } from '../../shell';
import { ChangeNoteFailure } from './ChangeNoteFailure';
import { NoteItem } from './NoteItem';
import { dueRemindersQuery, useChangeNote } from './note-queries';
import classes from './notes.module.css';

/** The reminders of a portfolio that are due, on the overview; renders nothing without any. */
export default function DueReminders({ prefix }: { prefix: RolePrefix }) {
  const { t } = useTexts('customers');
  const reminders = useQuery(dueRemindersQuery(prefix));
  if (reminders.isError && reminders.data === undefined)
    return (
      <ErrorState
        error={reminders.error}
        onRetry={() => void reminders.refetch()}
        retrying={reminders.isFetching}
      />
    );
  if (reminders.data === undefined || reminders.data.length === 0) return null;
  return (
    <OverviewSection title={t('customers:notes.due')}>
      <ul className={classes.notes}>
        {reminders.data.map((reminder) => (
          <Reminder key={reminder.id} reminder={reminder} prefix={prefix} />
        ))}
      </ul>
    </OverviewSection>
  );
}

function Reminder({ reminder, prefix }: { reminder: DueReminder; prefix: RolePrefix }) {
  const { t } = useTexts('customers');
  const { customerCode, businessName, phoneNumber } = reminder;
  const change = useChangeNote({ prefix, customerCode });
  return (
    <NoteItem
      note={reminder}
      customer={
        <Anchor
          component={NavItemLink}
          path={`/profile-customer?customerCode=${customerCode}`}
          fw={550}
          c="inherit"
        >
          {businessName}
        </Anchor>
      }
    >
      {phoneNumber !== null && (
        <ActionIcon
          component="a"
          href={toPhoneUrl(phoneNumber)}
          variant="default"
          size={38}
          title={phoneNumber}
          aria-label={t('customers:list.callNamed', { customer: businessName, phone: phoneNumber })}
        >
          <IconPhone size={18} aria-hidden />
        </ActionIcon>
      )}
      <Button
        variant="default"
        leftSection={<IconCheck size={16} aria-hidden />}
        loading={change.isPending}
        aria-label={`${t('customers:notes.done')}: ${businessName}`}
        onClick={() => change.mutate({ note: reminder, change: { isDone: true } })}
      >
        {t('customers:notes.done')}
      </Button>
      <ChangeNoteFailure change={change} />
    </NoteItem>
  );
}
