import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client';
import { GuestPage, guestSearchSchema, serialQuery } from '../../features/catalogue';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/products-search/guest')({
  validateSearch: guestSearchSchema,
  beforeLoad: ({ search }) => {
    const { serial } = search;
    // Section 2: without a serial there is nothing for a guest to see.
    if (serial === undefined) throw redirect({ to: '/products-search/b2b', replace: true });
    return { serial };
  },
  loaderDeps: ({ search: { color, page } }) => ({ color, isFirst: page === undefined }),
  loader: ({ context: { serial }, deps: { color, isFirst } }) => {
    // Fetched in parallel with the texts, without waiting for it.
    if (isFirst) void queryClient.prefetchQuery(serialQuery({ serial, color }));
    return loadTexts('catalogue', 'cart', 'tds', 'hazards');
  },
  component: Guest,
});

function Guest() {
  const navigate = Route.useNavigate();
  const { serial } = Route.useRouteContext();
  return (
    <GuestPage
      search={{ ...Route.useSearch(), serial }}
      onChange={(change, { replace }) =>
        void navigate({
          search: (search) => ({ ...search, ...change }),
          // After a login, the sheet of the link still opens.
          state: true,
          replace,
          resetScroll: false,
        })
      }
    />
  );
}
