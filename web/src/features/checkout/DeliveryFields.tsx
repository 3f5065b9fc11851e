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
  /** Null when an offer determines the date (section 4). */
  earliest: string | null;
  /** Delivery date of the ordered offer, which also determines multiple shipping; null without an offer. */
  offeredDate?: string | null;
}

/** The delivery date, and whether partial deliveries are allowed. */
export function DeliveryFields<Input extends FieldValues, Output>({
  control,
  names,
  earliest,
  offeredDate = null,
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
            : offeredDate === null
              ? t('checkout:fields.deliveryDateHint', { date: date(earliest) })
              : t('checkout:fields.offeredDateHint', { offered: date(offeredDate), date: date(earliest) })
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
          offeredDate === null ? 'checkout:fields.acceptMultipleShippingHint' : 'checkout:fields.fromOffer',
        )}
        disabled={offeredDate !== null}
      />
    </>
  );
}
