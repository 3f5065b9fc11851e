import {
  DEFAULT_PRODUCT_CLASS,
  formatProductCode,
  type ProductCode,
  parseProductCode,
} from '@cromia/domain/catalogue/product-code';

/** A product in the URL: `F120-7035-25`, prefixed by the class unless it is the default one. */
export function formatOpenedProduct(code: ProductCode): string {
  const displayed = formatProductCode(code);
  return code.productClass === DEFAULT_PRODUCT_CLASS ? displayed : `${code.productClass}-${displayed}`;
}

/** The product in the URL; undefined for an invalid one. */
export function parseOpenedProduct(text: string | undefined): ProductCode | undefined {
  if (text === undefined) return undefined;
  const parts = text.split('-');
  const [productClass, rest] =
    parts.length > 3 ? [parts[0] ?? '', parts.slice(1)] : [DEFAULT_PRODUCT_CLASS, parts];
  const displayed = parseProductCode(rest.join('-'));
  return displayed === undefined ? undefined : { productClass, ...displayed };
}
