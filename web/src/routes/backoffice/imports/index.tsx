import { createFileRoute } from '@tanstack/react-router';
import { ImportsPage } from '../../../features/integration';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/imports/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('imports', 'orders'),
  component: ImportsPage,
});
