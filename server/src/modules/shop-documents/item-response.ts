import { type AccessViewer, isAllowed } from '@cromia/domain/accounts/access';
import { toLineAvailableOn } from '@cromia/domain/catalogue/product';
import { canSeePriceTerms, toProductLine } from '../catalogue/index.ts';
import type { DocumentLineRow } from './document-list-queries.ts';

/** The stored line of an order, order request or offer request. A line without a price has null. */
interface ItemRow extends DocumentLineRow {
  plo: number;
  finalUnitPrice: number | null;
  unitPrice: number | null;
  discountPct1: number | null;
  discountPct2: number | null;
  rowTotal: number | null;
  rowWeight: number;
}

/** The stored line of an order request or offer request. */
interface RequestItemRow extends ItemRow {
  unitQty: number;
  quantity: number;
  priceListCode: string | null;
}

/**
 * A line as a viewer may see it: only staff and agents see unit price and discounts (section 6).
 * @param isAwaited whether packages of it are still to be delivered, so that it states when they are available again
 */
export function toItemResponse<Row extends ItemRow>(viewer: AccessViewer, row: Row, isAwaited = false) {
  const { id, plo, unitPrice, discountPct1, discountPct2, rowWeight } = row;
  // The type preserves that lines of orders always have a price.
  const { finalUnitPrice, rowTotal }: Pick<Row, 'finalUnitPrice' | 'rowTotal'> = row;
  const showsTerms = canSeePriceTerms(viewer);
  return {
    id,
    ...toProductLine(row),
    // Staff and other software get what was agreed, which does not change with the stock.
    ...(isAwaited && isAllowed(viewer, 'catalogue.prices')
      ? toLineAvailableOn({ ...row, status: row.productStatus })
      : {}),
    plo,
    finalUnitPrice,
    unitPrice: showsTerms ? unitPrice : null,
    discountPct1: showsTerms ? discountPct1 : null,
    discountPct2: showsTerms ? discountPct2 : null,
    rowTotal,
    rowWeight,
  };
}

/** Same as `toItemResponse`, for a line of a request: with its quantity and, for staff and agents, its price list. */
export function toRequestItemResponse<Row extends RequestItemRow>(
  viewer: AccessViewer,
  row: Row,
  isAwaited = false,
) {
  const { unitQty, quantity, priceListCode } = row;
  return {
    ...toItemResponse(viewer, row, isAwaited),
    unitQty,
    quantity,
    priceListCode: canSeePriceTerms(viewer) ? priceListCode : null,
  };
}
