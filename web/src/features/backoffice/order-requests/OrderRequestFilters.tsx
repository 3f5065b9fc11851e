import { ORDER_REQUEST_STATUSES } from '@cromia/domain/orders/order-request';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import type { ChangeList } from '../../../ui/list/list-address';
import { RequestFilterForm, useRequestFilterWords } from '../../orders';
import { useCustomerFilter } from '../use-customer-filter';
import { QUEUE, type QueueSearch } from './queue-list';

interface OrderRequestFiltersProps {
  search: QueueSearch;
  onSearch: ChangeList<QueueSearch>;
  tools: ReactNode;
}

/** The filters of the order requests of all customers. */
export function OrderRequestFilters({ search, onSearch, tools }: OrderRequestFiltersProps) {
  const { t } = useTexts('orders');
  const wordsOf = useRequestFilterWords();
  const customerFilter = useCustomerFilter();
  const { status, customerCode } = search;
  return (
    <FilterPanel
      list={QUEUE}
      search={search}
      onSearch={onSearch}
      tools={tools}
      label={(filter) => (filter === 'customerCode' ? customerFilter.label : t(`orders:filters.${filter}`))}
      values={{ status: status && t(`orders:status.${status}`), customerCode, ...wordsOf(search) }}
      form={(filters, onApply) => (
        <RequestFilterForm
          filters={filters}
          customerCode={customerFilter}
          statuses={ORDER_REQUEST_STATUSES.map((each) => ({
            value: each,
            label: t(`orders:status.${each}`),
          }))}
          onApply={(values) => onApply(QUEUE.filtersOf(QUEUE.schema.parse(values)))}
        />
      )}
    />
  );
}
