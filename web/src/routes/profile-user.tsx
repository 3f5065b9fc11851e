import { isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { Box } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { useUser } from '../api/use-session';
import { ProfilePage, StartSearchLink } from '../features/accounts';
import { useRequestStatus } from '../features/activation';
import { loadTexts } from '../i18n/load-texts';
import { useTexts } from '../i18n/use-texts';
import { FeedbackAlert } from '../ui/feedback/FeedbackAlert';
import { urlFlagSchema } from '../url-search';
import { TASK_TILES } from './-task-tiles';

const OpenTasks = lazy(async () => {
  await loadTexts('overview');
  return import('../features/overview/OpenTasks');
});
const WatchedProducts = lazy(async () => {
  await loadTexts('cart', 'stock-watches');
  return import('../features/stock-watches/WatchedProducts');
});
const BecomingCustomer = lazy(() => import('../features/activation/BecomingCustomer'));

export const Route = createFileRoute('/profile-user')({
  validateSearch: z.object({
    edit: urlFlagSchema,
    becomeClientSuccess: urlFlagSchema,
    /** Opens the association with an existing customer, on the right-hand side of company users. */
    openLinkCustomerModal: urlFlagSchema,
  }),
  loader: () => loadTexts('accounts', 'activation', 'people'),
  component: ProfileUser,
});

function ProfileUser() {
  const user = useUser();
  const { edit = false, becomeClientSuccess = false, openLinkCustomerModal = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const requestStatus = useRequestStatus(user);
  if (user === null) return null;
  const setEditing = (editing: boolean) =>
    void navigate({ search: (previous) => ({ ...previous, edit: editing || undefined }), replace: !editing });
  const setLinking = (open: boolean) =>
    void navigate({
      search: (previous) => ({ ...previous, openLinkCustomerModal: open || undefined }),
      replace: !open,
      resetScroll: false,
    });
  const clearSuccess = () =>
    void navigate({ search: (previous) => ({ ...previous, becomeClientSuccess: undefined }), replace: true });
  // Section 2: the right-hand side of a company that is no customer yet is about becoming one.
  const isBecomingCustomer = user.role === 'USER' && user.type === 'C';
  return (
    <ProfilePage
      user={user}
      requestStatus={requestStatus}
      editing={edit}
      onEdit={setEditing}
      above={
        <>
          {becomeClientSuccess && user.role === 'CUSTOMER' && (
            <BecameCustomerNotice user={user} onDismiss={clearSuccess} />
          )}
          {/* Customers and their agents have an overview of their own. */}
          {!isAllowed(user, 'orders.list') && (
            <Suspense fallback={null}>
              <OpenTasks user={user} tiles={TASK_TILES} />
            </Suspense>
          )}
        </>
      }
      below={
        isAllowed(user, 'stock-watches.read') && (
          <Suspense fallback={null}>
            <WatchedProducts user={user} />
          </Suspense>
        )
      }
      aside={
        // While the profile is edited, saving it is the main task.
        isBecomingCustomer && edit ? undefined : isBecomingCustomer ? (
          <Suspense fallback={null}>
            <BecomingCustomer
              user={user}
              isAssociationOpen={openLinkCustomerModal}
              onAssociationOpenChange={setLinking}
              onStartOver={() => void navigate({ to: '/customer-request' })}
              onBecameCustomer={() => void navigate({ search: { becomeClientSuccess: true }, replace: true })}
            />
          </Suspense>
        ) : (
          <StartSearchLink user={user} />
        )
      }
    />
  );
}

function BecameCustomerNotice({ user, onDismiss }: { user: User; onDismiss: () => void }) {
  const { t } = useTexts('accounts');
  return (
    <Box mb={20}>
      <FeedbackAlert status="SuccessDismissable" onDismiss={onDismiss}>
        {t('accounts:profile.becomeClientSuccess', {
          customer: [user.businessName, user.customerCode].filter(Boolean).join(' · '),
        })}
      </FeedbackAlert>
    </Box>
  );
}
