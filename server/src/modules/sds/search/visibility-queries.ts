import { INTERNAL_RECIPES } from '@cromia/domain/sds/sheet';
import { sql } from 'kysely';
import type { SqlCondition } from '../../../platform/database/list-queries.ts';
import type { BatchVisibility, SdsScope } from '../scope.ts';

const selectManagedCustomers = (userId: string) =>
  sql`SELECT customer_id FROM customer_managers WHERE user_id = ${userId}::uuid`;

/** Batches without a customer are visible to all staff. A customer sees only batches delivered to it. */
export function isBatchVisible(visibility: BatchVisibility): SqlCondition {
  switch (visibility.kind) {
    case 'all':
      return sql`true`;
    case 'managed':
      return sql`(b.customer_id IS NULL OR b.customer_id IN (${selectManagedCustomers(visibility.userId)}))`;
    case 'customer':
      return sql`b.customer_id = ${visibility.customerId}::uuid`;
  }
}

/** A customer sees its own orders, the SDS desk all orders, and other staff those of their portfolio. */
export function isOrderVisible(visibility: BatchVisibility): SqlCondition {
  switch (visibility.kind) {
    case 'all':
      return sql`true`;
    case 'managed':
      return sql`o.customer_id IN (${selectManagedCustomers(visibility.userId)})`;
    case 'customer':
      return sql`o.customer_id = ${visibility.customerId}::uuid`;
  }
}

/** Only staff may see internal recipes. */
export function isRecipeVisible({ seesInternal }: SdsScope, document: 'd' | 'document' = 'd'): SqlCondition {
  return seesInternal
    ? sql`true`
    : sql`${sql.ref(`${document}.recipe`)} NOT IN (${sql.join(INTERNAL_RECIPES)})`;
}

/** Matches sheets without a batch: all for the SDS desk, otherwise those of products that were ordered. */
export function isSheetVisible(scope: SdsScope): SqlCondition {
  if (scope.seesAllSheets) return sql`true`;
  return sql`EXISTS (
    SELECT FROM order_items i
    JOIN orders o ON o.id = i.order_id
    JOIN products p ON p.id = i.product_id
    WHERE p.serial = d.serial AND p.color = d.color AND ${isOrderVisible(scope.visibility)}
  )`;
}
