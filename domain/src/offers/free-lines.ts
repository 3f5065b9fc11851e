/** The price of a line before and after its discounts, as staff enter it. */
interface OfferedPrice {
  /** EUR for one unit of measure. */
  unitPrice: number;
  /** Percent. */
  discountPct1: number;
  discountPct2: number;
}

/** Whether a line is offered free of charge: with a discount of 100 % on its price. */
export function isFreeLine({ unitPrice, discountPct1, discountPct2 }: OfferedPrice): boolean {
  return unitPrice > 0 && (discountPct1 === 100 || discountPct2 === 100);
}

/** The error of an offer with a free line and no message. */
export const explainsFreeLines = { path: ['reason'], error: 'missing' };

/** Whether an offer with a free line has a message that explains it to the customer. */
export function hasFreeLinesExplained({
  items = [],
  reason,
}: {
  items?: readonly OfferedPrice[] | undefined;
  reason?: string | undefined;
}): boolean {
  return (reason ?? '') !== '' || !items.some(isFreeLine);
}
