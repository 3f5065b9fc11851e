import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/connection.ts';

/** The carriers of the demo; a bracket stands for the shipment's code. */
const CARRIERS = [
  { name: 'Corriere Padano', url: 'https://tracking.corriere-padano.example/?spedizione={}' },
  { name: 'Alpen Cargo', url: 'https://alpencargo.example/track/{}' },
  { name: 'Ritiro del cliente', url: null },
  { name: 'Trasporti Emilia', url: 'https://www.trasporti-emilia.example/segui?ddt={}' },
];

/** A UUID that depends on a text only. */
const toUuid = (text: RawBuilder<unknown>) =>
  sql`overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/**
 * Loads the shipments of all shipped orders, with carriers, tracking links and the batches of the safety data sheets.
 * Orders whose customer accepts several shipments left in two parts, two days apart. Goods above 120 kg stand on pallets,
 * others are in cartons. Their sheets are already known.
 */
export async function loadShipments(trx: Transaction): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE demo_parts ON COMMIT DROP AS
    SELECT part.*, 'DDT-' || to_char(part.shipped_on, 'YY') || '-'
        || lpad((row_number() OVER (ORDER BY part.shipped_on, part.order_code, part.part) + 800)::text, 6, '0') AS code,
      row_number() OVER (ORDER BY part.shipped_on, part.order_code, part.part) AS place
    FROM (
      SELECT orders.id AS order_id, orders.order_code, orders.customer_id, item.part,
        min(shipped.at)::date - (CASE WHEN item.part = 1 THEN 2 ELSE 0 END) AS shipped_on
      FROM orders
      JOIN audit_log shipped ON shipped.entity = 'order' AND shipped.entity_id = orders.id::text
        AND shipped.action = 'orders.status' AND shipped.details->>'status' = 'E'
      JOIN LATERAL (
        SELECT DISTINCT CASE WHEN orders.accept_multiple_shipping THEN sort_order % 2 ELSE 0 END AS part
        FROM order_items WHERE order_id = orders.id AND quantity_processed > 0
      ) item ON true
      GROUP BY orders.id, item.part
    ) part`.execute(trx);
  await sql`
    INSERT INTO shipments (id, shipment_code, customer_id, shipped_on, carrier, tracking_url, packages, gross_weight,
      created_on, changed_on, sheets_checked_at)
    SELECT ${toUuid(sql`'shipment ' || code`)}, code, customer_id, shipped_on, carrier.value->>'name',
      replace(carrier.value->>'url', '{}', code), sums.packages, round(sums.weight * 1.02 + sums.packing, 1),
      shipped_on + time '16:30', shipped_on + time '16:30', shipped_on + time '17:00'
    FROM demo_parts part
    CROSS JOIN LATERAL (
      SELECT weight, packages, packages * (CASE WHEN weight > 120 THEN 15 ELSE 0.4 END) AS packing
      FROM (
        SELECT sum(plo * quantity_processed) AS weight FROM order_items item WHERE item.order_id = part.order_id
          AND (SELECT CASE WHEN accept_multiple_shipping THEN item.sort_order % 2 ELSE 0 END FROM orders
            WHERE id = part.order_id) = part.part
      ) goods
      CROSS JOIN LATERAL (SELECT ceil(weight / (CASE WHEN weight > 120 THEN 600 ELSE 30 END)) AS packages) load
    ) sums
    JOIN jsonb_array_elements(${JSON.stringify(CARRIERS)}::jsonb) WITH ORDINALITY AS carrier (value, position)
      ON carrier.position = 1 + place % ${CARRIERS.length}::integer`.execute(trx);
  await sql`
    INSERT INTO shipment_items (id, shipment_id, sort_order, order_id, product_id, quantity, batch)
    SELECT ${toUuid(sql`'shipment item ' || item.id`)}, ${toUuid(sql`'shipment ' || part.code`)},
      row_number() OVER (PARTITION BY part.code ORDER BY item.sort_order), part.order_id, item.product_id,
      item.quantity_processed, (
        SELECT batch.batch FROM sds_batches batch JOIN sds_documents document ON document.id = batch.document_id
        WHERE document.serial = products.serial AND document.color = products.color
          AND (batch.customer_id IS NULL OR batch.customer_id = part.customer_id)
        ORDER BY batch.order_id IS NOT DISTINCT FROM part.order_id DESC, batch.date DESC, batch.batch LIMIT 1)
    FROM demo_parts part
    JOIN orders ON orders.id = part.order_id
    JOIN order_items item ON item.order_id = part.order_id AND item.quantity_processed > 0
      AND (CASE WHEN orders.accept_multiple_shipping THEN item.sort_order % 2 ELSE 0 END) = part.part
    JOIN products ON products.id = item.product_id`.execute(trx);
  await sql`
    UPDATE audit_log SET details = details || jsonb_build_object('shipmentCode', last.code)
    FROM (SELECT DISTINCT ON (order_id) order_id, code FROM demo_parts ORDER BY order_id, shipped_on DESC, part) last
    WHERE entity = 'order' AND entity_id = last.order_id::text AND action = 'orders.status'
      AND details->>'status' = 'E'`.execute(trx);
}
