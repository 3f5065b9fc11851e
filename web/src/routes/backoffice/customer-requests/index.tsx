import { createFileRoute } from '@tanstack/react-router';
import { CustomerRequestQueue, customerRequestSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/customer-requests/')({
  validateSearch: customerRequestSearchSchema,
  loader: () => loadTexts('activation', 'backoffice', 'orders'),
  component: Queue,
});

function Queue() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CustomerRequestQueue
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
