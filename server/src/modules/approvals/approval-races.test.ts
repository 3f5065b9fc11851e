import { findApprovalNeed } from '@cromia/domain/people/purchase-rule';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createPrng, type Prng } from '../../../demo/prng.ts';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, anOffer, aProduct, aUser } from '../../../test/builders/shop.ts';

// Two processes on one database; requests alternate between them.
const { app, db } = await testApp('empty', { apps: 2, now: () => new Date('2026-11-20T11:00:00Z') });

const company = await aCustomer(db, { customerCode: '100001', unconditionalDiscountPct: 0 });
const NAMES = ['owner', 'b1', 'b2', 'b3', 'r1', 'r2', 'b4', 'v1'] as const;
for (const name of NAMES)
  await aUser(db, { username: `${name}@test.it`, role: 'CUSTOMER', customer: company });
const product = await aProduct(db, { serial: 'F120', unitPrice: 10, unitQty: 1 });
const headers = new Map<string, { authorization: string }>();
for (const name of NAMES) headers.set(name, await login(app, `${name}@test.it`));
const OWN = '/api/v1/public/customer';

async function call(who: string, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const response = await app.inject({
    method,
    url: `${OWN}${path}`,
    headers: { ...headers.get(who) },
    ...(payload ? { payload } : {}),
  });
  // Neither deadlocks nor other failures of the server
  expect([path, response.statusCode < 500]).toEqual([path, true]);
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

const RIGHTS = [
  { companyRole: 'BUYER', orderLimit: 100, monthLimit: 300, canApprove: false },
  { companyRole: 'BUYER', orderLimit: 200, monthLimit: null, canApprove: true },
  { companyRole: 'BUYER', orderLimit: null, monthLimit: 250, canApprove: true },
  { companyRole: 'REQUESTER', orderLimit: null, monthLimit: null, canApprove: false },
  { companyRole: 'VIEWER', orderLimit: null, monthLimit: null, canApprove: false },
] as const;

/** Rights change by one statement, whose version of the row the order requests have seen or not. */
async function changeRights(prng: Prng) {
  const name = prng.pick(NAMES.slice(1));
  await db.updateTable('users').set(prng.pick(RIGHTS)).where('username', '=', `${name}@test.it`).execute();
}

function buildOrder(quantity: number) {
  return {
    items: [{ productCode: product.productCode, quantity, finalUnitPrice: 10 }],
    address: 'SD001',
    customerOrderCode: 'PO',
    deliveryDateRequested: '2026-12-01',
    acceptMultipleShipping: true,
  };
}

async function sendFromCart(prng: Prng, who: string, path: string) {
  const quantity = prng.int(1, 25);
  await call(who, 'POST', '/carts', { items: [{ productCode: product.productCode, quantity }] });
  await call(who, 'POST', path, buildOrder(quantity));
}

async function sendFromOffer(prng: Prng, who: string, offers: readonly string[]) {
  const path = prng.chance(50) ? '/approvals' : '/order-requests/from-offer-request-accepted';
  const order = { offerVersion: 1, address: 'SD001', customerOrderCode: 'PO' };
  await call(who, 'POST', path, { offerRequestAcceptedId: prng.pick(offers), ...order });
}

async function decideOne(prng: Prng, who: string) {
  const { body } = await call(who, 'GET', '/approvals?status=PENDING');
  if (body.content.length === 0) return;
  const { id } = prng.pick<{ id: string }>(body.content);
  const { body: detail } = await call(who, 'GET', `/approvals/${id}`);
  const end = prng.int(0, 9);
  if (end < 2) await call(who, 'DELETE', `/approvals/${id}`);
  else {
    const approval = { decision: 'APPROVED', shownTotal: detail?.currentTotal ?? 0 };
    await call(who, 'POST', `/approvals/${id}/decision`, end < 4 ? { decision: 'REJECTED' } : approval);
  }
}

async function act(prng: Prng, who: string, offers: readonly string[]): Promise<void> {
  const choice = prng.int(0, 9);
  if (choice < 3) return sendFromCart(prng, who, '/order-requests');
  if (choice < 5) return sendFromCart(prng, who, '/approvals');
  if (choice < 6) return sendFromOffer(prng, who, offers);
  if (choice < 9) return decideOne(prng, who);
  return changeRights(prng);
}

/**
 * Stores the rights of the author beside each order request at the moment of its insertion, as the database then has
 * them. The insertion holds the lock of the user's row, so that they are those that the rule has seen.
 */
async function watchInsertions() {
  await sql`
    CREATE TABLE seen_requests AS
    SELECT o.id, o.total, o.approval_id, u.company_role, u.order_limit, u.month_limit, u.can_approve, 0::numeric AS month_total
    FROM order_requests o JOIN users u ON u.id = o.user_id WHERE false`.execute(db);
  await sql`
    CREATE FUNCTION watch_request() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO seen_requests
      SELECT NEW.id, NEW.total, NEW.approval_id, company_role, order_limit, month_limit, can_approve,
        (SELECT coalesce(sum(total), 0) FROM order_requests
          WHERE user_id = NEW.user_id AND status IN ('PENDING', 'ACCEPTED') AND id <> NEW.id)
      FROM users WHERE id = NEW.user_id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER watch AFTER INSERT ON order_requests FOR EACH ROW EXECUTE FUNCTION watch_request()`.execute(
    db,
  );
}

it('no order request exists that its author could not place and nobody approved, in random sequences of eight callers', async () => {
  await watchInsertions();
  for (let round = 0; round < 6; round++) {
    const seed = createPrng(`approvals ${round}`);
    const offers: string[] = [];
    for (let index = 0; index < 3; index++)
      offers.push(
        await anOffer(db, {
          customer: company,
          status: 'ACCEPTED',
          products: [product],
          expirationDate: '2026-12-20',
        }),
      );
    await Promise.all(
      NAMES.map(async (who) => {
        const prng = createPrng(`approvals ${round} ${who} ${seed.int(0, 1_000_000)}`);
        for (let step = 0; step < 8; step++) await act(prng, who, offers);
      }),
    );
  }
  const { rows: seen } = await sql<{
    total: number;
    approvalId: string | null;
    companyRole: 'OWNER' | 'BUYER' | 'REQUESTER' | 'VIEWER';
    orderLimit: number | null;
    monthLimit: number | null;
    canApprove: boolean;
    monthTotal: number;
  }>`SELECT * FROM seen_requests`.execute(db);
  const unapproved = seen.filter(({ approvalId }) => approvalId === null);
  expect(
    unapproved.filter(({ total, monthTotal, ...rights }) => findApprovalNeed(rights, { total, monthTotal })),
  ).toEqual([]);
  // Both ways were taken.
  expect(unapproved.length).toBeGreaterThan(5);
  expect(seen.length - unapproved.length).toBeGreaterThan(5);
  // Each approval was decided by a colleague and placed one request; each offer was ordered at most once.
  const { rows: forged } = await sql`
    SELECT o.id FROM order_requests o JOIN approvals a ON a.id = o.approval_id
    WHERE a.status <> 'APPROVED' OR a.decided_by IS NULL OR a.decided_by = o.user_id OR a.user_id <> o.user_id
      OR a.total <> o.total`.execute(db);
  expect(forged).toEqual([]);
  const { rows: lost } = await sql`
    SELECT a.id FROM approvals a LEFT JOIN order_requests o ON o.approval_id = a.id
    WHERE (a.status = 'APPROVED') <> (o.id IS NOT NULL)`.execute(db);
  expect(lost).toEqual([]);
}, 120_000);
