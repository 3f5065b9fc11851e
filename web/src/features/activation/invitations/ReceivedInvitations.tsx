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
import { type InvitationDecision, useDecideInvitation } from '../become-customer';
import classes from '../styles.module.css';

interface ReceivedInvitationsProps {
  user: User;
  onBecameCustomer: () => void;
  /** Called after a rejection; the invitations page then opens the profile (section 4). */
  onRejected?: () => void;
  /** Displayed when there are no invitations. */
  empty?: ReactNode;
}

/** The user's pending invitations: inviter, company, and days left. */
export function ReceivedInvitations(props: ReceivedInvitationsProps) {
  const { user, onBecameCustomer, onRejected, empty = null } = props;
  const { t } = useTexts('activation');
  const invitations = useInfiniteQuery(receivedInvitationsQuery(user.username));
  const [pendingDecision, setPendingDecision] = useState<{
    invitation: Invitation;
    status: InvitationDecision;
  } | null>(null);
  if (invitations.isError && invitations.data === undefined) {
    return (
      <ErrorState
        error={invitations.error}
        onRetry={() => void invitations.refetch()}
        retrying={invitations.isFetching}
      />
    );
  }
  if (invitations.data === undefined) return empty === null ? null : <CardSkeleton />;
  const rows = invitations.data.pages.flatMap(({ content }) => content);
  if (rows.length === 0) return empty;
  return (
    <section className={classes.card} aria-labelledby="invitations">
      <Title order={2} id="invitations">
        {t('activation:received.title')}
      </Title>
      <ul className={classes.invitations}>
        {rows.map((invitation) => (
          <ReceivedInvitation
            key={`${invitation.businessName} ${invitation.inviterUsername}`}
            invitation={invitation}
            isSingle={rows.length === 1}
            onDecide={(status) => setPendingDecision({ invitation, status })}
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
      {pendingDecision !== null && (
        <InvitationDecisionDialog
          {...pendingDecision}
          onClose={() => setPendingDecision(null)}
          onBecameCustomer={onBecameCustomer}
          onRejected={onRejected}
        />
      )}
    </section>
  );
}

interface ReceivedInvitationProps {
  invitation: Invitation;
  isSingle: boolean;
  onDecide: (status: InvitationDecision) => void;
}

function ReceivedInvitation({ invitation, isSingle, onDecide }: ReceivedInvitationProps) {
  const { t } = useTexts('activation', 'people');
  const { businessName, expiration, companyRole } = invitation;
  const days = countInvitationDaysLeft(new Date(expiration), new Date());
  return (
    <li className={classes.invitation}>
      <div>
        <Text fw={600}>{businessName}</Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('activation:received.from', { inviter: formatInviter(invitation) })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('activation:received.role', { role: t(`people:roles.${companyRole}`) })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('activation:invitations.daysLeft', { count: days })}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant={isSingle ? 'filled' : 'light'}
          onClick={() => onDecide('ACCEPTED')}
          aria-label={t('activation:received.acceptOf', { company: businessName })}
        >
          {t('activation:received.accept')}
        </Button>
        <Button
          variant="default"
          onClick={() => onDecide('REJECTED')}
          aria-label={t('activation:received.refuseOf', { company: businessName })}
        >
          {t('activation:received.refuse')}
        </Button>
      </Group>
    </li>
  );
}

interface InvitationDecisionDialogProps {
  invitation: Invitation;
  status: InvitationDecision;
  onClose: () => void;
  onBecameCustomer: () => void;
  onRejected: (() => void) | undefined;
}

function InvitationDecisionDialog(props: InvitationDecisionDialogProps) {
  const { invitation, status, onClose, onBecameCustomer, onRejected } = props;
  const { t } = useTexts('activation');
  const notify = useNotify();
  const decide = useDecideInvitation((decision) => {
    onClose();
    if (decision === 'ACCEPTED') {
      notify(t('activation:received.acceptSuccess', { company: invitation.businessName }));
      onBecameCustomer();
    } else {
      notify(t('activation:received.refuseSuccess'));
      onRejected?.();
    }
  });
  const sendOnce = useSubmitOnce(decide);
  const isAcceptance = status === 'ACCEPTED';
  const kind = isAcceptance ? 'accept' : 'refuse';
  const confirm = () => sendOnce({ inviterUsername: invitation.inviterUsername, status });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t(`activation:received.${kind}Title`)}
      confirmLabel={t(`activation:received.${kind}`)}
      dangerous={!isAcceptance}
      busy={decide.isPending}
    >
      <Text>{t(`activation:received.${kind}Text`, { company: invitation.businessName })}</Text>
      {decide.isError && !decide.isPending && (
        <Text size="sm" c="danger" role="alert">
          {t(`errors:${toApiProblem(decide.error).code}`)}
        </Text>
      )}
    </ConfirmDialog>
  );
}
