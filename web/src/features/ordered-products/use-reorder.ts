import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { createContext, useState } from 'react';
import { useAddToCart } from '../cart';
import { getUnitPrice, type ReorderQuantities, toCartItems } from './reorder';

const NO_PRODUCTS: never[] = [];

/**
 * Adds ordered products to the cart again: stores the typed quantities, and confirms before adding products without a
 * price (section 5).
 */
export function useReorder(onAdded: (products: readonly OrderedProduct[]) => void) {
  const [quantities, setQuantities] = useState<ReorderQuantities>({});
  /** Keys of products whose typed quantity has not been added yet. */
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const [unconfirmed, setUnconfirmed] = useState<readonly OrderedProduct[]>(NO_PRODUCTS);
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending, error, reset } = useAddToCart();

  const send = (products: readonly OrderedProduct[]) => {
    const items = toCartItems(products, quantities);
    if (items !== null)
      mutate(items, {
        onSuccess: () => {
          const added = new Set(products.map(({ id }) => toProductKey(id)));
          setUnsent((previous) => new Set([...previous].filter((key) => !added.has(key))));
          onAdded(products);
        },
      });
  };

  return {
    quantities,
    setQuantity: ({ id }: OrderedProduct, quantity: number | null) => {
      setQuantities((previous) => ({ ...previous, [toProductKey(id)]: quantity }));
      setUnsent((previous) => new Set([...previous, toProductKey(id)]));
    },
    hasUnsent: unsent.size > 0,
    add: (products: readonly OrderedProduct[]) => {
      // The field of an invalid quantity displays the error.
      if (toCartItems(products, quantities) === null) return;
      if (products.every((product) => getUnitPrice(product) !== null)) {
        send(products);
        return;
      }
      setUnconfirmed(products);
      setIsConfirming(true);
    },
    /**
     * Adds products without a price and without confirmation, since a dialog has already explained the missing price.
     */
    addUnpriced: send,
    adding: isPending,
    error,
    dismissError: reset,
    /** Whether the dialog about products without a price is open, and these products. */
    isConfirming,
    unpriced: unconfirmed.filter((product) => getUnitPrice(product) === null),
    cancel: () => setIsConfirming(false),
    proceed: () => {
      setIsConfirming(false);
      send(unconfirmed);
    },
  };
}

/**
 * Actions for the cells of the table. They are passed by context, because new column objects would move the focus out of
 * the field at each change.
 */
export interface RowActions
  extends Pick<ReturnType<typeof useReorder>, 'quantities' | 'setQuantity' | 'add'> {
  adding: boolean;
  prefer: (product: OrderedProduct) => void;
  open: (product: OrderedProduct) => void;
  showTds: (product: OrderedProduct) => void;
  explainPrice: (product: OrderedProduct) => void;
  explainCode: (product: OrderedProduct) => void;
}

export const RowActionsContext = createContext<RowActions | null>(null);
