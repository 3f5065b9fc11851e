import { isAllowed } from '@cromia/domain/accounts/access';
import { pickLocalizedText } from '@cromia/domain/languages';
import type { CatalogueLevel } from '@cromia/domain/private-catalogue/tree';
import { Button } from '@mantine/core';
import { IconPaint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { toApiProblem } from '../../api/problem';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageFrame } from '../../ui/PageFrame';
import { usePageDescription } from '../shell';
import { CatalogueBreadcrumbs } from './CatalogueBreadcrumbs';
import { CatalogueTiles, TilesSkeleton } from './CatalogueTiles';
import { levelQuery } from './level-queries';
import { ProductView } from './ProductView';
import { SearchForm } from './SearchForm';

const UploadActions = lazy(() => import('./upload/UploadActions'));

const EMPTY_LEVEL: CatalogueLevel = { trail: [], node: null, children: [] };

/** /products-search/b2c: the catalogue for private visitors, one level per page (section 2). */
export function PrivateCataloguePage({ path }: { path: string }) {
  const { t, language } = useTexts('private-catalogue');
  const user = useUser();
  const level = useQuery(levelQuery(path));
  const { node, trail } = level.data ?? EMPTY_LEVEL;
  const name = pickLocalizedText(node?.name, language);
  usePageDescription(pickLocalizedText(node?.description, language) || t('private-catalogue:description'));
  const isStart = path === '';
  // A node that is not found has no name.
  const hasNodeName = !isStart && !(level.data === undefined && level.isError);
  return (
    <PageFrame
      title={hasNodeName ? name || '\u00a0' : t('private-catalogue:title')}
      {...(isStart ? { lead: t('private-catalogue:lead') } : {})}
      above={<CatalogueBreadcrumbs trail={trail} />}
      {...(isStart && isAllowed(user, 'private-catalogue.upload')
        ? {
            actions: (
              <Suspense fallback={null}>
                <UploadActions />
              </Suspense>
            ),
          }
        : {})}
    >
      {isStart && <SearchForm />}
      <LevelContent level={level} />
    </PageFrame>
  );
}

interface LevelContentProps {
  level: {
    data: CatalogueLevel | undefined;
    error: Error | null;
    refetch: () => unknown;
    isFetching: boolean;
  };
}

function LevelContent({ level }: LevelContentProps) {
  const { t } = useTexts('private-catalogue');
  const { data, error } = level;
  const startLink = (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/products-search/b2c" search={{}} />}
    >
      {t('private-catalogue:toStart')}
    </Button>
  );
  if (data === undefined) {
    if (error === null) return <TilesSkeleton />;
    if (['NotFound', 'BadRequest'].includes(toApiProblem(error).code)) {
      return (
        <EmptyState icon={IconPaint} action={startLink}>
          {t('private-catalogue:notFound')}
        </EmptyState>
      );
    }
    return <ErrorState error={error} onRetry={() => void level.refetch()} retrying={level.isFetching} />;
  }
  const { node, children } = data;
  if (node !== null && !node.isCategory) return <ProductView key={node.path} product={node} />;
  if (children.length > 0) return <CatalogueTiles tiles={children} />;
  return <EmptyState icon={IconPaint}>{t('private-catalogue:empty')}</EmptyState>;
}
