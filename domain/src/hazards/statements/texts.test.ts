import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRODUCT_LANGUAGES } from '../../languages.ts';
import {
  HAZARD_CODES,
  isStatementCode,
  PRECAUTIONARY_CODES,
  STATEMENT_CODES,
  SUPPLEMENTAL_CODES,
} from './codes.ts';
import {
  chooseStatementLanguage,
  fillStatement,
  listPlaceholders,
  loadStatementTexts,
  STATEMENT_LANGUAGES,
} from './texts.ts';

const languages = STATEMENT_LANGUAGES.map((language) => ({ language }));

describe('the codes of the statements', () => {
  it('are unique and of their part of the regulation', () => {
    expect(new Set(STATEMENT_CODES).size).toBe(STATEMENT_CODES.length);
    const single = String.raw`H\d{3}(?:i|[FDfd]{1,2})?`;
    for (const code of HAZARD_CODES) expect(code).toMatch(new RegExp(`^${single}(?:\\+${single})*$`));
    for (const code of SUPPLEMENTAL_CODES) expect(code).toMatch(/^EUH\d{3}A?$/);
    for (const code of PRECAUTIONARY_CODES) expect(code).toMatch(/^P\d{3}(?:\+P\d{3})*(?:\[\+P\d{3}\])?$/);
  });

  it('are known only as the regulation writes them', () => {
    for (const code of ['H225', 'EUH204', 'P305+P351+P338']) expect(isStatementCode(code)).toBe(true);
    for (const code of ['h225', 'H227', 'P305 + P351 + P338', 'toString', '']) {
      expect(isStatementCode(code)).toBe(false);
    }
  });
});

describe('the texts of the statements', () => {
  it('are a file for each language, and no other', () => {
    const files = readdirSync(new URL('./', import.meta.url)).filter((name) => name.endsWith('.json'));
    expect(files.toSorted()).toEqual(STATEMENT_LANGUAGES.map((language) => `${language}.json`).toSorted());
  });

  it.each(languages)(
    'in $language are one for each code, in the order of the codes',
    async ({ language }) => {
      expect(Object.keys(await loadStatementTexts(language))).toEqual([...STATEMENT_CODES]);
    },
  );

  it.each(languages)('in $language are plain, tidy texts', async ({ language }) => {
    for (const [code, text] of Object.entries(await loadStatementTexts(language))) {
      expect(text, code).toMatch(/\p{L}/u);
      expect(text, `${code}: characters of the alphabet, punctuation and digits only`).toMatch(
        /^[\p{Script=Latin}\d\s.,;:!¡…/()[\]<>'’°—-]+$/u,
      );
      expect(text, `${code}: no stray white space`).not.toMatch(
        /^\s|\s$|[^\S \u00A0\u202F]|\s\s|\s[.,)\]>]|[([<]\s/u,
      );
      expect(text, `${code}: no spaces around a slash`).not.toMatch(/\s\/|\/\s/);
      expect(text, `${code}: composed letters`).toBe(text.normalize('NFC'));
      const plain = text.replaceAll(/ <\p{L}+ [^<>=/]*>/gu, '');
      expect(plain, `${code}: no mark-up, only placeholders of several words`).not.toMatch(/[<>&]/);
      for (const [open, close] of ['()', '[]']) {
        expect(text.split(open ?? '').length, code).toBe(text.split(close ?? '').length);
      }
    }
  });

  it.each(languages)('in $language have as many placeholders as in English', async ({ language }) => {
    const [texts, english] = await Promise.all([loadStatementTexts(language), loadStatementTexts('en')]);
    const count = (text: string) => listPlaceholders(text).map((placeholder) => placeholder.slice(0, 1));
    for (const code of STATEMENT_CODES) expect(count(texts[code]), code).toEqual(count(english[code]));
  });

  it('are those of the regulation', async () => {
    expect(await readText('it', 'H225')).toBe('Liquido e vapori facilmente infiammabili.');
    expect(await readText('en', 'EUH066')).toBe('Repeated exposure may cause skin dryness or cracking.');
    expect(await readText('de', 'H317')).toBe('Kann allergische Hautreaktionen verursachen.');
    expect(await readText('fr', 'H336')).toBe('Peut provoquer somnolence ou vertiges.');
    expect(await readText('es', 'EUH204')).toBe(
      'Contiene isocianatos. Puede provocar una reacción alérgica.',
    );
    expect(await readText('pl', 'P102')).toBe('Chronić przed dziećmi.');
    expect(await readText('cs', 'P273')).toBe('Zabraňte uvolnění do životního prostředí.');
  });
});

describe('the language of the statements', () => {
  it("is the reader's, and English for Russian", () => {
    expect(PRODUCT_LANGUAGES.map(chooseStatementLanguage)).toEqual([
      'it',
      'en',
      'de',
      'fr',
      'es',
      'pl',
      'en',
      'cs',
    ]);
  });
});

describe('filling a statement', () => {
  it('states what the regulation asks for', async () => {
    const text = await readText('en', 'EUH208');
    expect(listPlaceholders(text)).toEqual(['<name of sensitising substance>']);
    expect(fillStatement(text, ['cobalt bis(2-ethylhexanoate)'])).toBe(
      'Contains cobalt bis(2-ethylhexanoate). May produce an allergic reaction.',
    );
  });

  it('leaves out the instructions without a value', async () => {
    const text = await readText('en', 'H373');
    expect(fillStatement(text, [])).toBe(
      'May cause damage to organs through prolonged or repeated exposure.',
    );
    expect(fillStatement(text, ['(hearing organs)', ' '])).toBe(
      'May cause damage to organs (hearing organs) through prolonged or repeated exposure.',
    );
    expect(fillStatement(text, ['', 'by inhalation'])).toBe(
      'May cause damage to organs through prolonged or repeated exposure by inhalation.',
    );
  });

  it('keeps a gap open that has no value', async () => {
    expect(fillStatement(await readText('it', 'P501'), [])).toBe('Smaltire il prodotto/recipiente in …');
    expect(fillStatement(await readText('it', 'P370+P378'), ['schiuma'])).toBe(
      'In caso d’incendio: utilizzare schiuma per estinguere.',
    );
  });

  it('takes a value as it is', () => {
    expect(fillStatement('Contains <name>.', ["$& $' …"])).toBe("Contains $& $' ….");
  });
});

async function readText(
  language: Parameters<typeof loadStatementTexts>[0],
  code: (typeof STATEMENT_CODES)[number],
): Promise<string> {
  return (await loadStatementTexts(language))[code];
}
