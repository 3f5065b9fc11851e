import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/checkout')({
  loader: () => loadTexts('cart', 'checkout', 'customers', 'offers', 'orders'),
  onLeave: () => void clearCheckout(),
  component: Outlet,
});

// Imported lazily: every page loads the routes, but only checkout pages need its state.
async function clearCheckout(): Promise<void> {
  const { leaveCheckout } = await import('../../features/checkout/checkout-state');
  leaveCheckout();
}
