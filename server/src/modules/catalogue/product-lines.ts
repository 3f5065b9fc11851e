import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { LocalizedText } from '@cromia/domain/languages';

/** Catalogue fields of a line's product; the columns of `PRODUCT_LINE_COLUMNS`. */
export interface ProductLineRow extends ProductCode {
  um: string;
  /** Content of one package; lines have a column `qta` of their own. */
  packageContent: number;
  brand: string;
  shortDescription: LocalizedText;
  colorDescription: LocalizedText;
  hex: string | null;
}

/** Fields that lines of carts, requests and orders share. Measures are not included, since each line stores its own. */
export function toProductLine(row: ProductLineRow) {
  const { productClass, serial, color, pkg } = row;
  return {
    productCode: { productClass, serial, color, pkg },
    description: row.shortDescription,
    colorDescription: row.colorDescription,
    hex: row.hex,
    brand: row.brand,
    um: row.um,
    qta: row.packageContent,
  };
}
