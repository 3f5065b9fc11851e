import { SDS_DELIVERY_STATUSES } from '@cromia/domain/sds/sending';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { DateRangeFields } from '../../ui/form/DateRangeFields';
import { SelectField, TextField } from '../../ui/form/fields';
import { useZodForm } from '../../ui/form/use-zod-form';
import { FilterForm } from '../../ui/list/FilterForm';
import { FilterPanel } from '../../ui/list/FilterPanel';
import type { ChangeList } from '../../ui/list/list-address';
import { useFilterWords } from '../../ui/list/use-filter-words';
import { DELIVERY_LIST, type DeliverySearch } from './delivery-list';

type Filters = ReturnType<typeof DELIVERY_LIST.filtersOf>;

function useLabels(): Record<keyof Filters, string> {
  const { t } = useTexts('sds');
  return {
    status: t('sds:deliveries.status'),
    recipient: t('sds:deliveries.recipient'),
    customerCode: t('sds:fields.customerCode'),
    serial: t('sds:fields.serial'),
    color: t('sds:fields.color'),
    createdOnFrom: t('sds:deliveries.from'),
    createdOnTo: t('sds:deliveries.to'),
  };
}

interface DeliveryFiltersProps {
  search: DeliverySearch;
  onSearch: ChangeList<DeliverySearch>;
  tools?: ReactNode;
}

/** The filters of what was sent. */
export function DeliveryFilters({ search, onSearch, tools }: DeliveryFiltersProps) {
  const { t } = useTexts('sds');
  const { date } = useFormats();
  const labels = useLabels();
  const { contains } = useFilterWords();
  const { status, createdOnFrom, createdOnTo, recipient, customerCode, serial, color } = search;
  return (
    <FilterPanel
      list={DELIVERY_LIST}
      search={search}
      onSearch={onSearch}
      tools={tools}
      label={(filter) => labels[filter]}
      values={{
        status: status && t(`sds:deliveryStatus.${status}`),
        recipient: contains(recipient),
        customerCode,
        serial,
        color,
        createdOnFrom: createdOnFrom && date(createdOnFrom),
        createdOnTo: createdOnTo && date(createdOnTo),
      }}
      form={(filters, onApply) => <DeliveryFilterForm filters={filters} onApply={onApply} labels={labels} />}
    />
  );
}

interface DeliveryFilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
  labels: Record<keyof Filters, string>;
}

function DeliveryFilterForm({ filters, onApply, labels }: DeliveryFilterFormProps) {
  const { t } = useTexts('sds');
  const form = useZodForm(DELIVERY_LIST.formSchema, filters);
  const { control } = form;
  return (
    <FilterForm form={form} onApply={onApply}>
      <SelectField
        control={control}
        name="status"
        label={labels.status}
        placeholder={t('sds:deliveries.any')}
        data={SDS_DELIVERY_STATUSES.map((status) => ({
          value: status,
          label: t(`sds:deliveryStatus.${status}`),
        }))}
        clearable
        clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      />
      <TextField control={control} name="recipient" label={labels.recipient} autoComplete="off" />
      <TextField
        control={control}
        name="customerCode"
        label={labels.customerCode}
        inputMode="numeric"
        autoComplete="off"
        errorWords={{ invalidField: t('sds:fields.customerDigits') }}
      />
      <TextField control={control} name="serial" label={labels.serial} autoComplete="off" />
      <TextField control={control} name="color" label={labels.color} autoComplete="off" />
      <DateRangeFields
        control={control}
        from={{ name: 'createdOnFrom', label: labels.createdOnFrom }}
        to={{ name: 'createdOnTo', label: labels.createdOnTo }}
      />
    </FilterForm>
  );
}
