import { nameAnswerSchema } from '@cromia/domain/catalogue/search';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../../../test/app.ts';
import { aProduct } from '../../../../test/builders/shop.ts';
import { buildApp } from '../../../app.ts';
import type { App } from '../../../platform/http/app.ts';

const { app, db, pool, config } = await testApp('demo');
// Simulates a second server process on the same database.
const other = await buildApp({ config, db, pool, now: () => new Date(), logger: false });
await other.ready();
afterAll(() => other.close());

async function serialsAt(at: App, nameCode: string): Promise<string[]> {
  const answer = await at.inject(
    `/api/products/filters/name?${new URLSearchParams({ nameCode, lang: 'it' })}`,
  );
  return nameAnswerSchema.parse(answer.json()).content.map(({ serial }) => serial);
}

it('a changed name is found by the next search of every process', async () => {
  await aProduct(db, { serial: 'Q905' });
  for (const [name, word] of [
    ['Vernice zaffiresca', 'zaffiresca'],
    ['Vernice quarzifera', 'quarzifera'],
  ]) {
    await Promise.all([app, other].map((each) => serialsAt(each, 'primer')));
    await db
      .updateTable('serials')
      .set({ shortDescription: JSON.stringify({ it: name }) })
      .where('serial', '=', 'Q905')
      .execute();
    for (const each of [app, other]) expect(await serialsAt(each, word ?? '')).toEqual(['Q905']);
  }
  expect(await serialsAt(other, 'zaffiresca')).not.toContain('Q905');
});

/** Matches a query that reads serials by version. */
const readSchema = z.object({ text: z.string(), values: z.tuple([z.array(z.int())]).rest(z.unknown()) });

it('a serial without sold products is not read again when other serials change', async () => {
  await aProduct(db, { serial: 'Q906', status: 'E' });
  await aProduct(db, { serial: 'Q907' });
  const reads = vi.spyOn(pg.Client.prototype, 'query');
  const readSerials = async () => {
    reads.mockClear();
    await db.updateTable('serials').set({ brand: 'Rossi' }).where('serial', '=', 'Q907').execute();
    await serialsAt(app, 'primer');
    return reads.mock.calls.flatMap(([statement]: unknown[]) => {
      const { data } = readSchema.safeParse(statement);
      return data?.text.includes('serial_versions v') ? [data.values[0].length] : [];
    });
  };
  try {
    expect(await readSerials()).toEqual([2]);
    expect(await readSerials()).toEqual([1]);
  } finally {
    reads.mockRestore();
  }
  await db.updateTable('products').set({ status: 'A' }).where('serial', '=', 'Q906').execute();
  expect(await serialsAt(app, 'Q906')).toEqual(['Q906']);
});

it('a new or removed synonym affects the next search of every process', async () => {
  for (const each of [app, other]) expect(await serialsAt(each, 'minio')).not.toContain('F110');
  const synonym = { language: 'it', term: 'minio', synonym: 'fondo antiruggine' };
  await db.insertInto('searchSynonyms').values(synonym).execute();
  for (const each of [app, other]) expect((await serialsAt(each, 'minio'))[0]).toBe('F110');
  await db.deleteFrom('searchSynonyms').where('term', '=', 'minio').execute();
  for (const each of [app, other]) expect(await serialsAt(each, 'minio')).not.toContain('F110');
});
