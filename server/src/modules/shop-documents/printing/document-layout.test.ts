import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { composePdf } from '../../../platform/pdf/compose-worker.ts';
import type { IssuedDocument } from './document-layout.ts';

/** The parts of pdfmake's layout that tell where text ends. */
interface Page {
  items: { type: string; item: { x: number; inlines?: { x: number; width: number; text: string }[] } }[];
}
const { default: LayoutBuilder } = createRequire(import.meta.url)('pdfmake/js/LayoutBuilder.js') as {
  default: { prototype: { layoutDocument: (...args: unknown[]) => Page[] } };
};
const layout = vi.spyOn(LayoutBuilder.prototype, 'layoutDocument');

const A4_WIDTH = 595.28;
const MARGIN = 48;

/** A document in which each text is `text`. */
function aDocument(text: string): IssuedDocument {
  const number = (label: string) => ({ label, isNumber: true });
  return {
    language: 'it',
    title: `Ordine ${text}`,
    status: 'Confermato',
    facts: [
      ['Cliente', `100001 ${text}`],
      ['Indirizzo di spedizione', `${text}, Via Galvani 82, 43121 Parma (PR), Italia`],
      ['Causale di trasporto', text],
      ['Porto', text],
    ],
    notes: [['Note generiche', `vedi ${text} (${text})`]],
    columns: [
      { label: 'Prodotto', isNumber: false },
      { label: 'Descrizione', isNumber: false },
      ...['Ordinata', 'Confermata', 'Spedita', 'Prezzo', 'Peso', 'Totale'].map(number),
    ],
    rows: [
      [
        'F120-7035-25',
        `Fondo ${text}`,
        '1.000 × 25 kg',
        '1.000',
        '400',
        '12,5 € / kg',
        '26.300 kg',
        '312.500 €',
      ],
    ],
    sums: [['Totale, IVA esclusa', '312.500,00 €']],
    totalLabel: 'Totale, IVA esclusa',
    page: 'Pagina',
    publisher: {
      legalName: 'Cromia Vernici S.r.l.',
      address: 'Via Emilia 1, Parma',
      phone: '+39 0521 123456',
      email: 'info@cromia.test',
      accent: '#0a5',
    },
    hazards: { title: 'Etichette', lead: text, labels: [] },
    issuedAt: '2026-11-26T10:00:00.000Z',
  };
}

/** Composes the PDF. @returns its text, and the rightmost end of a text in points */
async function composeTexts(text: string): Promise<{ texts: string; right: number }> {
  layout.mockClear();
  const url = new URL('./document-layout.ts', import.meta.url).href;
  await composePdf({ layout: url, content: aDocument(text) });
  const pages = layout.mock.results.flatMap(({ value }) => (Array.isArray(value) ? (value as Page[]) : []));
  const lines = pages.flatMap(({ items }) => items.flatMap(({ item }) => (item.inlines ? [item] : [])));
  expect(lines.length).toBeGreaterThan(20);
  const ends = lines.flatMap((line) =>
    (line.inlines ?? []).map((inline) => line.x + inline.x + inline.width),
  );
  const texts = lines.map((line) => (line.inlines ?? []).map((inline) => inline.text).join('')).join('');
  return { texts, right: Math.max(...ends) };
}

const LINK = `https://disegni.example.test/progetti/2026/${'ponte-'.repeat(30)}capitolato.pdf?versione=4&lotto=2`;

it.each([
  ['a link in a note', LINK],
  ['a long word in capitals', 'W'.repeat(200)],
  ['a word of 36 capitals', 'W'.repeat(36)],
  ['a business name without blanks', 'VerniciaturaIndustrialeLavorazioniMetalliche&Figli'.repeat(3)],
  ['long words in Cyrillic', 'Лакокрасочныепромышленные'.repeat(6)],
  ['an ordinary text', 'Consegna al cancello 3, suonare due volte'],
])('%s is wrapped inside the margins, and nothing is lost', async (_name, text) => {
  const { texts, right } = await composeTexts(text);
  expect(right).toBeLessThanOrEqual(A4_WIDTH - MARGIN + 0.5);
  expect(texts.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''));
});

it('texts of any words stay inside the margins', async () => {
  const word = fc.string({ unit: fc.constantFrom(...'abgiWM1-/._@ÀŁЖ'), minLength: 1, maxLength: 255 });
  const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ').slice(0, 255));
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      expect((await composeTexts(value)).right).toBeLessThanOrEqual(A4_WIDTH - MARGIN + 0.5);
    }),
    { numRuns: 40, seed: 37 },
  );
});
