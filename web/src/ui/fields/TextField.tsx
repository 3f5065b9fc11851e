import { hasForeignLocalPart } from '@cromia/domain/fields';
import { formatEmail, formatWebsite } from '@cromia/domain/web/unicode-address';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { useField } from './use-field';
import { pickWidgetProps, type WidgetProps } from './widget-props';

/** A stored address as people write it, with the letters of its domain; other values as they are. */
function formatStored(type: TextInputProps['type'], value: string): string {
  if (type === 'email') return formatEmail(value);
  return type === 'url' ? formatWebsite(value) : value;
}

/** One line of text. Set `autoComplete` and `inputMode` where they help. */
export function TextField<Input extends FieldValues, Output>(
  props: WidgetProps<TextInputProps, Input, Output> & {
    /** Called when the user leaves the field. */
    onLeave?: () => void;
  },
) {
  const { t } = useTexts();
  const [isTyped, setIsTyped] = useState(false);
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
      value={isTyped ? (field.value ?? '') : formatStored(props.type, field.value ?? '')}
      onChange={(event) => {
        setIsTyped(true);
        field.onChange(event);
      }}
      onBlur={() => {
        field.onBlur();
        onLeave?.();
      }}
      ref={field.ref}
    />
  );
}
