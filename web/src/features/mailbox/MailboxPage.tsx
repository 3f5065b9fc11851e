import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { TableSkeleton } from '../../ui/feedback/Skeletons';
import { FilterChips } from '../../ui/list/FilterChips';
import { PageFrame } from '../../ui/PageFrame';
import { NavItemLink } from '../shell';
import { mailboxQuery } from './mailbox-queries';
import classes from './styles.module.css';

interface MailboxPageProps {
  /** Only the mails to this address; empty for all. */
  to: string;
  onShowAll: () => void;
}

/** The mails of a demo, which are never sent (contract, section 4). */
export function MailboxPage({ to, onShowAll }: MailboxPageProps) {
  const { t } = useTexts('mailbox');
  const { moment } = useFormats();
  const mails = useQuery(mailboxQuery(to));
  return (
    <PageFrame
      narrow
      title={t('mailbox:title')}
      lead={t('mailbox:lead')}
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          {...busyButtonProps(mails.isFetching)}
          onClick={() => void mails.refetch()}
        >
          {t('mailbox:refresh')}
        </Button>
      }
    >
      <FilterChips
        filters={to === '' ? [] : [{ id: 'to', label: t('mailbox:receiver'), value: to }]}
        onRemove={onShowAll}
        onClear={onShowAll}
      />
      {mails.isPending && <TableSkeleton rows={5} />}
      {mails.isError && <ErrorState error={mails.error} onRetry={() => void mails.refetch()} />}
      {mails.data?.content.length === 0 && <EmptyState>{t('mailbox:empty')}</EmptyState>}
      {mails.data !== undefined && mails.data.content.length > 0 && (
        <ul className={classes.mails}>
          {mails.data.content.map((mail) => (
            <li key={mail.id}>
              <NavItemLink path={`/demo/mailbox/${encodeURIComponent(mail.id)}`} className={classes.mail}>
                <span className={classes.subject} lang={mail.language}>
                  {mail.subject}
                </span>
                <Text span size="sm" c="dimmed" className={classes.to}>
                  {mail.to}
                </Text>
                <Text span size="sm" c="dimmed" className={classes.sentAt}>
                  {moment(mail.sentAt)}
                </Text>
              </NavItemLink>
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  );
}
