import { createFileRoute } from '@tanstack/react-router';
import { TreeUploadPage, treeUploadsSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/private-catalogue/$id')({
  // The list that it was opened from, so that the way back leads to it as it was.
  validateSearch: treeUploadsSearchSchema,
  loader: () => loadTexts('backoffice', 'offers', 'orders', 'private-catalogue'),
  component: One,
});

function One() {
  const { id } = Route.useParams();
  return <TreeUploadPage key={id} id={id} list={Route.useSearch()} />;
}
