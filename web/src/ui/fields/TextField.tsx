import { hasForeignLocalPart } from '@cromia/domain/fields';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { useField } from './use-field';
import { pickWidgetProps, type WidgetProps } from './widget-props';

/** One line of text. Set `autoComplete` and `inputMode` where they help. */
export function TextField<Input extends FieldValues, Output>(
  props: WidgetProps<TextInputProps, Input, Output> & {
    /** Called when the user leaves the field. */
    onLeave?: () => void;
  },
) {
  const { t } = useTexts();
  const { field, fieldProps } = useField(props, {
    explain: (value) =>
      props.type === 'email' && hasForeignLocalPart(String(value ?? ''))
        ? t('errors:fields.foreignEmail')
        : undefined,
  });
  const { onLeave, ...widget } = pickWidgetProps<typeof props, Input, Output>(props);
  return (
    <TextInput
      {...widget}
      {...fieldProps}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={() => {
        field.onBlur();
        onLeave?.();
      }}
      ref={field.ref}
    />
  );
}
