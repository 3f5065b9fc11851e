import type { FieldChange, RowError } from '@cromia/domain/integration/import';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import type { ShipmentRow } from '@cromia/domain/integration/shipment-rows';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordShippings } from '../../orders/index.ts';
import { reportShipments } from '../report-shipments.ts';
import { replaceItems, type StoredItem, upsertShipments } from '../shipment-change-queries.ts';
import { type EvaluatedShipment, evaluateShipments } from './evaluate-shipments.ts';
import { readReferences } from './references.ts';

type Rows = readonly ParsedRow<ShipmentRow>[];

const toChange = (field: string, was: FieldChange['was'], is: FieldChange['is']): FieldChange => ({
  ...{ field, was, is, corrected: false },
});

/** The lines of a shipment in words, by order and product. */
const describeItems = (items: readonly StoredItem[]) =>
  items.map(({ orderId, productId, quantity, batch }) =>
    [orderId, productId, quantity, batch ?? ''].join(' '),
  );

const FIELDS = ['shippedOn', 'carrier', 'trackingUrl', 'packages', 'grossWeight'] as const;

function findChanges({ stored, fields, items, storedItems }: EvaluatedShipment): FieldChange[] {
  if (stored === undefined) return [];
  const count = (lines: readonly StoredItem[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [was, is] = [describeItems(storedItems), describeItems(items)];
  return [
    ...FIELDS.flatMap((field) =>
      stored[field] === fields[field] ? [] : [toChange(field, stored[field], fields[field])],
    ),
    ...(was.join('\n') === is.join('\n') ? [] : [toChange('items', count(storedItems), count(items))]),
  ];
}

/** Stores evaluated shipments, what they do to their orders, and the mails and events about them. */
async function storeShipments(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  userId: string | null,
  rows: Rows,
) {
  const { shipments, shippings } = evaluateShipments(rows, await readReferences(trx, rows));
  const changes = new Map(shipments.map((shipment) => [shipment, findChanges(shipment)]));
  const hasChanged = (shipment: EvaluatedShipment) =>
    shipment.stored === undefined || (changes.get(shipment) ?? []).length > 0;
  const changed = shipments.filter(hasChanged);
  const ids = await upsertShipments(
    trx,
    changed.map(({ shipmentCode, customerId, fields }) => ({
      ...{ shipmentCode, customerId, ...fields, createdBy: userId },
    })),
  );
  const withNewItems = changed.filter(
    (shipment) =>
      shipment.stored === undefined || changes.get(shipment)?.some(({ field }) => field === 'items'),
  );
  await replaceItems(
    trx,
    withNewItems.flatMap(({ shipmentCode, items }) => {
      const id = ids.get(shipmentCode);
      return id === undefined ? [] : [{ id, items }];
    }),
  );
  await recordShippings(trx, deps, userId, shippings);
  await reportShipments(
    trx,
    deps,
    userId,
    changed.map((shipment) => ({
      id: ids.get(shipment.shipmentCode) ?? '',
      shipmentCode: shipment.shipmentCode,
      customerId: shipment.customerId,
      senderId: shipment.userId,
      isNew: shipment.stored === undefined,
      changes: changes.get(shipment) ?? [],
    })),
  );
  const listRows = (isNew: boolean): (readonly [number, readonly FieldChange[]])[] =>
    changed
      .filter(({ stored }) => (stored === undefined) === isNew)
      .flatMap((shipment) => shipment.rows.map(({ row }) => [row, changes.get(shipment) ?? []] as const));
  // A row without changes of its own may still close its order, by `rest`.
  const closing = new Set(shippings.filter(({ ships }) => ships).map(({ shipmentCode }) => shipmentCode));
  const closed: (readonly [number, readonly FieldChange[]])[] = shipments
    .filter((shipment) => !hasChanged(shipment) && closing.has(shipment.shipmentCode))
    .flatMap(({ rows: ofShipment }) =>
      ofShipment.map(({ row }) => [row, [toChange('status', 'C', 'E')]] as const),
    );
  return {
    created: new Set(listRows(true).map(([row]) => row)),
    changed: new Map<number, readonly FieldChange[]>([...listRows(false), ...closed]),
  };
}

/**
 * Imports shipments of the ERP (contract, section 13). They move the shipped quantities and statuses of their orders by
 * the rules of the desk. Sending one again changes nothing; sending it with other lines corrects it.
 * @param userId the importing user; null for a key
 */
export function createShipmentImporter(
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  userId: string | null,
) {
  return {
    tables: 'orders',
    check: async (trx: Transaction, rows: Rows): Promise<RowError[]> =>
      evaluateShipments(rows, await readReferences(trx, rows)).errors,
    write: (trx: Transaction, rows: Rows) => storeShipments(trx, deps, userId, rows),
  };
}
