import { type DisplayedProductCode, formatProductCode, parseProductCode } from '../catalogue/product-code.ts';

/** Path of the short link of a product, which its QR code contains: `/p/{serial}-{color}-{pkg}`. */
const SHORT_LINK = /\/p\/([^/?#]+)\/?(?:[?#]|$)/;

/** The short link of a product. @param publicUrl URL of the portal, without a slash at its end */
export function buildProductShortLink(publicUrl: string, code: DisplayedProductCode): string {
  return `${publicUrl}/p/${formatProductCode(code)}`;
}

/**
 * The product code in the content of a scanned code: the short link of any portal, or the code itself.
 * @returns undefined for any other content
 */
export function parseScannedCode(content: string): DisplayedProductCode | undefined {
  const text = content.trim();
  const [, code] = SHORT_LINK.exec(text) ?? [];
  return parseProductCode(code === undefined ? text : code);
}

/** Matches a line of a quick order that consists of a code and packages. */
const SCANNED_LINE = /^(\S+) (\d+)$/;

/**
 * Adds one package of a scanned product to the text of a quick order. A line with the same code that an earlier scan
 * wrote gets one more; other lines stay as they are.
 */
export function addScannedCode(text: string, code: DisplayedProductCode): string {
  const displayed = formatProductCode(code);
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');
  const index = lines.findIndex((line) => SCANNED_LINE.exec(line)?.[1] === displayed);
  if (index === -1) return [...lines, `${displayed} 1`].join('\n');
  const quantity = Number(SCANNED_LINE.exec(lines[index] ?? '')?.[2] ?? 0);
  return lines.with(index, `${displayed} ${quantity + 1}`).join('\n');
}
