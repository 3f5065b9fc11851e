import { createFileRoute } from '@tanstack/react-router';
import { HazardsPage } from '../../../features/hazards';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/hazards/')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('catalogue', 'hazards', 'hazards-desk'),
  component: HazardsPage,
});
