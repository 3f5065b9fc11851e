import { describe, expect, it } from 'vitest';
import { joinStatements } from '../label.ts';
import { STATEMENT_CODES } from './codes.ts';
import {
  findGapWords,
  GAP_CODES,
  isCompletion,
  listCompletionKeys,
  parseCompletions,
  takesWords,
} from './completions.ts';
import { loadStatementTexts, STATEMENT_LANGUAGES, type StatementLanguage } from './texts.ts';
import { STATEMENT_CHOICES, USUAL_COMPLETIONS, writeChoice } from './usual-completions.ts';
import { writeStatement } from './write-statement.ts';

const languages = STATEMENT_LANGUAGES.map((language) => ({ language }));

async function write(
  code: string,
  language: StatementLanguage,
  { completions = [], substances = [] }: { completions?: string[]; substances?: string[] } = {},
) {
  const texts = await loadStatementTexts(language);
  return writeStatement(code, { language, texts, completions: parseCompletions(completions), substances });
}

describe.each(languages)('statements in $language', ({ language }) => {
  it('are never printed unfinished, whatever the supplier has left open', async () => {
    for (const code of STATEMENT_CODES) {
      const text = await write(code, language);
      if (text !== null)
        expect(text, code).not.toMatch(/[…<>[\]]|\/\/|\/\s|\s\/|\.\.| {2}|\s[.,;]|\(\s|\s\)/);
    }
  });

  it('are left out without completion only if no words always hold', async () => {
    const empty: string[] = [];
    for (const code of STATEMENT_CODES) if ((await write(code, language)) === null) empty.push(code);
    expect(empty).toEqual(['EUH208', 'P230', 'P411', 'P413']);
  });

  it('that a supplier does not complete are those of the regulation', async () => {
    const texts = await loadStatementTexts(language);
    for (const code of STATEMENT_CODES) {
      if (!/[…<>[\]]/.test(texts[code])) expect(await write(code, language), code).toBe(texts[code]);
    }
  });

  it('are those of the regulation if the supplier chooses all items', async () => {
    const texts = await loadStatementTexts(language);
    for (const [code, choice] of Object.entries(STATEMENT_CHOICES)) {
      const positions = new Set(choice?.keys.keys());
      const whole = choice && writeChoice(choice.sentences[language], positions);
      expect(whole).toBe(texts[STATEMENT_CODES.find((one) => one === code) ?? 'P280']);
    }
  });

  it('begin with a capital and end with a full stop once they are completed', async () => {
    for (const [code, usual] of Object.entries(USUAL_COMPLETIONS)) {
      for (const key of Object.keys(usual)) {
        expect(await write(code, language, { completions: [`${code}=${key}`] }), code).toMatch(
          /^[\p{Lu}].*[^.]\.$/u,
        );
      }
    }
  });
});

