import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { Pagination, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { useShopScope } from '../../acting';
import { lowestPricesQuery, searchQuery, useCountClick } from '../catalogue-queries';
import type { CatalogueSearch, SearchFilters } from '../search/search-state';
import { DidYouMean } from './DidYouMean';
import { ResultsSkeleton } from './ResultsSkeleton';
import { SerialCard } from './SerialCard';
import classes from './styles.module.css';

const NothingFound = lazy(() => import('./NothingFound'));

interface SearchResultsProps {
  filters: SearchFilters;
  /** From 0. */
  page: number;
  onPage: (page: number) => void;
  onOpen: (code: ProductCode) => void;
  /** Runs another search; absent on pages without search options. */
  onSearch?: (change: Partial<CatalogueSearch>) => void;
}

/** The results of a search, in pages. */
export function SearchResults({ filters, page, onPage, onOpen, onSearch }: SearchResultsProps) {
  const { t } = useTexts('catalogue');
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(searchQuery(filters, page));
  // Prices that fail to load are left out; the product detail displays them.
  const { data: prices } = useQuery(lowestPricesQuery(data?.content ?? [], useShopScope()));
  const top = useRef<HTMLElement>(null);
  const countClick = useCountClick();
  const open = (code: ProductCode) => {
    if (filters.mode === 'name') countClick.mutate(filters.values.nameCode);
    onOpen(code);
  };

  if (data === undefined) {
    if (error === null) return <ResultsSkeleton />;
    return (
      <div className={classes.list}>
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    );
  }
  const { outcome, didYouMean } = data;
  if (data.totalElements === 0) {
    return (
      <Suspense>
        <NothingFound mode={filters.mode} didYouMean={didYouMean} {...(onSearch && { onSearch })} />
      </Suspense>
    );
  }
  const turnPage = (next: number) => {
    onPage(next - 1);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section
      ref={top}
      className={classes.list}
      aria-label={t('catalogue:results.label')}
      aria-busy={isPlaceholderData}
    >
      <div role="status">
        <Text fw={600}>
          {outcome === 'closest'
            ? t('catalogue:results.closest')
            : t('catalogue:results.serials', { count: data.totalElements })}
        </Text>
        {didYouMean !== null && onSearch && (
          <DidYouMean text={didYouMean} onSearch={(nameCode) => onSearch({ mode: 'name', nameCode })} />
        )}
      </div>
      {data.content.map((result) => (
        <SerialCard
          key={`${result.productClass}-${result.serial}`}
          result={result}
          filters={filters}
          lowestPrice={prices?.find(
            ({ productClass, serial }) => productClass === result.productClass && serial === result.serial,
          )}
          onOpen={open}
          isStale={isPlaceholderData}
        />
      ))}
      {data.totalPages > 1 && (
        <Pagination
          mx="auto"
          mt="md"
          aria-label={t('catalogue:results.pages')}
          total={data.totalPages}
          value={data.number + 1}
          onChange={turnPage}
          siblings={1}
          size="lg"
          getItemProps={(item) => ({ 'aria-label': t('common:table.page', { page: item }) })}
          getControlProps={(control) => ({
            'aria-label': t(control === 'previous' ? 'common:table.previousPage' : 'common:table.nextPage'),
          })}
        />
      )}
    </section>
  );
}
