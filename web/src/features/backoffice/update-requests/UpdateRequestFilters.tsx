import { UPDATE_REQUEST_STATUSES } from '@cromia/domain/customers/update-request';
import { LIMITS } from '@cromia/domain/limits';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { DateRangeFields } from '../../../ui/form/DateRangeFields';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { FilterForm } from '../../../ui/list/FilterForm';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import type { ChangeList } from '../../../ui/list/list-address';
import { useFilterWords } from '../../../ui/list/use-filter-words';
import { useCustomerFilter } from '../use-customer-filter';
import { UPDATE_REQUESTS, type UpdateQueueSearch } from './update-queue';

type Filters = ReturnType<typeof UPDATE_REQUESTS.filtersOf>;

interface UpdateRequestFiltersProps {
  search: UpdateQueueSearch;
  onSearch: ChangeList<UpdateQueueSearch>;
}

/** The filters of the queue of changes. */
export function UpdateRequestFilters({ search, onSearch }: UpdateRequestFiltersProps) {
  const { t } = useTexts('activation', 'backoffice', 'customers');
  const { date } = useFormats();
  const { beginsWith, contains } = useFilterWords();
  const { status, customerCode, businessName, createdOnFrom, createdOnTo } = search;
  const labels = {
    status: t('backoffice:updates.fields.status'),
    customerCode: t('customers:list.customerCode'),
    businessName: t('customers:list.businessName'),
    createdOnFrom: t('backoffice:updates.fields.createdOnFrom'),
    createdOnTo: t('backoffice:updates.fields.createdOnTo'),
  };
  return (
    <FilterPanel
      list={UPDATE_REQUESTS}
      search={search}
      onSearch={onSearch}
      label={(filter) => labels[filter]}
      values={{
        status: status && t(`activation:status.${status}`),
        customerCode: beginsWith(customerCode, LIMITS.customerCode),
        businessName: contains(businessName),
        createdOnFrom: createdOnFrom && date(createdOnFrom),
        createdOnTo: createdOnTo && date(createdOnTo),
      }}
      form={(filters, onApply) => <UpdateFilterForm filters={filters} onApply={onApply} labels={labels} />}
    />
  );
}

interface UpdateFilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
  labels: Record<keyof Filters, string>;
}

function UpdateFilterForm({ filters, onApply, labels }: UpdateFilterFormProps) {
  const { t } = useTexts('activation', 'orders');
  const form = useZodForm(UPDATE_REQUESTS.formSchema, filters);
  const { invalid } = useCustomerFilter();
  const { control } = form;
  return (
    <FilterForm form={form} onApply={onApply}>
      <SelectField
        control={control}
        name="status"
        label={labels.status}
        placeholder={t('orders:filters.all')}
        data={UPDATE_REQUEST_STATUSES.map((status) => ({
          value: status,
          label: t(`activation:status.${status}`),
        }))}
        clearable
        clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      />
      <TextField
        control={control}
        name="customerCode"
        label={labels.customerCode}
        inputMode="numeric"
        autoComplete="off"
        errorWords={{ invalidField: invalid }}
      />
      <TextField control={control} name="businessName" label={labels.businessName} autoComplete="off" />
      <DateRangeFields
        control={control}
        from={{ name: 'createdOnFrom', label: labels.createdOnFrom }}
        to={{ name: 'createdOnTo', label: labels.createdOnTo }}
      />
    </FilterForm>
  );
}
