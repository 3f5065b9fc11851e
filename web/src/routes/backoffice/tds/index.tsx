import { createFileRoute } from '@tanstack/react-router';
import { TdsDocumentsPage } from '../../../features/tds';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/tds/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('activation', 'sds', 'tds'),
  component: TdsDocumentsPage,
});
