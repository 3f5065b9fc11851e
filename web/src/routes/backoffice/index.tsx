import { createFileRoute } from '@tanstack/react-router';
import { DESK_USERS_NAV_ITEM } from '../../features/accounts';
import { LatestChanges } from '../../features/audit';
import { DESK_IMPORTS_NAV_ITEM } from '../../features/integration';
import { type FirstStep, OverviewPage } from '../../features/overview';
import { loadTexts } from '../../i18n/load-texts';
import { TASK_TILES } from '../-task-tiles';

export const Route = createFileRoute('/backoffice/')({
  loader: () =>
    loadTexts('audit-log', 'contact-desk', 'dealers-desk', 'offers', 'orders', 'orders-desk', 'overview'),
  component: Overview,
});

const FIRST_STEPS: FirstStep[] = [
  { name: 'products', path: DESK_IMPORTS_NAV_ITEM.path, action: 'backoffice.imports' },
  { name: 'erp', path: `${DESK_IMPORTS_NAV_ITEM.path}/keys`, action: 'backoffice.integration-keys' },
  { name: 'customers', path: DESK_IMPORTS_NAV_ITEM.path, action: 'backoffice.imports' },
  { name: 'colleagues', path: DESK_USERS_NAV_ITEM.path, action: 'backoffice.users' },
];

function Overview() {
  return <OverviewPage tiles={TASK_TILES} firstSteps={FIRST_STEPS} changes={<LatestChanges />} />;
}
