import { formatProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import type { RowError } from '@cromia/domain/integration/import';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import { listAbsentFields } from '@cromia/domain/integration/row-fields';
import { REQUIRED_SHIPMENT_FIELDS, type ShipmentRow } from '@cromia/domain/integration/shipment-rows';
import { type Packages, planShipping, type ShippingFault } from '@cromia/domain/shipments/plan-shipping';
import type { OrderShipping } from '../../orders/index.ts';
import type { ShipmentFields, StoredItem, StoredShipment } from '../shipment-change-queries.ts';
import type { OrderState, References } from './references.ts';

type Row = ParsedRow<ShipmentRow>;

/** A shipment as the import leaves it. */
export interface EvaluatedShipment {
  rows: readonly Row[];
  stored: StoredShipment | undefined;
  storedItems: readonly StoredItem[];
  shipmentCode: string;
  customerId: string;
  /** The user who sent the request of its first order. */
  userId: string | null;
  fields: ShipmentFields;
  items: StoredItem[];
}

export interface Evaluation {
  errors: RowError[];
  shipments: EvaluatedShipment[];
  /** What the shipments do to their orders, each in turn; a shipment that does nothing to an order is left out. */
  shippings: OrderShipping[];
}

const FIELDS = ['shippedOn', 'carrier', 'trackingUrl', 'packages', 'grossWeight'] as const;
const NO_FIELDS = { carrier: null, trackingUrl: null, packages: null, grossWeight: null };

/** Merges the fields that the rows name into the stored ones. */
function mergeFields(stored: StoredShipment | undefined, rows: readonly Row[]): ShipmentFields {
  const fields: ShipmentFields = { shippedOn: '', ...NO_FIELDS, ...stored };
  const { shippedOn, carrier, trackingUrl, packages, grossWeight } = fields;
  const named = Object.assign({}, ...rows.map(({ value }) => dropUndefined(value)));
  return { shippedOn, carrier, trackingUrl, packages, grossWeight, ...named };
}

function dropUndefined(value: ShipmentRow): Partial<ShipmentFields> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => (value[field] === undefined ? [] : [[field, value[field]]])),
  );
}

/** Finds rows of one shipment that name different values of a field. */
function findInconsistencies(rows: readonly Row[]): RowError[] {
  return FIELDS.flatMap((field) => {
    const named = rows.filter(({ value }) => value[field] !== undefined);
    const [first] = named;
    return named.flatMap(({ row, value }): RowError[] =>
      first === undefined || value[field] === first.value[field]
        ? []
        : [{ row, path: field, code: 'inconsistent', rows: [first.row] }],
    );
  });
}

/** Finds the errors of the rows of one shipment, before its packages are compared with its orders. */
function findGroupErrors(rows: readonly Row[], references: References): RowError[] {
  const stored = references.shipments.get(rows[0]?.value.shipmentCode ?? '');
  const owner =
    stored?.customerId ??
    rows.map(({ value }) => references.orders.get(value.orderCode)?.customerId).find(Boolean);
  const errors = rows.flatMap(({ row, value }): RowError[] => {
    const order = references.orders.get(value.orderCode);
    if (order === undefined) return [{ row, path: 'orderCode', code: 'unknown', value: value.orderCode }];
    if (order.customerId !== owner)
      return [{ row, path: 'orderCode', code: 'notAllowed', value: value.orderCode }];
    return [];
  });
  const missing = stored
    ? []
    : rows.flatMap(({ row, value }) =>
        listAbsentFields(value, REQUIRED_SHIPMENT_FIELDS)
          // One row may name the day for all orders of the shipment.
          .filter(
            (path) => path !== 'shippedOn' || rows.every((other) => other.value.shippedOn === undefined),
          )
          .map((path): RowError => ({ row, path, code: 'missing' })),
      );
  return [...errors, ...missing, ...findInconsistencies(rows)];
}

/** Resolves the lines of a row. A product that the order does not have is an error. */
function resolveItems({ row, value }: Row, order: OrderState): { items: StoredItem[]; errors: RowError[] } {
  const errors: RowError[] = [];
  const items = (value.items ?? []).flatMap(({ productCode, quantity, batch }, index): StoredItem[] => {
    const productId = order.productIds.get(toProductKey(productCode));
    if (productId === undefined) {
      const path = `items.${index}.productCode`;
      errors.push({ row, path, code: 'unknown', value: formatProductCode(productCode) });
      return [];
    }
    return [{ orderId: order.id, productId, quantity, batch: batch ?? null }];
  });
  return { items, errors };
}

/** Adds up packages by product. */
export function sumPackages(items: readonly StoredItem[]): Packages {
  const packages = new Map<string, number>();
  for (const { productId, quantity } of items)
    packages.set(String(productId), (packages.get(String(productId)) ?? 0) + quantity);
  return packages;
}

function toRowError(row: number, value: ShipmentRow, order: OrderState, fault: ShippingFault): RowError {
  const findPath = (product: string) => {
    const index = (value.items ?? []).findIndex(
      ({ productCode }) => String(order.productIds.get(toProductKey(productCode))) === product,
    );
    return index === -1 ? 'items' : `items.${index}.quantity`;
  };
  switch (fault.kind) {
    case 'status':
      return { row, path: 'orderCode', code: 'notAllowed', value: fault.status, allowed: ['C'] };
    case 'nothingLeft':
      return { row, path: 'items', code: 'contradictory', value: order.status };
    case 'tooMany':
      return { row, path: findPath(fault.product), code: 'contradictory', accepted: `≤ ${fault.max}` };
    case 'unknownProduct':
      return { row, path: findPath(fault.product), code: 'unknown' };
  }
}

