import { createFileRoute } from '@tanstack/react-router';
import { SynonymsPage } from '../../features/catalogue';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/search-synonyms')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('catalogue-desk', 'search-words'),
  component: SynonymsPage,
});
