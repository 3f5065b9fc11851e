import { findCartError } from '@cromia/domain/cart/buying';
import { type CartItem, calculateLineTotal } from '@cromia/domain/cart/cart-items';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { findLineBlocker } from '@cromia/domain/checkout/order';
import { Anchor, Text } from '@mantine/core';
import { createContext, use } from 'react';
import type { ProblemCode } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { QuantityStepper } from '../../../ui/product/QuantityStepper';
import { AddToCartNote } from '../AddToCartNote';
import { applyQuantityEdit, findQuantityError } from './cart-lines';
import { ReplaceLine } from './ReplaceLine';
import type { QuantityEditing } from './use-quantity-edits';

/** The pending changes. A context, because new column objects would move the focus out of the field at each change. */
export const QuantityEditingContext = createContext<QuantityEditing | null>(null);

/** Errors of the whole request, which the page displays once, above the lines. */
const REQUEST_ERRORS: readonly ProblemCode[] = ['NetworkFailure', 'ServerError', 'ServiceUnavailable'];

/** Reasons of lines that are not ordered but requested in the notes (section 5). */
const REQUESTED_IN_NOTES: readonly (string | null)[] = ['ProductNotInStock', 'ProductOnRequestOnly'];

/** The quantity of a cart line with its error and a button to restore the stored quantity. */
export function LineQuantity({ line }: { line: CartItem }) {
  const { t } = useTexts('cart');
  const editing = use(QuantityEditingContext);
  if (editing === null) return line.quantity;
  const edit = editing.edits[line.id];
  const error = findQuantityError(line, edit);
  const quantity = edit === undefined ? line.quantity : edit.quantity;
  return (
    <>
      <QuantityStepper
        value={quantity}
        multiplier={line.qtyPkgMultiplier}
        onChange={(quantity) => editing.set(line.id, quantity)}
        productCode={formatProductCode(line.productCode)}
        disabled={findCartError(line) !== null}
        content={line}
        announcedTotal={calculateLineTotal(applyQuantityEdit(line, edit))}
        compact
      />
      {line.successor !== undefined && <ReplaceLine line={line} successor={line.successor} />}
      {quantity !== null && REQUESTED_IN_NOTES.includes(findLineBlocker(line)) && (
        <AddToCartNote product={{ ...line, id: line.productCode }} fixedQuantity={quantity} compact />
      )}
      {error !== null && (
        <Text size="xs" c="danger" role="alert" maw={220}>
          {edit?.quantity !== null && !REQUEST_ERRORS.includes(error) && t(`errors:${error}`)}
          {edit !== undefined && (
            <>
              {' '}
              {t('cart:line.notSaved', { quantity: line.quantity })}{' '}
              <Anchor
                component="button"
                type="button"
                size="xs"
                c="inherit"
                underline="always"
                onClick={() => editing.restore(line.id)}
              >
                {t('cart:line.restore', { quantity: line.quantity })}
              </Anchor>
            </>
          )}
        </Text>
      )}
    </>
  );
}
