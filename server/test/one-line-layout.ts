import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** A minimal document: one line. */
export function buildDefinition(text: string): TDocumentDefinitions {
  return { content: [text] };
}
