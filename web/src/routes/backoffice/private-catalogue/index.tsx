import { createFileRoute } from '@tanstack/react-router';
import { TreeUploadsPage, treeUploadsSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/private-catalogue/')({
  validateSearch: treeUploadsSearchSchema,
  loader: () => loadTexts('backoffice', 'orders', 'private-catalogue'),
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <TreeUploadsPage
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
