import { hasForeignLocalPart } from '@cromia/domain/fields';
import { formatEmail, formatWebsite } from '@cromia/domain/web/unicode-address';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { useField } from './use-field';
import { pickWidgetProps, type WidgetProps } from './widget-props';

/** How stored addresses are edited: as people write them, with the letters of their domains. */
const STORED_FORMATS: Partial<Record<string, (address: string) => string>> = {
  email: formatEmail,
  url: formatWebsite,
};

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
    explain: (typed) =>
      props.type === 'email' && hasForeignLocalPart(String(typed ?? ''))
        ? t('errors:fields.foreignEmail')
        : undefined,
  });
  const value = field.value ?? '';
  const { onLeave, ...widget } = pickWidgetProps<typeof props, Input, Output>(props);
  return (
    <TextInput
      {...widget}
      {...fieldProps}
      value={isTyped ? value : (STORED_FORMATS[props.type ?? '']?.(value) ?? value)}
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
