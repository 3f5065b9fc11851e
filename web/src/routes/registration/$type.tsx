import { USER_TYPES } from '@cromia/domain/accounts/roles';
import { LIMITS } from '@cromia/domain/limits';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { RegistrationPage } from '../../features/accounts';
import { loadTexts } from '../../i18n/load-texts';

function findUserType(param: string) {
  return USER_TYPES.find((type) => type === param);
}

export const Route = createFileRoute('/registration/$type')({
  /** The code of the invitation, from the link. */
  validateSearch: z.object({ invitation: z.string().max(LIMITS.token).optional().catch(undefined) }),
  beforeLoad: ({ params }) => {
    if (findUserType(params.type) !== undefined) return;
    throw redirect({ to: '/registration/$type', params: { type: 'P' }, search: {}, replace: true });
  },
  loader: () => loadTexts('accounts'),
  component: Registration,
});

function Registration() {
  const { type } = Route.useParams();
  const { invitation } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RegistrationPage
      type={findUserType(type) ?? 'P'}
      invitation={invitation}
      onTypeChange={(chosen) =>
        void navigate({ params: { type: chosen }, replace: true, resetScroll: false })
      }
    />
  );
}
