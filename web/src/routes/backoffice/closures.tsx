import { createFileRoute } from '@tanstack/react-router';
import { ClosuresPage } from '../../features/closures';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/closures')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('closures-desk'),
  component: ClosuresPage,
});
