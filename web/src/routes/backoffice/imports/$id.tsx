import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../../../features/integration';
import { loadTexts } from '../../../i18n/load-texts';
import { parseListSearch } from '../../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/imports/$id')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('imports'),
  component: Import,
});

function Import() {
  const { id } = Route.useParams();
  return <ImportPage key={id} id={id} />;
}
