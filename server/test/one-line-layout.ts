import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** A minimal document: one line. */
export function definition(text: string): TDocumentDefinitions {
  return { content: [text] };
}
