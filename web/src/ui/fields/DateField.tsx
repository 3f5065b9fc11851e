import '@mantine/dates/styles.layer.css';
import { parseDate } from '@cromia/domain/dates';
import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/de';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import 'dayjs/locale/pl';
import 'dayjs/locale/ru';
import { IconCalendar } from '@tabler/icons-react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { type FieldProps, useField } from './use-field';

type DateFieldProps<Input extends FieldValues, Output> = FieldProps<Input, Output> &
  Pick<DateInputProps, 'minDate' | 'maxDate' | 'excludeDate' | 'clearable'> & {
    /** Called with each new day, null for none, after the form value has changed. */
    onDay?: (day: string | null) => void;
  };

/** A calendar day, typed or picked, displayed as DD-MM-YYYY and stored as `YYYY-MM-DD`. */
export function DateField<Input extends FieldValues, Output>(props: DateFieldProps<Input, Output>) {
  const { t, language } = useTexts();
  const { field, fieldProps } = useField(props);
  const { minDate, maxDate, excludeDate, clearable, onDay } = props;
  const bounds = {
    ...(minDate === undefined ? {} : { minDate }),
    ...(maxDate === undefined ? {} : { maxDate }),
    ...(excludeDate === undefined ? {} : { excludeDate }),
    ...(clearable === undefined ? {} : { clearable }),
  };
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <DateInput
        {...fieldProps}
        {...bounds}
        size="sm"
        valueFormat="DD-MM-YYYY"
        // The default parser would read 05-12-2026 as 12 May.
        dateParser={parseDate}
        clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
        placeholder={t('common:form.datePlaceholder')}
        leftSection={<IconCalendar size={16} aria-hidden />}
        value={field.value ?? null}
        onChange={(day) => {
          field.onChange(day);
          onDay?.(day);
        }}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </DatesProvider>
  );
}
