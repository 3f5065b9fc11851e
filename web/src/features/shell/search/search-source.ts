import type { UiLanguage } from '@cromia/domain/languages';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../i18n/keys';

/** One thing that the search of the bar found. */
export interface SearchHit {
  id: string;
  label: string;
  description?: string;
  /** Stands before the label, as a swatch. */
  mark?: ReactNode;
  /** Path below the base path, with its query. */
  path: string;
}

/** A capability that the search of the bar asks, such as products, customers or orders. */
export interface SearchSource {
  id: string;
  /** Heading of its hits. */
  group: TextKey;
  /** At most a handful of hits, best first; a failure is shown as such. */
  find: (query: string, context: { language: UiLanguage; signal: AbortSignal }) => Promise<SearchHit[]>;
  /** Where all hits are shown, if there is such a page, and the viewer may open it. */
  everything?: { text: TextKey; path: (query: string) => string | undefined };
}
