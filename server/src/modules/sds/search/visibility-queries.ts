import { INTERNAL_RECIPES } from '@cromia/domain/sds/sds';
import { sql } from 'kysely';
import type { SqlCondition } from '../../../platform/database/list-queries.ts';
import type { BatchVisibility, SdsScope } from '../scope.ts';

const managedBy = (userId: string) =>
  sql`SELECT customer_id FROM customer_managers WHERE user_id = ${userId}::uuid`;

/** Batches without a customer are visible to all staff; a customer sees only its own. */
export function isBatchVisible(sees: BatchVisibility): SqlCondition {
  switch (sees.kind) {
    case 'all':
      return sql`true`;
    case 'managed':
      return sql`(b.customer_id IS NULL OR b.customer_id IN (${managedBy(sees.userId)}))`;
    case 'customer':
      return sql`b.customer_id = ${sees.customerId}::uuid`;
  }
}

/** A customer's own orders; those of the customers that one looks after; all for the others. */
export function isOrderVisible(sees: BatchVisibility): SqlCondition {
  switch (sees.kind) {
    case 'all':
      return sql`true`;
    case 'managed':
      return sql`o.customer_id IN (${managedBy(sees.userId)})`;
    case 'customer':
      return sql`o.customer_id = ${sees.customerId}::uuid`;
  }
}

/** Internal recipes are seen by those who work for the manufacturer. */
export function isRecipeVisible({ seesInternal }: SdsScope, document: 'd' | 'made' = 'd'): SqlCondition {
  return seesInternal
    ? sql`true`
    : sql`${sql.ref(`${document}.recipe`)} NOT IN (${sql.join(INTERNAL_RECIPES)})`;
}

/** A sheet by itself: for the desk, and for customers who have ordered the product. */
export function isSheetVisible(scope: SdsScope): SqlCondition {
  if (scope.seesAllSheets) return sql`true`;
  return sql`EXISTS (
    SELECT FROM order_items i
    JOIN orders o ON o.id = i.order_id
    JOIN products p ON p.id = i.product_id
    WHERE p.serial = d.serial AND p.color = d.color AND ${isOrderVisible(scope.sees)}
  )`;
}
