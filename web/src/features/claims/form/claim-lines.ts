import { toProductKey } from '@cromia/domain/catalogue/product-code';
import type { ShipmentItem } from '@cromia/domain/shipments/shipment';

/** Packages of a shipment that a claim names: a product, and its batch. */
export interface ClaimLine extends Omit<ShipmentItem, 'id' | 'orderId' | 'orderCode' | 'customerOrderCode'> {
  key: string;
  /** Ids of the shipment's lines, of several orders. */
  itemIds: string[];
}

/** The lines of a shipment by product and batch, which a claim names whatever their order. */
export function toClaimLines(items: readonly ShipmentItem[]): ClaimLine[] {
  const lines = new Map<string, ClaimLine>();
  for (const { id, ...item } of items) {
    const key = `${toProductKey(item.productCode)} ${item.batch ?? ''}`;
    const line = lines.get(key);
    lines.set(key, {
      ...item,
      key,
      itemIds: [...(line?.itemIds ?? []), id],
      quantity: item.quantity + (line?.quantity ?? 0),
    });
  }
  return [...lines.values()];
}
