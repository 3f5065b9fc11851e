import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { buildA4Document } from '../../../platform/pdf/page.ts';
import type { Publisher } from '../../../platform/pdf/publisher.ts';
import { buildDocumentContent } from './document-layout.ts';
import { buildHazardPages, type PrintedLabels } from './hazard-pages.ts';
import type { PrintableDocument } from './printable-document.ts';

/** Several documents in one PDF, as passed to the PDF worker thread. */
export interface IssuedBundle {
  title: string;
  language: string;
  /** Label in front of the page number, which counts the pages of the whole file. */
  page: string;
  publisher: Publisher;
  /** UTC timestamp at which the PDF was composed. */
  issuedAt: string;
  documents: PrintableDocument[];
  /** Labels of the products of all documents. */
  hazards: PrintedLabels;
}

/** pdfmake definition of several documents on A4, each starting on a page of its own. */
export function buildDefinition(bundle: IssuedBundle): TDocumentDefinitions {
  const { title, language, page, publisher, issuedAt, documents, hazards } = bundle;
  return buildA4Document({
    title,
    subject: documents.map((document) => document.title).join(', '),
    language,
    publisher,
    page,
    publishedAt: issuedAt,
    content: [
      ...documents.map(
        (document, index): Content => ({
          stack: buildDocumentContent(document, publisher),
          ...(index === 0 ? {} : { pageBreak: 'before' }),
        }),
      ),
      ...buildHazardPages(hazards),
    ],
  });
}
