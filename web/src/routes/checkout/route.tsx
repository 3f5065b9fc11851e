import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useActingCustomer } from '../../features/acting';
import { loadTexts } from '../../i18n/load-texts';
import { PageCustomerContext } from '../../ui/PageFrame';

export const Route = createFileRoute('/checkout')({
  loader: () =>
    loadTexts('approvals', 'cart', 'checkout', 'customers', 'hazards', 'invoices', 'offers', 'orders'),
  onLeave: () => void clearCheckout(),
  component: CheckoutArea,
});

// Imported lazily: every page loads the routes, but only checkout pages need its state.
async function clearCheckout(): Promise<void> {
  const { leaveCheckout } = await import('../../features/checkout/checkout-state');
  leaveCheckout();
}

function CheckoutArea() {
  const acting = useActingCustomer();
  return (
    <PageCustomerContext value={acting?.businessName ?? null}>
      <Outlet />
    </PageCustomerContext>
  );
}
