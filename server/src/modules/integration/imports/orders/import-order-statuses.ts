import type { RowError } from '@cromia/domain/integration/import';
import type { OrderStatusRow } from '@cromia/domain/integration/order-rows';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import { canChangeOrderStatus, listReachableStatuses } from '@cromia/domain/orders/order';
import type { ServiceDependencies } from '../../../../app-dependencies.ts';
import type { Transaction } from '../../../../platform/database/connection.ts';
import { transitionOrders } from '../../../orders/index.ts';
import type { Importer } from '../importer.ts';
import { lockOrders } from './order-import-queries.ts';

type Rows = readonly ParsedRow<OrderStatusRow>[];

async function lockOrdersByCode(trx: Transaction, rows: Rows) {
  const orders = await lockOrders(
    trx,
    rows.map(({ value }) => value.orderCode),
  );
  return new Map(orders.map((order) => [order.orderCode, order]));
}

/**
 * Imports order statuses, by the same transitions as in the back office, with the same audit entry and mails. An order
 * that already has the status remains unchanged.
 * @param userId the importing user; null for a key
 */
export function createOrderStatusImporter(
  deps: Pick<ServiceDependencies, 'config'>,
  userId: string | null,
): Importer<OrderStatusRow> {
  return {
    tables: 'orders',
    check: async (trx, rows) => {
      const orders = await lockOrdersByCode(trx, rows);
      return rows.flatMap(({ row, value: { orderCode, status } }): RowError[] => {
        const order = orders.get(orderCode);
        if (!order) return [{ row, path: 'orderCode', code: 'unknown' }];
        const isAllowed = order.status === status || canChangeOrderStatus(order, status);
        return isAllowed
          ? []
          : [{ row, path: 'status', code: 'notAllowed', allowed: listReachableStatuses(order) }];
      });
    },
    write: async (trx, rows) => {
      const orders = await lockOrdersByCode(trx, rows);
      const transitions = rows.flatMap(({ row, value: { orderCode, status } }) => {
        const order = orders.get(orderCode);
        return order && order.status !== status ? [{ ...order, row, status }] : [];
      });
      await transitionOrders(trx, deps, transitions, { userId, isInFull: true });
      const toStatusChange = (was: string, is: string) => ({ field: 'status', was, is, corrected: false });
      return {
        created: new Set(),
        changed: new Map(
          transitions.map(({ row, orderCode, status }) => [
            row,
            [toStatusChange(orders.get(orderCode)?.status ?? '', status)],
          ]),
        ),
      };
    },
  };
}
