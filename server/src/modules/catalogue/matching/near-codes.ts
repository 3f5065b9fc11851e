import { foldCode } from '@cromia/domain/catalogue/matching/code-readings';
import { calculateEditDistance } from '@cromia/domain/catalogue/matching/typos';
import type { DisplayedProductCode, ProductCode } from '@cromia/domain/catalogue/product-code';
import type { MatchedSerial } from './matched-serial.ts';

/** Maximum edit distances of each part of a code and of the whole code. */
const MAX_PART_DISTANCE = 1;
const MAX_CODE_DISTANCE = 2;

/** Items whose code is near the typed one. Similar-looking characters count as equal. */
function findNear<T>(items: readonly T[], getCode: (item: T) => string, typed: string) {
  const folded = foldCode(typed);
  return items.flatMap((item) => {
    const distance = calculateEditDistance(foldCode(getCode(item)), folded, MAX_PART_DISTANCE);
    return distance <= MAX_PART_DISTANCE ? [{ item, distance }] : [];
  });
}

/** Products whose code is nearest to the typed one; empty if none is near. */
export function findNearProducts(
  serials: readonly MatchedSerial[],
  typed: DisplayedProductCode,
): ProductCode[] {
  const found = findNear(serials, ({ serial }) => serial, typed.serial)
    .flatMap((serial) =>
      findNear(serial.item.colors, ({ color }) => color, typed.color).flatMap((color) =>
        findNear(color.item.pkgs, (pkg) => pkg, typed.pkg).map((pkg) => ({
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
    .filter(({ distance }) => distance <= MAX_CODE_DISTANCE);
  const nearest = Math.min(...found.map(({ distance }) => distance));
  return found.flatMap(({ code, distance }) => (distance === nearest ? [code] : []));
}
