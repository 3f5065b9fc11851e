import { LIMITS } from '@cromia/domain/limits';
import { nodePathField } from '@cromia/domain/private-catalogue/node-path';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { queryClient } from '../../api/query-client';
import { levelQuery, PrivateCataloguePage } from '../../features/private-catalogue';
import { loadTexts } from '../../i18n/load-texts';
import { PageSkeleton } from '../../ui/feedback/Skeletons';

const PrivateSearchPage = lazy(() => import('../../features/private-catalogue/PrivateSearchPage'));

const searchSchema = z.object({
  /** An invalid path shows the first level. */
  path: nodePathField().optional().catch(undefined),
  /** Search text, instead of a path. */
  text: z.coerce
    .string()
    .transform((typed) => typed.trim().slice(0, LIMITS.searchText) || undefined)
    .optional()
    .catch(undefined),
});

export const Route = createFileRoute('/products-search/b2c')({
  validateSearch: searchSchema,
  loaderDeps: ({ search: { path = '', text } }) => ({ path, text }),
  loader: async ({ deps: { path, text } }) => {
    if (text !== undefined) return loadTexts('private-catalogue', 'catalogue', 'hazards');
    // Fetched in parallel with the texts.
    const level = queryClient.prefetchQuery(levelQuery(path));
    await Promise.all([level, loadTexts('private-catalogue', 'hazards')]);
  },
  component: Catalogue,
});

function Catalogue() {
  const { path = '', text } = Route.useSearch();
  if (text === undefined) return <PrivateCataloguePage path={path} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PrivateSearchPage text={text} />
    </Suspense>
  );
}
