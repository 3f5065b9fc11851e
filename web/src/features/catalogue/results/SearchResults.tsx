import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { Pagination, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { useShopScope } from '../../acting';
import { lowestPricesQuery, searchQuery, useCountClick } from '../catalogue-queries';
import { NO_NARROWING, narrowingSchema, type SearchFilters } from '../search/search-filters';
import type { CatalogueSearch } from '../search/search-state';
import { DidYouMean } from './DidYouMean';
import { type ChosenValues, FacetPanel } from './narrowing/FacetPanel';
import { NarrowingChips } from './narrowing/NarrowingChips';
import narrowingClasses from './narrowing/narrowing.module.css';
import { ResultTools } from './narrowing/ResultTools';
import { ResultsSkeleton } from './ResultsSkeleton';
import { SerialCard } from './SerialCard';
import classes from './styles.module.css';

const NothingFound = lazy(() => import('./NothingFound'));

/** Widths at which the filters fit beside the results. */
const PANEL_WIDTHS = '(min-width: 75em)';

interface SearchResultsProps {
  filters: SearchFilters;
  /** From 0. */
  page: number;
  onPage: (page: number) => void;
  onOpen: (code: ProductCode) => void;
  /** Runs another search; absent on pages without search options. */
  onSearch?: (change: Partial<CatalogueSearch>) => void;
  /** Narrows or sorts the results; absent on pages without these options. */
  onNarrow?: (change: Partial<CatalogueSearch>) => void;
}

/** The results of a search, with the filters that narrow them. */
export function SearchResults(props: SearchResultsProps) {
  const { filters, page, onNarrow } = props;
  const { t } = useTexts('catalogue');
  const { data } = useQuery(searchQuery(filters, page));
  const isWide = useMediaQuery(PANEL_WIDTHS, false, { getInitialValueInEffect: false });
  const stockButton = useRef<HTMLButtonElement>(null);
  if (onNarrow === undefined) return <ResultList {...props} />;
  const { narrowing } = filters;
  // Nothing to narrow, unless a filter left nothing.
  const isNarrowable = data === undefined || data.totalElements > 0 || Object.keys(narrowing).length > 0;
  if (!isNarrowable) return <ResultList {...props} />;
  const narrow = (chosen: ChosenValues) => onNarrow({ ...NO_NARROWING, ...narrowingSchema.parse(chosen) });
  const list = (
    <ResultList
      {...props}
      tools={
        data !== undefined && (
          <ResultTools
            filters={filters}
            counts={data.counts}
            total={data.totalElements}
            hasPanel={isWide}
            onNarrow={narrow}
            onSort={(sort) => onNarrow({ sort })}
            stockButton={stockButton}
          />
        )
      }
      chips={<NarrowingChips narrowing={narrowing} onChange={narrow} focusAfterLast={stockButton} />}
    />
  );
  if (!isWide) return list;
  return (
    <div className={narrowingClasses.withPanel}>
      <section className={narrowingClasses.aside} aria-label={t('common:table.filters')}>
        {data !== undefined && <FacetPanel counts={data.counts} narrowing={narrowing} onChange={narrow} />}
      </section>
      <div>{list}</div>
    </div>
  );
}

interface ResultListProps extends SearchResultsProps {
  /** Filters and order, beside the number of results. */
  tools?: ReactNode;
  /** The active filters. */
  chips?: ReactNode;
}

/** The results of a search, in pages. */
function ResultList({ filters, page, onPage, onOpen, onSearch, tools, chips }: ResultListProps) {
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
      <div className={classes.list}>
        {tools}
        {chips}
        <Suspense>
          <NothingFound filters={filters} didYouMean={didYouMean} {...(onSearch && { onSearch })} />
        </Suspense>
      </div>
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
      <div className={classes.listHead}>
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
        {tools}
      </div>
      {chips}
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
