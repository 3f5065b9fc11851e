import { ORDER_STATUS_NAMES, ORDER_STATUSES } from '@cromia/domain/orders/order';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import type { ChangeList } from '../../../ui/list/list-address';
import { useFilterWords } from '../../../ui/list/use-filter-words';
import { RequestFilterForm, useOrderFilterLabel, useRequestFilterWords } from '../../orders';
import { useCustomerFilter } from '../use-customer-filter';
import { ORDER_QUEUE, type OrderQueueSearch } from './order-queue';

interface OrderQueueFiltersProps {
  search: OrderQueueSearch;
  onSearch: ChangeList<OrderQueueSearch>;
  tools: ReactNode;
}

/** The filters of the orders of all customers. */
export function OrderQueueFilters({ search, onSearch, tools }: OrderQueueFiltersProps) {
  const { t } = useTexts('orders');
  const wordsOf = useRequestFilterWords();
  const { contains } = useFilterWords();
  const labelOf = useOrderFilterLabel();
  const customerFilter = useCustomerFilter();
  const { status, customerCode, orderCode } = search;
  return (
    <FilterPanel
      list={ORDER_QUEUE}
      search={search}
      onSearch={onSearch}
      tools={tools}
      label={(filter) => (filter === 'customerCode' ? customerFilter.label : labelOf(filter))}
      values={{
        status: status && t(`orders:orderStatus.${ORDER_STATUS_NAMES[status]}`),
        customerCode,
        orderCode: contains(orderCode),
        ...wordsOf(search),
      }}
      form={(filters, onApply) => (
        <RequestFilterForm
          filters={filters}
          ofOrders
          customerCode={customerFilter}
          statuses={ORDER_STATUSES.map((each) => ({
            value: each,
            label: t(`orders:orderStatus.${ORDER_STATUS_NAMES[each]}`),
          }))}
          onApply={(values) => onApply(ORDER_QUEUE.filtersOf(ORDER_QUEUE.schema.parse(values)))}
        />
      )}
    />
  );
}
