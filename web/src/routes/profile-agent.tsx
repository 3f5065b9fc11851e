import { isAllowed } from '@cromia/domain/accounts/access';
import { toRolePrefix } from '@cromia/domain/accounts/roles';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { lazy, useCallback } from 'react';
import { getCurrentUser } from '../api/session';
import { useUser } from '../api/use-session';
import { actForCustomer } from '../features/acting';
import { CustomersPage, customersSearchSchema } from '../features/customers';
import { CustomerServiceLink, NavItemLink } from '../features/shell';
import { loadTexts } from '../i18n/load-texts';
import { useTexts } from '../i18n/use-texts';
import { parseListSearch } from '../ui/list/list-search';
import { actForCustomerCode } from './-act-for-customer';
import { findHomePath } from './-navigation';

const ManagedRequests = lazy(() => import('../features/activation/managed/ManagedRequests'));

export const Route = createFileRoute('/profile-agent')({
  validateSearch: (search) => ({ ...parseListSearch(search), ...customersSearchSchema.parse(search) }),
  beforeLoad: async ({ context, search: { pick } }) => {
    const user = getCurrentUser();
    if (user === null) return;
    if (!isAllowed(user, 'customers.list')) {
      throw redirect({ href: findHomePath(user, context.pageExists), replace: true });
    }
    if (pick === undefined) return;
    await actForCustomerCode(context.queryClient, pick);
    throw redirect({ to: '/profile-customer', replace: true });
  },
  loader: () => loadTexts('accounts', 'activation', 'customers'),
  component: Customers,
});

function Customers() {
  const { t } = useTexts('activation');
  const user = useUser();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { tab = 'customers', gone } = Route.useSearch();
  const onPick = useCallback(
    (customer: CustomerSummary) => {
      actForCustomer(customer);
      void router.navigate({ to: '/profile-customer' });
    },
    [router],
  );
  if (user === null) return null;
  const prefix = toRolePrefix(user.role);
  return (
    <CustomersPage
      prefix={prefix}
      onPick={onPick}
      customerService={<CustomerServiceLink variant="default" />}
      tab={tab}
      onTabChange={(chosen) =>
        void navigate({ search: chosen === 'customers' ? {} : { tab: chosen }, resetScroll: false })
      }
      removedCustomerCode={gone}
      onDismiss={() => void navigate({ search: ({ gone: _, ...remaining }) => remaining, replace: true })}
      actions={
        <Button
          component={NavItemLink}
          path="/customer-request"
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {t('activation:managed.new')}
        </Button>
      }
      requests={<ManagedRequests prefix={prefix} />}
    />
  );
}
