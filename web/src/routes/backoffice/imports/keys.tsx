import { createFileRoute } from '@tanstack/react-router';
import { KeysPage, keysSearchSchema } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';

export const Route = createFileRoute('/backoffice/imports/keys')({
  validateSearch: keysSearchSchema,
  loader: () => loadTexts('imports'),
  component: Keys,
});

function Keys() {
  const navigate = Route.useNavigate();
  return (
    <KeysPage
      search={Route.useSearch()}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  );
}
