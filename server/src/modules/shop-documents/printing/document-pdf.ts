import type { UiLanguage } from '@cromia/domain/languages';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { toPublisher } from '../../../platform/pdf/publisher.ts';
import { readHazardLabels } from '../../hazards/index.ts';
import { DOCUMENT_TEXTS } from '../document-texts.ts';
import type { ShopDocument } from '../shop-document.ts';
import type { IssuedDocument } from './document-layout.ts';
import { type PrintedLabels, toPrintedLabel } from './hazard-pages.ts';
import { describeProduct, toPrintableDocument } from './printable-document.ts';

const LAYOUT = new URL('./document-layout.ts', import.meta.url);

type PdfDependencies = Pick<ModuleDependencies, 'db' | 'config' | 'composer' | 'now'>;

/** The hazard labels of a document's products, each colour of a serial once. */
async function readPrintedLabels(
  { db, config }: Pick<PdfDependencies, 'db' | 'config'>,
  { lines }: ShopDocument,
  language: UiLanguage,
): Promise<PrintedLabels> {
  const { hazardLabels: title, hazardLead: lead } = DOCUMENT_TEXTS[language].labels;
  const products = new Map(
    lines.map(({ productCode: { productClass, serial, color }, ...line }) => [
      `${productClass}-${serial}-${color}`,
      { key: { productClass, serial, color }, name: `${serial}-${color} ${describeProduct(line, language)}` },
    ]),
  );
  const keys = [...products.values()].map(({ key }) => key);
  const found = await readHazardLabels(db, keys, { config, language });
  const labels = found.map(({ productClass, serial, color, label }) =>
    toPrintedLabel(products.get(`${productClass}-${serial}-${color}`)?.name ?? serial, label, language),
  );
  return { title, lead, labels };
}

/** A file name that is safe on every file system: the kind of document, then the letters and digits of its code. */
function buildFileName({ kind, code }: ShopDocument, language: UiLanguage): string {
  const safeCode = code.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return `${DOCUMENT_TEXTS[language].files[kind]}-${safeCode}.pdf`;
}

/**
 * Composes a document as PDF in the given language. Each call composes the file again, because it contains personal data
 * and prices that must not be cached.
 * @throws Problem ServiceUnavailable if too many calls are queued
 */
export async function composeDocumentPdf(
  { db, config, composer, now }: PdfDependencies,
  document: ShopDocument,
  {
    language,
    customer,
  }: { language: UiLanguage; customer: { vatNumber: string; paymentTerms: string | null } },
): Promise<{ name: string; pdf: Buffer }> {
  const issued: IssuedDocument = {
    ...toPrintableDocument(document, language, config.timeZone, {
      issuerVat: config.brand.vatNumber,
      customerVat: customer.vatNumber,
      paymentTerms: customer.paymentTerms,
    }),
    publisher: toPublisher(config),
    hazards: await readPrintedLabels({ db, config }, document, language),
    issuedAt: now().toISOString(),
  };
  return { name: buildFileName(document, language), pdf: await composer.compose(LAYOUT, issued) };
}
