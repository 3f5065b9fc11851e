import { formatQuantity } from '@cromia/domain/amount-formats';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';
import type { LabelSheet } from '@cromia/domain/shopping-lists/label-sheet';
import { buildProductShortLink } from '@cromia/domain/shopping-lists/product-label';
import type { LabelSheetQuery, ShoppingList } from '@cromia/domain/shopping-lists/shopping-list';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { DOCUMENT_TEXTS } from '../../shop-documents/index.ts';

/** A label of a product, with its texts in one language. */
export interface ProductLabel {
  code: string;
  name: string;
  color: string;
  /** Colour of the swatch as #RRGGBB; null if it is unknown. */
  hex: string | null;
  /** Content of a package, such as `25 kg`. */
  content: string;
  note: string;
  /** Content of the QR code. */
  url: string;
}

/** The labels of a list, for their layout. */
export interface LabelDocument {
  title: string;
  author: string;
  language: UiLanguage;
  sheet: LabelSheet;
  /** Labels that are missing on the first sheet. */
  skip: number;
  labels: ProductLabel[];
  /** ISO 8601. */
  printedAt: string;
}

const LAYOUT = new URL('./label-layout.ts', import.meta.url);

/**
 * Composes the labels of a list's products as PDF, each with a QR code that leads to the product.
 * @throws Problem ServiceUnavailable if too many calls are queued
 */
export async function composeLabels(
  { config, composer, now }: Pick<ModuleDependencies, 'config' | 'composer' | 'now'>,
  { name, items }: Pick<ShoppingList, 'name' | 'items'>,
  { sheet, skip }: Pick<LabelSheetQuery, 'sheet' | 'skip'>,
  language: UiLanguage,
): Promise<{ name: string; pdf: Buffer }> {
  const document: LabelDocument = {
    title: name,
    author: config.brand.legalName,
    language,
    sheet,
    skip,
    labels: items.map((item) => ({
      code: formatProductCode(item.productCode),
      name: pickLocalizedText(item.description, language),
      color: pickLocalizedText(item.colorDescription, language),
      hex: item.hex,
      content: formatQuantity(item.qta, language, item.um),
      note: item.note,
      url: buildProductShortLink(config.publicUrl, item.productCode),
    })),
    printedAt: now().toISOString(),
  };
  return {
    name: `${DOCUMENT_TEXTS[language].files.productLabels}.pdf`,
    pdf: await composer.compose(LAYOUT, document),
  };
}
