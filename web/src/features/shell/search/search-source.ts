import type { UiLanguage } from '@cromia/domain/languages';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../i18n/keys';

/** One hit of the search of the top bar. */
export interface SearchHit {
  id: string;
  label: string;
  description?: string;
  /** Content before the label, such as a swatch. */
  mark?: ReactNode;
  /** Content at the right end, such as a price. */
  aside?: ReactNode;
  /**
   * Text that names this hit alone, such as a complete product code: Enter on it opens the hit, not the page with all
   * hits.
   */
  exactBy?: string;
  /** Path below the base path, with its query. */
  path: string;
  /** What the hit does instead of opening its path. */
  run?: () => void;
}

/** A source for the search of the top bar, such as products, customers or orders. */
export interface SearchSource {
  id: string;
  /** Heading of its hits. */
  group: TextKey;
  /** Returns a few hits, best first; a failure is displayed as an error. */
  find: (query: string, context: { language: UiLanguage; signal: AbortSignal }) => Promise<SearchHit[]>;
  /** The page with all hits, if one exists that the viewer may open. */
  allHits?: { text: TextKey; path: (query: string) => string | undefined };
}
