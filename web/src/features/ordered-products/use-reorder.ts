import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { productKey } from '@cromia/domain/catalogue/product-code';
import { createContext, useState } from 'react';
import { useAddToCart } from '../cart';
import { cartItemsOf, priceOf, type Quantities } from './reorder';

const NOTHING: never[] = [];

/**
 * The way from ordered products back into the cart: the quantities that are set, and the question about products
 * without a price before they go in (section 5).
 */
export function useReorder(onAdded: (products: readonly OrderedProduct[]) => void) {
  const [quantities, setQuantities] = useState<Quantities>({});
  /** Products whose quantity was set and not added yet. */
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly OrderedProduct[]>(NOTHING);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useAddToCart();

  const send = (products: readonly OrderedProduct[]) => {
    const items = cartItemsOf(products, quantities);
    if (items !== null)
      mutate(items, {
        onSuccess: () => {
          const added = new Set(products.map(({ id }) => productKey(id)));
          setUnsent((before) => new Set([...before].filter((key) => !added.has(key))));
          onAdded(products);
        },
      });
  };

  return {
    quantities,
    setQuantity: ({ id }: OrderedProduct, quantity: number | null) => {
      setQuantities((before) => ({ ...before, [productKey(id)]: quantity }));
      setUnsent((before) => new Set([...before, productKey(id)]));
    },
    hasUnsent: unsent.size > 0,
    add: (products: readonly OrderedProduct[]) => {
      // A field whose quantity is none says so itself.
      if (cartItemsOf(products, quantities) === null) return;
      if (products.every((product) => priceOf(product) !== null)) {
        send(products);
        return;
      }
      setAsked(products);
      setAsking(true);
    },
    /** Adds products of which it is known that they have no price: the dialog that says so is the question. */
    addUnpriced: send,
    adding: isPending,
    error,
    dismissError: reset,
    /** Whether it is asked about products without a price, and which these are. */
    asking,
    unpriced: asked.filter((product) => priceOf(product) === null),
    cancel: () => setAsking(false),
    proceed: () => {
      setAsking(false);
      send(asked);
    },
  };
}

/** What the cells of the table do; its columns stay the same objects, or each change would take the focus away. */
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
