import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { createContext, useState } from 'react';
import { useAddToCart } from '../cart';
import { getUnitPrice, type ReorderQuantities, toCartItems } from './reorder';

const NOTHING: never[] = [];

/**
 * Adds ordered products to the cart again: holds the set quantities, and asks before adding products without a price
 * (section 5).
 */
export function useReorder(onAdded: (products: readonly OrderedProduct[]) => void) {
  const [quantities, setQuantities] = useState<ReorderQuantities>({});
  /** Products whose quantity was set and not added yet. */
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly OrderedProduct[]>(NOTHING);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useAddToCart();

  const send = (products: readonly OrderedProduct[]) => {
    const items = toCartItems(products, quantities);
    if (items !== null)
      mutate(items, {
        onSuccess: () => {
          const added = new Set(products.map(({ id }) => toProductKey(id)));
          setUnsent((before) => new Set([...before].filter((key) => !added.has(key))));
          onAdded(products);
        },
      });
  };

  return {
    quantities,
    setQuantity: ({ id }: OrderedProduct, quantity: number | null) => {
      setQuantities((before) => ({ ...before, [toProductKey(id)]: quantity }));
      setUnsent((before) => new Set([...before, toProductKey(id)]));
    },
    hasUnsent: unsent.size > 0,
    add: (products: readonly OrderedProduct[]) => {
      // A field with an invalid quantity shows its own error.
      if (toCartItems(products, quantities) === null) return;
      if (products.every((product) => getUnitPrice(product) !== null)) {
        send(products);
        return;
      }
      setAsked(products);
      setAsking(true);
    },
    /**
     * Adds products that are known to have no price, without the question: the dialog that explained it replaces it.
     */
    addUnpriced: send,
    adding: isPending,
    error,
    dismissError: reset,
    /** Whether the question about products without a price is open, and these products. */
    asking,
    unpriced: asked.filter((product) => getUnitPrice(product) === null),
    cancel: () => setAsking(false),
    proceed: () => {
      setAsking(false);
      send(asked);
    },
  };
}

/**
 * Actions for the cells of the table. A context passes them, because new column objects would take the focus away at
 * each change.
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
