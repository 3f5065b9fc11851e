import { LIMITS } from '@cromia/domain/limits';
import { ORDER_REQUEST_STATUSES } from '@cromia/domain/orders/order-request';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { DateRangeFields } from '../../ui/form/DateRangeFields';
import { SelectField, TextField } from '../../ui/form/fields';
import { useZodForm } from '../../ui/form/use-zod-form';
import { FilterForm } from '../../ui/list/FilterForm';
import { FilterPanel } from '../../ui/list/FilterPanel';
import { REQUEST_LIST, type RequestSearch } from './request-list';

type Filters = ReturnType<typeof REQUEST_LIST.filtersOf>;

const CODES = [
  { filter: 'serial', max: LIMITS.serial },
  { filter: 'color', max: LIMITS.color },
  { filter: 'pkg', max: LIMITS.pkg },
] as const;

interface RequestFiltersProps {
  search: RequestSearch;
  onSearch: (search: RequestSearch) => void;
}

/** The filters of the order requests (section 3, order filters). */
export function RequestFilters({ search, onSearch }: RequestFiltersProps) {
  const { t } = useTexts('orders');
  const { date } = useFormats();
  const { status, createdOnFrom, createdOnTo, serial, color, pkg, description } = search;
  const values = {
    status: status && t(`orders:status.${status}`),
    createdOnFrom: createdOnFrom && date(createdOnFrom),
    createdOnTo: createdOnTo && date(createdOnTo),
    serial,
    color,
    pkg,
    description,
  };
  return (
    <FilterPanel
      list={REQUEST_LIST}
      search={search}
      onSearch={onSearch}
      label={(filter) => t(`orders:filters.${filter}`)}
      values={values}
      form={(filters, onApply) => <RequestFilterForm filters={filters} onApply={onApply} />}
    />
  );
}

interface RequestFilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
}

function RequestFilterForm({ filters, onApply }: RequestFilterFormProps) {
  const { t } = useTexts('orders');
  const form = useZodForm(REQUEST_LIST.formSchema, filters);
  const { control } = form;
  return (
    <FilterForm form={form} onApply={onApply}>
      <SelectField
        control={control}
        name="status"
        label={t('orders:filters.status')}
        placeholder={t('orders:filters.all')}
        data={ORDER_REQUEST_STATUSES.map((status) => ({
          value: status,
          label: t(`orders:status.${status}`),
        }))}
        clearable
        clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      />
      <DateRangeFields
        control={control}
        from={{ name: 'createdOnFrom', label: t('orders:filters.createdOnFrom') }}
        to={{ name: 'createdOnTo', label: t('orders:filters.createdOnTo') }}
      />
      {CODES.map(({ filter, max }) => (
        <TextField
          key={filter}
          control={control}
          name={filter}
          label={t(`orders:filters.${filter}`)}
          maxLength={max}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ))}
      <TextField
        control={control}
        name="description"
        label={t('orders:filters.description')}
        maxLength={LIMITS.searchText}
        autoComplete="off"
      />
    </FilterForm>
  );
}
