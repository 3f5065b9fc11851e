import { createFileRoute } from '@tanstack/react-router';
import { catalogueSearchSchema, SearchPage } from '../../features/catalogue';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/products-search/b2b')({
  validateSearch: catalogueSearchSchema,
  loader: () => loadTexts('catalogue', 'cart', 'tds', 'hazards'),
  component: Search,
});

function Search() {
  const navigate = Route.useNavigate();
  return (
    <SearchPage
      search={Route.useSearch()}
      onChange={(change, { replace }) =>
        void navigate({ search: (search) => ({ ...search, ...change }), replace, resetScroll: false })
      }
    />
  );
}
