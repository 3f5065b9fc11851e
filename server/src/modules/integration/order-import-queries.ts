import type { BlockableStatus, OrderStatus } from '@cromia/domain/orders/order';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';

/** Orders of some codes as they stand, locked until the transaction ends: the desk moves none of them meanwhile. */
export async function lockOrders(trx: Transaction, codes: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    orderCode: string;
    customerId: string;
    status: OrderStatus;
    blockedFrom: BlockableStatus | null;
  }>`
    SELECT id, order_code AS "orderCode", customer_id AS "customerId", status, blocked_from AS "blockedFrom"
    FROM orders
    WHERE order_code IN (SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
    ORDER BY id
    FOR UPDATE`.execute(trx);
  return rows;
}
