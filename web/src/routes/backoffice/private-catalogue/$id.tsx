import { createFileRoute } from '@tanstack/react-router';
import { TreeUploadPage } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';
import { listSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/private-catalogue/$id')({
  // The list that it was opened from, so that the way back leads to it as it was.
  validateSearch: listSearch,
  loader: () => loadTexts('backoffice', 'offers', 'orders', 'private-catalogue'),
  component: One,
});

function One() {
  const { id } = Route.useParams();
  return <TreeUploadPage key={id} id={id} list={Route.useSearch()} />;
}
