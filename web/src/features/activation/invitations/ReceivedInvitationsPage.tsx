import type { User } from '@cromia/domain/accounts/login';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageFrame } from '../../../ui/PageFrame';
import { NavItemLink } from '../../shell';
import { ReceivedInvitations } from './ReceivedInvitations';

interface ReceivedInvitationsPageProps {
  user: User;
  onBecameCustomer: () => void;
  onRejected: () => void;
}

/** The received invitations of a user who is not a customer yet. */
export function ReceivedInvitationsPage(props: ReceivedInvitationsPageProps) {
  const { t } = useTexts('activation');
  return (
    <PageFrame title={t('activation:invitations.title')} lead={t('activation:received.lead')} narrow>
      <ReceivedInvitations
        {...props}
        empty={
          <EmptyState
            icon={IconMail}
            action={
              <Button component={NavItemLink} path="/profile-user" variant="default">
                {t('activation:sent.toProfile')}
              </Button>
            }
          >
            {t('activation:received.none')}
          </EmptyState>
        }
      />
    </PageFrame>
  );
}
