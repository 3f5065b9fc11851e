import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useCartCount } from '../../features/cart';
import { PrivateArea } from '../../features/shell';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/sds')({
  loader: () => loadTexts('sds'),
  component: Sds,
});

function Sds() {
  const count = useCartCount();
  return (
    <PrivateArea cartCount={count}>
      <Outlet />
    </PrivateArea>
  );
}
