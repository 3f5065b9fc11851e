import { calculateFinalUnitPrice } from '@cromia/domain/catalogue/pricing';
import type { DemoProduct } from '../catalogue/products.ts';
import type { DemoCustomer } from '../people/customers.ts';
import { createPrng } from '../prng.ts';

/** The price terms of a customer for a product: EUR per `um`, percentages as 12.5. */
export interface DemoTerms {
  priceListCode: string;
  unitPrice: number;
  discountPct1: number;
  discountPct2: number;
  agentCommissionPct: number;
}

/** Terms agreed with one customer for one product; they take precedence over the customer's usual ones. */
export interface AgreedTerms extends DemoTerms {
  customerCode: string;
  product: DemoProduct;
}

/** The product code as pages show it. */
export function formatCode({ serial, color, pkg }: DemoProduct): string {
  return `${serial}-${color}-${pkg}`;
}

/** Terms agreed for the products that a customer buys most. Half of the customers have some. */
export function createAgreedTerms(customer: DemoCustomer, favourites: readonly DemoProduct[]): AgreedTerms[] {
  const prng = createPrng(`agreed ${customer.customerCode}`);
  const isNegotiator = customer.customerCode === '100001' || prng.chance(50);
  if (!isNegotiator) return [];
  // F120 always has its list price, because the demo explains prices with it.
  const candidates = favourites.filter(({ serial }) => serial !== 'F120');
  return prng.sample(candidates, 4).flatMap((product) => {
    const priceListCode = product.prices.DIL === undefined ? customer.priceListCode : 'DIL';
    const listed = product.prices[priceListCode];
    if (listed === undefined) return [];
    return {
      customerCode: customer.customerCode,
      product,
      priceListCode,
      unitPrice: Math.round(listed * 98) / 100,
      discountPct1: Math.min(50, customer.discountPct1 + 5),
      discountPct2: customer.discountPct2,
      agentCommissionPct: Math.max(2, customer.agentCommissionPct - 1),
    };
  });
}

/**
 * The current terms: those agreed for the product, or else the customer's price list and usual discounts. Null without
 * a price.
 */
export function findTerms(
  customer: DemoCustomer,
  product: DemoProduct,
  agreed: readonly AgreedTerms[],
): DemoTerms | null {
  const agreedTerms = agreed.find(
    (terms) => terms.customerCode === customer.customerCode && terms.product === product,
  );
  if (agreedTerms) return agreedTerms;
  const unitPrice = product.prices[customer.priceListCode];
  if (unitPrice === undefined) return null;
  const { priceListCode, discountPct1, discountPct2, agentCommissionPct } = customer;
  return { priceListCode, unitPrice, discountPct1, discountPct2, agentCommissionPct };
}

/** The final unit price of the terms, EUR per `um`. */
export function calculateFinalPrice(terms: DemoTerms): number {
  return calculateFinalUnitPrice(terms.unitPrice, terms.discountPct1, terms.discountPct2);
}
