import { calculateLatestDeliveryDate } from '@cromia/domain/checkout/order';
import { findNextWorkingDay, isWorkingDay } from '@cromia/domain/dates';
import { dateField } from '@cromia/domain/fields';
import { Button } from '@mantine/core';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { DateField } from '../../ui/fields/DateField';
import { SwitchField } from '../../ui/fields/SwitchField';
import { isDeliverable } from './order/order-form';
import classes from './styles.module.css';

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
  /** Days without deliveries, beside Saturdays and Sundays. */
  closedDays: ReadonlySet<string>;
  /** Delivery date of the ordered offer, which also determines multiple shipping; null without an offer. */
  offeredDate?: string | null;
}

/** The delivery day to propose instead of a closed day; null for any other value, or if there is none. */
function findNextDeliveryDay(
  value: unknown,
  earliest: string,
  closedDays: ReadonlySet<string>,
): string | null {
  const { data: day } = dateField().safeParse(value);
  if (day === undefined || !isDeliverable(day, earliest) || isWorkingDay(day, closedDays)) return null;
  const next = findNextWorkingDay(day, closedDays);
  return isDeliverable(next, earliest) ? next : null;
}

/** The delivery date, and whether partial deliveries are allowed. */
export function DeliveryFields<Input extends FieldValues, Output>({
  control,
  names,
  earliest,
  closedDays,
  offeredDate = null,
}: DeliveryFieldsProps<Input, Output>) {
  const { t } = useTexts('checkout');
  const { date, dayWithWeekday } = useFormats();
  const { field } = useController({ control, name: names.date });
  const nextDay =
    earliest === null || field.value === offeredDate
      ? null
      : findNextDeliveryDay(field.value, earliest, closedDays);
  const dateError =
    earliest === null
      ? ''
      : t('checkout:errors.dates', { from: date(earliest), to: date(calculateLatestDeliveryDate(earliest)) });
  const closedError =
    nextDay === null
      ? dateError
      : t('checkout:fields.closedDay', {
          day: dayWithWeekday(String(field.value)),
          next: dayWithWeekday(nextDay),
        });
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
        errorWords={{ missing: dateError, invalidField: closedError }}
        disabled={earliest === null}
        required={earliest !== null}
        {...(earliest === null ? {} : { minDate: earliest, maxDate: calculateLatestDeliveryDate(earliest) })}
        isOpen={(day) => isWorkingDay(day, closedDays)}
        withWeekday
      />
      {nextDay !== null && (
        <Button variant="default" className={classes.nextDay} onClick={() => field.onChange(nextDay)}>
          {t('checkout:fields.takeDay', { day: dayWithWeekday(nextDay) })}
        </Button>
      )}
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
