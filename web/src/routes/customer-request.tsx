import { may } from '@cromia/domain/accounts/access';
import { idField } from '@cromia/domain/fields';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { useUser } from '../api/use-session';
import { CompaniesOnly, ManagedRequestPage, OwnRequestPage } from '../features/activation';
import { loadTexts } from '../i18n/i18n';

export const Route = createFileRoute('/customer-request')({
  // Only agents and commercial staff have more than one draft (section 2).
  validateSearch: z.object({ id: idField().optional().catch(undefined) }),
  loader: () => loadTexts('activation', 'accounts', 'customers'),
  component: CustomerRequest,
});

function CustomerRequest() {
  const user = useUser();
  const { id } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (user === null) return null;
  if (may(user, 'activation.request')) return <OwnRequestPage user={user} />;
  if (!may(user, 'activation.managed-requests')) return <CompaniesOnly />;
  const showDraft = (saved: string) => void navigate({ search: { id: saved }, replace: true });
  return <ManagedRequestPage user={user} id={id} onSaved={showDraft} />;
}
