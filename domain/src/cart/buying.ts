import { actsForCustomers, type Role, type UserType } from '../accounts/roles.ts';
import { deriveProductStatus, type ProductAvailabilityState, toAvailability } from '../catalogue/product.ts';
import type { CompanyRole } from '../people/company-roles.ts';

/** Reasons why a product cannot be added to the cart (section 5, "Buying to cart requires"). */
export const BUYING_REJECTIONS = [
  'loginNeeded',
  'onRequestOnly',
  'notAvailable',
  'codeChanged',
  'companyProfileNeeded',
  'becomeCustomer',
  'pickCustomer',
  'notAllowed',
] as const;
export type BuyingRejection = (typeof BUYING_REJECTIONS)[number];

interface BuyingViewer {
  role: Role;
  type: UserType;
  companyRole: CompanyRole | null;
}

/**
 * The reason why a user cannot add a product to a cart, or null. Reasons about the product take precedence over those
 * about the user, so that nobody completes a company profile for a product that is not sold. Out-of-stock products are
 * allowed.
 * @param actingFor code of the customer that an agent or commercial user has selected
 */
export function findBuyingRejection(
  viewer: BuyingViewer | null,
  product: ProductAvailabilityState,
  { actingFor }: { actingFor: string | null },
): BuyingRejection | null {
  if (!viewer) return 'loginNeeded';
  return findProductRejection(product) ?? findViewerRejection(viewer, actingFor);
}

function findProductRejection(product: ProductAvailabilityState): BuyingRejection | null {
  const availability = deriveProductStatus(product);
  if (availability === 'CODECHANGE') return 'codeChanged';
  if (availability === 'REMOVED' || availability === 'UNAVAILABLE') return 'notAvailable';
  return toAvailability(product.tsc) === 'REQUEST_ONLY' ? 'onRequestOnly' : null;
}

function findViewerRejection(
  { role, type, companyRole }: BuyingViewer,
  actingFor: string | null,
): BuyingRejection | null {
  if (type === 'P') return 'companyProfileNeeded';
  if (role === 'USER') return 'becomeCustomer';
  if (actsForCustomers(role)) return actingFor === null ? 'pickCustomer' : null;
  return role === 'CUSTOMER' && companyRole !== 'VIEWER' ? null : 'notAllowed';
}

/** Whether a product is sold on request only; customers ask for it in the notes of a request (section 5). */
export function isOnRequestOnly(product: ProductAvailabilityState): boolean {
  return findProductRejection(product) === 'onRequestOnly';
}

/** The error code for a product that cannot be added to a cart, or null. */
export function findCartError(
  product: ProductAvailabilityState,
): 'ProductNotAvailable' | 'ProductOnRequestOnly' | null {
  const rejection = findProductRejection(product);
  if (rejection === null) return null;
  return rejection === 'onRequestOnly' ? 'ProductOnRequestOnly' : 'ProductNotAvailable';
}
