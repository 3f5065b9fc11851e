import type { LocalizedText } from '@cromia/domain/languages';

/** A serial with the fields that matching needs. */
export interface MatchedSerial {
  readonly productClass: string;
  readonly serial: string;
  readonly brand: string;
  readonly shortDescription: LocalizedText;
  /** Colours that are still sold, sorted by code. */
  readonly colors: readonly MatchedColor[];
}

export interface MatchedColor {
  readonly color: string;
  /** Id of the colour's text, which colours of several serials share. */
  readonly textId: number;
  /** Codes of the packagings in which the colour is sold. */
  readonly pkgs: readonly string[];
}

/** A new or changed serial. The long description is indexed but not stored. */
export interface ChangedSerial<S extends MatchedSerial> {
  serial: S;
  longDescription: LocalizedText;
}

export interface SerialMatch<S extends MatchedSerial> {
  serial: S;
  /** The matching colours; null if the serial itself matches, with all its colours. */
  colors: readonly S['colors'][number][] | null;
  /** Start of the packaging code in the search; empty if the search has none. */
  pkg: string;
}

/** The result of a search by words or a code. */
export interface SearchMatches<S extends MatchedSerial> {
  /** `all` if serials match the whole search, `closest` if they match only part of it, `none` if nothing matches. */
  outcome: 'all' | 'closest' | 'none';
  /** Sorted by relevance. */
  matches: SerialMatch<S>[];
  /** A corrected search if a word was not found; otherwise null. */
  didYouMean: string | null;
}
