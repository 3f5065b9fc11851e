import { actsForCustomers, type Role, type UserType } from '../accounts/roles.ts';
import { deriveProductStatus, type ProductSupplyState, toSupply } from '../catalogue/product.ts';

/** Why a product does not go into the cart (section 5, "Buying to cart requires"). */
export const BUYING_REFUSALS = [
  'loginNeeded',
  'onRequestOnly',
  'notAvailable',
  'codeChanged',
  'companyProfileNeeded',
  'becomeCustomer',
  'pickCustomer',
  'notAllowed',
] as const;
export type BuyingRefusal = (typeof BUYING_REFUSALS)[number];

/**
 * Why this viewer cannot put this product into a cart, or null. The product's reasons come before the viewer's, as
 * nobody should fill in a company profile for a product that is not sold. An out-of-stock product may go in.
 * @param actingFor code of the customer that an agent or commercial user has picked
 */
export function findBuyingRefusal(
  viewer: { role: Role; type: UserType } | null,
  product: ProductSupplyState,
  { actingFor }: { actingFor: string | null },
): BuyingRefusal | null {
  if (!viewer) return 'loginNeeded';
  return productRefusal(product) ?? viewerRefusal(viewer, actingFor);
}

function productRefusal(product: ProductSupplyState): BuyingRefusal | null {
  const availability = deriveProductStatus(product);
  if (availability === 'CODECHANGE') return 'codeChanged';
  if (availability === 'REMOVED' || availability === 'UNAVAILABLE') return 'notAvailable';
  return toSupply(product.tsc) === 'REQUEST_ONLY' ? 'onRequestOnly' : null;
}

function viewerRefusal(
  { role, type }: { role: Role; type: UserType },
  actingFor: string | null,
): BuyingRefusal | null {
  if (type === 'P') return 'companyProfileNeeded';
  if (role === 'USER') return 'becomeCustomer';
  if (actsForCustomers(role)) return actingFor === null ? 'pickCustomer' : null;
  return role === 'CUSTOMER' ? null : 'notAllowed';
}

/** Whether a product is sold on request alone: it is asked for in the notes of a request (section 5). */
export function isOnRequestOnly(product: ProductSupplyState): boolean {
  return productRefusal(product) === 'onRequestOnly';
}

/** The named error with which the server refuses a product for a cart, or null. */
export function findCartError(
  product: ProductSupplyState,
): 'ProductNotAvailable' | 'ProductOnRequestOnly' | null {
  const refusal = productRefusal(product);
  if (refusal === null) return null;
  return refusal === 'onRequestOnly' ? 'ProductOnRequestOnly' : 'ProductNotAvailable';
}
