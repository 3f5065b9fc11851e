import type { CustomerNote } from '@cromia/domain/customers/customer-note';
import { formatDate, getToday } from '@cromia/domain/dates';
import { Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { useFormats } from '../../../i18n/format';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import classes from './notes.module.css';

interface NoteItemProps {
  note: CustomerNote;
  /** The customer, in a list of several. */
  customer?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** A note with its reminder, author and buttons. */
export function NoteItem({ note, customer, children }: NoteItemProps) {
  const { t } = useTexts('customers');
  const { date } = useFormats();
  const today = getToday(useContext(TimeZoneContext), new Date());
  const { remindOn, isDone, author, createdOn } = note;
  return (
    <li className={classes.note} data-done={isDone || undefined}>
      <div className={classes.content}>
        {customer}
        <p className={classes.text}>{note.note}</p>
        <div className={classes.facts}>
          {isDone ? (
            <StatusBadge tone="success">{t('customers:notes.isDone')}</StatusBadge>
          ) : (
            remindOn !== null && (
              <StatusBadge tone={remindOn <= today ? 'warning' : 'gray'} icon={IconBell}>
                {t('customers:notes.reminder', { date: formatDate(remindOn) })}
              </StatusBadge>
            )
          )}
          <Text span size="xs" c="dimmed">
            {[author, date(createdOn)].filter(Boolean).join(' · ')}
          </Text>
        </div>
      </div>
      <div className={classes.actions}>{children}</div>
    </li>
  );
}
