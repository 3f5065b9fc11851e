import { sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/connection.ts';
import { createPrng } from '../prng.ts';
import { addDaysTo } from '../shop/calendar.ts';

const CUSTOMER = '100001';
const BUYER = 'customer@demo.cromia.test';
const CLERK = 'cromia@demo.cromia.test';
/** How much more the first version of the discussed offer cost. */
const EARLIER_PRICE_FACTOR = 1.06;

interface DemoMessage {
  by: typeof BUYER | typeof CLERK;
  daysAgo: number;
  kind?: 'MESSAGE' | 'QUESTION' | 'PROPOSAL';
  text: string;
  /** Whether the other side has read it. */
  isRead: boolean;
}

const OFFER_MESSAGES: readonly DemoMessage[] = [
  {
    by: BUYER,
    daysAgo: 3,
    kind: 'PROPOSAL',
    text: 'Ci serve per il lotto intero del capannone: con questo prezzo confermiamo subito.',
    isRead: true,
  },
  {
    by: CLERK,
    daysAgo: 2,
    text: 'Abbiamo corretto l’offerta secondo la vostra proposta, con consegna in un’unica spedizione.',
    isRead: true,
  },
  {
    by: BUYER,
    daysAgo: 1,
    text: 'Grazie. Lo scarico è possibile solo al mattino: il corriere può arrivare prima delle 11?',
    isRead: false,
  },
];
const HELD_QUESTION: DemoMessage = {
  by: CLERK,
  daysAgo: 1,
  kind: 'QUESTION',
  text: 'Una delle vernici richieste torna a magazzino tra dieci giorni. Preferite attendere o ricevere subito il resto?',
  isRead: false,
};

async function findUserIds(trx: Transaction): Promise<Record<string, string>> {
  const users = await trx
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username', 'in', [BUYER, CLERK])
    .execute();
  return Object.fromEntries(users.map(({ id, username }) => [username, id]));
}

/** Stores the current version of all sent offers. */
async function loadCurrentVersions(trx: Transaction): Promise<void> {
  await sql`
    INSERT INTO offer_versions (offer_request_id, version, sent_at, expiration_date, overall_discount, total, reason)
    SELECT id, version, coalesce(decided_at, created_on), expiration_date, overall_discount, total, reason
    FROM offer_requests WHERE status IN ('ACCEPTED', 'CLOSED', 'EXPIRED') AND total IS NOT NULL`.execute(trx);
  await sql`
    INSERT INTO offer_version_items (offer_request_id, version, sort_order, product_id, quantity, unit_price,
      discount_pct1, discount_pct2, final_unit_price, unit_qty, plo, row_total)
    SELECT item.offer_request_id, sent.version, item.sort_order, item.product_id, item.quantity, item.unit_price,
      coalesce(item.discount_pct1, 0), coalesce(item.discount_pct2, 0), item.final_unit_price, item.unit_qty, item.plo,
      item.row_total
    FROM offer_versions sent JOIN offer_request_items item ON item.offer_request_id = sent.offer_request_id
    WHERE item.final_unit_price IS NOT NULL`.execute(trx);
}

/** Stores a dearer first version of an offer, whose stored version is the second one. */
async function loadEarlierVersion(trx: Transaction, id: string): Promise<void> {
  await sql`
    INSERT INTO offer_versions (offer_request_id, version, sent_at, expiration_date, overall_discount, total, reason)
    SELECT offer_request_id, 1, sent_at - interval '2 days', expiration_date, overall_discount, 0, reason
    FROM offer_versions WHERE offer_request_id = ${id}::uuid`.execute(trx);
  await sql`
    INSERT INTO offer_version_items (offer_request_id, version, sort_order, product_id, quantity, unit_price,
      discount_pct1, discount_pct2, final_unit_price, unit_qty, plo, row_total)
    SELECT offer_request_id, 1, sort_order, product_id, quantity, dearer.unit_price, discount_pct1, discount_pct2,
      dearer.price, unit_qty, plo, round(dearer.price * unit_qty * quantity, 2)
    FROM offer_version_items item CROSS JOIN LATERAL (
      SELECT CASE WHEN item.sort_order = 1 THEN ${EARLIER_PRICE_FACTOR}::numeric ELSE 1 END AS factor) line
    CROSS JOIN LATERAL (
      SELECT round(item.unit_price * factor, 4) AS unit_price,
        round(round(item.unit_price * factor, 4) * (1 - item.discount_pct1 / 100) * (1 - item.discount_pct2 / 100), 4)
          AS price) dearer
    WHERE offer_request_id = ${id}::uuid AND version = 2`.execute(trx);
  await sql`
    UPDATE offer_versions SET total = (
      SELECT round(sum(row_total) * (1 - overall_discount / 100), 2) FROM offer_version_items item
      WHERE item.offer_request_id = offer_versions.offer_request_id AND item.version = 1)
    WHERE offer_request_id = ${id}::uuid AND version = 1`.execute(trx);
}

/** The proposal of the first message, which the second version of the offer took over. */
async function loadProposal(
  trx: Transaction,
  offerRequestId: string,
  message: { id: string; at: Date },
): Promise<void> {
  const id = createPrng('proposals').uuid();
  await trx
    .insertInto('offerProposals')
    .values({
      ...{ id, offerRequestId, messageId: message.id, version: 1 },
      ...{ status: 'TAKEN_OVER', decidedAt: addDaysTo(message.at, 1) },
    })
    .execute();
  await sql`
    INSERT INTO offer_proposal_items
      (proposal_id, sort_order, product_id, target_price, offered_quantity, offered_price)
    SELECT ${id}::uuid, 1, was.product_id, now.final_unit_price, was.quantity, was.final_unit_price
    FROM offer_version_items was JOIN offer_version_items now USING (offer_request_id, sort_order)
    WHERE was.offer_request_id = ${offerRequestId}::uuid AND was.version = 1 AND now.version = 2 AND sort_order = 1`.execute(
    trx,
  );
}

/**
 * Loads the versions of sent offers, a conversation on an offer of the first customer, and one of its order requests that
 * waits on hold for an answer.
 */
export async function loadConversations(trx: Transaction, now: Date): Promise<void> {
  const prng = createPrng('conversations');
  const userIds = await findUserIds(trx);
  const loadMessage = async (
    request: { offerRequestId: string } | { orderRequestId: string },
    { by, daysAgo, kind = 'MESSAGE', text, isRead }: DemoMessage,
  ): Promise<{ id: string; at: Date }> => {
    const id = prng.uuid();
    const at = addDaysTo(now, -daysAgo);
    const isStaff = by === CLERK;
    const userId = userIds[by] ?? null;
    await trx
      .insertInto('messages')
      .values({ id, ...request, userId, isStaff, kind, text, createdAt: at })
      .execute();
    const reader = userIds[isStaff ? BUYER : CLERK];
    if (isRead && reader !== undefined)
      await trx
        .insertInto('messageReads')
        .values({ messageId: id, userId: reader, isStaff: !isStaff, readAt: addDaysTo(at, 0.1) })
        .execute();
    return { id, at };
  };
  const findRequest = (table: 'offerRequests' | 'orderRequests', status: string) =>
    trx
      .selectFrom(table)
      .innerJoin('customers', 'customers.id', `${table}.customerId`)
      .select([`${table}.id`, `${table}.number`])
      .where('customers.customerCode', '=', CUSTOMER)
      .where(`${table}.status`, '=', status)
      .orderBy(`${table}.number`, 'desc')
      .executeTakeFirst();

  const offer = await findRequest('offerRequests', 'ACCEPTED');
  if (offer) await trx.updateTable('offerRequests').set({ version: 2 }).where('id', '=', offer.id).execute();
  await loadCurrentVersions(trx);
  if (offer) {
    await loadEarlierVersion(trx, offer.id);
    for (const message of OFFER_MESSAGES) {
      const stored = await loadMessage({ offerRequestId: offer.id }, message);
      if (message.kind === 'PROPOSAL') await loadProposal(trx, offer.id, stored);
    }
  }
  const order = await findRequest('orderRequests', 'PENDING');
  if (order) {
    const { at } = await loadMessage({ orderRequestId: order.id }, HELD_QUESTION);
    await trx.updateTable('orderRequests').set({ heldSince: at }).where('id', '=', order.id).execute();
  }
}
