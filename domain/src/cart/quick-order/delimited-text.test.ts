import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProductCode } from '../../catalogue/product-code.ts';
import { parseCsvLines, parseSheetLines, parseTextLines } from './delimited-text.ts';
import type { QuickOrderInputLine } from './lines.ts';

const CODE = { serial: 'F120', color: '7035', pkg: '25' };
const parseCodes = (text: string) => parseTextLines(text).map(({ code, amount }) => [code, amount.packages]);

describe('a typed or pasted quick order', () => {
  it.each([
    'F120-7035-25 8',
    'f120-7035-25 8',
    '  F120-7035-25\t8  ',
    'F120-7035-25;8',
    'F120-7035-25, 8',
    'F120;7035;25;8',
    'F120 7035 25 8',
    'F120/7035/25 8',
    'F120–7035–25 8',
    '"F120-7035-25";"8"',
    'F120-7035-25 x 8',
    'F120-7035-25 x8',
    'F120-7035-25 ×8',
    'F120-7035-25 = 8',
    'F120-7035-25: 8',
    'F120-7035-25 8 pz',
    'F120-7035-25 8,00',
    '8 x F120-7035-25',
    '8x f120-7035-25',
    '8 F120-7035-25',
    '8;F120;7035;25',
    'f120703525 8',
    '\ufeffF120-7035-25 8;',
  ])('reads %j', (text) => {
    expect(parseCodes(text)).toEqual([[CODE, 8]]);
  });

  // With quadratic patterns, each of these took about a minute, which would exceed the test's timeout.
  it.each([
    `F120-7035-25${' '.repeat(200_000)}x`,
    `${';'.repeat(199_999)}x`,
    `F120${' '.repeat(200_000)}7035`,
    `F120${'-'.repeat(100_000)}${' '.repeat(100_000)}`,
    `${'1'.repeat(200_000)}x`,
    '"'.repeat(200_000),
  ])(
    'parses lines of any length in linear time (%#)',
    (text) => {
      for (const { text: parsedText } of parseTextLines(text))
        expect(parsedText.length).toBeLessThanOrEqual(255);
      for (const { text: parsedText } of parseSheetLines([[text, text]]))
        expect(parsedText.length).toBeLessThanOrEqual(255);
    },
    5_000,
  );

  it('has no quantity when none is typed, and keeps the text of one that is not a whole number', () => {
    expect(parseCodes('F120-7035-25')).toEqual([[CODE, null]]);
    for (const quantity of ['many', '1,5', '-4']) {
      expect(parseTextLines(`F120-7035-25 ${quantity}`)).toMatchObject([
        { code: CODE, amount: { packages: null }, typedQuantity: quantity },
      ]);
    }
  });

  it('parses serial, colour and quantity of a line without packaging', () => {
    expect(parseTextLines('f1207035 8')).toMatchObject([
      { code: null, color: { serial: 'F120', color: '7035' }, amount: { packages: 8 } },
    ]);
    expect(parseTextLines('10 M210-7016-05')).toMatchObject([
      { code: { serial: 'M210', color: '7016', pkg: '05' }, color: null, amount: { packages: 10 } },
    ]);
  });

  it('keeps the text and line number of lines without a valid code', () => {
    const lines = parseTextLines('codice quantità\r\n\r\nF120-7035-25 4\nF1200-7035-25 4');
    expect(lines).toMatchObject([
      { line: 1, text: 'codice quantità', code: null, color: null, typedQuantity: '' },
      { line: 3, text: 'F120-7035-25 4', code: CODE, amount: { packages: 4 }, typedQuantity: '4' },
      { line: 4, text: 'F1200-7035-25 4', code: null, amount: { packages: null } },
    ]);
  });

  it('parses every code and quantity, whatever the separators', () => {
    const part = (maxLength: number) => fc.stringMatching(new RegExp(`^[0-9A-Z]{1,${maxLength}}$`));
    const separators = fc.constantFrom('-', ' ', '\t', ';', ' ; ', ',', '/', '_');
    fc.assert(
      fc.property(
        part(4),
        part(4),
        part(2),
        fc.integer({ min: 1, max: 999_999 }),
        separators,
        fc.constantFrom(' ', '\t', ';', ', ', ' x '),
        fc.boolean(),
        (serial, color, pkg, quantity, separator, gap, isLower) => {
          const text = `${[serial, color, pkg].join(separator)}${gap}${quantity}`;
          const [line] = parseTextLines(isLower ? text.toLowerCase() : text);
          expect(line).toMatchObject({ code: { serial, color, pkg }, amount: { packages: quantity } });
        },
      ),
    );
  });

  it('parses any pasted text within a second', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        for (const { code } of parseTextLines(text))
          expect(code === null || code.serial.length <= 4).toBe(true);
      }),
    );
    const start = performance.now();
    parseTextLines(`${'A '.repeat(50_000)}\n${'-'.repeat(50_000)}\n${'1x'.repeat(25_000)}`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

/** Line, displayed code, and packages, content or the problem of each line. */
const summarise = (lines: readonly QuickOrderInputLine[]) =>
  lines.map(({ line, code, amount: { packages, content, problem } }) => [
    line,
    code === null ? null : formatProductCode(code),
    packages ?? (content === null ? problem : `${content.quantity} ${content.unit}`),
  ]);

describe('a table without a header', () => {
  it('has a code in one cell or three, and one number', () => {
    const rows = [
      ['F120-7035-25', 'Fondo epossidico 2K', '8'],
      ['F120', '7035', '25', '8'],
      ['', ''],
      ['F120', '7035', '25', 'Fondo', '8.00'],
      ['8', 'F120-7035-25'],
      ['8', 'F120', '7035', '25', 'Fondo'],
      ['F120703525', 'Fondo', '8'],
      ['F120-7035-25', '2026-12-10'],
      ['something else', '8'],
      ['F120-7035-25', 'many'],
      ['F120-7035-25'],
      ['F120-7035-25 8'],
      ['F120-7035-25', '200', 'kg'],
      ['F120-7035-25', 'kg', '200'],
      ['F120-7035-25', '8', 'Stück'],
      ['F120-7035-25', '-3'],
    ];
    expect(summarise(parseSheetLines(rows))).toEqual([
      [1, 'F120-7035-25', 8],
      [2, 'F120-7035-25', 8],
      [4, 'F120-7035-25', 8],
      [5, 'F120-7035-25', 8],
      [6, 'F120-7035-25', 8],
      [7, 'F120-7035-25', 8],
      [8, 'F120-7035-25', 'several'],
      [9, null, 'missing'],
      [10, 'F120-7035-25', 'notANumber'],
      [11, 'F120-7035-25', 'missing'],
      [12, 'F120-7035-25', 8],
      [13, 'F120-7035-25', '200 kg'],
      [14, 'F120-7035-25', '200 kg'],
      [15, 'F120-7035-25', 8],
      [16, 'F120-7035-25', 'negative'],
    ]);
  });

  it.each([
    'F120-7035-25;12,50;8',
    'F120-7035-25;12;8',
    'F120-7035-25;25;8',
    'F120-7035-25;25 kg;8',
    'F120-7035-25;€ 12,50;8',
    'F120-7035-25;8;12.50 EUR',
    '1;F120-7035-25;8',
    'F120;7035;25;25;8',
    '1;F120;7035;25;8',
    'F120-7035-25,2,5',
    'F120-7035-25;8;2026-12-10',
    'F120-7035-25;1/12/26;8',
  ])('does not guess which of two numbers is the quantity in %j', (row) => {
    expect(summarise(parseCsvLines(row))).toEqual([[1, 'F120-7035-25', 'several']]);
  });

  it('does not choose between two codes', () => {
    expect(summarise(parseCsvLines('F120-7035-25;D101-0000-L5;8'))).toEqual([[1, null, 'missing']]);
  });

  it('keeps a first row that is no header', () => {
    expect(summarise(parseSheetLines([['Ordine ACME'], ['F120-7035-25', '4']]))).toEqual([
      [1, null, 'missing'],
      [2, 'F120-7035-25', 4],
    ]);
    expect(summarise(parseSheetLines([['nothing']]))).toEqual([[1, null, 'missing']]);
    expect(summarise(parseSheetLines([['Codice', 'Quantità']]))).toEqual([[1, null, 'missing']]);
  });
});

describe('a table with a header', () => {
  const parseHeaded = (header: string, row: string) => summarise(parseCsvLines(`${header}\n${row}`))[0];

  it.each([
    'Codice;Prezzo;Quantità',
    'Code;Price;Quantity',
    'Artikelnummer;Preis;Menge',
    'Código;Precio;Cantidad',
    'Référence;Prix;Quantité',
    'Kod produktu;Cena;Ilość',
    'Артикул;Цена;Количество',
    'Cod. Art.;Contenuto;Q.tà',
    'Item No.;Content;Qty',
    'Art.-Nr.;Inhalt;Stück',
    'Código de artículo;Contenido;Número de envases',
    'Code article;Contenu;Quantité commandée',
    'Indeks;Zawartość;Liczba opakowań',
    'Код товара;Цена;Кол-во',
    'Prodotto;Confermata;Ordinata',
    'Prodotto;Prezzo;Ultima quantità',
    'productCode;price;quantity',
  ])('reads the columns of %j', (header) => {
    for (const separator of [';', '\t', ',', '|']) {
      const file = `${header}\nF120-7035-25;12;8`.replaceAll(';', separator);
      expect(summarise(parseCsvLines(file))).toEqual([[2, 'F120-7035-25', 8]]);
      expect(summarise(parseTextLines(file))).toEqual([[2, 'F120-7035-25', 8]]);
    }
  });

  it('reads columns in any order, a unit column, a unit in the header, and codes in parts', () => {
    expect(parseHeaded('Qta;UM;Codice', '200;KG;F120-7035-25')).toEqual([2, 'F120-7035-25', '200 kg']);
    expect(parseHeaded('Qta;UM;Codice', '8;PZ;F120-7035-25')).toEqual([2, 'F120-7035-25', 8]);
    expect(parseHeaded('Qta;UM;Codice', '8;CT;F120-7035-25')).toEqual([2, 'F120-7035-25', 'unit']);
    expect(parseHeaded('Codice;Quantità (kg)', 'F120-7035-25;200')).toEqual([2, 'F120-7035-25', '200 kg']);
    expect(parseHeaded('Artikel;Menge in kg', 'F120-7035-25;200')).toEqual([2, 'F120-7035-25', '200 kg']);
    expect(parseHeaded('Code;Qty (pcs)', 'F120-7035-25;8')).toEqual([2, 'F120-7035-25', 8]);
    expect(parseHeaded('Code;Qty (EUR)', 'F120-7035-25;8')).toEqual([2, 'F120-7035-25', 'unit']);
    expect(parseHeaded('Code;Qty (kg);Unit', 'F120-7035-25;8;pcs')).toEqual([2, 'F120-7035-25', 'unit']);
    expect(parseHeaded('Serie;Colore;Conf.;Q.tà', 'F120;7035;25;8')).toEqual([2, 'F120-7035-25', 8]);
    expect(parseHeaded('Codice;Conf.;Q.tà', 'F120-7035;25;8')).toEqual([2, 'F120-7035-25', 8]);
    expect(parseHeaded('Codice;Q.tà', 'F120-7035-25 Fondo RAL 7035;8')).toEqual([2, 'F120-7035-25', 8]);
    expect(parseHeaded('Riga;Articolo;Q.tà', '1;F120-7035-25;8')).toEqual([2, 'F120-7035-25', 8]);
    expect(parseHeaded('Codice;Prodotto;Q.tà', 'F120-7035-25;Fondo;8')).toEqual([2, 'F120-7035-25', 8]);
  });

  it('takes no number from another column', () => {
    expect(parseHeaded('Codice;Prezzo', 'F120-7035-25;12')).toEqual([2, 'F120-7035-25', 'missing']);
    expect(parseHeaded('Codice;Prezzo;Quantità', 'F120-7035-25;12;')).toEqual([2, 'F120-7035-25', 'missing']);
    expect(parseHeaded('Codice;Quantità;Pezzi', 'F120-7035-25;4;8')).toEqual([2, 'F120-7035-25', 'several']);
    expect(parseHeaded('Codice;Quantità;Nota', 'F120-7035-25 8;4;urgente')).toEqual([2, null, 'missing']);
    expect(parseHeaded('Prezzo;Quantità', 'F120-7035-25;8')).toEqual([2, 'F120-7035-25', 8]);
  });

  it('rejects cells beyond the header, such as the decimals of a comma', () => {
    expect(parseHeaded('code,quantity', 'F120-7035-25,2,5')).toEqual([2, 'F120-7035-25', 'columns']);
    expect(parseHeaded('code,price,quantity', 'F120-7035-25,12,50,')).toEqual([2, 'F120-7035-25', 'columns']);
    expect(parseHeaded('code;quantity', 'F120-7035-25;8;x')).toEqual([2, 'F120-7035-25', 'columns']);
    expect(parseHeaded('code;quantity', 'F120-7035-25;8;')).toEqual([2, 'F120-7035-25', 8]);
    const wide = ['F120-7035-25', '8', ...Array<string>(60).fill(''), '9'].join(';');
    expect(parseHeaded('code;quantity', wide)).toEqual([2, 'F120-7035-25', 'columns']);
  });

  it('is found below a title, which stays a line', () => {
    expect(summarise(parseCsvLines('Ordine ACME\n\nCodice;Prezzo;Qta\nF120-7035-25;12;8'))).toEqual([
      [1, null, 'missing'],
      [4, 'F120-7035-25', 8],
    ]);
  });
});

describe('a CSV file', () => {
  it('loses no line, whatever ends its lines', () => {
    for (const end of ['\r', '\n', '\r\n']) {
      const file = ['Codice;Quantità', 'F120-7035-25;8', '', 'M200-7035-25;2', ''].join(end);
      expect(summarise(parseCsvLines(file))).toEqual([
        [2, 'F120-7035-25', 8],
        [4, 'M200-7035-25', 2],
      ]);
    }
  });

  it('loses no line by a quote that is not closed, and rejects its row', () => {
    const file = (cell: string) => `F120-7035-25;${cell};8\nM200-7035-25;"Fondo";2\nD101-0000-L5;"";4`;
    expect(summarise(parseCsvLines(file('"Fondo')))).toEqual([
      [1, 'F120-7035-25', 'quote'],
      [2, 'M200-7035-25', 2],
      [3, 'D101-0000-L5', 4],
    ]);
    expect(summarise(parseCsvLines('F120-7035-25;"Fondo;8\nM200-7035-25;x";2\nD101-0000-L5;4'))).toEqual([
      [1, 'F120-7035-25', 'quote'],
      [2, 'M200-7035-25', 2],
      [3, 'D101-0000-L5', 4],
    ]);
    expect(summarise(parseCsvLines('F120-7035-25;"Fondo;8'))).toEqual([[1, 'F120-7035-25', 'quote']]);
  });

  it('keeps quoted separators, quotes and line ends in their cell', () => {
    const file =
      'Codice,"Nome, tipo; ""2K""",Quantità\r\nF120-7035-25,"Fondo,\r\nbianco; ""2K""",8\r\nM200-7035-25,,2';
    expect(summarise(parseCsvLines(file))).toEqual([
      [2, 'F120-7035-25', 8],
      [3, 'M200-7035-25', 2],
    ]);
  });

  it('obeys sep=, and does not take decimal commas for separators', () => {
    expect(summarise(parseCsvLines('sep=,\r\nF120-7035-25,8'))).toEqual([[1, 'F120-7035-25', 8]]);
    expect(summarise(parseCsvLines('F120-7035-25;2,5\nM200-7035-25;1,5'))).toEqual([
      [1, 'F120-7035-25', 'fraction'],
      [2, 'M200-7035-25', 'fraction'],
    ]);
  });

  it('is read beyond its empty rows, up to one line more than a cart holds', () => {
    const rows = Array.from({ length: 700 }, () => 'F120-7035-25;4\n\n').join('');
    expect(parseCsvLines(rows)).toHaveLength(700);
    expect(parseCsvLines('F120-7035-25;4\n'.repeat(5000)).length).toBeGreaterThan(1000);
  });
});
