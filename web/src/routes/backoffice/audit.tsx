import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../features/audit';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/backoffice/audit')({
  validateSearch: parseListSearch,
  loader: () =>
    loadTexts(
      'accounts',
      'activation',
      'audit',
      'audit-log',
      'catalogue-desk',
      'contact',
      'contact-desk',
      'customers',
      'dealers',
      'dealers-desk',
      'offers',
      'orders',
      'operating',
      'orders-desk',
      'people',
      'prices-desk',
      'sds',
      'search-words',
      'shipments',
      'users',
    ),
  component: AuditPage,
});
