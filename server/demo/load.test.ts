import { CUSTOMER_REQUEST_STATUSES } from '@cromia/domain/activation/customer-request';
import { managedRequestSchema, ownRequestSchema } from '@cromia/domain/activation/request-forms';
import { calculateOrderTotal, calculateRowTotal } from '@cromia/domain/catalogue/pricing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { verifyPassword } from '../src/platform/access/passwords.ts';
import type { Database } from '../src/platform/database/connection.ts';
import { testDatabase } from '../test/database.ts';
import { loadDemo } from './load.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './people/accounts.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const { db } = await testDatabase('demo');

/** Columns that differ between loads: salted password hashes, random log entry names, and timestamps. */
const VOLATILE_COLUMNS = 'password_hash entry created_at updated_at changed_on'.split(' ');

/** A hash of all rows of a table, without the columns that differ between loads. */
async function hashRows(database: Database, table: string): Promise<string> {
  const { rows } = await sql<{ content: string }>`
    SELECT coalesce(md5(string_agg(line, '' ORDER BY line)), '') AS content
    FROM (SELECT (to_jsonb(t) - ${VOLATILE_COLUMNS}::text[])::text AS line
          FROM ${sql.table(table)} t) lines
  `.execute(database);
  return rows[0]?.content ?? '';
}

