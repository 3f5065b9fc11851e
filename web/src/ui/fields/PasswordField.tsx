import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { useField } from './use-field';
import { pickWidgetProps, type WidgetProps } from './widget-props';

/** A password, with a button that shows it. */
export function PasswordField<Input extends FieldValues, Output>(
  props: WidgetProps<PasswordInputProps, Input, Output>,
) {
  const { t } = useTexts();
  const { field, fieldProps } = useField(props);
  return (
    <PasswordInput
      {...pickWidgetProps<typeof props, Input, Output>(props)}
      {...fieldProps}
      visibilityToggleButtonProps={{ 'aria-label': t('common:form.showPassword') }}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}
