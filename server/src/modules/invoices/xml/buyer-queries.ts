import type { XmlBuyer } from '@cromia/domain/invoices/xml/xml-invoice';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/connection.ts';

/** Finds the customer that XML names: by code, else by VAT number, else by a tax code that only one customer has. */
export async function findBuyer(db: Connection, { customerCode, vatNumber, taxCode }: XmlBuyer) {
  const { rows } = await sql<{ id: string; customerCode: string; rank: number }>`
    SELECT id, customer_code, 1 AS rank FROM customers WHERE customer_code = ${customerCode ?? null}
    UNION ALL SELECT id, customer_code, 2 FROM customers WHERE vat_company(vat_number) = vat_company(${vatNumber ?? null}::text)
    UNION ALL (SELECT id, customer_code, 3 FROM customers WHERE upper(fiscal_code) = ${taxCode ?? null} LIMIT 2)
    ORDER BY rank, customer_code`.execute(db);
  const [first, second] = rows;
  return first && second?.rank === first.rank ? undefined : first;
}

/** The codes of a customer's orders that references name, by code or by the customer's own number. */
export async function findOrderCodes(
  db: Connection,
  customerId: string,
  references: readonly string[],
): Promise<string[]> {
  if (references.length === 0) return [];
  const { rows } = await sql<{ orderCode: string }>`
    SELECT DISTINCT orders.order_code
    FROM orders LEFT JOIN order_requests request ON request.id = orders.order_request_id
    WHERE orders.customer_id = ${customerId}::uuid
      AND (orders.order_code = ANY(${references}::text[])
        OR coalesce(orders.customer_order_code, request.customer_order_code) = ANY(${references}::text[]))
    ORDER BY orders.order_code
    LIMIT 100`.execute(db);
  return rows.map(({ orderCode }) => orderCode);
}
