import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { useShopScope } from '../../features/acting';
import { QuickOrderPage } from '../../features/quick-order';
import { loadTexts } from '../../i18n/load-texts';
import { urlFlagSchema } from '../../url-search';

export const Route = createFileRoute('/profile-customer/quick-order')({
  validateSearch: z.object({
    /** The shopping list to which the lines are added, instead of the cart. */
    list: z.uuid().optional().catch(undefined),
    /** Opens the camera with the page. */
    scan: urlFlagSchema,
  }),
  loader: () => loadTexts('cart', 'hazards', 'quick-order'),
  component: QuickOrder,
});

function QuickOrder() {
  const scope = useShopScope();
  const { list, scan } = Route.useSearch();
  return scope === null ? null : (
    <QuickOrderPage
      key={`${scope.customerCode} ${list}`}
      scope={scope}
      listId={list ?? null}
      scansAtOnce={scan === true}
    />
  );
}
