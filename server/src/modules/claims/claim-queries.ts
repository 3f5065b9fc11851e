import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { type ClaimListQuery, type ClaimReason, UNDECIDED_FILTER } from '@cromia/domain/claims/claim';
import type { ClaimStatus } from '@cromia/domain/claims/claim-states';
import { LIMITS } from '@cromia/domain/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database/connection.ts';
import {
  type CustomerScope,
  combineConditions,
  isBetweenDays,
  isEqual,
  isOfCustomer,
  type SqlCondition,
  selectCustomerId,
} from '../../platform/database/list-queries.ts';
import { JOIN_DESCRIPTIONS, PRODUCT_LINE_COLUMNS, type ProductLineRow } from '../catalogue/index.ts';
import { messageCountOf } from '../messages/index.ts';

export interface ClaimFilter
  extends CustomerScope,
    Omit<ClaimListQuery, 'page' | 'size' | 'sort' | 'customerCode'> {
  /** Part of a customer's name, or start of its code. */
  customer?: string | undefined;
  timeZone: string;
}

/** Matches claims that wait for a decision. */
const isUndecided = sql<SqlBool>`claims.status IN ('OPEN', 'IN_REVIEW')`;

const containsCode = (column: string, part: string | undefined): SqlCondition | undefined =>
  part === undefined ? undefined : sql<SqlBool>`strpos(${sql.ref(column)}, upper(${part})) > 0`;

function buildConditions(filter: ClaimFilter): SqlCondition {
  const { status, reason, number, shipmentCode, customer, createdOnFrom, createdOnTo, timeZone } = filter;
  const customerId = selectCustomerId(filter);
  return combineConditions([
    customerId === null ? undefined : sql`claims.customer_id = ${customerId}`,
    isOfCustomer('claims.customerId', customer),
    status === UNDECIDED_FILTER ? isUndecided : isEqual('claims.status', status),
    isEqual('claims.reason', reason),
    containsCode('claims.number', number),
    shipmentCode === undefined
      ? undefined
      : sql`strpos(upper(shipments.shipment_code), upper(${shipmentCode})) > 0`,
    isBetweenDays('claims.createdOn', createdOnFrom, createdOnTo, timeZone),
  ]);
}

const nameOf = (user: string): RawBuilder<string | null> => {
  const column = (name: string) => sql.ref(`${user}.${name}`);
  return sql`coalesce(nullif(concat_ws(' ', ${column('firstname')}, ${column('lastname')}), ''), ${column('username')})`;
};

function selectClaimRows(db: Connection) {
  return db
    .selectFrom('claims')
    .innerJoin('customers', 'customers.id', 'claims.customerId')
    .innerJoin('shipments', 'shipments.id', 'claims.shipmentId')
    .select([
      'claims.id',
      'claims.number',
      'claims.status',
      sql.ref<ClaimReason>('claims.reason').as('reason'),
      'claims.text',
      'claims.createdOn',
      'claims.changedOn',
      'claims.photoCount',
      'claims.creditNote',
      'shipments.shipmentCode',
      'customers.customerCode',
      'customers.businessName',
    ])
    .select(({ selectFrom }) => [
      selectFrom('claimItems')
        .whereRef('claimItems.claimId', '=', 'claims.id')
        .select(sql<number>`coalesce(sum(quantity), 0)::integer`.as('packages'))
        .$asScalar()
        .$notNull()
        .as('packageCount'),
      messageCountOf('claims').as('messageCount'),
      sql<boolean>`(${isUndecided} AND claims.last_message_is_staff IS TRUE)`.as('awaitsCustomer'),
    ]);
}

/** The claims that match a filter. Its days are in the manufacturer's time zone. */
export function selectClaims(
  db: Connection,
  filter: ClaimFilter,
  { field, direction }: ClaimListQuery['sort'],
) {
  return selectClaimRows(db)
    .where(buildConditions(filter))
    .orderBy(`claims.${field}`, direction)
    .orderBy('claims.id');
}

/** Finds a claim of a customer, or of any customer, for staff, if `customerId` is null. */
export async function findClaim(db: Connection, id: string, customerId: string | null) {
  return selectClaimRows(db)
    .leftJoin('users as author', 'author.id', 'claims.userId')
    .leftJoin('users as reviewer', 'reviewer.id', 'claims.reviewedBy')
    .select([
      'shipments.shippedOn',
      'claims.customerId',
      'claims.version',
      'claims.decidedAt',
      'claims.decisionText',
      'claims.userId',
      'author.username',
      'reviewer.username as reviewer',
      nameOf('author').as('author'),
    ])
    .where('claims.id', '=', id)
    .$if(customerId !== null, (query) => query.where('claims.customerId', '=', customerId ?? ''))
    .executeTakeFirst();
}

export interface ClaimItemRow extends ProductLineRow, ProductCode {
  quantity: number;
  batch: string | null;
  unitQty: number;
  plo: number;
}

/** The lines of a claim, in their order. */
export async function listClaimItems(db: Connection, claimId: string): Promise<ClaimItemRow[]> {
  const { rows } = await sql<ClaimItemRow>`
    SELECT item.quantity, item.batch, products.unit_qty, products.plo, ${PRODUCT_LINE_COLUMNS}
    FROM claim_items item JOIN products ON products.id = item.product_id
    ${JOIN_DESCRIPTIONS}
    WHERE item.claim_id = ${claimId}::uuid ORDER BY item.sort_order LIMIT ${LIMITS.claimItems}`.execute(db);
  return rows;
}

/** Locks a claim until the transaction ends. @returns its state; undefined if the customer has no such claim */
export async function lockClaim(
  db: Connection,
  id: string,
  customerId: string | null,
): Promise<{ status: ClaimStatus; version: number } | undefined> {
  const { rows } = await sql<{ status: ClaimStatus; version: number }>`
    SELECT status, version FROM claims
    WHERE id = ${id}::uuid AND coalesce(customer_id = ${customerId}::uuid, ${customerId === null}) FOR UPDATE`.execute(
    db,
  );
  return rows[0];
}

/** Claims with their customer and sender, in the order of the ids; unknown ids are left out. */
export async function listSentClaims(
  db: Connection,
  ids: readonly string[],
): Promise<{ id: string; customerId: string; userId: string | null }[]> {
  return db
    .selectFrom('claims')
    .select(['id', 'customerId', 'userId'])
    .where('id', 'in', [...ids])
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .execute();
}
