import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageFrame } from '../../ui/PageFrame';
import { FoundSerials } from '../catalogue';
import { NavItemLink } from '../shell';
import { CatalogueBreadcrumbs } from './CatalogueBreadcrumbs';
import { CatalogueTiles, TilesSkeleton } from './CatalogueTiles';
import { treeSearchQuery } from './level-queries';
import { SearchForm } from './SearchForm';
import classes from './styles.module.css';

/** /products-search/b2c with a text: the results of the private catalogue, then those of the professional one. */
export default function PrivateSearchPage({ text }: { text: string }) {
  const { t } = useTexts('private-catalogue', 'catalogue');
  const { data, error, refetch, isFetching } = useQuery(treeSearchQuery(text));
  return (
    <PageFrame
      title={t('private-catalogue:found.title', { text })}
      above={<CatalogueBreadcrumbs trail={[]} isLastCurrent={false} />}
    >
      <SearchForm key={text} text={text} />
      <section className={classes.results} aria-labelledby="found-home">
        <Title order={2} size="h3" id="found-home">
          {t('shell:search.forTheHome')}
        </Title>
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {data === undefined && error === null && <TilesSkeleton />}
        {data?.outcome === 'closest' && <Text c="dimmed">{t('catalogue:results.closest')}</Text>}
        {data?.outcome === 'none' && (
          <Text c="dimmed">
            {t('catalogue:results.none')}{' '}
            <Anchor component={NavItemLink} path="/products-search/b2c" inherit>
              {t('private-catalogue:toStart')}
            </Anchor>
          </Text>
        )}
        {data !== undefined && data.tiles.length > 0 && <CatalogueTiles tiles={data.tiles} />}
      </section>
      <FoundSerials key={`found ${text}`} text={text} />
    </PageFrame>
  );
}
