import type { User } from '@cromia/domain/accounts/login';
import { countInvitationDaysLeft } from '@cromia/domain/activation/invitation';
import { formatInviter } from '@cromia/domain/activation/inviter';
import { Button, Group, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { CardSkeleton } from '../../../ui/feedback/Skeletons';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { type Invitation, receivedInvitationsQuery } from '../activation-queries';
import { type InvitationAnswer, useAnswerInvitation } from '../become-customer';
import classes from '../styles.module.css';

interface ReceivedInvitationsProps {
  user: User;
  onBecameCustomer: () => void;
  /** Opens the user's profile, if that is another page (section 4). */
  onRefused?: () => void;
  /** Shown when there are no invitations. */
  none?: ReactNode;
}

/** The user's pending invitations: inviter, company, and the time left to answer. */
export function ReceivedInvitations(props: ReceivedInvitationsProps) {
  const { user, onBecameCustomer, onRefused, none = null } = props;
  const { t } = useTexts('activation');
  const invitations = useInfiniteQuery(receivedInvitationsQuery(user.username));
  const [asked, setAsked] = useState<{ invitation: Invitation; status: InvitationAnswer } | null>(null);
  if (invitations.isError && invitations.data === undefined) {
    return (
      <ErrorState
        error={invitations.error}
        onRetry={() => void invitations.refetch()}
        retrying={invitations.isFetching}
      />
    );
  }
  if (invitations.data === undefined) return none === null ? null : <CardSkeleton />;
  const shown = invitations.data.pages.flatMap(({ content }) => content);
  if (shown.length === 0) return none;
  return (
    <section className={classes.card} aria-labelledby="invitations">
      <Title order={2} id="invitations">
        {t('activation:received.title')}
      </Title>
      <ul className={classes.invitations}>
        {shown.map((invitation) => (
          <ReceivedInvitation
            key={`${invitation.businessName} ${invitation.inviterUsername}`}
            invitation={invitation}
            isOnly={shown.length === 1}
            onAnswer={(status) => setAsked({ invitation, status })}
          />
        ))}
      </ul>
      {invitations.hasNextPage && (
        <Button
          variant="default"
          loading={invitations.isFetchingNextPage}
          onClick={() => void invitations.fetchNextPage()}
        >
          {t('activation:received.more')}
        </Button>
      )}
      {asked !== null && (
        <AnswerDialog
          {...asked}
          onClose={() => setAsked(null)}
          onBecameCustomer={onBecameCustomer}
          onRefused={onRefused}
        />
      )}
    </section>
  );
}

interface ReceivedInvitationProps {
  invitation: Invitation;
  isOnly: boolean;
  onAnswer: (status: InvitationAnswer) => void;
}

function ReceivedInvitation({ invitation, isOnly, onAnswer }: ReceivedInvitationProps) {
  const { t } = useTexts('activation');
  const { businessName, expiration } = invitation;
  const days = countInvitationDaysLeft(new Date(expiration), new Date());
  return (
    <li className={classes.invitation}>
      <div>
        <Text fw={600}>{businessName}</Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('activation:received.from', { inviter: formatInviter(invitation) })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('activation:invitations.daysLeft', { count: days })}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant={isOnly ? 'filled' : 'light'}
          onClick={() => onAnswer('ACCEPTED')}
          aria-label={t('activation:received.acceptOf', { company: businessName })}
        >
          {t('activation:received.accept')}
        </Button>
        <Button
          variant="default"
          onClick={() => onAnswer('REJECTED')}
          aria-label={t('activation:received.refuseOf', { company: businessName })}
        >
          {t('activation:received.refuse')}
        </Button>
      </Group>
    </li>
  );
}

interface AnswerDialogProps {
  invitation: Invitation;
  status: InvitationAnswer;
  onClose: () => void;
  onBecameCustomer: () => void;
  onRefused: (() => void) | undefined;
}

function AnswerDialog(props: AnswerDialogProps) {
  const { invitation, status, onClose, onBecameCustomer, onRefused } = props;
  const { t } = useTexts('activation');
  const notify = useNotify();
  const give = useAnswerInvitation((given) => {
    onClose();
    if (given === 'ACCEPTED') {
      notify(t('activation:received.acceptSuccess', { company: invitation.businessName }));
      onBecameCustomer();
    } else {
      notify(t('activation:received.refuseSuccess'));
      onRefused?.();
    }
  });
  const sendOnce = useSubmitOnce(give);
  const accepts = status === 'ACCEPTED';
  const kind = accepts ? 'accept' : 'refuse';
  const confirm = () => sendOnce({ inviterUsername: invitation.inviterUsername, status });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t(`activation:received.${kind}Title`)}
      confirmLabel={t(`activation:received.${kind}`)}
      dangerous={!accepts}
      busy={give.isPending}
    >
      <Text>{t(`activation:received.${kind}Text`, { company: invitation.businessName })}</Text>
      {give.isError && !give.isPending && (
        <Text size="sm" c="danger" role="alert">
          {t(`errors:${toApiProblem(give.error).code}`)}
        </Text>
      )}
    </ConfirmDialog>
  );
}
