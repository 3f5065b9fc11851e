import { createFileRoute } from '@tanstack/react-router';
import { MailPage } from '../../../features/mailbox';
import { loadTexts } from '../../../i18n/load-texts';

export const Route = createFileRoute('/demo/mailbox/$id')({
  loader: () => loadTexts('mailbox'),
  component: Mail,
});

function Mail() {
  const { id } = Route.useParams();
  return <MailPage id={id} />;
}
