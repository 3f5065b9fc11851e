import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { findSerialPage } from './guest-page.ts';

const { app, db } = await testApp('demo');
const find = (wanted: { serial: string; color?: string }) =>
  findSerialPage((call) => app.inject(call), wanted);

describe('what visitors see of a serial', () => {
  it('is what the API answers whoever is not logged in', async () => {
    const { read } = await find({ serial: 'F120', color: '7035' });
    const { body } = await app.inject('/api/products/filters/advanced?serial=F120&color=7035&page=0&size=12');
    expect(await read()).toEqual({
      kind: 'serial',
      serial: 'F120',
      color: '7035',
      results: JSON.parse(body),
    });
  });

  it('has another name as soon as anything of it is another', async () => {
    const [one, same, other] = [
      await find({ serial: 'F120' }),
      await find({ serial: 'F120' }),
      await find({ serial: 'F120', color: '7035' }),
    ];
    expect([same.version === one.version, other.version === one.version]).toEqual([true, false]);
    await sql`UPDATE serials SET brand = 'Another' WHERE serial = 'F120'`.execute(db);
    expect((await find({ serial: 'F120' })).version).not.toBe(one.version);
  });

  it.each([
    ['that is not there', () => find({ serial: 'ZZZZ' })],
    ['that the API refuses', () => find({ serial: '' })],
    [
      'whose answer is long',
      () =>
        findSerialPage(
          async () => ({
            statusCode: 200,
            rawPayload: Buffer.from(JSON.stringify({ totalElements: 1, text: 'x'.repeat(30_000) })),
          }),
          { serial: 'F120' },
        ),
    ],
  ])('is nothing of one %s', async (_which, found) => {
    expect(await (await found()).read()).toBeUndefined();
  });
});
