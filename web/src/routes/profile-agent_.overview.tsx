import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../api/use-session';
import { PortfolioOverviewPage } from '../features/overview';
import { loadTexts } from '../i18n/load-texts';
import { TASK_TILES } from './-task-tiles';

export const Route = createFileRoute('/profile-agent_/overview')({
  loader: () => loadTexts('overview'),
  component: PortfolioOverview,
});

function PortfolioOverview() {
  const user = useUser();
  if (user === null) return null;
  return (
    <PortfolioOverviewPage prefix={toRolePrefix(user.role)} tiles={TASK_TILES}>
      {null}
    </PortfolioOverviewPage>
  );
}
