import { CUSTOMER_REQUEST_KINDS } from '@cromia/domain/activation/customer-request';
import { DESK_STATUSES } from '@cromia/domain/activation/request-answers';
import { LIMITS } from '@cromia/domain/limits';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { DateRangeFields } from '../../../ui/form/DateRangeFields';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { FilterForm } from '../../../ui/list/FilterForm';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import { useFilterWords } from '../../../ui/list/use-filter-words';
import { CUSTOMER_REQUESTS, type CustomerRequestSearch } from './customer-request-list';

type Filters = ReturnType<typeof CUSTOMER_REQUESTS.filtersOf>;

interface CustomerRequestFiltersProps {
  search: CustomerRequestSearch;
  onSearch: (search: CustomerRequestSearch) => void;
}

/** The filters of the queue of requests to become a customer. */
export function CustomerRequestFilters({ search, onSearch }: CustomerRequestFiltersProps) {
  const { t } = useTexts('activation', 'backoffice');
  const { date } = useFormats();
  const { beginsWith, contains } = useFilterWords();
  const { status, kind, vatNumber, businessName, createdOnFrom, createdOnTo } = search;
  return (
    <FilterPanel
      list={CUSTOMER_REQUESTS}
      search={search}
      onSearch={onSearch}
      label={(filter) => t(`backoffice:customerRequests.fields.${filter}`)}
      values={{
        status: status && t(`activation:status.${status}`),
        kind: kind && t(`backoffice:customerRequests.kinds.${kind}`),
        vatNumber: beginsWith(vatNumber, LIMITS.vatNumberMax),
        businessName: contains(businessName),
        createdOnFrom: createdOnFrom && date(createdOnFrom),
        createdOnTo: createdOnTo && date(createdOnTo),
      }}
      form={(filters, onApply) => <CustomerRequestFilterForm filters={filters} onApply={onApply} />}
    />
  );
}

interface CustomerRequestFilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
}

function CustomerRequestFilterForm({ filters, onApply }: CustomerRequestFilterFormProps) {
  const { t } = useTexts('activation', 'backoffice', 'orders');
  const form = useZodForm(CUSTOMER_REQUESTS.formSchema, filters);
  const { control } = form;
  const clearing = { clearable: true, clearButtonProps: { 'aria-label': t('common:actions.clear') } };
  return (
    <FilterForm form={form} onApply={onApply}>
      <SelectField
        control={control}
        name="status"
        label={t('backoffice:customerRequests.fields.status')}
        placeholder={t('orders:filters.all')}
        data={DESK_STATUSES.map((status) => ({ value: status, label: t(`activation:status.${status}`) }))}
        {...clearing}
      />
      <SelectField
        control={control}
        name="kind"
        label={t('backoffice:customerRequests.fields.kind')}
        placeholder={t('orders:filters.all')}
        data={CUSTOMER_REQUEST_KINDS.map((kind) => ({
          value: kind,
          label: t(`backoffice:customerRequests.kinds.${kind}`),
        }))}
        {...clearing}
      />
      <TextField
        control={control}
        name="businessName"
        label={t('backoffice:customerRequests.fields.businessName')}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="vatNumber"
        label={t('backoffice:customerRequests.fields.vatNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <DateRangeFields
        control={control}
        from={{ name: 'createdOnFrom', label: t('backoffice:customerRequests.fields.createdOnFrom') }}
        to={{ name: 'createdOnTo', label: t('backoffice:customerRequests.fields.createdOnTo') }}
      />
    </FilterForm>
  );
}
