import type { Cart, CartItem } from '@cromia/domain/cart/cart-items';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { applyQuantityEdit, calculateCartSums } from './cart-lines';
import { useCartSelection } from './use-cart-selection';
import { useQuantityEdits } from './use-quantity-edits';

/** The lines of a cart as displayed, with edited quantities and the selection. */
export function useCartLines(cart: Cart, customerCode: string) {
  const { t } = useTexts('cart');
  const editing = useQuantityEdits(cart.items);
  const [isUpdated, setIsUpdated] = useState(false);
  const lines = useMemo(
    () => cart.items.map((line) => applyQuantityEdit(line, editing.edits[line.id])),
    [cart.items, editing.edits],
  );
  const { selected, select } = useCartSelection(customerCode, lines);
  // Sums, transport and notices are of what would be ordered; without a selection, of the whole cart.
  const counted = selected.length > 0 ? selected : lines;
  return {
    editing,
    lines,
    selected,
    select,
    selectedSums: calculateCartSums(selected, cart.overallDiscount),
    counted,
    /** Says how many of the lines are counted, unless all are. */
    countedNote:
      counted.length < lines.length
        ? t('cart:sums.selected', { selected: String(counted.length), all: String(lines.length) })
        : undefined,
    /** The counted products, for a shopping list. */
    listProducts: () => counted.map(({ productCode, quantity }: CartItem) => ({ productCode, quantity })),
    /** Saves every line, which acknowledges the changes of the cart. */
    update: () => {
      setIsUpdated(false);
      void editing.updateAll().then(setIsUpdated);
    },
    isUpdated: isUpdated && !cart.isDirty,
    dismissUpdated: () => setIsUpdated(false),
  };
}

export type CartLines = ReturnType<typeof useCartLines>;
