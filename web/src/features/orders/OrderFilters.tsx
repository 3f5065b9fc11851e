import { ORDER_STATUS_NAMES, ORDER_STATUSES } from '@cromia/domain/orders/order';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { FilterPanel } from '../../ui/list/FilterPanel';
import type { ChangeList } from '../../ui/list/list-address';
import { useFilterWords } from '../../ui/list/use-filter-words';
import { ORDER_LIST, type OrderSearch } from './order-list';
import { RequestFilterForm } from './RequestFilterForm';
import { useOrderFilterLabel, useRequestFilterWords } from './request-filters';

interface OrderFiltersProps {
  search: OrderSearch;
  onSearch: ChangeList<OrderSearch>;
  tools: ReactNode;
}

/** The filters of the orders (section 3, order filters). */
export function OrderFilters({ search, onSearch, tools }: OrderFiltersProps) {
  const { t } = useTexts('orders');
  const wordsOf = useRequestFilterWords();
  const { contains } = useFilterWords();
  const labelOf = useOrderFilterLabel();
  const { status, orderCode } = search;
  return (
    <FilterPanel
      list={ORDER_LIST}
      search={search}
      onSearch={onSearch}
      tools={tools}
      label={labelOf}
      values={{
        status: status && t(`orders:orderStatus.${ORDER_STATUS_NAMES[status]}`),
        orderCode: contains(orderCode),
        ...wordsOf(search),
      }}
      form={(filters, onApply) => (
        <RequestFilterForm
          filters={filters}
          ofOrders
          statuses={ORDER_STATUSES.map((each) => ({
            value: each,
            label: t(`orders:orderStatus.${ORDER_STATUS_NAMES[each]}`),
          }))}
          onApply={(values) => onApply(ORDER_LIST.filtersOf(ORDER_LIST.schema.parse(values)))}
        />
      )}
    />
  );
}
