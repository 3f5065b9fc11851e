import { isAllowed } from '@cromia/domain/accounts/access';
import { pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';
import { IconPalette } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../api/client';
import { getCurrentUser } from '../../api/session';
import { ColorSwatch } from '../../ui/product/ColorSwatch';
import type { SearchHit, SearchSource } from '../shell';
import { formatOpenedProduct } from './opened-product';

const MARK_SIZE = 22;

function suggestions(text: string, signal: AbortSignal) {
  return unwrapResponse(api.GET('/api/products/suggest', { params: { query: { text } }, signal }));
}

type Suggestion = Awaited<ReturnType<typeof suggestions>>[number];

/** Path of the professional search, for companies; all others have the search of the private catalogue. */
function pathToSearch(query: string): string | undefined {
  if (!isAllowed(getCurrentUser(), 'catalogue.b2b')) return undefined;
  return `/products-search/b2b?${new URLSearchParams({ mode: 'name', nameCode: query })}`;
}

/** The page that shows a suggestion: the professional search for companies, the guest's for all others. */
function pathTo({ productClass, serial, color, pkg }: Suggestion): string {
  const query = new URLSearchParams({ serial, ...(color === null ? {} : { color }) });
  if (color !== null && pkg !== null)
    query.set('open', formatOpenedProduct({ productClass, serial, color, pkg }));
  return `/products-search/${isAllowed(getCurrentUser(), 'catalogue.b2b') ? 'b2b' : 'guest'}?${query}`;
}

function asHit(found: Suggestion, language: UiLanguage): SearchHit {
  const { serial, color, pkg, hex } = found;
  const code = [serial, color, pkg].filter((part) => part !== null).join('-');
  const words = [
    pickLocalizedText(found.shortDescription, language),
    pickLocalizedText(found.colorDescription, language),
    found.brand,
  ];
  return {
    id: code,
    label: code,
    description: words.filter((word) => word !== '').join(' · '),
    mark:
      color === null ? (
        <IconPalette size={MARK_SIZE} stroke={1.5} aria-hidden />
      ) : (
        <ColorSwatch hex={hex} size={MARK_SIZE} />
      ),
    path: pathTo(found),
  };
}

/** Products in the search of the top bar (Ctrl K): serials, colours and product codes by their beginning or name. */
export const productSearchSource: SearchSource = {
  id: 'products',
  group: 'shell:search.products',
  find: async (query, { language, signal }) =>
    (await suggestions(query, signal)).map((found) => asHit(found, language)),
  allHits: { text: 'shell:search.inProducts', path: pathToSearch },
};
