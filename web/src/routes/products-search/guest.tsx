import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client';
import { GuestPage, guestSearchSchema, serialQuery } from '../../features/catalogue';
import { loadTexts } from '../../i18n/i18n';

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
    // Asked for beside the texts, and not waited for.
    if (isFirst) void queryClient.prefetchQuery(serialQuery({ serial, color }));
    return loadTexts('catalogue', 'cart', 'tds');
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
          // A login still leads to the sheet that a link asked for.
          state: true,
          replace,
          resetScroll: false,
        })
      }
    />
  );
}
