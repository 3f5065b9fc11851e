import { USER_TYPES } from '@cromia/domain/accounts/roles';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { RegistrationPage } from '../../features/accounts';
import { loadTexts } from '../../i18n/i18n';

function typeOf(param: string) {
  return USER_TYPES.find((type) => type === param);
}

export const Route = createFileRoute('/registration/$type')({
  beforeLoad: ({ params }) => {
    if (typeOf(params.type) !== undefined) return;
    throw redirect({ to: '/registration/$type', params: { type: 'P' }, replace: true });
  },
  loader: () => loadTexts('accounts'),
  component: Registration,
});

function Registration() {
  const { type } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <RegistrationPage
      type={typeOf(type) ?? 'P'}
      onType={(chosen) => void navigate({ params: { type: chosen }, replace: true, resetScroll: false })}
    />
  );
}