describe('loading the demo', () => {
  it('creates the same rows in every database', { timeout: 90_000 }, async () => {
    const [first, second] = await Promise.all([testDatabase('empty'), testDatabase('empty')]);
    const steps: string[] = [];
    await loadDemo(first.db, {
      now: NOW,
      onProgress: ({ name: what, step, steps: all }) => steps.push(`${step}/${all} ${what}`),
    });
    await loadDemo(second.db, { now: NOW, onProgress: () => {} });
    expect(steps.at(0)).toBe('1/7 catalogue');
    expect(steps.at(-1)).toBe('7/7 documents');
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name <> 'migrations'
    `.execute(first.db);
    for (const { name } of rows)
      expect([name, await hashRows(first.db, name)]).toEqual([name, await hashRows(second.db, name)]);
  });

  it('does not change a database that has users', async () => {
    expect(await loadDemo(db, { now: NOW, onProgress: () => {} })).toBe(false);
  });
});

describe('the loaded demo', () => {
  it('accepts the same password for every account', async () => {
    const users = await db.selectFrom('users').select(['username', 'passwordHash']).execute();
    expect(users.map(({ username }) => username).sort()).toEqual(
      DEMO_ACCOUNTS.map(({ username }) => username).sort(),
    );
    expect(new Set(users.map(({ passwordHash }) => passwordHash)).size).toBe(users.length);
    for (const { passwordHash } of users)
      expect(await verifyPassword(passwordHash, DEMO_PASSWORD)).toBe(true);
  });

  it('assigns agent 40 customers, commercial 80, agent2 none', async () => {
    const portfolios = await db
      .selectFrom('users')
      .leftJoin('customerManagers', 'customerManagers.userId', 'users.id')
      .select(({ fn }) => ['username', fn.count<number>('customerManagers.customerId').as('count')])
      .where('role', 'in', ['AGENT', 'COMMERCIAL'])
      .groupBy('username')
      .orderBy('username')
      .execute();
    expect(portfolios).toEqual([
      { username: 'agent2@demo.cromia.test', count: 0 },
      { username: 'agent@demo.cromia.test', count: 40 },
      { username: 'commercial@demo.cromia.test', count: 80 },
    ]);
  });

  it('has TDS for F120 in Italian, English and German', async () => {
    const sheets = await db
      .selectFrom('tdsVersions')
      .select('language')
      .distinct()
      .where('serial', '=', 'F120')
      .execute();
    expect(sheets.map(({ language }) => language).sort()).toEqual(['DE', 'EN', 'IT']);
  });

  it('fills the cart of customer@ with three lines that can be ordered at the displayed prices', async () => {
    const lines = await db
      .selectFrom('cartItems')
      .innerJoin('carts', 'carts.id', 'cartItems.cartId')
      .innerJoin('users', 'users.id', 'carts.userId')
      .innerJoin('products', 'products.id', 'cartItems.productId')
      .select(['quantity', 'qtyPkgMultiplier', 'inStock', 'products.status', 'seenFinalUnitPrice', 'tsc'])
      .where('username', '=', 'customer@demo.cromia.test')
      .orderBy('sortOrder')
      .execute();
    expect(lines).toHaveLength(3);
    for (const { quantity, qtyPkgMultiplier, seenFinalUnitPrice, ...line } of lines) {
      expect(line).toEqual({ inStock: true, status: 'A', tsc: 'S' });
      expect(quantity % qtyPkgMultiplier).toBe(0);
      expect(seenFinalUnitPrice).toBeGreaterThan(0);
    }
  });

  it('invites company@ from customer 100002, and assigns accepted@ its accepted company', async () => {
    const invitations = await db
      .selectFrom('customerInvitations')
      .innerJoin('customers', 'customers.id', 'customerInvitations.customerId')
      .select(['customerCode', 'status'])
      .where('inviteeEmail', '=', 'company@demo.cromia.test')
      .execute();
    expect(invitations).toEqual([{ customerCode: '100002', status: 'PENDING' }]);
    const requests = await db
      .selectFrom('customerRequests')
      .innerJoin('users', 'users.id', 'customerRequests.userId')
      .leftJoin('customers', 'customers.id', 'customerRequests.customerId')
      .select(['username', 'status', 'users.businessName as company', 'customers.businessName as customer'])
      .where('status', 'in', ['PENDING', 'ACCEPTED'])
      .where('kind', '<>', 'MANAGED')
      .orderBy('username')
      .execute();
    expect(requests).toEqual([
      {
        username: 'accepted@demo.cromia.test',
        status: 'ACCEPTED',
        company: 'Meneghetti Verniciature S.a.s.',
        customer: 'Meneghetti Verniciature S.a.s.',
      },
      {
        username: 'requested@demo.cromia.test',
        status: 'PENDING',
        company: 'Carpenterie del Brenta S.r.l.',
        customer: null,
      },
    ]);
  });

  it('has a request to become a customer in every state, complete as the wizards send it', async () => {
    const requests = await db
      .selectFrom('customerRequests')
      .select(['kind', 'status', 'profile', 'vatNumber'])
      .execute();
    expect([...new Set(requests.map(({ status }) => status))].sort()).toEqual(
      CUSTOMER_REQUEST_STATUSES.filter((status) => status !== 'NONE').sort(),
    );
    for (const { kind, profile } of requests) {
      if (kind === 'EXISTING') continue;
      expect((kind === 'NEW' ? ownRequestSchema : managedRequestSchema).parse(profile)).toEqual(profile);
    }
  });

  it('has order totals calculated from their rows', async () => {
    const orders = await db.selectFrom('orders').select(['id', 'total', 'unconditionalDiscount']).execute();
    const rows = await db
      .selectFrom('orderItems')
      .select(['orderId', 'finalUnitPrice', 'qta', 'quantityOrdered', 'rowTotal'])
      .execute();
    for (const row of rows)
      expect(row.rowTotal).toBe(calculateRowTotal(row.finalUnitPrice, row.qta, row.quantityOrdered));
    for (const { id, total, unconditionalDiscount } of orders) {
      const rowTotals = rows.filter(({ orderId }) => orderId === id).map((row) => row.rowTotal);
      expect(total).toBe(calculateOrderTotal(rowTotals, unconditionalDiscount));
    }
  });

  it('copies delivery date and shipping option from an offer to its request, and from a request to its order', async () => {
    const { rows } = await sql<{ documents: number; different: number }>`
      SELECT count(*) AS documents,
        count(*) FILTER (WHERE document.delivery IS DISTINCT FROM origin.delivery OR document.several <> origin.several) AS different
      FROM (
        SELECT offer_request_id AS source, delivery_date_requested AS delivery, accept_multiple_shipping AS several
        FROM order_requests
        UNION ALL SELECT order_request_id, delivery_date, accept_multiple_shipping FROM orders
      ) document
      JOIN (
        SELECT id, delivery_date_requested AS delivery, accept_multiple_shipping AS several FROM offer_requests
        UNION ALL SELECT id, delivery_date_requested, accept_multiple_shipping FROM order_requests
      ) origin ON origin.id = document.source`.execute(db);
    expect(rows[0]?.documents).toBeGreaterThan(100);
    expect(rows[0]?.different).toBe(0);
  });

  it('logs the events of every offer, request and order up to its current status', async () => {
    const { rows } = await sql<{
      entity: string;
      status: string;
      steps: string[];
      last: string;
      isPast: boolean;
    }>`
      SELECT log.entity, document.status, array_agg(log.action ORDER BY log.at) AS steps,
        (array_agg(coalesce(log.details ->> 'decision', log.details ->> 'status') ORDER BY log.at DESC))[1] AS last,
        bool_and(log.at <= now()) AS is_past
      FROM (SELECT id, status FROM offer_requests UNION ALL SELECT id, status FROM order_requests
            UNION ALL SELECT id, status FROM orders) document
      LEFT JOIN audit_log log ON log.entity_id = document.id::text
      GROUP BY document.id, document.status, log.entity`.execute(db);
    const histories = new Set(
      rows.map(({ entity, status, steps, last }) => [entity, status, ...steps, last].join(' ')),
    );
    expect([...histories].toSorted()).toEqual([
      'offer_request ACCEPTED offer-requests.create offer-requests.decide ACCEPTED',
      'offer_request CLOSED offer-requests.create offer-requests.decide offer-requests.order ',
      'offer_request EXPIRED offer-requests.create offer-requests.decide offer-requests.expire ',
      'offer_request PENDING offer-requests.create ',
      'offer_request REJECTED offer-requests.create offer-requests.decide REJECTED',
      'order A orders.create orders.status A',
      'order B orders.create orders.status B',
      'order C orders.create orders.status C',
      'order E orders.create orders.status orders.status E',
      'order F orders.create orders.status orders.status orders.status F',
      'order I orders.create ',
      'order_request ACCEPTED order-requests.create order-requests.decide ACCEPTED',
      'order_request EXPIRED order-requests.create order-requests.expire ',
      'order_request PENDING order-requests.create ',
      'order_request REJECTED order-requests.create order-requests.decide REJECTED',
    ]);
    expect(rows.filter(({ isPast }) => !isPast)).toEqual([]);
  });
});
