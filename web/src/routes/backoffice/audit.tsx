import { createFileRoute } from '@tanstack/react-router';
import { AuditPage, auditSearchSchema } from '../../features/backoffice';
import { loadTexts } from '../../i18n/i18n';

export const Route = createFileRoute('/backoffice/audit')({
  validateSearch: auditSearchSchema,
  loader: () =>
    loadTexts(
      'accounts',
      'activation',
      'audit',
      'backoffice',
      'contact',
      'customers',
      'dealers',
      'offers',
      'orders',
      'sds',
      'users',
    ),
  component: Audit,
});

function Audit() {
  const navigate = Route.useNavigate();
  return (
    <AuditPage
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
