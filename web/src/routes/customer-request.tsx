import { may } from '@cromia/domain/accounts/access';
import { idField } from '@cromia/domain/fields';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { currentUser } from '../api/session';
import { useUser } from '../api/use-session';
import { ManagedRequestPage, OwnRequestPage } from '../features/activation';
import { loadTexts } from '../i18n/i18n';

export const Route = createFileRoute('/customer-request')({
  // Only agents and commercial staff have more than one draft (section 2).
  validateSearch: z.object({ id: idField().optional().catch(undefined) }),
  beforeLoad: () => {
    const user = currentUser();
    if (user === null || may(user, 'activation.request') || may(user, 'activation.managed-requests')) return;
    // Only companies become customers (contract, section 2).
    throw redirect({ href: '/unauthorized', replace: true });
  },
  loader: () => loadTexts('activation', 'accounts', 'customers'),
  component: CustomerRequest,
});

function CustomerRequest() {
  const user = useUser();
  const { id } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (user === null) return null;
  if (!may(user, 'activation.managed-requests')) return <OwnRequestPage user={user} />;
  const showDraft = (saved: string) => void navigate({ search: { id: saved }, replace: true });
  return <ManagedRequestPage user={user} id={id} onSaved={showDraft} />;
}
