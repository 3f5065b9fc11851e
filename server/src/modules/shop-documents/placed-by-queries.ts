import { MANAGER_ROLES } from '@cromia/domain/customers/portfolios/portfolio';
import type { PlacedBy } from '@cromia/domain/people/person';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type SqlCondition, searchNamePattern } from '../../platform/database/list-queries.ts';

/** Who placed a document, of the joined row of `users`; null without one. Anonymised people appear by their alias. */
export const PLACED_BY: RawBuilder<PlacedBy> = sql`CASE WHEN users.id IS NOT NULL THEN jsonb_build_object(
  'username', users.username,
  'name', CASE WHEN users.anonymised_at IS NULL
    THEN coalesce(nullif(trim(users.firstname || ' ' || users.lastname), ''), users.username) ELSE users.username END,
  'isAgent', users.role = ANY (${[...MANAGER_ROLES]}::text[])) END`;

/** Users whose name or username contains each word. The company's name, which `search_name` contains too, does not count. */
function selectUsers(text: string): RawBuilder<unknown> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const conditions = words.map((word) => {
    const pattern = searchNamePattern(word);
    return sql<SqlBool>`search_name LIKE ${pattern}
      AND search_text(firstname || ' ' || lastname || ' ' || username) LIKE ${pattern}`;
  });
  return sql`SELECT id FROM users WHERE ${sql.join(conditions, sql` AND `)}`;
}

/** Condition: the document was placed by somebody whose name or username contains each word. */
export function isPlacedBy(table: string, text: string | undefined): SqlCondition | undefined {
  if (text === undefined) return undefined;
  return table === 'orders'
    ? sql`orders.order_request_id IN (SELECT id FROM order_requests WHERE user_id IN (${selectUsers(text)}))`
    : sql`${sql.ref(`${table}.userId`)} IN (${selectUsers(text)})`;
}
