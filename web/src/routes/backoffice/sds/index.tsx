import { createFileRoute } from '@tanstack/react-router';
import { SdsDocumentsPage } from '../../../features/sds';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/sds/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('activation', 'sds'),
  component: SdsDocumentsPage,
});
