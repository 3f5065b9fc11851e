import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseSellerKinds, SellersPage, sellersSearchSchema } from '../../../../features/dealers';
import { loadTexts } from '../../../../i18n/load-texts';

export const Route = createFileRoute('/products-search/sellersMap/$priv/$professional')({
  validateSearch: sellersSearchSchema,
  beforeLoad: ({ params, search }) => {
    const kinds = parseSellerKinds(params);
    if (kinds !== null) return { kinds };
    // A mistyped URL shows all dealers.
    throw redirect({
      to: '/products-search/sellersMap/$priv/$professional',
      params: { priv: 'true', professional: 'true' },
      search,
      replace: true,
    });
  },
  loader: () => loadTexts('dealers'),
  component: Sellers,
});

function Sellers() {
  const navigate = Route.useNavigate();
  const { kinds } = Route.useRouteContext();
  return (
    <SellersPage
      kinds={kinds}
      search={Route.useSearch()}
      onKindsChange={({ priv, professional }) =>
        void navigate({
          to: '/products-search/sellersMap/$priv/$professional',
          params: { priv: String(priv), professional: String(professional) },
          search: (search) => search,
          resetScroll: false,
        })
      }
      onSearch={(change) =>
        void navigate({ search: (search) => ({ ...search, ...change }), resetScroll: false })
      }
    />
  );
}
