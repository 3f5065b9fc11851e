import { sellersParamsSchema } from '@cromia/domain/dealers/dealer';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { SellersPage, sellersSearchSchema } from '../../../../features/dealers';
import { loadTexts } from '../../../../i18n/i18n';

export const Route = createFileRoute('/products-search/sellersMap/$priv/$professional')({
  validateSearch: sellersSearchSchema,
  beforeLoad: ({ params, search }) => {
    const kinds = sellersParamsSchema.safeParse(params);
    if (kinds.success) return { kinds: kinds.data };
    // An address that was typed wrong still finds a shop.

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
      onKinds={({ priv, professional }) =>
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
