import {
  DEFAULT_PRODUCT_CLASS,
  formatProductCode,
  type ProductCode,
  parseProductCode,
} from '@cromia/domain/catalogue/product-code';

/** A product in the address: `F120-7035-25`, with the class before it where it is not the usual one. */
export function openedText(code: ProductCode): string {
  const shown = formatProductCode(code);
  return code.productClass === DEFAULT_PRODUCT_CLASS ? shown : `${code.productClass}-${shown}`;
}

/** The product that an address names; undefined for what names none. */
export function openedProduct(text: string | undefined): ProductCode | undefined {
  if (text === undefined) return undefined;
  const parts = text.split('-');
  const [productClass, rest] =
    parts.length > 3 ? [parts[0] ?? '', parts.slice(1)] : [DEFAULT_PRODUCT_CLASS, parts];
  const shown = parseProductCode(rest.join('-'));
  return shown === undefined ? undefined : { productClass, ...shown };
}
