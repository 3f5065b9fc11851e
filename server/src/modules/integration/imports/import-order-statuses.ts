import type { RowError } from '@cromia/domain/integration/import';
import type { OrderStatusRow } from '@cromia/domain/integration/order-rows';
import type { ParsedRow } from '@cromia/domain/integration/parse-rows';
import { canChangeOrderStatus, listReachableStatuses } from '@cromia/domain/orders/order';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { transitionOrders } from '../../orders/index.ts';
import type { Importer } from './importer.ts';
import { lockOrders } from './order-import-queries.ts';

type Rows = readonly ParsedRow<OrderStatusRow>[];

async function ordersOf(trx: Transaction, rows: Rows) {
  const orders = await lockOrders(
    trx,
    rows.map(({ value }) => value.orderCode),
  );
  return new Map(orders.map((order) => [order.orderCode, order]));
}

/**
 * Imports order statuses. An order changes by one of the desk's transitions, with the same audit entry and mails. An
 * order that already has the status is not changed.
 * @param userId the importing user; null for a key
 */
export function createOrderStatusImporter(
  deps: Pick<ServiceDependencies, 'config'>,
  userId: string | null,
): Importer<OrderStatusRow> {
  return {
    tables: 'orders',
    check: async (trx, rows) => {
      const orders = await ordersOf(trx, rows);
      return rows.flatMap(({ row, value: { orderCode, status } }): RowError[] => {
        const order = orders.get(orderCode);
        if (!order) return [{ row, path: 'orderCode', code: 'unknown' }];
        const mayGo = order.status === status || canChangeOrderStatus(order, status);
        return mayGo
          ? []
          : [{ row, path: 'status', code: 'notAllowed', allowed: listReachableStatuses(order) }];
      });
    },
    write: async (trx, rows) => {
      const orders = await ordersOf(trx, rows);
      const moves = rows.flatMap(({ row, value: { orderCode, status } }) => {
        const order = orders.get(orderCode);
        return order && order.status !== status ? [{ ...order, row, status }] : [];
      });
      await transitionOrders(trx, deps, moves, { userId, isInFull: true });
      const statusChange = (was: string, is: string) => ({ field: 'status', was, is, corrected: false });
      return {
        created: new Set(),
        changed: new Map(
          moves.map(({ row, orderCode, status }) => [
            row,
            [statusChange(orders.get(orderCode)?.status ?? '', status)],
          ]),
        ),
      };
    },
  };
}
