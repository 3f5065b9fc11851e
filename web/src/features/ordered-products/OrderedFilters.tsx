import { LIMITS } from '@cromia/domain/limits';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { SwitchField, TextField } from '../../ui/form/fields';
import { useZodForm } from '../../ui/form/use-zod-form';
import { FilterForm } from '../../ui/list/FilterForm';
import { FilterPanel } from '../../ui/list/FilterPanel';
import type { ChangeList } from '../../ui/list/list-address';
import { useFilterWords } from '../../ui/list/use-filter-words';
import { ORDERED_LIST, type OrderedSearch } from './ordered-list';

type Filters = ReturnType<typeof ORDERED_LIST.filtersOf>;

const CODES = [
  { filter: 'serial', max: LIMITS.serial },
  { filter: 'color', max: LIMITS.color },
  { filter: 'pkg', max: LIMITS.pkg },
] as const;

interface OrderedFiltersProps {
  search: OrderedSearch;
  onSearch: ChangeList<OrderedSearch>;
  tools: ReactNode;
}

/** The filters of the ordered products (section 3). */
export function OrderedFilters({ search, onSearch, tools }: OrderedFiltersProps) {
  const { t } = useTexts('ordered-products');
  const { beginsWith, contains } = useFilterWords();
  const { onlyPreferred, ...texts } = ORDERED_LIST.filtersOf(search);
  return (
    <FilterPanel
      list={ORDERED_LIST}
      search={search}
      onSearch={onSearch}
      tools={tools}
      label={(filter) => t(`ordered-products:filters.${filter}`)}
      values={{
        serial: beginsWith(texts.serial, LIMITS.serial),
        color: beginsWith(texts.color, LIMITS.color),
        pkg: texts.pkg,
        description: contains(texts.description),
        brand: contains(texts.brand),
        onlyPreferred: onlyPreferred && t('ordered-products:filters.yes'),
      }}
      form={(filters, onApply) => <OrderedFilterForm filters={filters} onApply={onApply} />}
    />
  );
}

interface OrderedFilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
}

function OrderedFilterForm({ filters, onApply }: OrderedFilterFormProps) {
  const { t } = useTexts('ordered-products');
  const form = useZodForm(ORDERED_LIST.formSchema, filters);
  const { control } = form;
  return (
    <FilterForm form={form} onApply={onApply}>
      {CODES.map(({ filter, max }) => (
        <TextField
          key={filter}
          control={control}
          name={filter}
          label={t(`ordered-products:filters.${filter}`)}
          maxLength={max}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ))}
      {(['description', 'brand'] as const).map((filter) => (
        <TextField
          key={filter}
          control={control}
          name={filter}
          label={t(`ordered-products:filters.${filter}`)}
          maxLength={LIMITS.searchText}
          autoComplete="off"
        />
      ))}
      <SwitchField
        control={control}
        name="onlyPreferred"
        label={t('ordered-products:filters.onlyPreferred')}
      />
    </FilterForm>
  );
}
