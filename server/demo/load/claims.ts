import { sql } from 'kysely';
import sharp from 'sharp';
import type { Transaction } from '../../src/platform/database/connection.ts';
import type { FileStore } from '../../src/platform/files/file-store.ts';
import { createPrng } from '../prng.ts';
import { addDaysTo, toDay } from '../shop/calendar.ts';
import { findId, type PeopleIds } from './people.ts';

/** The claims of customer 100001: one that was accepted, and one that waits with photos. */
const CLAIMS = [
  {
    reason: 'MISSING',
    text: 'Nel documento di trasporto risultano tutte le latte, ma ne manca una: abbiamo contato insieme al corriere.',
    daysAgo: 16,
    photos: [],
    message: null,
    decision: {
      daysAgo: 14,
      text: 'Abbiamo verificato con il magazzino: una latta è rimasta da noi. La nota di credito arriva con la prossima fattura.',
      creditNote: 'NC-26-0114',
    },
  },
  {
    reason: 'DAMAGED',
    text: 'Due latte sono arrivate ammaccate: una ha un graffio profondo e il coperchio non chiude più. Il bancale era integro alla consegna.',
    daysAgo: 1,
    photos: ['#8d9aa3', '#c9c2b4'],
    message: 'Grazie per le foto. Puoi dirci anche se il prodotto è fuoriuscito?',
    decision: null,
  },
] as const;

/** A drawing of a dented tin, as a photo. */
function drawDamagedTin(background: string): Promise<Buffer> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600">
    <rect width="1200" height="1600" fill="${background}"/>
    <rect y="1180" width="1200" height="420" fill="#6b5233"/>
    <ellipse cx="600" cy="1290" rx="400" ry="70" fill="#00000055"/>
    <path d="M230 420 V1240 A370 80 0 0 0 970 1240 V880 L880 800 L970 720 V420 Z" fill="#d9dde0"/>
    <path d="M230 560 V1080 A370 80 0 0 0 970 1080 V880 L880 800 L970 720 V560 A370 80 0 0 1 230 560 Z" fill="#2f4b6e"/>
    <ellipse cx="600" cy="420" rx="370" ry="90" fill="#eef0f1"/>
    <ellipse cx="600" cy="420" rx="310" ry="70" fill="#c4cacf"/>
    <path d="M360 700 L520 860 L500 880 L700 1010" fill="none" stroke="#f4f4f4" stroke-width="14"/>
    <path d="M880 800 L800 760 M880 800 L810 850" stroke="#1c2e45" stroke-width="10"/>
  </svg>`;
  return sharp(Buffer.from(picture)).webp({ quality: 82 }).toBuffer();
}

/** A line of several packages of the customer's newest shipment that had arrived on a day, in no claim yet. */
async function findShipmentLine(trx: Transaction, customerId: string, day: string) {
  const { rows } = await sql<{
    shipmentId: string;
    shipmentCode: string;
    productId: number;
    batch: string | null;
  }>`
    SELECT shipments.id AS shipment_id, shipments.shipment_code, item.product_id, item.batch
    FROM shipments JOIN shipment_items item ON item.shipment_id = shipments.id AND item.quantity > 1
    WHERE shipments.customer_id = ${customerId}::uuid AND shipments.shipped_on < ${day}::date
      AND shipments.id NOT IN (SELECT shipment_id FROM claims)
    ORDER BY shipments.shipped_on DESC, shipments.shipment_code, item.sort_order LIMIT 1`.execute(trx);
  const [line] = rows;
  if (!line) throw new Error(`Expected a shipment of customer 100001 before ${day} in the demo`);
  return line;
}

interface LoadedClaim {
  id: string;
  itemId: string;
  messageId: string;
  customerId: string;
  userId: string;
  staffId: string;
  createdOn: Date;
}

/**
 * Loads the claims of customer 100001.
 * @param files where photos are stored; without it, they are not
 */
export async function loadClaims(
  trx: Transaction,
  peopleIds: PeopleIds,
  { now, files }: { now: Date; files: FileStore | undefined },
): Promise<void> {
  const prng = createPrng('claims');
  const people = {
    customerId: findId(peopleIds.customers, '100001'),
    userId: findId(peopleIds.users, 'customer'),
    staffId: findId(peopleIds.users, 'admin'),
  };
  for (const claim of CLAIMS) {
    const ids = { id: prng.uuid(), itemId: prng.uuid(), messageId: prng.uuid() };
    const loaded = { ...people, ...ids, createdOn: addDaysTo(now, -claim.daysAgo) };
    await loadClaim(trx, loaded, claim, now);
    const photoIds = claim.photos.map(() => prng.uuid());
    await loadPhotos(trx, loaded, photoIds);
    for (const [index, background] of claim.photos.entries())
      await files?.put(`claim-photos/${photoIds[index]}`, await drawDamagedTin(background), 'image/webp');
  }
}

async function loadClaim(
  trx: Transaction,
  { id, itemId, messageId, customerId, userId, staffId, createdOn }: LoadedClaim,
  { reason, text, photos, message, decision }: (typeof CLAIMS)[number],
  now: Date,
): Promise<void> {
  const day = toDay(createdOn);
  const { shipmentId, shipmentCode, productId, batch } = await findShipmentLine(trx, customerId, day);
  const decidedAt = decision && addDaysTo(now, -decision.daysAgo);
  await trx
    .insertInto('claims')
    .values({
      ...{ id, customerId, shipmentId, userId, reason, text, createdOn, photoCount: photos.length },
      number: sql<string>`next_request_number('C', ${day}::date)`,
      ...{ status: decision ? 'ACCEPTED' : 'IN_REVIEW', version: 3, reviewedBy: staffId },
      ...{ changedOn: decidedAt ?? createdOn, lastMessageIsStaff: message === null ? null : true },
      ...{ decidedAt, decidedBy: decision && staffId },
      ...{ decisionText: decision?.text ?? null, creditNote: decision?.creditNote ?? null },
    })
    .execute();
  await trx
    .insertInto('claimItems')
    .values({ id: itemId, claimId: id, sortOrder: 1, productId, quantity: decision ? 1 : 2, batch })
    .execute();
  if (message !== null)
    await trx
      .insertInto('messages')
      .values({
        id: messageId,
        claimId: id,
        userId: staffId,
        isStaff: true,
        kind: 'MESSAGE',
        text: message,
        createdAt: createdOn,
      })
      .execute();
  const audited = { customerId, entity: 'claim', entityId: id };
  await trx
    .insertInto('auditLog')
    .values([
      {
        ...{ ...audited, at: createdOn, userId, action: 'claims.open' },
        details: JSON.stringify({ shipmentCode }),
      },
      { ...audited, at: createdOn, userId: staffId, action: 'claims.review', details: '{}' },
    ])
    .execute();
  if (decidedAt !== null)
    await trx
      .insertInto('auditLog')
      .values({
        ...{ ...audited, at: decidedAt, userId: staffId, action: 'claims.accept' },
        details: JSON.stringify({ reason: decision?.text }),
      })
      .execute();
}

async function loadPhotos(
  trx: Transaction,
  { id: claimId, createdOn }: LoadedClaim,
  photoIds: readonly string[],
): Promise<void> {
  if (photoIds.length === 0) return;
  const rows = photoIds.map((id, index) => ({ id, claimId, createdOn, sortOrder: index + 1 }));
  await trx.insertInto('claimPhotos').values(rows).execute();
}
