import { createFileRoute } from '@tanstack/react-router';
import { SdsDocumentPage } from '../../../features/sds';
import { loadTexts } from '../../../i18n/load-texts';

export const Route = createFileRoute('/backoffice/sds/$id')({
  loader: () => loadTexts('activation', 'sds'),
  component: SdsVersion,
});

function SdsVersion() {
  const { id } = Route.useParams();
  return <SdsDocumentPage key={id} id={id} />;
}
