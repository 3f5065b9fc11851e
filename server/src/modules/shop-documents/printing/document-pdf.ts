import type { UiLanguage } from '@cromia/domain/languages';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { toPublisher } from '../../../platform/pdf/publisher.ts';
import { readHazardLabels } from '../../hazards/index.ts';
import type { DocumentsTableKind } from '../document-tables.ts';
import { DOCUMENT_TEXTS } from '../document-texts.ts';
import type { ShopDocument } from '../shop-document.ts';
import type { IssuedBundle } from './bundle-layout.ts';
import type { IssuedDocument } from './document-layout.ts';
import { type PrintedLabels, toPrintedLabel } from './hazard-pages.ts';
import { describeProduct, type PrintableDocument, toPrintableDocument } from './printable-document.ts';

const LAYOUT = new URL('./document-layout.ts', import.meta.url);

type PdfDependencies = Pick<ModuleDependencies, 'db' | 'config' | 'composer' | 'now'>;

/** The hazard labels of the products of documents, each colour of a serial once. */
async function readPrintedLabels(
  { db, config }: Pick<PdfDependencies, 'db' | 'config'>,
  documents: readonly ShopDocument[],
  language: UiLanguage,
): Promise<PrintedLabels> {
  const { hazardLabels: title, hazardLead: lead } = DOCUMENT_TEXTS[language].labels;
  const products = new Map(
    documents.flatMap(({ lines }) =>
      lines.map(({ productCode: { productClass, serial, color }, ...line }) => [
        `${productClass}-${serial}-${color}`,
        {
          key: { productClass, serial, color },
          name: `${serial}-${color} ${describeProduct(line, language)}`,
        },
      ]),
    ),
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
 * Composes a document that is already in one language as PDF.
 * @param hazards labels for a page of their own
 * @throws Problem ServiceUnavailable
 */
export function composePrintable(
  { config, composer, now }: PdfDependencies,
  printable: PrintableDocument,
  hazards: PrintedLabels | null = null,
): Promise<Buffer> {
  const issued: IssuedDocument = {
    ...printable,
    hazards,
    publisher: toPublisher(config),
    issuedAt: now().toISOString(),
  };
  return composer.compose(LAYOUT, issued);
}

/**
 * Composes a document as PDF in the given language. Each call composes the file again, because it contains personal data
 * and prices that must not be cached.
 * @throws Problem ServiceUnavailable if too many calls are queued
 */
export async function composeDocumentPdf(
  deps: PdfDependencies,
  document: ShopDocument,
  {
    language,
    customer,
  }: { language: UiLanguage; customer: { vatNumber: string; paymentTerms: string | null } },
): Promise<{ name: string; pdf: Buffer }> {
  const printable = toPrintableDocument(document, language, deps.config.timeZone, {
    issuerVat: deps.config.brand.vatNumber,
    customerVat: customer.vatNumber,
    paymentTerms: customer.paymentTerms,
  });
  const hazards = await readPrintedLabels(deps, [document], language);
  return { name: buildFileName(document, language), pdf: await composePrintable(deps, printable, hazards) };
}

const BUNDLE_LAYOUT = new URL('./bundle-layout.ts', import.meta.url);

/**
 * Composes several documents of a kind as one PDF.
 * @param customers VAT numbers and payment terms of the documents' customers
 * @throws Problem ServiceUnavailable if too many calls are queued
 */
export async function composeBundlePdf(
  { db, config, composer, now }: PdfDependencies,
  documents: readonly ShopDocument[],
  {
    kind,
    language,
    customers,
  }: {
    kind: DocumentsTableKind;
    language: UiLanguage;
    customers: readonly { customerCode: string; vatNumber: string; paymentTerms: string | null }[];
  },
): Promise<{ name: string; pdf: Buffer }> {
  const customersByCode = new Map(customers.map((customer) => [customer.customerCode, customer]));
  const texts = DOCUMENT_TEXTS[language];
  const bundle: IssuedBundle = {
    title: texts.files[kind],
    language,
    page: texts.labels.page,
    publisher: toPublisher(config),
    hazards: await readPrintedLabels({ db, config }, documents, language),
    issuedAt: now().toISOString(),
    documents: documents.map((document) => {
      const customer = customersByCode.get(document.customer.customerCode);
      return toPrintableDocument(document, language, config.timeZone, {
        issuerVat: config.brand.vatNumber,
        customerVat: customer?.vatNumber ?? '',
        paymentTerms: customer?.paymentTerms ?? null,
      });
    }),
  };
  return { name: `${texts.files[kind]}.pdf`, pdf: await composer.compose(BUNDLE_LAYOUT, bundle) };
}
