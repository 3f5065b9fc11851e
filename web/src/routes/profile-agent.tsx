import { isAllowed } from '@cromia/domain/accounts/access';
import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { LIMITS, PAGE_SIZES } from '@cromia/domain/limits';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { toApiProblem } from '../api/problem';
import { getCurrentUser } from '../api/session';
import { useUser } from '../api/use-session';
import { actForCustomer } from '../features/acting';
import { ManagedRequests } from '../features/activation';
import {
  CUSTOMERS_PAGE_SIZE_KEY,
  CustomersPage,
  customerProfileQuery,
  customersSearchSchema,
  type PortfolioQuery,
} from '../features/customers';
import { CustomerServiceLink, NavItemLink } from '../features/shell';
import { loadTexts } from '../i18n/load-texts';
import { useTexts } from '../i18n/use-texts';
import { readPageSize } from '../ui/table/page-size';
import { findHomePath } from './-navigation';

export const Route = createFileRoute('/profile-agent')({
  validateSearch: customersSearchSchema,
  beforeLoad: async ({ context, search: { pick } }) => {
    const user = getCurrentUser();
    if (user === null) return;
    if (!isAllowed(user, 'customers.list')) {
      throw redirect({ href: findHomePath(user, context.pageExists), replace: true });
    }
    if (pick !== undefined) await actForCustomerCode(context.queryClient, pick);
  },
  loader: () => loadTexts('accounts', 'activation', 'customers'),
  component: Customers,
});

/** Acts for the customer in the URL; reports one outside the portfolio. */
async function actForCustomerCode(queryClient: QueryClient, customerCode: string): Promise<void> {
  const user = getCurrentUser();
  if (user === null) return;
  // The name is part of the profile.
  const scope = {
    prefix: toRolePrefix(user.role),
    customerCode,
    businessName: null,
    query: { customerCode },
  };
  try {
    const customer = await queryClient.fetchQuery(customerProfileQuery(scope));
    const { leaveCheckout } = await import('../features/checkout/checkout-state');
    leaveCheckout();
    actForCustomer(customer);
  } catch (error) {
    if (toApiProblem(error).code !== 'NotFound') throw error;
    throw redirect({ to: '/profile-agent', search: { gone: customerCode }, replace: true });
  }
  throw redirect({ to: '/profile-customer', replace: true });
}

function Customers() {
  const { t } = useTexts('activation');
  const user = useUser();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { search = '', page = 1, size, tab = 'customers', gone } = Route.useSearch();
  if (user === null) return null;
  const prefix = toRolePrefix(user.role);
  const portfolioQuery: PortfolioQuery = {
    search,
    page: page - 1,
    size: size ?? readPageSize(CUSTOMERS_PAGE_SIZE_KEY, LIMITS.pageSizeCustomers),
  };
  const showQuery = (next: PortfolioQuery) =>
    void navigate({
      search: {
        ...(next.search === '' ? {} : { search: next.search }),
        ...(next.page === 0 ? {} : { page: next.page + 1 }),
        size: next.size === portfolioQuery.size ? size : PAGE_SIZES.find((option) => option === next.size),
      },
      replace: true,
      resetScroll: false,
    });
  return (
    <CustomersPage
      prefix={prefix}
      query={portfolioQuery}
      onQueryChange={showQuery}
      onPick={(customer) => {
        actForCustomer(customer);
        void router.navigate({ to: '/profile-customer' });
      }}
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
