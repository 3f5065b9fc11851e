import { createFileRoute } from '@tanstack/react-router';
import { DeskHistory } from '../../../../features/customer-desk';
import { loadTexts } from '../../../../i18n/load-texts';

export const Route = createFileRoute('/backoffice/customers/$code/history')({
  loader: () =>
    loadTexts(
      'accounts',
      'activation',
      'audit',
      'audit-log',
      'catalogue-desk',
      'contact',
      'customers',
      'customers-desk',
      'dealers',
      'offers',
      'operating',
      'orders',
      'prices-desk',
      'sds',
      'search-words',
      'users',
    ),
  component: CustomerHistory,
});

function CustomerHistory() {
  return <DeskHistory code={Route.useParams().code} />;
}
