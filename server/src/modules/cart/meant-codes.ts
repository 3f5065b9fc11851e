import { nearestCodes } from '@cromia/domain/cart/quick-order';
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

type Colors = Awaited<ReturnType<typeof listColorCodes>>;

function meant(code: ShownProductCode, serials: readonly string[], colorsOf: Map<string, Colors>) {
  const near = nearestCodes(code.serial, serials, (serial) => serial, { most: SERIALS_NEAR, within: WITHIN });
  const found = near.flatMap((serial) =>
    nearestCodes(code.color, colorsOf.get(serial.item) ?? [], ({ color }) => color, {
      most: COLORS_NEAR,
      within: WITHIN,
    }).flatMap(({ item: { productClass, color, pkgs }, distance }) =>
      nearestCodes(code.pkg, pkgs, (pkg) => pkg, { most: SUGGESTIONS, within: WITHIN }).map((pkg) => ({
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
 * with two statements for all of them.
 */
export async function meantCodes(
  db: Connection,
  unknown: readonly ShownProductCode[],
): Promise<ProductCode[][]> {
  if (unknown.length === 0) return [];
  const looked = unknown.slice(0, UNKNOWN_MAX);
  const serials = await listSerialCodes(db);
  const near = looked.flatMap(({ serial }) =>
    nearestCodes(serial, serials, (each) => each, { most: SERIALS_NEAR, within: WITHIN }),
  );
  const colors = await listColorCodes(db, [...new Set(near.map(({ item }) => item))]);
  const colorsOf = Map.groupBy(colors, ({ serial }) => serial);
  return unknown.map((code, index) => (index < UNKNOWN_MAX ? meant(code, serials, colorsOf) : []));
}
