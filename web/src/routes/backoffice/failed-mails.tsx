import { createFileRoute } from '@tanstack/react-router';
import { FailedMailsPage } from '../../features/operating';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/failed-mails')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('operating'),
  component: FailedMailsPage,
});
