import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProductCode } from '../../catalogue/product-code.ts';
import { parseCsvLines, parseSheetLines, parseTextLines } from './delimited-text.ts';
import type { QuickOrderInputLine } from './lines.ts';

/**
 * Compares the reader with a strict reference that shares no code with it: it knows a quantity only by its literal
 * spelling. What the reader accepts must be what the reference says; the reader may reject more, and loses no line.
 */

const SETTINGS = { seed: 37, numRuns: 3_000 };

const PACKAGES = [
  'pz',
  'pz.',
  'x.',
  'Stück',
  'Gebinde',
  'pcs',
  'packs',
  'envases',
  'pièces',
  'szt.',
  'opak.',
  'шт.',
  'упак.',
  'conf.',
  'x',
];
const CONTENTS = {
  kg: ['kg', 'kg.', 'KG', 'chili', 'Kilo', 'кг'],
  l: ['l', 'litri', 'Liter', 'lt.', 'литров'],
} as const;
const OTHERS = ['EUR', '€', 'g', 'ml', 't', 'pallet', 'cartoni', '%', 'm2', 'box', 'Karton'];
const UNITS = [...PACKAGES, ...CONTENTS.kg, ...CONTENTS.l, ...OTHERS];

/** The meaning of a quantity by its spelling: `8`, `25 kg`; undefined when it is not plain. */
function spellMeaning(text: string): string | undefined {
  for (const unit of ['', ...UNITS]) {
    const lower = text.trim().toLowerCase();
    const word = unit.toLowerCase();
    const candidates =
      unit === ''
        ? [lower]
        : [
            lower.startsWith(word) ? lower.slice(word.length) : '',
            lower.endsWith(word) ? lower.slice(0, -word.length) : '',
          ];
    for (const number of candidates
      .map((candidate) => candidate.trim())
      .filter((candidate) => candidate !== '')) {
      const meaning = spellNumber(number, unit);
      if (meaning !== undefined) return meaning;
    }
  }
  return undefined;
}

function spellNumber(text: string, unit: string): string | undefined {
  const isDigits = (part: string) => part !== '' && [...part].every((digit) => '0123456789'.includes(digit));
  const number = text.endsWith('.') ? text.slice(0, -1) : text;
  const [whole = '', decimals, ...more] = number.split(/[.,]/);
  if (more.length > 0 || !isDigits(whole)) return undefined;
  if (decimals !== undefined && (!isDigits(decimals) || (decimals.length === 3 && Number(whole) !== 0)))
    return undefined;
  if (decimals?.length === 3 && whole !== '0') return undefined;
  const value = Number(`${whole}.${decimals ?? '0'}`);
  if (value === 0) return undefined;
  if (unit === '' || PACKAGES.includes(unit))
    return Number.isInteger(value) && value <= 999_999 ? `${value}` : undefined;
  if (CONTENTS.kg.some((word) => word === unit)) return `${value} kg`;
  return CONTENTS.l.some((word) => word === unit) ? `${value} l` : undefined;
}

function toMeaning({
  code,
  amount: { packages, content, problem },
}: QuickOrderInputLine): string | undefined {
  if (code === null || problem !== null) return undefined;
  return content === null ? `${packages}` : `${content.quantity} ${content.unit}`;
}

const CODE = 'F120-7035-25';
const aNumber = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000 }).map(String),
  fc
    .tuple(fc.nat(2_000), fc.constantFrom('.', ',', ' ', "'", '\u00a0'), fc.stringMatching(/^\d{1,4}$/))
    .map((parts) => parts.join('')),
  fc.stringMatching(/^\d{1,4}$/),
);
const aUnit = fc.constantFrom(...UNITS);
const aQuantity = fc.oneof(
  aNumber,
  fc.tuple(aNumber, fc.constantFrom('', ' '), aUnit).map((parts) => parts.join('')),
  fc.tuple(aUnit, fc.constantFrom('', ' '), aNumber).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('-', '−', '+', '(', ',', '.', '~'), aNumber).map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom('8', '0', '25', '.', ',', '-', ' ', 'x', 'kg', 'pz', '/', '"', '½', 'e'), {
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
);

