import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './use-field';

type FormPropName =
  | 'name'
  | 'label'
  | 'value'
  | 'defaultValue'
  | 'error'
  | 'description'
  | 'required'
  | 'disabled';
/** Props of a field: the form's props and the widget's props. */
export type WidgetProps<Props, Input extends FieldValues, Output> = FieldProps<Input, Output> &
  Omit<Props, FormPropName | 'onChange'>;

/** Picks the widget's props, without the form's props. */
export function pickWidgetProps<Props extends FieldProps<Input, Output>, Input extends FieldValues, Output>(
  props: Props,
) {
  const {
    control: _control,
    name: _name,
    label: _label,
    help: _help,
    required: _required,
    optional: _optional,
    errorWords: _errorWords,
    ...widget
  } = props;
  return widget;
}
