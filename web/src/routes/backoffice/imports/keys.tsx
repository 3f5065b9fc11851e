import { createFileRoute } from '@tanstack/react-router';
import { KeysPage } from '../../../features/backoffice';
import { loadTexts } from '../../../i18n/i18n';
import { listSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/imports/keys')({
  validateSearch: listSearch,
  loader: () => loadTexts('imports'),
  component: KeysPage,
});
