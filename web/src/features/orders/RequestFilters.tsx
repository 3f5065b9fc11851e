import { ORDER_REQUEST_STATUSES } from '@cromia/domain/orders/order-request';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { FilterPanel } from '../../ui/list/FilterPanel';
import type { ChangeList } from '../../ui/list/list-address';
import { RequestFilterForm } from './RequestFilterForm';
import { useRequestFilterWords } from './request-filters';
import { REQUEST_LIST, type RequestSearch } from './request-list';

interface RequestFiltersProps {
  search: RequestSearch;
  onSearch: ChangeList<RequestSearch>;
  tools: ReactNode;
}

/** The filters of the order requests (section 3, order filters). */
export function RequestFilters({ search, onSearch, tools }: RequestFiltersProps) {
  const { t } = useTexts('orders');
  const wordsOf = useRequestFilterWords();
  return (
    <FilterPanel
      list={REQUEST_LIST}
      search={search}
      onSearch={onSearch}
      tools={tools}
      label={(filter) => t(`orders:filters.${filter}`)}
      values={{ status: search.status && t(`orders:status.${search.status}`), ...wordsOf(search) }}
      form={(filters, onApply) => (
        <RequestFilterForm
          filters={filters}
          statuses={ORDER_REQUEST_STATUSES.map((status) => ({
            value: status,
            label: t(`orders:status.${status}`),
          }))}
          onApply={(values) => onApply(REQUEST_LIST.filtersOf(REQUEST_LIST.schema.parse(values)))}
        />
      )}
    />
  );
}
