import { describe, expect, it } from 'vitest';
import { foldCode } from './code-readings.ts';
import { splitCompound, splitGermanWord } from './compounds.ts';
import { foldText, foldUmlauts, splitWords } from './fold.ts';
import { type CodeLookup, parseSearchQuery } from './parse-search-query.ts';
import { calculateEditDistance, getAllowedTypos } from './typos.ts';

describe('a folded text', () => {
  it.each([
    ['Härter', 'harter'],
    ['HARTER', 'harter'],
    ['Weiß', 'weiss'],
    ['Primaire ÉPOXY', 'primaire epoxy'],
    ['połysk', 'polysk'],
    ['Чёрный', 'черный'],
    ['Żółty', 'zolty'],
  ])('has neither case nor accents nor umlauts: %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('treats umlauts written as two letters like umlauts', () => {
    expect(foldUmlauts(foldText('HAERTER'))).toBe(foldText('Härter'));
  });

  it('keeps the Russian й, which stemmers need', () => {
    expect(foldText('Эпоксидный')).toBe('эпоксидный');
  });

  it('is split into words at characters other than letters and digits', () => {
    expect(splitWords("Smalto all'acqua, 2K-Epoxid (600 °C)")).toEqual([
      ...['smalto', 'all', 'acqua', '2k', 'epoxid', '600', 'c'],
    ]);
  });

  it('has codes in Latin letters, even when typed in Cyrillic', () => {
    expect(splitWords('М200 2к')).toEqual(['m200', '2k']);
  });
});

describe('allowed typos', () => {
  it('are one from 4 letters on and two from 8 on', () => {
    expect([3, 4, 7, 8, 20].map(getAllowedTypos)).toEqual([0, 1, 1, 2, 2]);
  });

  it('are wrong, missing, extra and swapped letters', () => {
    expect(calculateEditDistance('smalto', 'smalti', 2)).toBe(1);
    expect(calculateEditDistance('antirugine', 'antiruggine', 2)).toBe(1);
    expect(calculateEditDistance('pirmer', 'primer', 2)).toBe(1);
    expect(calculateEditDistance('primer', 'vernice', 2)).toBe(3);
  });
});

describe('compound words', () => {
  it('are split into known parts, also with linking letters', () => {
    expect(splitCompound('fassadenfarbe', () => false)).toEqual(['fassade', 'farbe']);
    expect(splitCompound('korrosionsschutz', () => false)).toEqual(['korrosion', 'schutz']);
    expect(splitCompound('flowcoating', (part) => part === 'flow' || part === 'coating')).toEqual([
      ...['flow', 'coating'],
    ]);
    expect(splitCompound('primer', () => false)).toEqual([]);
    expect(splitCompound('epossidco', () => false)).toEqual([]);
  });

  it('in German may have one unknown part', () => {
    expect(splitGermanWord('chlorkautschuklack')).toEqual(['chlorkautschuk', 'lack']);
    expect(splitGermanWord('rostschutzgrund')).toEqual(['rost', 'schutz', 'grund']);
  });
});

describe('parsing a search query', () => {
  const classes = new Set(['3']);
  const sold = {
    F120: { classes, colors: new Set(['7035', '9010']), pkgs: new Set(['05', '25', 'D2']) },
    F121: { classes, colors: new Set(['7035']), pkgs: new Set(['25']) },
    W400: { classes, colors: new Set(['W101']), pkgs: new Set(['L1']) },
  };
  const lookup: CodeLookup = {
    findSerial: (code) => Object.entries(sold).find(([serial]) => serial === code)?.[1],
    findLookalikes: (folded) => Object.keys(sold).filter((serial) => foldCode(serial) === folded),
  };
  const parseTerms = (text: string) =>
    parseSearchQuery(text, lookup).map((term) => {
      if (term.kind === 'serial') return `serial ${term.serial}`;
      return term.kind === 'color' ? `color ${term.color}` : term.word;
    });

  it.each(['F120', 'f120', 'F-120', 'F 120', ' f.120 ', 'art. F120', 'F12O'])(
    'finds a serial: %s',
    (text) => {
      expect(parseTerms(text)).toEqual(['serial F120']);
    },
  );

  it.each([
    ...['F120-7035', 'f1207035', 'F120 7035', 'F120/7035', 'F120 RAL 7035', 'F120 RAL7035', 'F12O7O35'],
    ...['F 120 7035', 'F120-7035-25', 'F120703525', 'f120 7035 25', 'F120.7035.D2'],
    ...['F120 7035 25 kg', 'F120-7035 25kg', 'f120–7035–25'],
    ...['3-F120-7035-25', 'F12070352S'],
  ])('finds a serial with a colour, whatever the packaging: %s', (text) => {
    expect(parseTerms(text)).toEqual(['serial F120', 'color 7035']);
  });

  it('finds a partly typed code', () => {
    expect(parseTerms('f120703')).toEqual(['serial F120', 'color 703']);
    expect(parseTerms('F120-7035-2')).toEqual(['serial F120', 'color 7035']);
    expect(parseTerms('w400 w')).toEqual(['serial W400', 'color W']);
  });

  it('drops the word for colour before a colour', () => {
    expect(parseTerms('F120 colore 7035')).toEqual(['serial F120', '7035']);
  });

  it('keeps a colour that the serial does not have as a word', () => {
    expect(parseTerms('F1209999')).toEqual(['serial F120', '9999']);
  });

  it('finds a colour after RAL and keeps the other words', () => {
    expect(parseTerms('RAL 7035 epossidico')).toEqual(['color 7035', 'epossidico']);
    expect(parseTerms('ral7016')).toEqual(['color 7016']);
    expect(parseTerms('primer F121')).toEqual(['primer', 'serial F121']);
  });

  it('finds the packaging despite look-alike characters', () => {
    expect(parseSearchQuery('F12O7O352S', lookup)[0]).toEqual({ kind: 'serial', serial: 'F120', pkg: '25' });
  });

  it('drops stop words unless the query has nothing else', () => {
    expect(parseTerms('Diluente per epossidico')).toEqual(['diluente', 'epossidico']);
    expect(parseTerms('peintures de façades')).toEqual(['peintures', 'facades']);
    expect(parseTerms('per')).toEqual(['per']);
    expect(parseTerms('-')).toEqual([]);
  });

  it('drops amounts with units', () => {
    expect(parseTerms('primer 25 kg')).toEqual(['primer']);
    expect(parseTerms('primer 5l')).toEqual(['primer']);
    expect(parseTerms('F120 7035 25 pz')).toEqual(['serial F120', 'color 7035']);
  });
});
