import { createFileRoute } from '@tanstack/react-router';
import { SearchesPage } from '../../features/catalogue';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/searches')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('catalogue-desk', 'search-words'),
  component: SearchesPage,
});
