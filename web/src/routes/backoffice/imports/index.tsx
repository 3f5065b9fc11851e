import { createFileRoute } from '@tanstack/react-router';
import { ImportsPage, importsSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/imports/')({
  validateSearch: importsSearchSchema,
  loader: () => loadTexts('imports', 'orders'),
  component: Imports,
});

function Imports() {
  const navigate = Route.useNavigate();
  return (
    <ImportsPage
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
