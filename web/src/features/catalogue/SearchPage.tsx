import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../../ui/PageFrame';
import { ListWithProductDetail } from './product/ListWithProductDetail';
import { SearchResults } from './results/SearchResults';
import { SearchPanel } from './search/SearchPanel';
import { SearchStartHint } from './search/SearchStartHint';
import { findActiveFilters, NO_NARROWING } from './search/search-filters';
import type { CatalogueSearch } from './search/search-state';
import { type ChangeUrl, useOpenedProduct } from './use-opened-product';

interface SearchPageProps {
  search: CatalogueSearch;
  onChange: ChangeUrl<CatalogueSearch>;
}

/** /products-search/b2b: three ways to search, the results, and the product opened from them (section 2). */
export function SearchPage({ search, onChange }: SearchPageProps) {
  const { t } = useTexts('catalogue');
  const filters = findActiveFilters(search);
  const { code, line, open, select, close } = useOpenedProduct(filters, search, onChange);
  // A new search starts on its first page without an open product.
  const runSearch = (change: Partial<CatalogueSearch>) =>
    onChange({ ...change, page: undefined, open: undefined, showTds: undefined }, { replace: false });
  const runUnnarrowed = (change: Partial<CatalogueSearch>) => runSearch({ ...NO_NARROWING, ...change });
  return (
    <ListWithProductDetail
      code={code}
      line={line}
      origin="b2b"
      showTds={search.showTds === true}
      onSelect={select}
      onClose={close}
    >
      <PageFrame title={t('catalogue:search.title')} lead={t('catalogue:search.lead')}>
        <SearchPanel search={search} onSearch={runSearch} />
        {filters === null ? (
          <SearchStartHint onArea={(area) => runUnnarrowed({ mode: 'multi', area })} />
        ) : (
          <SearchResults
            filters={filters}
            page={search.page ?? 0}
            onPage={(page) => onChange({ page: page || undefined }, { replace: false })}
            onOpen={open}
            onSearch={runUnnarrowed}
            onNarrow={runSearch}
          />
        )}
      </PageFrame>
    </ListWithProductDetail>
  );
}
