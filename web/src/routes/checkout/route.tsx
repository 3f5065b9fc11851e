import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadTexts } from '../../i18n/i18n';

export const Route = createFileRoute('/checkout')({
  loader: () => loadTexts('cart', 'checkout', 'customers'),
  onLeave: () => void leave(),
  component: Outlet,
});

// Every page asks which routes there are: what the checkout keeps comes with its own pages.
async function leave(): Promise<void> {
  const { leaveCheckout } = await import('../../features/checkout/checkout-state');
  leaveCheckout();
}
