import { createFileRoute } from '@tanstack/react-router';
import { DeskDocuments } from '../../../../features/customer-desk';
import { loadTexts } from '../../../../i18n/load-texts';

export const Route = createFileRoute('/backoffice/customers/$code/documents')({
  loader: () => loadTexts('customers-desk', 'sds'),
  component: CustomerDocuments,
});

function CustomerDocuments() {
  return <DeskDocuments code={Route.useParams().code} />;
}
