import { createFileRoute } from '@tanstack/react-router';
import { SdsDocumentsPage, sdsDocumentsSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/sds/')({
  validateSearch: sdsDocumentsSearchSchema,
  loader: () => loadTexts('activation', 'backoffice', 'sds'),
  component: SdsDocuments,
});

function SdsDocuments() {
  const navigate = Route.useNavigate();
  return (
    <SdsDocumentsPage
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
