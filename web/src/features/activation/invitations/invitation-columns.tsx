import {
  countInvitationDaysLeft,
  INVITATION_STATUS_COLORS,
  isInvitationVisible,
} from '@cromia/domain/activation/invitation';
import { Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import type { DataColumn } from '../../../ui/table/columns';
import type { Invitation } from '../activation-queries';

const TONES = { yellow: 'warning', green: 'success', red: 'danger' } as const;

function InvitationStatusBadge({ invitation }: { invitation: Invitation }) {
  const { t } = useTexts('activation');
  const { status, expiration } = invitation;
  if (status === 'PENDING' && !isInvitationVisible(new Date(expiration), new Date()))
    return <StatusBadge tone="gray">{t('activation:invitations.expired')}</StatusBadge>;
  return (
    <StatusBadge
      tone={TONES[INVITATION_STATUS_COLORS[status]]}
      {...(status === 'PENDING' ? { icon: IconClock } : {})}
    >
      {t(`activation:invitations.status.${status}`)}
    </StatusBadge>
  );
}

/** Columns of the sent invitations. @param withRights whether they have the role of the invited person */
export function useInvitationColumns(withRights: boolean): DataColumn<Invitation>[] {
  const { t } = useTexts('activation', 'people');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'invitee',
        header: t('activation:invitations.invitee'),
        cell: ({ inviteeFirstName, inviteeLastName, inviteeEmail }) => (
          <>
            {inviteeFirstName} {inviteeLastName}
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {inviteeEmail}
            </Text>
          </>
        ),
        card: 'title',
      },
      ...(withRights
        ? [
            {
              id: 'role',
              header: t('people:fields.role'),
              cell: ({ companyRole }: Invitation) => t(`people:roles.${companyRole}`),
            },
          ]
        : []),
      {
        id: 'status',
        card: 'badge',
        header: t('activation:invitations.statusHeader'),
        cell: (invitation) => <InvitationStatusBadge invitation={invitation} />,
      },
      {
        id: 'expiration',
        card: 'brief',
        header: t('activation:invitations.validity'),
        cell: ({ status, expiration }) => {
          const expiry = new Date(expiration);
          const now = new Date();
          // Only a pending invitation can expire.
          if (status !== 'PENDING') return '–';
          return isInvitationVisible(expiry, now)
            ? t('activation:invitations.daysLeft', { count: countInvitationDaysLeft(expiry, now) })
            : date(expiration);
        },
      },
    ],
    [t, date, withRights],
  );
}
