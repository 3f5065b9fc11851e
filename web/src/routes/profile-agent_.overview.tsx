import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useUser } from '../api/use-session';
import { PortfolioOverviewPage } from '../features/overview';
import { loadTexts } from '../i18n/load-texts';
import { TASK_TILES } from './-task-tiles';

const DueReminders = lazy(() => import('../features/customer-profile/notes/DueReminders'));

export const Route = createFileRoute('/profile-agent_/overview')({
  loader: () => loadTexts('customers', 'overview', 'hazards'),
  component: PortfolioOverview,
});

function PortfolioOverview() {
  const user = useUser();
  if (user === null) return null;
  const prefix = toRolePrefix(user.role);
  return (
    <PortfolioOverviewPage prefix={prefix} tiles={TASK_TILES}>
      <Suspense fallback={null}>
        <DueReminders prefix={prefix} />
      </Suspense>
    </PortfolioOverviewPage>
  );
}
