import type { OrderStatus } from '../orders/order.ts';
import type { ShipmentRest } from '../orders/order-change.ts';
import { findQuantityStep } from '../orders/quantity-step.ts';

/** A line of an order, in packages. */
export interface ShippableLine {
  id: string;
  /** Key of the product; an order may have several lines of one. */
  product: string;
  confirmed: number;
  shipped: number;
}

/** Packages by the key of the product. */
export type Packages = ReadonlyMap<string, number>;

interface ShippingInput {
  status: OrderStatus;
  lines: readonly ShippableLine[];
  /** Packages of the order in all shipments before the change. */
  before: Packages;
  /** The packages of the changed shipment that belong to the order, as stored and as they will be. */
  stored: Packages;
  shipped: Packages;
  /** What becomes of confirmed packages that no shipment contains; by default they stay open. */
  rest?: ShipmentRest | undefined;
}

/** Why a shipment contradicts its order. */
export type ShippingFault =
  /** The order has no such product. */
  | { kind: 'unknownProduct'; product: string }
  /** The product would be shipped in more packages than are confirmed; the shipment may have at most `max`. */
  | { kind: 'tooMany'; product: string; max: number }
  /** Nothing can be shipped of an order in this status. */
  | { kind: 'status'; status: OrderStatus }
  /** The order is shipped or invoiced, and would be left without a shipped package. */
  | { kind: 'nothingLeft' };

/** What a shipment does to its order. */
export interface ShippingPlan {
  fault?: never;
  /** The lines whose shipped packages change, with the new number. */
  changes: { id: string; quantity: number }[];
  /** The order's lines afterwards. */
  lines: ShippableLine[];
  /** Whether the order becomes shipped. */
  ships: boolean;
  /** Whether confirmed packages that were not shipped are then cancelled. */
  cancelsRest: boolean;
}

const sumPackages = (lines: readonly ShippableLine[], column: 'confirmed' | 'shipped') =>
  lines.reduce((sum, line) => sum + line[column], 0);

/**
 * The shipped packages of a product after the change. Packages that were shipped without a shipment, by a status or an
 * order of the ERP, may be the very ones that a shipment now describes: they are not counted twice. A corrected shipment
 * with fewer packages lowers what was shipped.
 */
function countShipped(shipped: number, before: number, after: number): number {
  return after >= before ? Math.max(shipped, after) : Math.max(0, shipped - (before - after));
}

/** Distributes a change of a product's shipped packages: more fill its first lines, fewer leave its last ones. */
function distribute(lines: readonly ShippableLine[], change: number): ShippableLine[] {
  let open = change;
  const ordered = change < 0 ? lines.toReversed() : lines;
  return ordered.map((line) => {
    const step =
      open < 0 ? Math.max(open, -line.shipped) : Math.min(open, Math.max(0, line.confirmed - line.shipped));
    open -= step;
    return { ...line, shipped: line.shipped + step };
  });
}

/**
 * Plans what a shipment does to its order, by the rules of the desk: packages are shipped from a confirmed order only,
 * never more than are confirmed; once all are shipped, or the rest is cancelled, the order is shipped. A shipment that
 * describes packages shipped before may arrive in any later status.
 */
export function planShipping(input: ShippingInput): ShippingPlan | { fault: ShippingFault } {
  const { status, lines, before, stored, shipped, rest } = input;
  const linesByProduct = Map.groupBy(lines, ({ product }) => product);
  const planned = new Map(lines.map((line) => [line.id, line]));
  for (const product of new Set([...stored.keys(), ...shipped.keys()])) {
    const productLines = linesByProduct.get(product) ?? [];
    const count = shipped.get(product) ?? 0;
    if (productLines.length === 0 && count > 0) return { fault: { kind: 'unknownProduct', product } };
    const others = (before.get(product) ?? 0) - (stored.get(product) ?? 0);
    const confirmed = sumPackages(productLines, 'confirmed');
    const wasShipped = sumPackages(productLines, 'shipped');
    const isShipped = countShipped(wasShipped, before.get(product) ?? 0, others + count);
    if (isShipped > wasShipped) {
      if (findQuantityStep(status)?.to !== 'E') return { fault: { kind: 'status', status } };
      if (isShipped > confirmed)
        return { fault: { kind: 'tooMany', product, max: Math.max(0, confirmed - others) } };
    }
    if (isShipped === wasShipped) continue;
    for (const line of distribute(productLines, isShipped - wasShipped)) planned.set(line.id, line);
  }
  return buildPlan(status, lines, [...planned.values()], rest);
}

function buildPlan(
  status: OrderStatus,
  lines: readonly ShippableLine[],
  planned: ShippableLine[],
  rest: ShipmentRest | undefined,
): ShippingPlan | { fault: ShippingFault } {
  const total = sumPackages(planned, 'shipped');
  const hasShipped = status === 'E' || status === 'F';
  if (hasShipped && total === 0 && sumPackages(lines, 'shipped') > 0)
    return { fault: { kind: 'nothingLeft' } };
  const isComplete = total > 0 && planned.every((line) => line.shipped >= line.confirmed);
  const ships = status === 'C' && total > 0 && (isComplete || rest === 'CANCELLED');
  const previous = new Map(lines.map((line) => [line.id, line.shipped]));
  return {
    changes: planned.flatMap(({ id, shipped }) =>
      previous.get(id) === shipped ? [] : [{ id, quantity: shipped }],
    ),
    lines: planned,
    ships,
    cancelsRest: ships && !isComplete,
  };
}
