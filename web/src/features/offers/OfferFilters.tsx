import { OFFER_REQUEST_STATUSES } from '@cromia/domain/offers/offer-request';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { FilterPanel } from '../../ui/list/FilterPanel';
import type { ChangeList } from '../../ui/list/list-address';
import { RequestFilterForm, useRequestFilterWords } from '../orders';
import { OFFER_LIST, type OfferSearch } from './offer-list';

interface OfferFiltersProps {
  search: OfferSearch;
  onSearch: ChangeList<OfferSearch>;
  tools: ReactNode;
}

/** The filters of the offer requests. */
export function OfferFilters({ search, onSearch, tools }: OfferFiltersProps) {
  const { t } = useTexts('offers', 'orders');
  const wordsOf = useRequestFilterWords();
  return (
    <FilterPanel
      list={OFFER_LIST}
      search={search}
      onSearch={onSearch}
      tools={tools}
      label={(filter) => t(`orders:filters.${filter}`)}
      values={{ status: search.status && t(`offers:status.${search.status}`), ...wordsOf(search) }}
      form={(filters, onApply) => (
        <RequestFilterForm
          filters={filters}
          statuses={OFFER_REQUEST_STATUSES.map((status) => ({
            value: status,
            label: t(`offers:status.${status}`),
          }))}
          onApply={(values) => onApply(OFFER_LIST.filtersOf(OFFER_LIST.schema.parse(values)))}
        />
      )}
    />
  );
}
