import { createFileRoute } from '@tanstack/react-router';
import { WebhookPage } from '../../../features/webhooks';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/webhooks/$id')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('webhooks'),
  component: Webhook,
});

function Webhook() {
  const { id } = Route.useParams();
  return <WebhookPage key={id} id={id} />;
}
