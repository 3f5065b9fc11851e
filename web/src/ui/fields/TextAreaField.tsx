import { Text, Textarea, type TextareaProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import classes from './TextAreaField.module.css';
import { useField } from './use-field';
import { pickWidgetProps, type WidgetProps } from './widget-props';

/** Several lines of text; with `max` it counts the characters. */
export function TextAreaField<Input extends FieldValues, Output>(
  props: WidgetProps<TextareaProps, Input, Output> & { max?: number },
) {
  const { t } = useTexts();
  const { field, fieldProps } = useField(props);
  const { max, ...widget } = pickWidgetProps<typeof props, Input, Output>(props);
  const used = String(field.value ?? '').length;
  const counter = max !== undefined && (
    <Text span inherit className={classes.help}>
      <span>{fieldProps.description}</span>
      <Text span inherit c={used > max ? 'danger' : 'dimmed'} className={classes.counter}>
        {t('common:form.characters', { used, max })}
      </Text>
    </Text>
  );
  return (
    <Textarea
      {...widget}
      {...fieldProps}
      description={counter || fieldProps.description}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}
