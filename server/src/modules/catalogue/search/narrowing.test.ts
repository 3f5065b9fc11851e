import {
  type NameSearchResponse,
  nameResponseSchema,
  searchResponseSchema,
} from '@cromia/domain/catalogue/search';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';

const { app } = await testApp('demo');

/** One search of each mode. */
const SEARCHES = [
  ['name', { nameCode: 'primer' }],
  ['name', { nameCode: 'RAL 7035' }],
  ['advanced', { color: '7035' }],
  ['multi', { area: 'metal' }],
] as const;

type Query = Readonly<Record<string, string>>;

async function search(mode: string, query: Query) {
  const response = await app.inject({
    url: `/api/products/filters/${mode}?${new URLSearchParams({ size: '100', lang: 'it', ...query })}`,
  });
  expect(response.statusCode).toBe(200);
  return (mode === 'name' ? nameResponseSchema : searchResponseSchema).strict().parse(response.json());
}

/** The values by which a response can be narrowed, each as a query. */
function listChoices({ counts: { inStock, ...lists } }: Pick<NameSearchResponse, 'counts'>) {
  const listed = Object.entries(lists).flatMap(([filter, counts]) =>
    Object.entries(counts).map(([value, count]) => ({ query: { [filter]: value }, count })),
  );
  return [...listed, { query: { inStock: 'true' }, count: inStock }];
}

describe('a narrowed search', () => {
  it.each(SEARCHES)('by %s %o finds as many serials as each value counts', async (mode, query) => {
    const first = await search(mode, query);
    for (const { query: choice, count } of listChoices(first))
      expect([choice, (await search(mode, { ...query, ...choice })).totalElements]).toEqual([choice, count]);
    // The choice in one filter narrows the counts of the others, and not its own.
    const [packaging = ''] = Object.keys(first.counts.packaging);
    const chosen = { ...query, inStock: 'true', packaging };
    const second = await search(mode, chosen);
    expect(second.totalElements).toBe(second.counts.packaging[packaging]);
    for (const { query: choice, count } of listChoices(second))
      expect([choice, (await search(mode, { ...chosen, ...choice })).totalElements]).toEqual([choice, count]);
  });

  it('lists only colours with such a package in stock, on the card and on request', async () => {
    const all = await search('name', { nameCode: 'F120' });
    const [packaging = ''] = Object.keys(all.counts.packaging);
    const narrowed = await search('name', { nameCode: 'F120', packaging, inStock: 'true' });
    const [card] = narrowed.content;
    const [quantity, um] = packaging.split(' ');
    const pkgs = card?.packagings.filter(({ qta, um: unit }) => String(qta) === quantity && unit === um);
    expect(card?.colors.length).toBeGreaterThan(0);
    for (const { products } of card?.colors ?? [])
      expect(
        products.some(
          ({ pkg, inStock, tsc, status }) =>
            pkgs?.some((sold) => sold.pkg === pkg) && inStock && tsc === 'S' && status === 'A',
        ),
      ).toBe(true);
    const colors = await app.inject({
      url: `/api/products/serials/3/F120/colors?${new URLSearchParams({ packaging, inStock: 'true' })}`,
    });
    expect(colors.json()).toMatchObject({ totalElements: card?.colorCount });
  });

  it('finds nothing for a brand or packaging that does not exist, and rejects an unknown facet name', async () => {
    for (const choice of [{ brand: 'Nobody' }, { packaging: '7 kg' }]) {
      const { totalElements, counts } = await search('name', { nameCode: 'primer', ...choice });
      expect(totalElements).toBe(0);
      expect(counts.inStock).toBe(0);
    }
    const response = await app.inject({ url: '/api/products/filters/name?nameCode=primer&area=nowhere' });
    expect(response.statusCode).toBe(400);
  });
});
