import type { User } from '@cromia/domain/accounts/login';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { CardSkeleton } from '../../../ui/feedback/Skeletons';
import { NavItemLink } from '../../shell';
import { type OwnCustomerRequest, ownRequestQuery } from '../activation-queries';
import classes from '../styles.module.css';
import { AssociationDialog } from './AssociationDialog';
import { BecomeCustomerButton } from './BecomeCustomerButton';
import { CustomerRequestStatus } from './CustomerRequestStatus';
import { AcknowledgeButton, StartOverButton, WithdrawButton } from './DeleteRequest';
import { PendingSteps } from './PendingSteps';

interface RequestCardProps {
  user: User;
  /** Whether the association dialog is open; part of the URL. */
  isAssociationOpen: boolean;
  onAssociationOpenChange: (open: boolean) => void;
  onStartOver: () => void;
  /** Whether an invitation is pending: it comes first, and the other ways stay below it (contract, section 2). */
  isInvited: boolean;
  onBecameCustomer: () => void;
}

/** The progress of a company's user towards becoming a customer, with the possible actions (section 4). */
export function RequestCard(props: RequestCardProps) {
  const { t } = useTexts('activation');
  const request = useQuery(ownRequestQuery(props.user.username));
  if (request.isError && request.data === undefined) {
    return (
      <ErrorState
        error={request.error}
        onRetry={() => void request.refetch()}
        retrying={request.isFetching}
      />
    );
  }
  if (request.data === undefined) return <CardSkeleton />;
  const status = request.data?.status ?? 'NONE';
  const canAssociate = status === 'NONE' || status === 'DRAFT';
  return (
    <section className={classes.card} aria-labelledby="customer-request">
      <Group justify="space-between" gap="xs" align="flex-start">
        <Title order={2} id="customer-request">
          {t('activation:request.title')}
        </Title>
        {status !== 'NONE' && <CustomerRequestStatus status={status} />}
      </Group>
      {request.data === null ? (
        <NoRequest isInvited={props.isInvited} />
      ) : (
        <RequestStatusContent {...props} request={request.data} />
      )}
      {canAssociate && (
        <Button variant="default" onClick={() => props.onAssociationOpenChange(true)}>
          {t('activation:request.haveCode')}
        </Button>
      )}
      <AssociationDialog
        opened={props.isAssociationOpen && canAssociate}
        onClose={() => props.onAssociationOpenChange(false)}
        username={props.user.username}
        hasDraft={status === 'DRAFT'}
      />
    </section>
  );
}

function RequestText({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <Stack gap="sm">
      <Text size="sm">{children}</Text>
      {actions}
    </Stack>
  );
}

function NoRequest({ isInvited }: Pick<RequestCardProps, 'isInvited'>) {
  const { t } = useTexts('activation');
  return (
    <RequestText
      actions={
        <Button component={NavItemLink} path="/customer-request" variant={isInvited ? 'default' : 'filled'}>
          {t('activation:request.compile')}
        </Button>
      }
    >
      {t('activation:request.none')}
    </RequestText>
  );
}

interface RequestStatusContentProps extends RequestCardProps {
  request: OwnCustomerRequest;
}

function RequestStatusContent({
  request,
  user,
  isInvited,
  onStartOver,
  onBecameCustomer,
}: RequestStatusContentProps) {
  const { t } = useTexts('activation');
  const { date } = useFormats();
  const isAssociation = request.kind === 'EXISTING';
  switch (request.status) {
    case 'DRAFT':
      return (
        <RequestText
          actions={
            <>
              <Button
                component={NavItemLink}
                path="/customer-request"
                variant={isInvited ? 'default' : 'filled'}
              >
                {t('activation:request.continue')}
              </Button>
              <StartOverButton username={user.username} onDeleted={onStartOver} />
            </>
          }
        >
          {t('activation:request.draft', { date: date(request.updatedOn) })}
        </RequestText>
      );
    case 'PENDING':
      return (
        <Stack gap="sm">
          {isAssociation && request.customerCode !== null && (
            <Text size="sm">{t('activation:request.joins', { code: request.customerCode })}</Text>
          )}
          <PendingSteps sentOn={request.createdOn} />
          {isAssociation && <WithdrawButton username={user.username} />}
        </Stack>
      );
    case 'ACCEPTED':
      return (
        <RequestText
          actions={
            <BecomeCustomerButton
              request={request}
              variant={isInvited ? 'default' : 'filled'}
              onDone={onBecameCustomer}
            />
          }
        >
          {t('activation:request.accepted', { customer: request.customerBusinessName ?? '' })}
        </RequestText>
      );
    case 'REJECTED':
      return (
        <RequestText actions={<AcknowledgeButton username={user.username} />}>
          {t('activation:request.rejected')}
          {request.reason && <strong className={classes.reason}>{request.reason}</strong>}
        </RequestText>
      );
    case 'EXPIRED':
      return (
        <RequestText actions={<AcknowledgeButton username={user.username} />}>
          {t('activation:request.expired')}
        </RequestText>
      );
    case 'CLOSED':
      return <RequestText>{t('activation:request.closed')}</RequestText>;
  }
}
