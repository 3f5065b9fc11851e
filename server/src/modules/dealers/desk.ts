import { getPhonePrefix } from '@cromia/domain/addresses/countries';
import { toInternationalPhone } from '@cromia/domain/addresses/phone';
import { normalisePostalCode } from '@cromia/domain/addresses/postal-code';
import type {
  ChangedDealer,
  Dealer,
  DealerDetail,
  DealerListQuery,
  NewDealer,
} from '@cromia/domain/dealers/dealer-desk';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Database, Transaction } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { readHistory, recordAudit } from '../../platform/events/audit.ts';
import { findLastChange } from '../../platform/events/content-version.ts';
import { Problem } from '../../platform/problem.ts';
import {
  deleteDealer,
  findBrands,
  findDealer,
  insertDealer,
  replaceDealer,
  selectDealers,
} from './desk-queries.ts';

const ENTITY = 'dealer';

/** Reads one page of all dealers, for staff. */
export function readDealers(db: Connection, query: DealerListQuery): Promise<LimitedPage<Dealer>> {
  return readPage(db, selectDealers(db, query), query, (dealer) => dealer);
}

/** Reads one dealer with its history. @throws Problem NotFound */
export async function readDealer(db: Connection, id: string): Promise<DealerDetail> {
  const dealer = await findDealer(db, id);
  if (!dealer) throw new Problem('NotFound');
  return { ...dealer, history: await readHistory(db, ENTITY, id) };
}

/** Normalises the typed values for storage. */
function normaliseDealer({ postalCode, phone, province, ...dealer }: NewDealer): NewDealer {
  return {
    ...dealer,
    postalCode: normalisePostalCode(dealer.country, postalCode) ?? postalCode,
    phone: phone && (toInternationalPhone(phone, getPhonePrefix(dealer.country)) ?? phone),
    province: province || null,
  };
}

/**
 * Checks that each brand has products, because a misspelt brand would hide the dealer from searches.
 * @throws Problem BadRequest
 */
async function checkBrands(trx: Transaction, { brands }: NewDealer): Promise<void> {
  const existing = await findBrands(trx, brands);
  if (brands.every((brand) => existing.includes(brand))) return;
  throw new Problem('BadRequest', { errors: [{ path: 'brands', code: 'invalidField' }] });
}

/** Adds a dealer to the map. @returns its id @throws Problem BadRequest for a brand without products */
export async function addDealer(
  trx: Transaction,
  viewer: Viewer,
  dealer: NewDealer,
): Promise<{ id: string }> {
  await checkBrands(trx, dealer);
  const id = await insertDealer(trx, normaliseDealer(dealer));
  await recordAudit(trx, {
    userId: viewer.userId,
    action: 'dealers.add',
    entity: ENTITY,
    entityId: id,
    details: { businessName: dealer.businessName },
  });
  return { id };
}

/** Lists the names of the changed fields. */
function listChangedFields(previous: Dealer, updated: NewDealer): string[] {
  const previousValues: Record<string, unknown> = previous;
  return Object.entries(updated).flatMap(([name, value]) =>
    JSON.stringify(previousValues[name]) === JSON.stringify(value) ? [] : [name],
  );
}

/** @throws Problem Conflict, with who changed the dealer last, and when, as `outcome` */
async function rejectLateChange(trx: Transaction, id: string): Promise<never> {
  throw new Problem('Conflict', {
    extension: { outcome: await findLastChange(trx, [{ entity: ENTITY, entityId: id }]) },
  });
}

/**
 * Changes a dealer.
 * @throws Problem NotFound; BadRequest for a brand without products; Conflict if a colleague has changed it in the
 * meantime
 */
export async function changeDealer(
  db: Database,
  viewer: Viewer,
  id: string,
  { version, ...input }: ChangedDealer,
): Promise<DealerDetail> {
  const dealer = normaliseDealer(input);
  return db.transaction().execute(async (trx) => {
    const previous = await readDealer(trx, id);
    await checkBrands(trx, dealer);
    if (!(await replaceDealer(trx, id, version, dealer))) await rejectLateChange(trx, id);
    const details = { businessName: dealer.businessName, fields: listChangedFields(previous, dealer) };
    await recordAudit(trx, {
      userId: viewer.userId,
      action: 'dealers.change',
      entity: ENTITY,
      entityId: id,
      details,
    });
    return readDealer(trx, id);
  });
}

/**
 * Removes a dealer from the map.
 * @throws Problem NotFound; Conflict if a colleague has changed it in the meantime
 */
export async function removeDealer(db: Database, viewer: Viewer, id: string, version: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { history: _history, ...previous } = await readDealer(trx, id);
    if (!(await deleteDealer(trx, id, version))) await rejectLateChange(trx, id);
    await recordAudit(trx, {
      userId: viewer.userId,
      action: 'dealers.remove',
      entity: ENTITY,
      entityId: id,
      details: previous,
    });
  });
}
