import {
  Checkbox,
  type CheckboxProps,
  PasswordInput,
  type PasswordInputProps,
  Select,
  type SelectProps,
  Switch,
  type SwitchProps,
  Text,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { type FieldProps, useField } from './use-field';

type Joined = 'name' | 'label' | 'value' | 'defaultValue' | 'error' | 'description' | 'required' | 'disabled';
type Widget<Props, Input extends FieldValues, Output> = FieldProps<Input, Output> &
  Omit<Props, Joined | 'onChange'>;

/** What belongs to the form and not to the widget. */
function widgetProps<Props extends FieldProps<Input, Output>, Input extends FieldValues, Output>(
  props: Props,
) {
  const {
    control: _control,
    name: _name,
    label: _label,
    help: _help,
    required: _required,
    errorWords: _errorWords,
    ...widget
  } = props;
  return widget;
}

/** One line of text. Give `autoComplete` and `inputMode` where they help. */
export function TextField<Input extends FieldValues, Output>(props: Widget<TextInputProps, Input, Output>) {
  const { field, shown } = useField(props);
  return (
    <TextInput
      {...widgetProps<typeof props, Input, Output>(props)}
      {...shown}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}

/** A password, with a button that shows it. */
export function PasswordField<Input extends FieldValues, Output>(
  props: Widget<PasswordInputProps, Input, Output>,
) {
  const { t } = useTexts();
  const { field, shown } = useField(props);
  return (
    <PasswordInput
      {...widgetProps<typeof props, Input, Output>(props)}
      {...shown}
      visibilityToggleButtonProps={{ 'aria-label': t('common:form.showPassword') }}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}

/** Several lines of text; with `max` it counts the characters. */
export function TextAreaField<Input extends FieldValues, Output>(
  props: Widget<TextareaProps, Input, Output> & { max?: number },
) {
  const { t } = useTexts();
  const { field, shown } = useField(props);
  const { max, ...widget } = widgetProps<typeof props, Input, Output>(props);
  const used = String(field.value ?? '').length;
  const below = max !== undefined && (
    <Text span inherit display="flex" style={{ justifyContent: 'space-between', gap: 16 }}>
      <span>{shown.description}</span>
      <Text span inherit c={used > max ? 'danger' : 'dimmed'} style={{ whiteSpace: 'nowrap' }}>
        {t('common:form.characters', { used, max })}
      </Text>
    </Text>
  );
  return (
    <Textarea
      {...widget}
      {...shown}
      description={below || shown.description}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}

/** One of a list; `onPick` follows a choice, for what hangs on it. */
export function SelectField<Input extends FieldValues, Output>(
  props: Widget<SelectProps, Input, Output> & { onPick?: (value: string) => void },
) {
  const { field, shown } = useField(props);
  const { onPick, ...widget } = widgetProps<typeof props, Input, Output>(props);
  return (
    <Select
      {...widget}
      {...shown}
      value={field.value || null}
      onChange={(value) => {
        field.onChange(value);
        if (value !== null) onPick?.(value);
      }}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}

/** Yes or no, as a choice that is on or off. */
export function SwitchField<Input extends FieldValues, Output>(props: Widget<SwitchProps, Input, Output>) {
  const { field, shown } = useField(props);
  const { withAsterisk: _asterisk, ...rest } = shown;
  return (
    <Switch
      {...widgetProps<typeof props, Input, Output>(props)}
      {...rest}
      checked={field.value === true}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}

/** Yes or no, as a box to tick. */
export function CheckboxField<Input extends FieldValues, Output>(
  props: Widget<CheckboxProps, Input, Output>,
) {
  const { field, shown } = useField(props);
  const { withAsterisk, label, ...rest } = shown;
  return (
    <Checkbox
      {...widgetProps<typeof props, Input, Output>(props)}
      {...rest}
      label={withAsterisk ? <MarkedLabel>{label}</MarkedLabel> : label}
      checked={field.value === true}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}

/** A label with the asterisk that other widgets set by themselves. */
function MarkedLabel({ children }: { children: string }) {
  return (
    <>
      {children}
      <Text span inherit c="danger" aria-hidden>
        {'\u00a0*'}
      </Text>
    </>
  );
}
