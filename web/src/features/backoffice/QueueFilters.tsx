import { LIMITS } from '@cromia/domain/limits';
import { ORDER_REQUEST_STATUSES } from '@cromia/domain/orders/order-request';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { DateRangeFields } from '../../ui/form/DateRangeFields';
import { SelectField, TextField } from '../../ui/form/fields';
import { useZodForm } from '../../ui/form/use-zod-form';
import { FilterForm } from '../../ui/list/FilterForm';
import { FilterPanel } from '../../ui/list/FilterPanel';
import { QUEUE, type QueueSearch } from './queue-list';

type Filters = ReturnType<typeof QUEUE.filtersOf>;

interface QueueFiltersProps {
  search: QueueSearch;
  onSearch: (search: QueueSearch) => void;
}

/** The filters of the queue. */
export function QueueFilters({ search, onSearch }: QueueFiltersProps) {
  const { t } = useTexts('customers', 'orders');
  const { date } = useFormats();
  const { status, customerCode, createdOnFrom, createdOnTo } = search;
  return (
    <FilterPanel
      list={QUEUE}
      search={search}
      onSearch={onSearch}
      label={(filter) =>
        filter === 'customerCode' ? t('customers:list.customerCode') : t(`orders:filters.${filter}`)
      }
      values={{
        status: status && t(`orders:status.${status}`),
        customerCode,
        createdOnFrom: createdOnFrom && date(createdOnFrom),
        createdOnTo: createdOnTo && date(createdOnTo),
      }}
      form={(filters, onApply) => <QueueFilterForm filters={filters} onApply={onApply} />}
    />
  );
}

interface QueueFilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
}

function QueueFilterForm({ filters, onApply }: QueueFilterFormProps) {
  const { t } = useTexts('backoffice', 'customers', 'orders');
  const form = useZodForm(QUEUE.formSchema, filters);
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
      <TextField
        control={control}
        name="customerCode"
        label={t('customers:list.customerCode')}
        maxLength={LIMITS.customerCode}
        inputMode="numeric"
        autoComplete="off"
        errorWords={{ invalidField: t('backoffice:queue.customerCodeDigits') }}
      />
      <DateRangeFields
        control={control}
        from={{ name: 'createdOnFrom', label: t('orders:filters.createdOnFrom') }}
        to={{ name: 'createdOnTo', label: t('orders:filters.createdOnTo') }}
      />
    </FilterForm>
  );
}
