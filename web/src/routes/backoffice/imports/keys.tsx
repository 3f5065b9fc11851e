import { createFileRoute } from '@tanstack/react-router';
import { ApiKeysPage } from '../../../features/integration';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/imports/keys')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('imports'),
  component: ApiKeysPage,
});
