import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** The least a document can be: one line. */
export function definition(text: string): TDocumentDefinitions {
  return { content: [text] };
}
