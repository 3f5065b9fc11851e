import { createFileRoute } from '@tanstack/react-router';
import { ContactRequestPage, ContactRequestSplit } from '../../../features/contact';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/contact-requests/$id')({
  // State of the queue from which it was opened, for the link back.
  validateSearch: parseListSearch,
  loader: () => loadTexts('audit-log', 'contact', 'contact-desk', 'offers', 'orders'),
  component: ContactRequest,
});

function ContactRequest() {
  const { id } = Route.useParams();
  const queue = Route.useSearch();
  return (
    <ContactRequestSplit id={id}>
      {/* Remounts the form for another entry. */}
      <ContactRequestPage key={id} id={id} queue={queue} />
    </ContactRequestSplit>
  );
}
