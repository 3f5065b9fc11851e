import { foldCode } from '@cromia/domain/catalogue/matching/code-readings';
import { splitCompound } from '@cromia/domain/catalogue/matching/compounds';
import { foldUmlauts, splitWords } from '@cromia/domain/catalogue/matching/fold';
import {
  type CodeLookup,
  parseSearchQuery,
  type QueryTerm,
} from '@cromia/domain/catalogue/matching/parse-search-query';
import { isStopWord } from '@cromia/domain/catalogue/matching/stop-words';
import type { DisplayedProductCode, ProductCode } from '@cromia/domain/catalogue/product-code';
import { type LocalizedText, PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import { LRUCache } from 'lru-cache';
import type { ChangedSerial, MatchedSerial, SearchMatches, SerialMatch } from './matched-serial.ts';
import { findNearProducts } from './near-codes.ts';
import { createNoHits, type RankedSerial, rankSerials, type UnitHits } from './rank.ts';
import { collectSpellings, findNearestSpelling } from './spelling.ts';
import { stemWord } from './stemmers.ts';
import { createSynonymFinder, type Synonym } from './synonyms.ts';
import { createTextIndex, rateMatch } from './text-index.ts';
import { EMPTY_HITS, findHits, intersectHits, mergeAlternatives } from './unit-hits.ts';

/** Places of words in the catalogue that are remembered until it changes: some 8 MB. */
const REMEMBERED_HITS = 30_000;
/** What a word that stands in a synonym counts, against one that was typed. */
const SYNONYM = 0.8;

/** Words that are looked for at most; each may be a compound of a few. */
const UNITS_MAX = 10;
/** Most words of a search that are checked for typos, unknown ones first: each is compared with every known word. */
const TYPO_WORDS_MAX = 3;
/** Shortest word of the catalogue that a compound is cut at. */
const PART_LENGTH = 4;

/** How the words of one search are looked for. */
interface Lookup {
  /** Whether known words are checked for typos too. */
  withTypos: boolean;
  /** Whether the search is one word. */
  isAlone: boolean;
  /** The words that have been checked for typos so far. */
  typos: Set<string>;
}

/** The words of a catalogue: finds the serials and colours that a search means, in memory. */
export function createCatalogueWordIndex<S extends MatchedSerial>() {
  const slots = new Map<string, number>();
  const bySlot: (S | undefined)[] = [];
  const nameWordsOf: string[][][] = [];
  let live: RankedSerial<S['colors'][number]>[] = [];
  const serialTexts = createTextIndex(['serial', 'brand'], ['name', 'text']);
  const colorTexts = createTextIndex(['color'], ['name']);
  /** Indexed by the id of the colour's text; undefined for a free id. */
  const colorCodes: (string | undefined)[] = [];
  const colorIds = new Map<string, number>();
  const freeColorIds: number[] = [];
  let synonyms = createSynonymFinder([]);
  let codes = knownCodes([]);
  let spellings: ReturnType<typeof collectSpellings> | undefined;
  const words = new LRUCache<string, UnitHits>({
    maxSize: REMEMBERED_HITS,
    sizeCalculation: ({ serials, colors }) => 1 + serials.size + colors.size,
  });

  const keyOf = ({ productClass, serial }: MatchedSerial) => `${productClass}/${serial}`;

  function put({ serial, longDescription }: ChangedSerial<S>): void {
    const key = keyOf(serial);
    const slot = slots.get(key) ?? slots.size;
    slots.set(key, slot);
    const names = PRODUCT_LANGUAGES.map((language) => serial.shortDescription[language] ?? '');
    const nameWords = names.map((name) => splitWords(name).filter((word) => !isStopWord(word)));
    bySlot[slot] = serial;
    nameWordsOf[slot] = nameWords;
    serialTexts.put(
      slot,
      { serial: serial.serial, brand: serial.brand },
      PRODUCT_LANGUAGES.map((language, place) => ({
        name: names[place] ?? '',
        text: longDescription[language] ?? '',
      })),
    );
  }

  function wordHits(word: string, options: { withTypos: boolean; isAlone: boolean }): UnitHits {
    const key = `${word} ${options.withTypos} ${options.isAlone}`;
    const remembered = words.get(key);
    if (remembered) return remembered;
    const lookup = { word, ...options };
    const hits = findHits(serialTexts.find(lookup), colorTexts.find(lookup), (nameWord, place) => {
      const language = PRODUCT_LANGUAGES[place];
      return (
        language !== undefined && rateMatch(nameWord, word, stemWord(language, word), options.withTypos) > 0
      );
    });
    const kept = isFound(hits) ? hits : EMPTY_HITS;
    words.set(key, kept);
    return kept;
  }

  const isFound = ({ serials, colors }: UnitHits) => serials.size > 0 || colors.size > 0;
  const isKnown = (word: string) => serialTexts.has(word) || colorTexts.has(word);
  const isGerman = (word: string) => serialTexts.hasGerman(word) || colorTexts.hasGerman(word);

  function typoHits(word: string, { isAlone, typos }: Lookup): UnitHits {
    if (!typos.has(word) && typos.size >= TYPO_WORDS_MAX) return EMPTY_HITS;
    typos.add(word);
    return wordHits(word, { withTypos: true, isAlone });
  }

  /** A word as it was typed or, where nothing begins so, what it is a typo of; the names alone show a known word's typos. */
  function typedWord(word: string, lookup: Lookup): UnitHits {
    const hits = wordHits(word, { withTypos: false, isAlone: lookup.isAlone });
    if (!isFound(hits)) return typoHits(word, lookup);
    if (!lookup.withTypos) return hits;
    const loose = typoHits(word, lookup);
    const named = [...loose.serials].filter(([, { names }]) => names.some((quality) => quality > 0));
    return mergeAlternatives([
      { hits, factor: 1 },
      { hits: { ...loose, serials: new Map(named), colors: new Map() }, factor: 1 },
    ]);
  }

  function colorHits(color: string, isWhole: boolean): UnitHits {
    const code = color.toUpperCase();
    const fits = (each: string | undefined) => (isWhole ? each === code : each?.startsWith(code) === true);
    const colors = new Map(colorCodes.flatMap((each, id) => (fits(each) ? [[id, 1]] : [])));
    return { serials: new Map(), colors, isKnown: colors.size > 0 };
  }

  function serialHits(code: string): UnitHits {
    const serials = new Map(
      live.flatMap(({ slot, serial }) => (serial === code ? [[slot, { ...createNoHits(), code: 1 }]] : [])),
    );
    return { serials, colors: new Map(), isKnown: true };
  }

  /** The units that some words in a row ask for: phrases with synonyms, words written apart, compounds, words. */
  function wordUnits(row: readonly string[], lookup: Lookup): UnitHits[] {
    const units: UnitHits[] = [];
    const strict = { withTypos: false, isAlone: false };
    for (let place = 0; place < row.length; place++) {
      const typed = row[place] ?? '';
      const plain = foldUmlauts(typed);
      const word = isFound(wordHits(typed, strict)) || !isFound(wordHits(plain, strict)) ? typed : plain;
      const next = row[place + 1];
      const meant = synonyms.at(row, place);
      if (meant) {
        const own = row.slice(place, place + meant.length).map((each) => typedWord(each, lookup));
        const others = meant.meanings.map((meaning) =>
          intersectHits(meaning.map((each) => wordHits(each, strict))),
        );
        units.push(
          mergeAlternatives([
            { hits: intersectHits(own), factor: 1 },
            ...others.map((hits) => ({ hits, factor: SYNONYM })),
          ]),
        );
        place += meant.length - 1;
      } else if (next !== undefined && isKnown(word + next) && !(isKnown(word) && isKnown(next))) {
        units.push(wordHits(word + next, strict));
        place += 1;
      } else {
        const parts = isFound(wordHits(word, strict))
          ? []
          : splitCompound(plain, (part) => part.length >= PART_LENGTH && isGerman(part));
        if (parts.length > 0) units.push(...wordUnits(parts, { ...lookup, isAlone: false }));
        else units.push(typedWord(word, lookup));
      }
    }
    return units;
  }

  function hitsOfUnits(units: readonly QueryTerm[], lookup: Lookup): UnitHits[] {
    const found: UnitHits[] = [];
    for (let place = 0; place < units.length; place++) {
      const unit = units[place];
      if (unit?.kind === 'serial') found.push(serialHits(unit.serial));
      else if (unit?.kind === 'color') found.push(colorHits(unit.color, unit.isWhole));
      else {
        const row = [];
        for (let next = units[place]; next?.kind === 'word'; next = units[place + row.length])
          row.push(next.word);
        found.push(...wordUnits(row, lookup));
        place += row.length - 1;
      }
    }
    return found;
  }

  /** The words of a search that are neither found, nor typos, nor synonyms, as far as they were looked for. */
  function missingWords(units: readonly QueryTerm[], lookup: Lookup): Set<string> {
    const row = units.flatMap((unit) => (unit.kind === 'word' ? [unit.word] : []));
    const missing = new Set<string>();
    for (let place = 0; place < row.length; place++) {
      const word = row[place] ?? '';
      const meant = synonyms.at(row, place);
      if (meant) place += meant.length - 1;
      else if (!isFound(typedWord(word, lookup)) && lookup.typos.has(word)) missing.add(word);
    }
    return missing;
  }

  /** Frees the ids of texts that no colour has any more. */
  function deleteColors(serials: readonly S[]): void {
    const used = new Set(serials.flatMap(({ colors }) => colors.map(({ textId }) => textId)));
    for (const [key, id] of colorIds) {
      if (used.has(id)) continue;
      colorIds.delete(key);
      colorCodes[id] = undefined;
      colorTexts.remove(id);
      freeColorIds.push(id);
    }
  }

  /** A search with each word that was not found in the nearest spelling; null where there is none. */
  function meantText(text: string, missing: ReadonlySet<string>, language: ProductLanguage): string | null {
    if (missing.size === 0) return null;
    spellings ??= collectSpellings(bySlot.flatMap((serial) => serial ?? []));
    let isChanged = false;
    const pieces = text.split(/(\s+)/).map((piece) => {
      const [word, ...more] = splitWords(piece);
      if (word === undefined || more.length > 0 || !missing.has(word)) return piece;
      const nearest = findNearestSpelling(spellings ?? [], word, language);
      isChanged ||= nearest !== undefined;
      return nearest ?? piece;
    });
    return isChanged ? pieces.join('').trim() : null;
  }

  return {
    /** Takes what has changed of the catalogue: new and changed serials, and the order of all that there are. */
    update(change: {
      changed: readonly ChangedSerial<S>[];
      all: readonly S[];
      synonyms: readonly Synonym[];
    }): void {
      const kept = new Set(change.all.map(keyOf));
      for (const [key, slot] of slots) {
        if (kept.has(key)) continue;
        serialTexts.remove(slot);
        bySlot[slot] = undefined;
      }
      for (const serial of change.changed) put(serial);
      deleteColors(change.all);
      live = bySlot.flatMap((serial, slot) =>
        serial === undefined
          ? []
          : { slot, serial: serial.serial, colors: serial.colors, nameWords: nameWordsOf[slot] ?? [] },
      );
      codes = knownCodes(change.all);
      synonyms = createSynonymFinder(change.synonyms);
      spellings = undefined;
      words.clear();
    },

    /** The place of a colour's text among all: a shade stands on hundreds of serials, and is indexed once. */
    colorText(color: string, names: LocalizedText): number {
      const key = JSON.stringify([color, names]);
      const known = colorIds.get(key);
      if (known !== undefined) return known;
      const id = freeColorIds.pop() ?? colorCodes.length;
      colorCodes[id] = color;
      colorIds.set(key, id);
      colorTexts.put(
        id,
        { color },
        PRODUCT_LANGUAGES.map((language) => ({ name: names[language] ?? '' })),
      );
      return id;
    },

    /** How many things a search asks for; 0 for one without a letter or digit. */
    read(text: string): QueryTerm[] {
      return parseSearchQuery(text, codes);
    },

    /** The places of the texts of colours that have every word of a text in their name or code, in any language. */
    findColors(text: string): ReadonlySet<number> {
      const units = parseSearchQuery(text, codes).slice(0, UNITS_MAX);
      const lookup = { withTypos: false, isAlone: units.length === 1, typos: new Set<string>() };
      return new Set(intersectHits(hitsOfUnits(units, lookup)).colors.keys());
    },

    find(text: string, language: ProductLanguage): SearchMatches<S> {
      const units = parseSearchQuery(text, codes).slice(0, UNITS_MAX);
      const options = { colorTexts: colorCodes.length, language: PRODUCT_LANGUAGES.indexOf(language) };
      const pkg = units.reduce((named, unit) => (unit.kind === 'serial' ? unit.pkg : named), '');
      const shown = (found: ReturnType<typeof rankSerials<S['colors'][number]>>['found']): SerialMatch<S>[] =>
        found.flatMap(({ slot, colors }) => {
          const serial = bySlot[slot];
          return serial === undefined ? [] : [{ serial, colors, pkg }];
        });
      const lookup = { withTypos: false, isAlone: units.length === 1, typos: new Set<string>() };
      const hits = hitsOfUnits(units, lookup);
      const strict = rankSerials(hits, live, options);
      if (strict.isWhole) return { outcome: 'all', matches: shown(strict.found), didYouMean: null };
      // No typo of a known word makes up for one that nothing has.
      if (hits.every(isFound)) {
        const loose = rankSerials(hitsOfUnits(units, { ...lookup, withTypos: true }), live, options);
        if (loose.isWhole) return { outcome: 'all', matches: shown(loose.found), didYouMean: null };
      }
      const outcome = strict.found.length > 0 ? 'closest' : 'none';
      const didYouMean = meantText(text, missingWords(units, lookup), language);
      return { outcome, matches: shown(strict.found), didYouMean };
    },

    /** The products with the nearest codes to an unknown one, if any is near. */
    near(code: DisplayedProductCode): ProductCode[] {
      return findNearProducts(bySlot, code);
    },
  };
}

export type CatalogueWordIndex<S extends MatchedSerial> = ReturnType<typeof createCatalogueWordIndex<S>>;

function knownCodes(serials: readonly MatchedSerial[]): CodeLookup {
  const known = new Map<string, { classes: Set<string>; colors: Set<string>; pkgs: Set<string> }>();
  const alike = new Map<string, string[]>();
  for (const { productClass, serial, colors } of serials) {
    const codes = known.get(serial) ?? { classes: new Set(), colors: new Set(), pkgs: new Set() };
    codes.classes.add(productClass);
    for (const { color, pkgs } of colors) {
      codes.colors.add(color);
      for (const pkg of pkgs) codes.pkgs.add(pkg);
    }
    if (!known.has(serial)) alike.set(foldCode(serial), [...(alike.get(foldCode(serial)) ?? []), serial]);
    known.set(serial, codes);
  }
  return { serial: (code) => known.get(code), alike: (folded) => alike.get(folded) ?? [] };
}
