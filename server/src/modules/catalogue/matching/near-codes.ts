import { foldCode } from '@cromia/domain/catalogue/matching/code-readings';
import { calculateEditDistance } from '@cromia/domain/catalogue/matching/typos';
import type { DisplayedProductCode, ProductCode } from '@cromia/domain/catalogue/product-code';
import type { MatchedSerial } from './matched-serial.ts';

/** Maximum edit distance of each part of a code, and of all parts together. */
const WITHIN_PART = 1;
const WITHIN = 2;

/** Items whose code is near the typed one. Similar-looking characters count as equal. */
function near<T>(items: readonly T[], codeOf: (item: T) => string, typed: string) {
  const folded = foldCode(typed);
  return items.flatMap((item) => {
    const distance = calculateEditDistance(foldCode(codeOf(item)), folded, WITHIN_PART);
    return distance <= WITHIN_PART ? [{ item, distance }] : [];
  });
}

/** Products whose code is nearest to the typed one; empty if none is near. */
export function findNearProducts(
  serials: readonly MatchedSerial[],
  typed: DisplayedProductCode,
): ProductCode[] {
  const found = near(serials, ({ serial }) => serial, typed.serial)
    .flatMap((serial) =>
      near(serial.item.colors, ({ color }) => color, typed.color).flatMap((color) =>
        near(color.item.pkgs, (pkg) => pkg, typed.pkg).map((pkg) => ({
          code: {
            productClass: serial.item.productClass,
            serial: serial.item.serial,
            color: color.item.color,
            pkg: pkg.item,
          },
          distance: serial.distance + color.distance + pkg.distance,
        })),
      ),
    )
    .filter(({ distance }) => distance <= WITHIN);
  const nearest = Math.min(...found.map(({ distance }) => distance));
  return found.flatMap(({ code, distance }) => (distance === nearest ? [code] : []));
}
