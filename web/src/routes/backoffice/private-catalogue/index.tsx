import { createFileRoute } from '@tanstack/react-router';
import { TreeUploadsPage } from '../../../features/private-catalogue';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/private-catalogue/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('customers-desk', 'orders', 'private-catalogue'),
  component: TreeUploadsPage,
});
