import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { useShopScope } from '../../../features/acting';
import { NewClaimPage } from '../../../features/claims';
import { loadTexts } from '../../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/claims/new')({
  // The shipment, and the line of it from which the page was opened.
  validateSearch: z.object({
    shipmentCode: z.coerce.string().catch(''),
    line: z.coerce.string().optional().catch(undefined),
  }),
  loader: () => loadTexts('cart', 'claims', 'desk', 'shipments'),
  component: NewClaim,
});

function NewClaim() {
  const { shipmentCode, line } = Route.useSearch();
  const navigate = Route.useNavigate();
  const scope = useShopScope();
  if (scope === null) return null;
  return (
    <NewClaimPage
      key={shipmentCode}
      scope={scope}
      shipmentCode={shipmentCode}
      lineId={line}
      onSent={(id) => void navigate({ to: '/profile-customer/claims/$id', params: { id }, replace: true })}
    />
  );
}
