import { isAllowed } from '@cromia/domain/accounts/access';
import { pickLocalizedText } from '@cromia/domain/languages';
import { IconFolder, IconPaint } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../api/client';
import { getCurrentUser } from '../../api/session';
import type { SearchSource } from '../shell';

/** Maximum number of hits shown from the private catalogue. */
const SHOWN = 6;
const MARK_SIZE = 22;

/** Visitors and private users buy from the private catalogue; companies search the professional one. */
const isForViewer = () => !isAllowed(getCurrentUser(), 'catalogue.b2b');
const pathOf = (query: Record<string, string>) => `/products-search/b2c?${new URLSearchParams(query)}`;

/** Categories and products of the private catalogue in the search of the top bar (Ctrl K). */
export const privateCatalogueSearchSource: SearchSource = {
  id: 'private-catalogue',
  group: 'shell:search.forTheHome',
  find: async (text, { language, signal }) => {
    if (!isForViewer()) return [];
    const { tiles } = await unwrapResponse(
      api.GET('/api/v1/public/b2c/search', { params: { query: { text } }, signal }),
    );
    return tiles.slice(0, SHOWN).map(({ path, code, name, brand, isCategory }) => ({
      id: path,
      label: pickLocalizedText(name, language),
      ...(isCategory ? {} : { description: [brand, code].filter(Boolean).join(' · ') }),
      mark: isCategory ? (
        <IconFolder size={MARK_SIZE} stroke={1.5} aria-hidden />
      ) : (
        <IconPaint size={MARK_SIZE} stroke={1.5} aria-hidden />
      ),
      path: pathOf({ path }),
    }));
  },
  allHits: {
    text: 'shell:search.inProducts',
    path: (text) => (isForViewer() ? pathOf({ text }) : undefined),
  },
};
