import type { UiLanguage } from '@cromia/domain/languages';
import type { FastifyReply } from 'fastify';
import type { ModuleDependencies } from '../../platform/http/http.ts';
import { toPublisher } from '../../platform/pdf/publisher.ts';
import type { IssuedDocument } from './document-layout.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import { toPrintableDocument } from './printable-document.ts';
import type { ShopDocument } from './shop-document.ts';

const LAYOUT = new URL('./document-layout.ts', import.meta.url);

type PdfDependencies = Pick<ModuleDependencies, 'config' | 'composer' | 'now'>;

/** A name that every file system takes: letters and digits of the code, after the kind of document. */
function fileName({ kind, code }: ShopDocument, language: UiLanguage): string {
  const plain = code.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return `${DOCUMENT_TEXTS[language].files[kind]}-${plain}.pdf`;
}

/**
 * Answers a document as PDF in a language. It is composed for each call, since it contains personal data and prices,
 * which no store should keep.
 * @throws Problem ServiceUnavailable when too many wait
 */
export async function sendDocumentPdf(
  reply: FastifyReply,
  { config, composer, now }: PdfDependencies,
  document: ShopDocument,
  language: UiLanguage,
): Promise<FastifyReply> {
  const paper: IssuedDocument = {
    ...toPrintableDocument(document, language, config.timeZone),
    publisher: toPublisher(config),
    issuedAt: now().toISOString(),
  };
  const pdf = await composer.compose(LAYOUT, paper);
  return reply
    .headers({
      'content-disposition': `attachment; filename="${fileName(document, language)}"`,
      'cache-control': 'private, no-store',
      'content-language': language,
    })
    .type('application/pdf')
    .send(pdf);
}
