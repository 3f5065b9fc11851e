import { formatDate } from '@cromia/domain/dates';
import type { HistoryEntry } from '@cromia/domain/decision';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import deskLayout from '../layout.module.css';
import { PersonLink } from '../PersonLink';
import { findActionLabel, historyDetailsSchema } from './action-labels';
import classes from './change-history.module.css';

interface ChangeHistoryProps {
  entries: readonly HistoryEntry[];
  /** Renders the details that only one capability records. */
  details?: (entry: HistoryEntry) => ReactNode;
}

/** The history of an entry with times and authors, oldest first. */
export function ChangeHistory({ entries, details }: ChangeHistoryProps) {
  const { t } = useTexts('audit-log', 'desk', 'offers', 'orders');
  const { moment } = useFormats();
  if (entries.length === 0) return null;
  return (
    <section className={deskLayout.panel} aria-labelledby="history">
      <Title order={2} id="history" size="h3">
        {t('desk:history.title')}
      </Title>
      <ol className={classes.history}>
        {entries.map((entry) => {
          const { at, action, username } = entry;
          const { reason, customerCode, orderCode, expirationDate, rest, was, is, subject } =
            historyDetailsSchema.parse(entry.details);
          const label = findActionLabel(entry);
          const expiryNote = expirationDate && t('desk:history.until', { date: formatDate(expirationDate) });
          return (
            <li key={`${at} ${action}`}>
              <Text size="sm" fw={550}>
                {[label === undefined ? action : t(label), subject, customerCode, orderCode, expiryNote]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {moment(at)} ·{' '}
                {username === null ? t('audit-log:system') : <PersonLink username={username} />}
              </Text>
              {is?.deliveryDate && (
                <Text size="sm">
                  {t('desk:history.delivery', {
                    was: was?.deliveryDate ? formatDate(was.deliveryDate) : '–',
                    is: formatDate(is.deliveryDate),
                  })}
                </Text>
              )}
              {details?.(entry)}
              {rest && <Text size="sm">{t(`desk:history.rest.${rest}`)}</Text>}
              {reason && (
                <Text size="sm" className={deskLayout.note}>
                  {reason}
                </Text>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
