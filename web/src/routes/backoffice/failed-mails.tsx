import { createFileRoute } from '@tanstack/react-router';
import { FailedMailsPage } from '../../features/backoffice';
import { loadTexts } from '../../i18n/i18n';
import { listSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/failed-mails')({
  validateSearch: listSearch,
  loader: () => loadTexts('operating'),
  component: FailedMailsPage,
});
