import { createFileRoute } from '@tanstack/react-router';
import { WebhooksPage } from '../../../features/webhooks';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/webhooks/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('webhooks'),
  component: WebhooksPage,
});
