import { LIMITS } from '@cromia/domain/limits';
import { useTexts } from '../../i18n/use-texts';
import { DateRangeFields } from '../../ui/form/DateRangeFields';
import { SelectField, TextField } from '../../ui/form/fields';
import { useZodForm } from '../../ui/form/use-zod-form';
import { FilterForm } from '../../ui/list/FilterForm';
import { ALL, REQUEST_FORM, type RequestFormValues, useDayLabels } from './request-filters';

const CODES = [
  { filter: 'serial', max: LIMITS.serial },
  { filter: 'color', max: LIMITS.color },
  { filter: 'pkg', max: LIMITS.pkg },
] as const;

interface RequestFilterFormProps {
  /** The filters at work. */
  filters: RequestFormValues;
  statuses: readonly { value: string; label: string }[];
  /** Orders have a code of their own, and are found by the days on which they were requested. */
  ofOrders?: boolean;
  /** Lists of all customers filter by theirs: the field's name, and what a code looks like. */
  customerCode?: { label: string; invalid: string };
  onApply: (values: RequestFormValues) => void;
}

/** Sets the filters of a list of requests or orders. */
export function RequestFilterForm(props: RequestFilterFormProps) {
  const { filters, statuses, ofOrders = false, customerCode, onApply } = props;
  const { t } = useTexts('orders');
  const dayLabel = useDayLabels(ofOrders);
  const form = useZodForm(REQUEST_FORM, { ...filters, status: filters.status ?? ALL });
  const { control } = form;
  return (
    <FilterForm form={form} onApply={onApply}>
      <SelectField
        control={control}
        name="status"
        label={t('orders:filters.status')}
        data={[{ value: ALL, label: t('orders:filters.all') }, ...statuses]}
        allowDeselect={false}
      />
      {customerCode && (
        <TextField
          control={control}
          name="customerCode"
          label={customerCode.label}
          maxLength={LIMITS.customerCode}
          inputMode="numeric"
          autoComplete="off"
          errorWords={{ invalidField: customerCode.invalid }}
        />
      )}
      {ofOrders && (
        <TextField
          control={control}
          name="orderCode"
          label={t('orders:filters.orderCode')}
          maxLength={LIMITS.shortText}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <DateRangeFields
        control={control}
        from={{ name: 'createdOnFrom', label: dayLabel.createdOnFrom }}
        to={{ name: 'createdOnTo', label: dayLabel.createdOnTo }}
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
