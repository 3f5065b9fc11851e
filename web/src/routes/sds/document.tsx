import { prefixOf } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../api/use-session';
import { DocumentPage, documentAddressSchema } from '../../features/sds';

export const Route = createFileRoute('/sds/document')({
  validateSearch: documentAddressSchema,
  component: DocumentSearch,
});

function DocumentSearch() {
  const user = useUser();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  if (user === null) return null;
  return (
    <DocumentPage
      prefix={prefixOf(user.role)}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how, resetScroll: false })}
    />
  );
}
