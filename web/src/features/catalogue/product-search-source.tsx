import { isAllowed } from '@cromia/domain/accounts/access';
import { pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';
import { IconPalette } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../api/client';
import { getCurrentUser } from '../../api/session';
import { ColorSwatch } from '../../ui/product/ColorSwatch';
import type { SearchHit, SearchSource } from '../shell';
import { formatOpenedProduct } from './opened-product';

const MARK_SIZE = 22;

function fetchSuggestions(text: string, signal: AbortSignal) {
  return unwrapResponse(api.GET('/api/products/suggest', { params: { query: { text } }, signal }));
}

type Suggestion = Awaited<ReturnType<typeof fetchSuggestions>>[number];

/** Path of the professional search; undefined for viewers without access, who use the search of the private catalogue. */
function buildSearchPath(query: string): string | undefined {
  if (!isAllowed(getCurrentUser(), 'catalogue.b2b')) return undefined;
  return `/products-search/b2b?${new URLSearchParams({ mode: 'name', nameCode: query })}`;
}

/** Path of the page that displays a suggestion: the professional search for companies, else the guest page. */
function buildResultPath({ productClass, serial, color, pkg }: Suggestion): string {
  const query = new URLSearchParams({ serial, ...(color === null ? {} : { color }) });
  if (color !== null && pkg !== null)
    query.set('open', formatOpenedProduct({ productClass, serial, color, pkg }));
  return `/products-search/${isAllowed(getCurrentUser(), 'catalogue.b2b') ? 'b2b' : 'guest'}?${query}`;
}

function toHit(suggestion: Suggestion, language: UiLanguage): SearchHit {
  const { serial, color, pkg, hex } = suggestion;
  const code = [serial, color, pkg].filter((part) => part !== null).join('-');
  const texts = [
    pickLocalizedText(suggestion.shortDescription, language),
    pickLocalizedText(suggestion.colorDescription, language),
    suggestion.brand,
  ];
  return {
    id: code,
    label: code,
    description: texts.filter((text) => text !== '').join(' · '),
    mark:
      color === null ? (
        <IconPalette size={MARK_SIZE} stroke={1.5} aria-hidden />
      ) : (
        <ColorSwatch hex={hex} size={MARK_SIZE} />
      ),
    ...(pkg !== null && { exactBy: code }),
    path: buildResultPath(suggestion),
  };
}

/** Products in the search of the top bar (Ctrl K): serials, colours and product codes that match by prefix or name. */
export const productSearchSource: SearchSource = {
  id: 'products',
  group: 'shell:search.products',
  find: async (query, { language, signal }) =>
    (await fetchSuggestions(query, signal)).map((suggestion) => toHit(suggestion, language)),
  allHits: { text: 'shell:search.inProducts', path: buildSearchPath },
};
