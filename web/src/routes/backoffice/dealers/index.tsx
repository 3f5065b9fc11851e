import { createFileRoute } from '@tanstack/react-router';
import { DealersPage } from '../../../features/dealers';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/dealers/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('accounts', 'activation', 'dealers', 'dealers-desk'),
  component: DealersPage,
});
