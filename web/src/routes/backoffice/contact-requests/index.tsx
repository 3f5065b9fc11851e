import { createFileRoute } from '@tanstack/react-router';
import { ContactRequestQueue, contactQueueSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/contact-requests/')({
  validateSearch: contactQueueSearchSchema,
  loader: () => loadTexts('backoffice', 'contact', 'orders'),
  component: Queue,
});

function Queue() {
  const navigate = Route.useNavigate();
  return (
    <ContactRequestQueue
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
