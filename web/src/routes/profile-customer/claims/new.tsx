import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { useShopScope } from '../../../features/acting';
import { NewClaimPage } from '../../../features/claims';
import { loadTexts } from '../../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/claims/new')({
  // The shipment, and the line of it from which the page was opened.
  validateSearch: z.object({
    shipmentCode: z.coerce.string().optional().catch(undefined),
    line: z.coerce.string().optional().catch(undefined),
  }),
  beforeLoad: ({ search: { shipmentCode } }) => {
    // A claim is about lines of a shipment.
    if (shipmentCode === undefined) throw redirect({ to: '/profile-customer/shipments', replace: true });
    return { shipmentCode };
  },
  loader: () => loadTexts('cart', 'claims', 'desk', 'shipments'),
  component: NewClaim,
});

function NewClaim() {
  const { line } = Route.useSearch();
  const { shipmentCode } = Route.useRouteContext();
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
