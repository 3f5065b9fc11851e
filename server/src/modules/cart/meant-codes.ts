import { type CodeFinder, codeFinder } from '@cromia/domain/cart/quick-order';
import type { ProductCode, ShownProductCode } from '@cromia/domain/catalogue/product-code';
import type { Connection } from '../../platform/database.ts';
import { listColorCodes, listSerialCodes } from './quick-order-queries.ts';

/** Unknown codes that suggestions are looked for; who has more wrong has another list in hand. */
const UNKNOWN_MAX = 100;
const SUGGESTIONS = 3;
const SERIALS_NEAR = 3;
const COLORS_NEAR = 3;
/** One part may be wrong by two characters, all parts together by no more. */
const WITHIN = 2;

type Color = Awaited<ReturnType<typeof listColorCodes>>[number];

interface NearSerial {
  item: string;
  distance: number;
}

function meant(
  code: ShownProductCode,
  serials: readonly NearSerial[],
  colorsOf: ReadonlyMap<string, CodeFinder<Color>>,
): ProductCode[] {
  const found = serials.flatMap((serial) =>
    (colorsOf.get(serial.item)?.(code.color, { most: COLORS_NEAR, within: WITHIN }) ?? []).flatMap(
      ({ item: { productClass, color, pkgs }, distance }) =>
        codeFinder(pkgs, (pkg) => pkg)(code.pkg, { most: SUGGESTIONS, within: WITHIN }).map((pkg) => ({
          productCode: { productClass, serial: serial.item, color, pkg: pkg.item },
          distance: serial.distance + distance + pkg.distance,
        })),
    ),
  );
  return found
    .filter(({ distance }) => distance <= WITHIN)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTIONS)
    .map(({ productCode }) => productCode);
}

/**
 * What may have been meant by codes that no product has, by similarity: for each the likeliest codes that are sold,
 * with two statements for all of them, and each serial that was typed looked for once.
 */
export async function meantCodes(
  db: Connection,
  unknown: readonly ShownProductCode[],
): Promise<ProductCode[][]> {
  if (unknown.length === 0) return [];
  const looked = unknown.slice(0, UNKNOWN_MAX);
  const find = codeFinder(await listSerialCodes(db), (serial) => serial);
  const typed = new Set(looked.map(({ serial }) => serial));
  const nearOf = new Map(
    [...typed].map((serial) => [serial, find(serial, { most: SERIALS_NEAR, within: WITHIN })]),
  );
  const near = new Set([...nearOf.values()].flat().map(({ item }) => item));
  const bySerial = Map.groupBy(await listColorCodes(db, [...near]), ({ serial }) => serial);
  const colorsOf = new Map(
    [...bySerial].map(([serial, colors]) => [serial, codeFinder(colors, ({ color }) => color)]),
  );
  return unknown.map((code, index) =>
    index < UNKNOWN_MAX ? meant(code, nearOf.get(code.serial) ?? [], colorsOf) : [],
  );
}
