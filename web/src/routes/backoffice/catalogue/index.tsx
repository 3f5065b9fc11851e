import { createFileRoute } from '@tanstack/react-router';
import { CataloguePage } from '../../../features/catalogue';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/catalogue/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('catalogue-desk', 'catalogue', 'orders'),
  component: CataloguePage,
});
