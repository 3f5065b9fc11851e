import { nodePathField } from '@cromia/domain/private-catalogue/tree';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { queryClient } from '../../api/query-client';
import { levelQuery, PrivateCataloguePage } from '../../features/private-catalogue';
import { loadTexts } from '../../i18n/i18n';

/** A path that makes no sense is the start. */
const searchSchema = z.object({ path: nodePathField().optional().catch(undefined) });

export const Route = createFileRoute('/products-search/b2c')({
  validateSearch: searchSchema,
  loaderDeps: ({ search }) => ({ path: search.path ?? '' }),
  loader: async ({ deps }) => {
    // Asked for beside the texts, not after them.
    const level = queryClient.prefetchQuery(levelQuery(deps.path));
    await Promise.all([level, loadTexts('private-catalogue')]);
  },
  component: Catalogue,
});

function Catalogue() {
  return <PrivateCataloguePage path={Route.useSearch().path ?? ''} />;
}
