import { ASSORTMENT_SHADES, type Assortment } from '@cromia/domain/catalogue/assortment';
import { type ProductLanguage, reduceToLanguage } from '@cromia/domain/languages';
import type { Database } from '../../../platform/database/connection.ts';
import type { IndexedSerial, SearchIndex, SearchIndexSource } from './search-index.ts';
import { listShades } from './search-queries.ts';

/** Codes of RAL Classic, such as 7035. */
const RAL_CODE = /^[1-9]\d{3}$/;

type Serials = readonly IndexedSerial[];

function countBy(serials: Serials, listNames: (serial: IndexedSerial) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const serial of serials)
    for (const name of new Set(listNames(serial))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

function listStockedShades({ colors }: IndexedSerial): string[] {
  return colors.flatMap(({ color, packages }) =>
    RAL_CODE.test(color) && packages.stockedContents.length > 0 ? [color] : [],
  );
}

async function readAssortment(db: Database, { serials }: SearchIndex): Promise<Assortment> {
  const brands = countBy(serials, ({ brand }) => [brand]);
  const stocked = countBy(serials, listStockedShades)
    .toSorted(([codeA, serialsA], [codeB, serialsB]) => serialsB - serialsA || codeA.localeCompare(codeB))
    .slice(0, ASSORTMENT_SHADES);
  const counts = new Map(stocked);
  const shades = await listShades(db, [...counts.keys()]);
  return {
    shades: shades.map((shade) => ({ ...shade, serials: counts.get(shade.color) ?? 0 })),
    brands: brands
      .map(([brand, count]) => ({ brand, serials: count }))
      .toSorted((a, b) => a.brand.localeCompare(b.brand)),
  };
}

/** Creates a function that reads the assortment. It is computed once for each state of the catalogue. */
export function createAssortmentReader(db: Database, source: SearchIndexSource) {
  const assortments = new WeakMap<SearchIndex, Assortment>();
  return async (lang: ProductLanguage | undefined): Promise<Assortment> => {
    const index = await source.current();
    const assortment = assortments.get(index) ?? (await readAssortment(db, index));
    assortments.set(index, assortment);
    const { shades, brands } = assortment;
    return {
      shades: shades.map((shade) => ({
        ...shade,
        colorDescription: reduceToLanguage(shade.colorDescription, lang),
      })),
      brands,
    };
  };
}