describe('a quick order, compared with a strict reference', () => {
  it('takes the quantity of a line in its own meaning or rejects it', () => {
    const aGap = fc.constantFrom(' ', '\t', ';', ', ', ' ; ', ' x ', ' = ', ': ');
    let accepted = 0;
    fc.assert(
      fc.property(aQuantity, aGap, fc.boolean(), (quantity, gap, isFirst) => {
        const text = isFirst ? `${quantity}${gap}${CODE}` : `${CODE}${gap}${quantity}`;
        const lines = parseTextLines(text);
        expect(lines).toHaveLength(1);
        for (const line of lines) {
          const meaning = toMeaning(line);
          if (meaning === undefined) continue;
          accepted += 1;
          // Separators and quotes around a quantity do not belong to it.
          const plain = quantity
            .replaceAll('"', '')
            .replace(/^[\s,]+(?!\d)|[\s,]+$/g, '')
            .replace(/^x(?=[\s\d])/, '');
          expect([text, meaning]).toEqual([text, spellMeaning(plain)]);
        }
      }),
      SETTINGS,
    );
    expect(accepted).toBeGreaterThan(SETTINGS.numRuns / 5);
  });

  it('takes the quantity of a table from the column that its header names', () => {
    const heads = fc.constantFrom(
      ['Codice', 'Quantità', 'Prezzo', 'Contenuto', 'Descrizione'],
      ['Code', 'Quantity', 'Price', 'Content', 'Description'],
      ['Artikelnummer', 'Menge', 'Preis', 'Inhalt', 'Beschreibung'],
      ['Código', 'Cantidad', 'Precio', 'Contenido', 'Descripción'],
      ['Référence', 'Quantité', 'Prix', 'Contenu', 'Description'],
      ['Kod', 'Ilość', 'Cena', 'Zawartość', 'Opis'],
      ['Код', 'Количество', 'Цена', 'Содержимое', 'Описание'],
    );
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
    const aRow = fc.tuple(
      aQuantity,
      aNumber,
      aQuantity,
      fc.constantFrom('Fondo RAL 7035', '2K primer', 'Grund; weiß, 2K', ''),
    );
    let accepted = 0;
    fc.assert(
      fc.property(
        heads,
        order,
        fc.array(aRow, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(';', ',', '\t'),
        (head, positions, rows, separator) => {
          const arrange = (cells: readonly string[]) => positions.map((position) => cells[position] ?? '');
          const table = rows.map(([quantity, price, content, name]) => [
            CODE,
            quantity,
            price,
            content,
            name,
          ]);
          const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
          const csv = [head, ...table].map((cells) => arrange(cells).map(quote).join(separator)).join('\r');
          for (const lines of [parseCsvLines(csv), parseSheetLines([head, ...table].map(arrange))]) {
            expect(lines.map(({ line }) => line)).toEqual(rows.map((_, index) => index + 2));
            for (const [index, line] of lines.entries()) {
              const meaning = toMeaning(line);
              if (meaning === undefined) continue;
              accepted += 1;
              const quantity = (rows[index]?.[0] ?? '').replaceAll('"', '');
              expect([csv, meaning]).toEqual([csv, spellMeaning(quantity)]);
            }
          }
        },
      ),
      SETTINGS,
    );
    expect(accepted).toBeGreaterThan(SETTINGS.numRuns / 5);
  });

  it('takes the only number of a table without a header', () => {
    const aCell = fc.oneof(aQuantity, fc.constantFrom('Fondo epossidico', 'RAL grigio luce', '', 'bianco'));
    // A cell that begins with a word is a description, as `RAL 7035` is, unless the word is a unit.
    const isDescription = (cell: string) => {
      const [, word = ''] = /^[^\p{L}\p{N}]*(\p{L}{2,})/u.exec(cell) ?? [];
      return word !== '' && !UNITS.some((unit) => unit.replace('.', '').toLowerCase() === word.toLowerCase());
    };
    const mayBeNumber = (cell: string) => /[\d½]/.test(cell) && !isDescription(cell);
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(aCell, { maxLength: 4 }), fc.nat(4), (cells, position) => {
        const row = cells.toSpliced(position, 0, CODE);
        const lines = parseSheetLines([row]);
        expect(lines).toHaveLength(1);
        for (const line of lines) {
          const meaning = toMeaning(line);
          if (meaning === undefined) continue;
          accepted += 1;
          const plain = cells.map((cell) => cell.replaceAll('"', '').trim());
          const numbers = plain.filter(mayBeNumber);
          const units = plain.filter((cell) =>
            UNITS.some((unit) => unit.toLowerCase() === cell.toLowerCase()),
          );
          expect([row, numbers.length]).toEqual([row, 1]);
          const alone = spellMeaning(numbers[0] ?? '');
          expect([row, meaning]).toEqual([row, spellMeaning([...numbers, ...units].join(' ')) ?? alone]);
        }
      }),
      SETTINGS,
    );
    expect(accepted).toBeGreaterThan(SETTINGS.numRuns / 10);
  });

  it('loses no line of a damaged file, and takes no number from another line', () => {
    const damage = fc.tuple(
      fc.nat(2_000),
      fc.constantFrom('"', '""', '\r', '\n', ';', ',', '\t', ' ', '"\n', ';"'),
    );
    const aFile = fc.tuple(
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      fc.constantFrom('\r', '\n', '\r\n'),
      fc.array(damage, { maxLength: 4 }),
    );
    fc.assert(
      fc.property(aFile, ([count, hasHeader, end, damages]) => {
        const numbers = Array.from({ length: count }, (_, index) => index + 101);
        const rows = numbers.map((number) => `F${number}-7035-25;"Fondo, 2K";${number}`);
        const file = [...(hasHeader ? ['Codice;Nome;Quantità'] : []), ...rows].join(end);
        const damaged = damages.reduce((text, [at, part]) => {
          const index = at % (text.length + 1);
          return text.slice(0, index) + part + text.slice(index);
        }, file);
        for (const parse of [parseCsvLines, parseTextLines]) {
          const lines = parse(damaged);
          const read = lines.map(({ text }) => text).join('\n');
          for (const number of numbers) {
            const code = `F${number}-7035-25`;
            // A code that was cut in two by the damage is in two lines.
            if (damaged.includes(code))
              expect([damaged, read]).toEqual([damaged, expect.stringContaining(code)]);
          }
          for (const line of lines) {
            const meaning = toMeaning(line);
            if (meaning === undefined || line.code === null) continue;
            const whole = formatProductCode(line.code);
            // The number of its own row, which damage may have shortened, but never that of another row.
            const own = whole.slice(1, 4);
            if (numbers.includes(Number(own)) && whole === `F${own}-7035-25`)
              expect([damaged, own.includes(meaning)]).toEqual([damaged, true]);
          }
        }
      }),
      SETTINGS,
    );
  });
});
