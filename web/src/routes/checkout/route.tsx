import { createFileRoute, Outlet } from '@tanstack/react-router';
import { leaveCheckout } from '../../features/checkout';
import { loadTexts } from '../../i18n/i18n';

export const Route = createFileRoute('/checkout')({
  loader: () => loadTexts('cart', 'checkout', 'customers'),
  onLeave: leaveCheckout,
  component: Outlet,
});
