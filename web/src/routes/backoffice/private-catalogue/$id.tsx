import { createFileRoute } from '@tanstack/react-router';
import { TreeUploadPage } from '../../../features/private-catalogue';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/private-catalogue/$id')({
  // State of the list from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () => loadTexts('audit-log', 'customers-desk', 'offers', 'orders', 'private-catalogue'),
  component: TreeUpload,
});

function TreeUpload() {
  const { id } = Route.useParams();
  return <TreeUploadPage key={id} id={id} list={Route.useSearch()} />;
}
