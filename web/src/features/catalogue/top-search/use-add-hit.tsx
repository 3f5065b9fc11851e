import { findBuyingRejection } from '@cromia/domain/cart/buying';
import { resolvePackages, roundUpPackages } from '@cromia/domain/cart/quick-order/resolve-packages';
import { notifications } from '@mantine/notifications';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { useShopScope } from '../../acting';
import { useAddToCart } from '../../cart';
import type { SearchHit } from '../../shell';
import { saveQuantityDraft } from '../buying/quantity-drafts';
import type { Suggestion } from './suggestions';
import type { TypedOrder } from './typed-order';

/** The packages to add, rounded up to what can be ordered; null if the quantity is not meant in this product. */
function countPackages({ amount }: TypedOrder, product: NonNullable<Suggestion['product']>) {
  const resolved = resolvePackages(amount, product);
  if (resolved.problem === null) return { packages: resolved.packages, isRounded: false };
  return { packages: roundUpPackages({ ...resolved, content: amount.content }, product), isRounded: true };
}

/**
 * Returns a function that creates the hit that adds a typed quantity to the cart; undefined for a product that this
 * viewer cannot add, or that needs a question first because it has no price.
 */
export function useAddHit() {
  const { t } = useTexts();
  const user = useUser();
  const scope = useShopScope();
  const router = useRouter();
  const { mutate } = useAddToCart({ focusMessage: true });
  const customerCode = scope?.customerCode ?? null;
  return useCallback(
    (query: string, order: TypedOrder, suggestion: Suggestion, hit: SearchHit): SearchHit | undefined => {
      const { productClass, serial, color, pkg, product } = suggestion;
      if (product === null || color === null || pkg === null || customerCode === null) return undefined;
      if (product.pricesAndDiscounts === null) return undefined;
      if (
        hit.label !== order.code ||
        findBuyingRejection(user, product, { actingFor: customerCode }) !== null
      )
        return undefined;
      const { packages, isRounded } = countPackages(order, product);
      if (packages === null) return undefined;
      const productCode = { productClass, serial, color, pkg };
      const run = () =>
        mutate([{ productCode, quantity: packages }], {
          onError: (error) => {
            // The product opens with the typed quantity, which the buyer can correct there.
            saveQuantityDraft(customerCode, productCode, packages);
            void router.navigate({ href: hit.path });
            if (toApiProblem(error).code !== 'UnusualQuantity')
              notifications.show({
                color: 'danger',
                message: <ProblemText error={error} />,
                autoClose: false,
              });
          },
        });
      return {
        ...hit,
        id: `add ${hit.id}`,
        label: t(isRounded ? 'catalogue:topSearch.addRounded' : 'catalogue:topSearch.add', {
          code: order.code,
          quantity: packages,
          multiplier: product.qtyPkgMultiplier,
        }),
        mark: <IconShoppingCartPlus size={22} stroke={1.5} aria-hidden />,
        exactBy: query.replaceAll(/\s+/g, '-'),
        run,
      };
    },
    [t, user, router, mutate, customerCode],
  );
}
