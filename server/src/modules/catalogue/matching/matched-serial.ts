import type { LocalizedText } from '@cromia/domain/languages';
import type { RankedColor } from './rank.ts';

/** A serial as matching needs it. */
export interface MatchedSerial {
  readonly productClass: string;
  readonly serial: string;
  readonly brand: string;
  readonly shortDescription: LocalizedText;
  /** Colours that are still sold, in the order of their codes. */
  readonly colors: readonly MatchedColor[];
}

export interface MatchedColor extends RankedColor {
  /** Codes of the packagings in which it is sold. */
  readonly pkgs: readonly string[];
}

/** A new or changed serial, with its long description, which is only searched. */
export interface ChangedSerial<S extends MatchedSerial> {
  serial: S;
  longDescription: LocalizedText;
}

/** A serial that a search found. */
export interface SerialMatch<S extends MatchedSerial> {
  serial: S;
  /** The colours that match; null where the serial itself does, with all its colours. */
  colors: readonly S['colors'][number][] | null;
  /** The beginning of the packaging code in the search; empty without one. */
  pkg: string;
}

/** The result of a search by words or a code. */
export interface SearchMatches<S extends MatchedSerial> {
  /** `all` if the serials match the whole search, `closest` if only a part of it, `none` without serials. */
  outcome: 'all' | 'closest' | 'none';
  /** The best first. */
  matches: SerialMatch<S>[];
  /** A corrected search when a word was not found. */
  didYouMean: string | null;
}
