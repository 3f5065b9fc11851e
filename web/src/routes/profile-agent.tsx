import { may } from '@cromia/domain/accounts/access';
import { prefixOf } from '@cromia/domain/accounts/roles';
import { LIMITS, PAGE_SIZES } from '@cromia/domain/limits';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { currentUser } from '../api/session';
import { useUser } from '../api/use-session';
import { actFor, CUSTOMERS_LIST, CustomersPage, type PortfolioPage } from '../features/customers';
import { homeFor } from '../features/shell';
import { loadTexts } from '../i18n/i18n';
import { rememberedPageSize } from '../ui/data-table/page-size';

export const Route = createFileRoute('/profile-agent')({
  validateSearch: z.object({
    search: z.coerce.string().max(LIMITS.searchText).optional().catch(undefined),
    page: z.int().min(1).max(LIMITS.pageNumberMax).optional().catch(undefined),
    size: z
      .union(PAGE_SIZES.map((size) => z.literal(size)))
      .optional()
      .catch(undefined),
  }),
  beforeLoad: ({ context }) => {
    const user = currentUser();
    if (user === null || may(user, 'customers.list')) return;
    throw redirect({ href: homeFor(user, context.pageExists), replace: true });
  },
  loader: () => loadTexts('customers'),
  component: Customers,
});

function Customers() {
  const user = useUser();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { search = '', page = 1, size } = Route.useSearch();
  if (user === null) return null;
  const shown: PortfolioPage = {
    search,
    page: page - 1,
    size: size ?? rememberedPageSize(CUSTOMERS_LIST, LIMITS.pageSizeCustomers),
  };
  const show = (next: PortfolioPage) =>
    void navigate({
      search: {
        ...(next.search === '' ? {} : { search: next.search }),
        ...(next.page === 0 ? {} : { page: next.page + 1 }),
        size: next.size === shown.size ? size : PAGE_SIZES.find((option) => option === next.size),
      },
      replace: true,
      resetScroll: false,
    });
  return (
    <CustomersPage
      prefix={prefixOf(user.role)}
      shown={shown}
      onShow={show}
      onPick={(customer) => {
        actFor(customer);
        void router.navigate({ to: '/profile-customer' });
      }}
    />
  );
}
