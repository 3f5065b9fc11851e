import { OFFER_REQUEST_STATUSES } from '@cromia/domain/offers/offer-request';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import type { ChangeList } from '../../../ui/list/list-address';
import { RequestFilterForm, useRequestFilterWords } from '../../orders';
import { useCustomerFilter } from '../use-customer-filter';
import { OFFER_QUEUE, type OfferQueueSearch } from './offer-queue';

interface OfferQueueFiltersProps {
  search: OfferQueueSearch;
  onSearch: ChangeList<OfferQueueSearch>;
  tools: ReactNode;
}

/** The filters of the offer requests of all customers. */
export function OfferQueueFilters({ search, onSearch, tools }: OfferQueueFiltersProps) {
  const { t } = useTexts('offers', 'orders');
  const wordsOf = useRequestFilterWords();
  const customerFilter = useCustomerFilter();
  const { status, customerCode } = search;
  return (
    <FilterPanel
      list={OFFER_QUEUE}
      search={search}
      onSearch={onSearch}
      tools={tools}
      label={(filter) => (filter === 'customerCode' ? customerFilter.label : t(`orders:filters.${filter}`))}
      values={{ status: status && t(`offers:status.${status}`), customerCode, ...wordsOf(search) }}
      form={(filters, onApply) => (
        <RequestFilterForm
          filters={filters}
          customerCode={customerFilter}
          statuses={OFFER_REQUEST_STATUSES.map((each) => ({
            value: each,
            label: t(`offers:status.${each}`),
          }))}
          onApply={(values) => onApply(OFFER_QUEUE.filtersOf(OFFER_QUEUE.schema.parse(values)))}
        />
      )}
    />
  );
}
