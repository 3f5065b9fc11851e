import type { HistoryEntry } from '@cromia/domain/decision';
import { Text, Title } from '@mantine/core';
import { z } from 'zod';
import { useFormats } from '../../i18n/format';
import type { TextKey } from '../../i18n/keys';
import { useTexts } from '../../i18n/use-texts';
import classes from './backoffice.module.css';

/** The words for what happened; what has none is shown by its name in the audit log. */
const ACTIONS: Readonly<Record<string, TextKey>> = {
  'customer-requests.submit': 'backoffice:history.actions.submit',
  'customer-requests.associate': 'backoffice:history.actions.associate',
  'customer-requests.accept': 'backoffice:history.actions.accept',
  'customer-requests.reject': 'backoffice:history.actions.reject',
  'customer-requests.become-customer': 'backoffice:history.actions.becomeCustomer',
  'customer-requests.remove': 'backoffice:history.actions.remove',
  'customer-requests.expire': 'backoffice:history.actions.expire',
  'customer-requests.close': 'backoffice:history.actions.close',
};

const detailsSchema = z.object({
  reason: z.string().optional().catch(undefined),
  customerCode: z.string().optional().catch(undefined),
});

/** What happened to a request, when, and by whom, oldest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTexts('backoffice');
  const { moment } = useFormats();
  if (entries.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="history">
      <Title order={2} id="history" size="h3">
        {t('backoffice:history.title')}
      </Title>
      <ol className={classes.history}>
        {entries.map(({ at, action, username, details }) => {
          const { reason, customerCode } = detailsSchema.parse(details);
          const words = ACTIONS[action];
          return (
            <li key={`${at} ${action}`}>
              <Text size="sm" fw={550}>
                {words === undefined ? action : t(words)}
                {customerCode && ` · ${customerCode}`}
              </Text>
              <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {moment(at)} · {username ?? t('backoffice:history.system')}
              </Text>
              {reason && <Text size="sm">{reason}</Text>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
