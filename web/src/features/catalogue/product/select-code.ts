import type { ProductDetail, SerialColor } from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';

/** The code in another colour with the same packaging; if that colour lacks it, with the colour's first packaging. */
export function toCodeInColor(code: ProductCode, { color, pkgs }: SerialColor): ProductCode {
  return { ...code, color, pkg: pkgs.includes(code.pkg) ? code.pkg : (pkgs[0] ?? code.pkg) };
}

/** The code in another packaging; unchanged if its colour, which may be the one still loading, lacks that packaging. */
export function toCodeInPackaging(
  code: ProductCode,
  { id, colors }: ProductDetail,
  pkg: string,
): ProductCode {
  const exists =
    code.color === id.color || colors.some(({ color, pkgs }) => color === code.color && pkgs.includes(pkg));
  return exists ? { ...code, pkg } : code;
}
