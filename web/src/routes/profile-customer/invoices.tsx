import { createFileRoute } from '@tanstack/react-router';
import { useShopScope } from '../../features/acting';
import { InvoicesPage } from '../../features/invoices';
import { loadTexts } from '../../i18n/load-texts';
import { parseListSearch } from '../../ui/list/list-search';

export const Route = createFileRoute('/profile-customer/invoices')({
  validateSearch: parseListSearch,
  loader: () => loadTexts('invoices'),
  component: Invoices,
});

function Invoices() {
  const scope = useShopScope();
  return scope === null ? null : <InvoicesPage scope={scope} />;
}
