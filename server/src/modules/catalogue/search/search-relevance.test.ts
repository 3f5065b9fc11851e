import { nameResponseSchema } from '@cromia/domain/catalogue/search';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { BUYERS_QUERIES, type BuyersQuery } from '../../../../test/buyers-queries.ts';

const { app } = await testApp('demo');

const MIN_SHARE = 0.95;

/** Describes what is wrong with the first three results; null if they are right. */
async function findMiss({ language, text, serials, color }: BuyersQuery): Promise<string | null> {
  const query = new URLSearchParams({ nameCode: text, lang: language, size: '3' });
  const response = nameResponseSchema.parse((await app.inject(`/api/products/filters/name?${query}`)).json());
  const found = response.content.find(({ serial }) => serials.includes(serial));
  const isExpected =
    found && (color === undefined || found.colors.map((each) => each.color).join() === color);
  if (isExpected) return null;
  const first = response.content.map(({ serial, colors }) => `${serial} ${colors[0]?.color ?? ''}`);
  return `${language} "${text}": ${response.outcome} ${first.join(', ') || '-'} instead of ${serials.join(', ')} ${color ?? ''}`;
}

it("at least 95 % of buyers' queries find the expected serial in the first three results", async () => {
  expect(BUYERS_QUERIES.length).toBeGreaterThanOrEqual(150);
  const misses: string[] = [];
  for (const query of BUYERS_QUERIES) {
    const miss = await findMiss(query);
    if (miss !== null) misses.push(miss);
  }
  const share = 1 - misses.length / BUYERS_QUERIES.length;
  console.info(
    `${BUYERS_QUERIES.length - misses.length} of ${BUYERS_QUERIES.length} queries\n${misses.join('\n')}`,
  );
  expect(share, misses.join('\n')).toBeGreaterThanOrEqual(MIN_SHARE);
}, 60_000);
