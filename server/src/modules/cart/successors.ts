import { findCartError } from '@cromia/domain/cart/buying';
import type { CartItem } from '@cromia/domain/cart/cart-items';
import { roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import type { Connection } from '../../platform/database/connection.ts';
import type { SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { findProducts } from './products.ts';

/** The products that replace those that are no longer sold under their code, by the internal id of the old one. */
export async function findSuccessors(
  db: Connection,
  customer: ActingCustomer,
  products: readonly SellableProduct[],
): Promise<Map<number, SellableProduct>> {
  const replaced = products.flatMap(({ id, productCode, newSerial, newColor, ...state }) =>
    newSerial === null || newColor === null || findCartError(state) === null
      ? []
      : [{ id, code: { ...productCode, serial: newSerial, color: newColor } }],
  );
  const successors = await findProducts(
    db,
    customer,
    replaced.map(({ code }) => code),
  );
  return new Map(
    replaced.flatMap(({ id }, index): [number, SellableProduct][] => {
      const successor = successors[index];
      return successor && findCartError(successor) === null ? [[id, successor]] : [];
    }),
  );
}

/** A successor in place of a quantity of the old product, rounded up to what can be ordered. */
export function toSuccessor(
  { productCode, qtyPkgMultiplier }: SellableProduct,
  quantity: number,
): NonNullable<CartItem['successor']> {
  return { productCode, quantity: roundUpToMultiplier(quantity, qtyPkgMultiplier) };
}
