import { createFileRoute } from '@tanstack/react-router';
import { TdsDocumentsPage, tdsDocumentsSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/tds/')({
  validateSearch: tdsDocumentsSearchSchema,
  loader: () => loadTexts('activation', 'backoffice', 'sds', 'tds'),
  component: TdsDocuments,
});

function TdsDocuments() {
  const navigate = Route.useNavigate();
  return (
    <TdsDocumentsPage
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
