import { isAllowed } from '@cromia/domain/accounts/access';
import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { idField } from '@cromia/domain/fields';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { useUser } from '../api/use-session';
import {
  CompaniesOnlyNotice,
  ManagedRequestPage,
  OwnRequestPage,
  SentRequestPage,
  type StepUrlState,
} from '../features/activation';
import { loadTexts } from '../i18n/load-texts';

export const Route = createFileRoute('/customer-request')({
  validateSearch: z.object({
    // Only agents and commercial staff have more than one draft (section 2).
    id: idField().optional().catch(undefined),
    /** A request that was sent. */
    sent: idField().optional().catch(undefined),
    step: z.string().optional().catch(undefined),
  }),
  loader: () => loadTexts('activation', 'accounts', 'customers'),
  component: CustomerRequest,
});

function CustomerRequest() {
  const user = useUser();
  const { id, sent } = Route.useSearch();
  const address = useStepAddress();
  const navigate = Route.useNavigate();
  if (user === null) return null;
  if (isAllowed(user, 'activation.request')) return <OwnRequestPage user={user} stepUrlState={address} />;
  if (!isAllowed(user, 'activation.managed-requests')) return <CompaniesOnlyNotice />;
  if (sent !== undefined) {
    return (
      <SentRequestPage
        key={sent}
        prefix={toRolePrefix(user.role)}
        id={sent}
        onCorrect={(draftId) => void navigate({ search: { id: draftId } })}
      />
    );
  }
  const showDraft = (draftId: string) =>
    void navigate({
      search: (previous) => ({ ...previous, id: draftId }),
      state: (previous) => previous,
      replace: true,
    });
  return <ManagedRequestPage user={user} id={id} stepUrlState={address} onSaved={showDraft} />;
}

/**
 * The step in the URL. The page's Back button uses the browser's history, so that it does the same as the browser's
 * Back.
 */
function useStepAddress(): StepUrlState {
  const { step } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return {
    step,
    showStep: (to, from) => {
      const before = router.state.location.state.stepsBefore ?? [];
      const index = before.lastIndexOf(to);
      if (index >= 0) return router.history.go(index - before.length);
      const stepsBefore = [...before, from];
      void navigate({
        search: (previous) => ({ ...previous, step: to }),
        state: (previous) => ({ ...previous, stepsBefore }),
        resetScroll: false,
      });
    },
  };
}
