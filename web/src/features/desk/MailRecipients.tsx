import { listShipmentRecipients, type MailRecipient } from '@cromia/domain/orders/mail-recipients';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Skeleton, Text } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import classes from './doubts.module.css';
import {
  type DecidedKind,
  decisionRecipientsQuery,
  type MailedKind,
  mailRecipientsQuery,
} from './mail-recipients-query';

interface MailRecipientsProps {
  kind: MailedKind;
  id: string;
  /** Whether the decision ships an order. */
  isShipment?: boolean;
}

/** Who is mailed about the decision on a document, by name, or that the customer must be called. */
export function MailRecipients({ kind, id, isShipment = false }: MailRecipientsProps) {
  const { t } = useTexts('desk');
  const recipients = useQuery(mailRecipientsQuery(kind, [id]));
  if (recipients.isError) return <Text size="sm">{t('desk:mailed.unread')}</Text>;
  if (recipients.data === undefined) return <Skeleton height={20} />;
  const document = recipients.data[0];
  if (document === undefined) return <RecipientNames recipients={[]} />;
  return <RecipientNames recipients={isShipment ? listShipmentRecipients(document) : document.recipients} />;
}

interface DecisionRecipientsProps {
  kind: DecidedKind;
  id: string;
  decision: 'ACCEPTED' | 'REJECTED';
  /** Usernames of the managers that an acceptance assigns. */
  managers?: readonly string[];
}

/** Who is mailed when a request is accepted or rejected, by name. */
export function DecisionRecipients({ kind, id, decision, managers = [] }: DecisionRecipientsProps) {
  const { t } = useTexts('desk');
  const query = useQuery(decisionRecipientsQuery(kind, id));
  if (query.isError) return <Text size="sm">{t('desk:mailed.unread')}</Text>;
  if (query.data === undefined) return <Skeleton height={20} />;
  const { accepted, rejected } = query.data;
  if (decision === 'ACCEPTED') {
    const assigned = managers.filter((manager) => accepted.every(({ username }) => username !== manager));
    const recipients = assigned.map((username) => ({ username, name: '', isCustomer: false }));
    return <RecipientNames recipients={[...accepted, ...recipients]} />;
  }
  return rejected.length > 0 ? (
    <RecipientList recipients={rejected} />
  ) : (
    <Text size="sm" c="warning" fw={550}>
      {t('desk:mailed.noSender')}
    </Text>
  );
}

/** The names of the recipients; a warning if none of them is a user of the customer. */
export function RecipientNames({ recipients }: { recipients: readonly MailRecipient[] }) {
  const { t } = useTexts('desk');
  const hasCustomerUser = recipients.some(({ isCustomer }) => isCustomer);
  return (
    <div>
      {recipients.length > 0 && <RecipientList recipients={recipients} />}
      {!hasCustomerUser && (
        <Text size="sm" c="warning" fw={550} className={classes.doubt}>
          <IconPhone size={16} aria-hidden />
          <span>{t(recipients.length === 0 ? 'desk:mailed.nobody' : 'desk:mailed.noUser')}</span>
        </Text>
      )}
    </div>
  );
}

function RecipientList({ recipients }: { recipients: readonly MailRecipient[] }) {
  const { t } = useTexts('desk');
  const people = recipients.map(({ name, username }) =>
    name === '' ? formatEmail(username) : `${name} (${formatEmail(username)})`,
  );
  return (
    <Text size="sm" className={classes.people}>
      {t('desk:mailed.to', { people: people.join(', ') })}
    </Text>
  );
}