describe('completing a statement', () => {
  it.each([
    [
      'P501',
      [],
      'Dispose of contents/container to an authorised waste collection point in accordance with local regulations.',
    ],
    [
      'P501',
      ['P501=DISPOSAL_PLANT'],
      'Dispose of contents/container to an approved waste disposal plant in accordance with local regulations.',
    ],
    ['P501', ['P501=DISPOSAL_PLANT', 'en:P501=our depot'], 'Dispose of contents/container to our depot.'],
    ['P370+P378', ['P378=POWDER_SAND'], 'In case of fire: Use dry sand or dry chemical to extinguish.'],
    ['P280', ['P280=GLOVES+EYES'], 'Wear protective gloves/eye protection.'],
    ['P261', ['P261=VAPOURS'], 'Avoid breathing vapours.'],
    ['P302+P352', [], 'IF ON SKIN: Wash with plenty of water.'],
    ['P302+P352', ['P352=SOAP'], 'IF ON SKIN: Wash with plenty of water/soap.'],
    ['P310', [], 'Immediately call a POISON CENTER/doctor.'],
    ['P312', [], 'Call a POISON CENTRE/doctor if you feel unwell.'],
    ['P284', [], 'Wear respiratory protection.'],
    ['P284', ['P284=INCLUDE'], 'In case of inadequate ventilation wear respiratory protection.'],
    [
      'P303+P361+P353',
      ['P353=INCLUDE'],
      'IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water or shower.',
    ],
    ['P241', [], 'Use explosion-proof equipment.'],
    ['P411', ['P411=35/95'], 'Store at temperatures not exceeding 35 °C/95 °F.'],
    [
      'P413',
      ['P413=1000/2205/35/95'],
      'Store bulk masses greater than 1000 kg/2205 lbs at temperatures not exceeding 35 °C/95 °F.',
    ],
    [
      'P370+P380+P375[+P378]',
      [],
      'In case of fire: Evacuate area. Fight fire remotely due to the risk of explosion.',
    ],
    [
      'P370+P380+P375[+P378]',
      ['P378=POWDER_SAND'],
      'In case of fire: Evacuate area. Fight fire remotely due to the risk of explosion. Use dry sand or dry chemical to extinguish.',
    ],
    [
      'H373',
      ['en:H373=(hearing organs)'],
      'May cause damage to organs (hearing organs) through prolonged or repeated exposure.',
    ],
    [
      'P305+P351+P338+P310',
      [],
      'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing. Immediately call a POISON CENTER/doctor.',
    ],
    ['P230', [], null],
  ])('%s with %j', async (code, completions, text) => {
    expect(await write(code, 'en', { completions })).toBe(text);
  });

  it('chooses items that share words', async () => {
    const some = (language: StatementLanguage, keys: string) =>
      write('P280', language, { completions: [`P280=${keys}`] });
    expect(await some('it', 'GLOVES')).toBe('Indossare guanti protettivi.');
    expect(await some('it', 'EYES+FACE')).toBe('Proteggere gli occhi/il viso.');
    expect(await some('fr', 'GLOVES+FACE')).toBe(
      'Porter des gants de protection/un équipement de protection du visage.',
    );
    expect(await some('es', 'GLOVES+EYES')).toBe('Llevar guantes/gafas de protección.');
    expect(await some('de', 'EYES')).toBe('Augenschutz tragen.');
  });

  it('reads well in every language', async () => {
    const texts = await Promise.all(STATEMENT_LANGUAGES.map((language) => write('P501', language)));
    expect(texts).toMatchInlineSnapshot(`
      [
        "Smaltire il prodotto/recipiente in un punto di raccolta autorizzato, nel rispetto della normativa locale.",
        "Dispose of contents/container to an authorised waste collection point in accordance with local regulations.",
        "Inhalt/Behälter einer zugelassenen Sammelstelle gemäß den örtlichen Vorschriften zuführen.",
        "Éliminer le contenu/récipient dans un point de collecte agréé, conformément à la réglementation locale.",
        "Eliminar el contenido/el recipiente en un punto de recogida autorizado, conforme a la normativa local.",
        "Zawartość/pojemnik usuwać do uprawnionego punktu zbiórki odpadów zgodnie z przepisami miejscowymi.",
        "Odstraňte obsah/obal ve schváleném sběrném místě v souladu s místními předpisy.",
      ]
    `);
  });

  it('begins with a capital where the gap begins the sentence', async () => {
    expect(await write('P370+P378', 'de')).toMatch(/^Bei Brand: Trockenen Sand, /);
    const explosive = await write('P370+P380+P375[+P378]', 'de', { completions: ['P378=POWDER_SAND'] });
    expect(explosive).toMatch(/\. Trockenen Sand oder Löschpulver zum Löschen verwenden\.$/);
  });

  it('names the substances in EUH208', async () => {
    expect(await write('EUH208', 'en', { substances: ['BIT', 'CMIT/MIT (3:1)'] })).toBe(
      'Contains BIT, CMIT/MIT (3:1). May produce an allergic reaction.',
    );
  });

  it('of another language is not printed', async () => {
    expect(await write('P230', 'de', { completions: ['en:P230=alcohol'] })).toBeNull();
  });

  it.each(GAP_CODES)('%s has words, or numbers, for its gap', async (code) => {
    const isCompletable = takesWords(code) || isCompletion(`${code}=1/2`) || isCompletion(`${code}=1/2/3/4`);
    expect(isCompletable).toBe(true);
    for (const key of listCompletionKeys(code)) {
      expect(findGapWords(parseCompletions([`${code}=${key}`]), code, 'pl')).toHaveLength(1);
    }
  });
});

it.each([
  ['P501=COLLECTION_POINT', true],
  ['P280=GLOVES+EYES', true],
  ['P280=GLOVES+HANDS', false],
  ['P501=COLLECTION_POINT+DISPOSAL_PLANT', false],
  ['P501=somewhere', false],
  ['de:P501=der Sammelstelle', true],
  ['xx:P501=somewhere', false],
  ['de:P411=warm', false],
  ['P411=35/95', true],
  ['P411=35', false],
  ['P413=1/2/3/4', true],
  ['P353=INCLUDE', true],
  ['de:P102=Wort', false],
  ['P102=X', false],
  ['de:H373=(Gehör)', true],
  ['P501', false],
  ['de:P501=a;b', false],
])('%s completes a statement: %s', (entry, is) => {
  expect(isCompletion(entry)).toBe(is);
});

it('statements in a row are separated by full stops', () => {
  const texts = ['Harmful if swallowed or if inhaled', 'Causes skin irritation.'];
  const statements = texts.map((text, index) => ({ code: `H30${index}`, text }));
  expect(joinStatements(statements)).toBe('Harmful if swallowed or if inhaled. Causes skin irritation.');
});

describe('signs of the regulation in names and own words', () => {
  const NAMES = [
    'reaction mass of A [EC no. 247-500-7] and B [EC no. 220-239-6] (3:1)',
    'Hydrocarbons, C9-C11, <2 % aromatics',
    'A … B',
  ];
  it.each(NAMES)('EUH208 names %s', async (name) => {
    for (const language of STATEMENT_LANGUAGES)
      expect(await write('EUH208', language, { substances: [name] })).toContain(name);
  });

  it.each([
    ['P501', 'de:P501=Sammelstelle [AVV 08 01 11]'],
    ['H373', 'de:H373=(Leber) <oral>'],
  ])('%s is printed with the words of %s', async (code, entry) => {
    expect(await write(code, 'de', { completions: [entry] })).toContain(entry.split('=')[1]);
  });

  it.each(['de:P501=…', 'de:P501=[…]', 'de:P501=Hände|…'])('%s completes nothing', (entry) => {
    expect(isCompletion(entry)).toBe(false);
  });
});
