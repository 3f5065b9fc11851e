import { isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { Button } from '@mantine/core';
import { IconMail, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageFrame } from '../../../ui/PageFrame';
import { DataTable } from '../../../ui/table/DataTable';
import { NavItemLink } from '../../shell';
import { type Invitation, sentInvitationsQuery } from '../activation-queries';
import { DeleteInvitationButton, DeleteInvitationDialog } from './DeleteInvitation';
import { useInvitationColumns } from './invitation-columns';
import { LoadMoreRows } from './LoadMoreRows';

const NEW_INVITATION_PATH = '/profile-customer/invite-new';

interface SentInvitationsPageProps {
  user: User;
  /** The result of the last invitation, above the list. */
  above?: ReactNode;
}

/** The invitations sent by the user's customer; scrolling to the end loads further rows (section 2). */
export function SentInvitationsPage({ user, above }: SentInvitationsPageProps) {
  const { t } = useTexts('activation');
  const invitations = useInfiniteQuery(sentInvitationsQuery(user.username));
  const [invitationToDelete, setInvitationToDelete] = useState<Invitation | null>(null);
  const rows = useMemo(() => invitations.data?.pages.flatMap(({ content }) => content), [invitations.data]);
  const hasOtherRights = rows?.some((row) => row.companyRole !== 'BUYER') === true;
  const columns = useInvitationColumns(user.hasColleagues || hasOtherRights);
  const inviteButton = (variant: 'filled' | 'default') =>
    isAllowed(user, 'invitations.send') && (
      <Button
        variant={variant}
        component={NavItemLink}
        path={NEW_INVITATION_PATH}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {t('activation:invitations.invite')}
      </Button>
    );
  return (
    <PageFrame
      title={t('activation:invitations.title')}
      lead={t('activation:invitations.lead')}
      actions={inviteButton('filled')}
    >
      {above}
      {invitations.isError && rows === undefined ? (
        <ErrorState
          error={invitations.error}
          onRetry={() => void invitations.refetch()}
          retrying={invitations.isFetching}
        />
      ) : (
        <DataTable
          label={t('activation:invitations.title')}
          columns={columns}
          rows={rows}
          rowId={({ inviterUsername, inviteeEmail, expiration }) =>
            `${inviteeEmail} ${inviterUsername} ${expiration}`
          }
          rowLabel={({ inviteeFirstName, inviteeLastName }) => `${inviteeFirstName} ${inviteeLastName}`}
          actions={(invitation) =>
            isAllowed(user, 'invitations.delete') && (
              <DeleteInvitationButton
                invitation={invitation}
                onDelete={() => setInvitationToDelete(invitation)}
              />
            )
          }
          empty={
            <EmptyState icon={IconMail} action={inviteButton('default')}>
              {t('activation:invitations.none')}
            </EmptyState>
          }
        />
      )}
      <LoadMoreRows
        hasMore={invitations.hasNextPage}
        loading={invitations.isFetchingNextPage}
        onLoadMore={() => void invitations.fetchNextPage()}
      />
      {invitationToDelete !== null && (
        <DeleteInvitationDialog invitation={invitationToDelete} onClose={() => setInvitationToDelete(null)} />
      )}
    </PageFrame>
  );
}
