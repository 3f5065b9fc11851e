import '@mantine/dates/styles.layer.css';
import { formatDate } from '@cromia/domain/dates';
import { parseTypedDate } from '@cromia/domain/typed-date';
import { Input, Popover, Text, TextInput } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/de';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import 'dayjs/locale/pl';
import 'dayjs/locale/ru';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { type FieldProps, useField } from './use-field';

interface DateFieldProps<Input extends FieldValues, Output> extends FieldProps<Input, Output> {
  /** First and last day that can be chosen; the form's schema checks them. */
  minDate?: string;
  maxDate?: string;
  clearable?: boolean;
  /** Whether a day can be picked in the calendar; the form's schema checks typed days. */
  isOpen?: (day: string) => boolean;
  /** Shows the weekday of the day before the help. */
  withWeekday?: boolean;
  /** Called with each new day, null for none, once it is chosen or completely typed. */
  onDay?: (day: string | null) => void;
}

/** Whether a form value is a day, as opposed to invalid input. */
function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** The error of a date: how dates are written, or the days that can be chosen. */
function useDateError({ minDate, maxDate }: { minDate?: string; maxDate?: string }) {
  const { t } = useTexts();
  return (value: unknown): string | undefined => {
    if (value === null || value === undefined || value === '') return undefined;
    if (!isDay(value)) return t('common:form.dateUnreadable');
    if (minDate !== undefined && maxDate !== undefined)
      return t('common:form.dateBetween', { from: formatDate(minDate), to: formatDate(maxDate) });
    if (minDate !== undefined) return t('common:form.dateFrom', { from: formatDate(minDate) });
    return maxDate === undefined ? undefined : t('common:form.dateUntil', { to: formatDate(maxDate) });
  };
}

/**
 * A calendar day, typed or picked, shown as DD-MM-YYYY. The form value is `YYYY-MM-DD`, null for empty, or invalid
 * input as typed, so that it can be corrected and is never replaced by another day.
 */
export function DateField<Input extends FieldValues, Output>(props: DateFieldProps<Input, Output>) {
  const { minDate, maxDate, clearable = false, isOpen, withWeekday = false, onDay, ...fieldOptions } = props;
  const { errorWords = {} } = fieldOptions;
  const { t, language } = useTexts();
  const bounds = {
    ...(minDate === undefined ? {} : { minDate }),
    ...(maxDate === undefined ? {} : { maxDate }),
  };
  const findError = useDateError(bounds);
  const { field, fieldProps } = useField(fieldOptions, {
    explain: (invalid, limitText) =>
      isDay(invalid) ? (limitText ?? errorWords.invalidField ?? findError(invalid)) : findError(invalid),
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const read = (text: string) =>
    text.trim() === '' ? null : (parseTypedDate(text, language) ?? text.trim());
  const value: unknown = field.value;
  const day = isDay(value) ? value : null;
  const written = day === null ? String(value ?? '') : formatDate(day);
  // A value set from elsewhere replaces the typed text.
  const isTyping = typed !== null && read(typed) === (value === '' ? null : value);
  const settle = () => {
    if (isTyping && (day !== null || typed.trim() === '')) onDay?.(day);
    setTyped(null);
  };
  const choose = (next: string | null) => {
    setTyped(null);
    setCalendarOpen(false);
    field.onChange(next);
    onDay?.(next);
  };
  const [earlier, later] = [t('common:form.earlierDates'), t('common:form.laterDates')];
  const clear = clearable && written !== '' && (
    <Input.ClearButton
      aria-label={t('common:actions.clear')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(null)}
    />
  );
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <Popover
        opened={isCalendarOpen && !fieldProps.disabled}
        onChange={setCalendarOpen}
        position="bottom-start"
        trapFocus={false}
        withRoles={false}
      >
        <Popover.Target>
          <TextInput
            {...fieldProps}
            description={
              withWeekday && day !== null ? (
                <WeekdayHelp day={day} help={fieldProps.description} />
              ) : (
                fieldProps.description
              )
            }
            size="sm"
            autoComplete="off"
            placeholder={t('common:form.datePlaceholder')}
            leftSection={<IconCalendar size={16} aria-hidden />}
            rightSection={clear}
            value={isTyping ? typed : written}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              field.onChange(read(currentTarget.value));
            }}
            onClick={() => setCalendarOpen(true)}
            onBlur={() => {
              setCalendarOpen(false);
              settle();
              field.onBlur();
            }}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setCalendarOpen(false);
              if (key === 'Enter') settle();
            }}
            ref={field.ref}
          />
        </Popover.Target>
        <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
          <DatePicker
            key={day ?? minDate ?? ''}
            {...bounds}
            {...(isOpen === undefined ? {} : { excludeDate: (each) => !isOpen(each) })}
            value={day}
            allowDeselect={clearable}
            ariaLabels={{
              previousMonth: earlier,
              previousYear: earlier,
              previousDecade: earlier,
              nextMonth: later,
              nextYear: later,
              nextDecade: later,
            }}
            defaultDate={day ?? minDate ?? new Date()}
            onChange={choose}
          />
        </Popover.Dropdown>
      </Popover>
    </DatesProvider>
  );
}

/** The weekday of a day before the help of its field. */
function WeekdayHelp({ day, help }: { day: string; help: ReactNode }) {
  const { language } = useTexts();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (
    <>
      <Text span inherit c="var(--mantine-color-text)" fw={600}>
        {weekday.format(new Date(`${day}T00:00:00Z`))}
      </Text>
      {help !== undefined && <> · {help}</>}
    </>
  );
}