/** Adds the packages of a shipment to those of its order, and takes away those that it had before. */
function replacePackages(before: Packages, stored: Packages, shipped: Packages): Packages {
  const after = new Map(before);
  for (const [product, count] of stored) after.set(product, (after.get(product) ?? 0) - count);
  for (const [product, count] of shipped) after.set(product, (after.get(product) ?? 0) + count);
  return after;
}

interface OrderPart {
  order: OrderState;
  row: Row;
  /** Packages of the order in the shipment afterwards. */
  items: readonly StoredItem[];
  stored: readonly StoredItem[];
}

/** Splits a shipment by its orders: those of the rows and, if lines are replaced, those that it loses. */
function splitByOrder(
  rows: readonly Row[],
  references: References,
): { parts: OrderPart[]; errors: RowError[] } {
  const [first] = rows;
  const stored = references.shipments.get(first?.value.shipmentCode ?? '');
  const storedItems = references.itemsByShipment.get(stored?.id ?? '') ?? [];
  const errors: RowError[] = [];
  const parts = rows.flatMap((row): OrderPart[] => {
    const order = references.orders.get(row.value.orderCode);
    if (!order) return [];
    const ofOrder = storedItems.filter(({ orderId }) => orderId === order.id);
    if (row.value.items === undefined) return [{ order, row, items: ofOrder, stored: ofOrder }];
    const resolved = resolveItems(row, order);
    errors.push(...resolved.errors);
    return [{ order, row, items: resolved.items, stored: ofOrder }];
  });
  const isReplaced = rows.some(({ value }) => value.items !== undefined);
  const named = new Set(parts.map(({ order }) => order.id));
  const others = Map.groupBy(
    storedItems.filter(({ orderId }) => !named.has(orderId)),
    ({ orderId }) => orderId,
  );
  const lost = [...others].flatMap(([orderId, items]): OrderPart[] => {
    const order = references.ordersById.get(orderId);
    return order && first ? [{ order, row: first, items: isReplaced ? [] : items, stored: items }] : [];
  });
  return { parts: [...parts, ...lost], errors };
}

/** Applies a part of a shipment to the state of its order. @returns the error, or what it does to the order */
function applyPart({ order, row, items, stored }: OrderPart): RowError | OrderShipping {
  const [storedPackages, shipped] = [sumPackages(stored), sumPackages(items)];
  const plan = planShipping({
    status: order.status,
    lines: order.lines,
    before: order.packages,
    stored: storedPackages,
    shipped,
    rest: row.value.orderCode === order.orderCode ? row.value.rest : undefined,
  });
  if (plan.fault !== undefined) return toRowError(row.row, row.value, order, plan.fault);
  const wasShipped = order.lines.reduce((sum, line) => sum + line.shipped, 0);
  order.lines = plan.lines;
  order.packages = replacePackages(order.packages, storedPackages, shipped);
  if (plan.ships) order.status = 'E';
  return {
    id: order.id,
    customerId: order.customerId,
    changes: plan.changes,
    packages: plan.lines.reduce((sum, line) => sum + line.shipped, 0) - wasShipped,
    ships: plan.ships,
    cancelsRest: plan.cancelsRest,
    shipmentCode: row.value.shipmentCode,
  };
}

const isShipping = (result: RowError | OrderShipping): result is OrderShipping => 'changes' in result;

/** Evaluates one shipment. If it has an error, the states of its orders are restored, and none of its rows is stored. */
function evaluateGroup(rows: readonly Row[], references: References): Evaluation {
  const { parts, errors: itemErrors } = splitByOrder(rows, references);
  const errors = [...findGroupErrors(rows, references), ...itemErrors];
  const orders = parts.map(({ order }) => order);
  const states = orders.map(({ lines, packages, status }) => ({ lines, packages, status }));
  const results = errors.length > 0 ? [] : parts.map(applyPart);
  errors.push(...results.flatMap((result) => (isShipping(result) ? [] : [result])));
  if (errors.length > 0) {
    for (const [index, order] of orders.entries()) Object.assign(order, states[index]);
    const failed = new Set(errors.map(({ row }) => row));
    const siblings = rows
      .filter(({ row }) => !failed.has(row))
      .map(({ row }): RowError => ({ row, path: '', code: 'inconsistent', rows: [...failed].slice(0, 5) }));
    return { errors: [...errors, ...siblings], shipments: [], shippings: [] };
  }
  const [first] = rows;
  const shipmentCode = first?.value.shipmentCode ?? '';
  const stored = references.shipments.get(shipmentCode);
  return {
    errors: [],
    shipments: [
      {
        ...{ rows, stored, shipmentCode },
        storedItems: references.itemsByShipment.get(stored?.id ?? '') ?? [],
        customerId: stored?.customerId ?? orders[0]?.customerId ?? '',
        userId: orders[0]?.userId ?? null,
        fields: mergeFields(stored, rows),
        items: parts.flatMap(({ items }) => items),
      },
    ],
    shippings: results.filter(isShipping),
  };
}

/**
 * Evaluates the rows of an import one shipment after the other, each on what those before leave of its orders. Changes
 * the orders of `references`.
 */
export function evaluateShipments(rows: readonly Row[], references: References): Evaluation {
  const groups = Map.groupBy(rows, ({ value }) => value.shipmentCode);
  const results = [...groups.values()].map((group) => evaluateGroup(group, references));
  return {
    errors: results.flatMap(({ errors }) => errors),
    shipments: results.flatMap(({ shipments }) => shipments),
    shippings: results
      .flatMap(({ shippings }) => shippings)
      .filter(({ ships, changes }) => ships || changes.length > 0),
  };
}
