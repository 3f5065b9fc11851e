import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { MailboxPage } from '../../../features/mailbox';
import { loadTexts } from '../../../i18n/load-texts';

export const Route = createFileRoute('/demo/mailbox/')({
  validateSearch: z.object({ to: z.coerce.string().optional().catch(undefined) }),
  loader: () => loadTexts('mailbox'),
  component: Mailbox,
});

function Mailbox() {
  const { to = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <MailboxPage to={to} onShowAll={() => void navigate({ search: {}, replace: true })} />;
}
