import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../features/overview';
import { loadTexts } from '../../i18n/i18n';

export const Route = createFileRoute('/backoffice/')({
  loader: () => loadTexts('overview', 'backoffice', 'offers', 'orders'),
  component: OverviewPage,
});
