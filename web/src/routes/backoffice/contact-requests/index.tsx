import { createFileRoute } from '@tanstack/react-router';
import { ContactRequestQueue } from '../../../features/contact';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/contact-requests/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('contact', 'contact-desk', 'orders'),
  component: ContactRequestQueue,
});
