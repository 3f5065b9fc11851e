import { calculateLatestDeliveryDate } from '@cromia/domain/checkout/order';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { DateField } from '../../ui/fields/DateField';
import { SwitchField } from '../../ui/fields/SwitchField';

/** Names of the two fields in their form. */
interface DeliveryNames<Input extends FieldValues> {
  date: FieldPath<Input>;
  multiple: FieldPath<Input>;
}

interface DeliveryFieldsProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  names: DeliveryNames<Input>;
  /** Null when an offer determines both fields (section 4). */
  earliest: string | null;
}

/** The delivery date, and whether partial deliveries are allowed. */
export function DeliveryFields<Input extends FieldValues, Output>({
  control,
  names,
  earliest,
}: DeliveryFieldsProps<Input, Output>) {
  const { t } = useTexts('checkout');
  const { date } = useFormats();
  const dateError =
    earliest === null
      ? ''
      : t('checkout:errors.dates', { from: date(earliest), to: date(calculateLatestDeliveryDate(earliest)) });
  return (
    <>
      <DateField
        control={control}
        name={names.date}
        label={t('checkout:fields.deliveryDateRequested')}
        help={
          earliest === null
            ? t('checkout:fields.fromOffer')
            : t('checkout:fields.deliveryDateHint', { date: date(earliest) })
        }
        errorWords={{ missing: dateError, invalidField: dateError }}
        disabled={earliest === null}
        required={earliest !== null}
        {...(earliest === null ? {} : { minDate: earliest, maxDate: calculateLatestDeliveryDate(earliest) })}
      />
      <SwitchField
        control={control}
        name={names.multiple}
        label={t('checkout:fields.acceptMultipleShipping')}
        help={t(
          earliest === null ? 'checkout:fields.fromOffer' : 'checkout:fields.acceptMultipleShippingHint',
        )}
        disabled={earliest === null}
      />
    </>
  );
}
