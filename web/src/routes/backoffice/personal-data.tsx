import { createFileRoute } from '@tanstack/react-router';
import { PersonalDataPage } from '../../features/accounts';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/personal-data')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('accounts', 'users'),
  component: PersonalDataPage,
});
