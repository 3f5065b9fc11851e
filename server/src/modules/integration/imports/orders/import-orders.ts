import { toProductKey } from '@cromia/domain/catalogue/product-code';
import type { OrderRow } from '@cromia/domain/integration/order-rows';
import type { ServiceDependencies } from '../../../../app-dependencies.ts';
import { suggestCodes } from '../catalogue/import-products.ts';
import type { Importer } from '../importer.ts';
import { findRowErrors } from './order-errors.ts';
import { readReferences } from './order-references.ts';
import { writeOrders } from './write-orders.ts';

/**
 * Imports complete orders, including those that were not placed in the portal. Status changes of existing orders work
 * as in `order-statuses`, with the same mails; new orders send no mail.
 * @param userId the importing user; null for a key
 */
export function createOrderImporter(
  deps: Pick<ServiceDependencies, 'config'>,
  userId: string | null,
): Importer<OrderRow> {
  return {
    tables: 'orders',
    check: async (trx, rows) => {
      const references = await readReferences(trx, rows);
      const codes = rows.flatMap(({ value }) => (value.items ?? []).map(({ productCode }) => productCode));
      const unknown = codes.filter((code) => !references.products.has(toProductKey(code)));
      const suggestions = await suggestCodes(trx, unknown);
      return rows.flatMap(({ row, value }) =>
        findRowErrors(value, references, suggestions).map((error) => ({ row, ...error })),
      );
    },
    write: (trx, rows) => writeOrders(trx, deps, userId, rows),
  };
}
