import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { composeSpecimen } from '../../../../demo/specimen/compose.ts';
import { testApp } from '../../../../test/app.ts';
import { createFileStore } from '../../../platform/files/file-store.ts';
import { createPdfComposer } from '../../../platform/pdf/composer.ts';
import { createDocumentCache } from '../../../platform/pdf/document-cache.ts';
import { replaceItems } from '../shipment-change-queries.ts';
import { createShippedSheetsJob } from './shipped-sheets-job.ts';

const { db, config } = await testApp('demo');
const files = createFileStore(config);

/** Runs the job. @param beforeFile called before each file of a customer is read */
async function runJob(beforeFile: (customerId: string) => Promise<void> | void) {
  const composer = createPdfComposer();
  const failures: unknown[] = [];
  const log = { error: (details: object) => failures.push(details), warn: () => {} };
  const documentCache = createDocumentCache(files, composer, log);
  const deps = {
    ...{ db, config, files, documentCache, now: () => new Date() },
    composeSpecimen: async (...args: Parameters<typeof composeSpecimen>) => {
      const [, sheet] = args;
      await beforeFile('customerId' in sheet ? String(sheet.customerId) : '');
      return composeSpecimen(...args);
    },
  };
  await createShippedSheetsJob(deps, { log }).work();
  await composer.close();
  return failures;
}

/** Shipments of two customers, each with a sheet. */
const shipments = await db
  .selectFrom('shipments')
  .innerJoin('customers', 'customers.id', 'shipments.customerId')
  .select(['shipments.id', 'shipmentCode', 'customerId'])
  .distinctOn('customerId')
  .where(sql<boolean>`cardinality(msds_emails) > 0`)
  .orderBy('customerId')
  .execute();

const isChecked = async (id: string) => {
  const { sheetsCheckedAt } = await db
    .selectFrom('shipments')
    .select('sheetsCheckedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return sheetsCheckedAt !== null;
};
const readItems = (id: string) =>
  db
    .selectFrom('shipmentItems')
    .select(['orderId', 'productId', 'quantity', 'batch'])
    .where('shipmentId', '=', id)
    .orderBy('sortOrder')
    .execute();
const makeDue = (id: string, createdOn: Date) =>
  db.updateTable('shipments').set({ sheetsCheckedAt: null, createdOn }).where('id', '=', id).execute();

beforeEach(async () => {
  await db.updateTable('shipments').set({ sheetsCheckedAt: new Date() }).execute();
  await db.deleteFrom('sdsDeliveries').execute();
});

it('a correction while the sheets are read is not lost: the old ones are not sent, the next run sends the new ones', async () => {
  const [shipment] = shipments;
  if (!shipment) throw new Error('the demo has shipments');
  const items = await readItems(shipment.id);
  await makeDue(shipment.id, new Date());
  let isCorrected = false;
  await runJob(async () => {
    if (isCorrected) return;
    isCorrected = true;
    await db.transaction().execute((trx) => replaceItems(trx, [{ id: shipment.id, items }]));
  });
  expect(isCorrected).toBe(true);
  expect(await isChecked(shipment.id)).toBe(false);
  expect(await db.selectFrom('sdsDeliveries').select('id').execute()).toEqual([]);
  expect(await runJob(() => {})).toEqual([]);
  expect(await isChecked(shipment.id)).toBe(true);
  expect((await db.selectFrom('sdsDeliveries').select('id').execute()).length).toBeGreaterThan(0);
}, 60_000);

it('many shipments whose files cannot be read do not hold up a newer one', async () => {
  const [broken, sound] = shipments;
  if (!broken || !sound) throw new Error('the demo has shipments of two customers');
  const items = await readItems(broken.id);
  const since = Date.now() - 3_600_000;
  const copies = await db
    .insertInto('shipments')
    .values(
      Array.from({ length: 120 }, (_, index) => ({
        shipmentCode: `BROKEN-${index}`,
        customerId: broken.customerId,
        shippedOn: '2026-11-20',
        createdOn: new Date(since + index),
      })),
    )
    .returning('id')
    .execute();
  await db.transaction().execute((trx) =>
    replaceItems(
      trx,
      copies.map(({ id }) => ({ id, items: items.slice(0, 1) })),
    ),
  );
  await makeDue(sound.id, new Date());
  const failures = await runJob((customerId) => {
    if (customerId === broken.customerId) throw new Error('the file is missing');
  });
  expect(await isChecked(sound.id)).toBe(true);
  expect(await isChecked(copies[0]?.id ?? '')).toBe(false);
  expect(failures.length).toBeGreaterThanOrEqual(copies.length);
}, 60_000);
