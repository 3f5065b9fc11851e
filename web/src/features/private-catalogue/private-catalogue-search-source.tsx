import { isAllowed } from '@cromia/domain/accounts/access';
import { pickLocalizedText } from '@cromia/domain/languages';
import { IconFolder, IconPaint } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../api/client';
import { getCurrentUser } from '../../api/session';
import type { SearchSource } from '../shell';

/** Maximum number of hits. */
const MAX_HITS = 6;
const MARK_SIZE = 22;

/** Whether the viewer searches the private catalogue, as visitors and private users do, instead of the professional one. */
const usesPrivateCatalogue = () => !isAllowed(getCurrentUser(), 'catalogue.b2b');
const buildPath = (query: Record<string, string>) => `/products-search/b2c?${new URLSearchParams(query)}`;

/** Categories and products of the private catalogue in the search of the top bar (Ctrl K). */
export const privateCatalogueSearchSource: SearchSource = {
  id: 'private-catalogue',
  group: 'shell:search.forTheHome',
  find: async (text, { language, signal }) => {
    if (!usesPrivateCatalogue()) return [];
    const { tiles } = await unwrapResponse(
      api.GET('/api/v1/public/b2c/search', { params: { query: { text } }, signal }),
    );
    return tiles.slice(0, MAX_HITS).map(({ path, code, name, brand, isCategory }) => ({
      id: path,
      label: pickLocalizedText(name, language),
      ...(isCategory ? {} : { description: [brand, code].filter(Boolean).join(' · ') }),
      mark: isCategory ? (
        <IconFolder size={MARK_SIZE} stroke={1.5} aria-hidden />
      ) : (
        <IconPaint size={MARK_SIZE} stroke={1.5} aria-hidden />
      ),
      path: buildPath({ path }),
    }));
  },
  allHits: {
    text: 'shell:search.inProducts',
    path: (text) => (usesPrivateCatalogue() ? buildPath({ text }) : undefined),
  },
};
