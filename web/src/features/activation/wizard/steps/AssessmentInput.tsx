import { MARKET_SEGMENTATIONS } from '@cromia/domain/accounts/company';
import { ASSESSMENT_FIELDS, type AssessmentField } from '@cromia/domain/customers/profile-fields';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { CheckboxField } from '../../../../ui/fields/CheckboxField';
import { NumberField } from '../../../../ui/fields/NumberField';
import { SelectField } from '../../../../ui/fields/SelectField';
import { SwitchField } from '../../../../ui/fields/SwitchField';
import { TextField } from '../../../../ui/fields/TextField';
import { ASSESSMENT_DISPLAY, assessmentLabel, segmentationLabel } from '../../fields/assessment-fields';
import type { CompanyFormValues } from '../company-form-values';

const NUMBER_FORMATS = {
  money: { suffix: ' €', decimalScale: 2 },
  area: { suffix: ' m²', decimalScale: 2 },
  count: { integersOnly: true },
} as const;

interface AssessmentInputProps {
  name: AssessmentField;
  /** Whether a field that agents must fill in may be empty. */
  isOptional?: boolean;
}

/** Input of an assessment field, configured by `ASSESSMENT_DISPLAY`. */
export function AssessmentInput({ name, isOptional = false }: AssessmentInputProps) {
  const { t } = useTexts('activation', 'accounts');
  const { control } = useFormContext<CompanyFormValues>();
  const { input, help, required } = ASSESSMENT_DISPLAY[name];
  const rule = ASSESSMENT_FIELDS[name];
  const field = {
    control,
    name,
    label: assessmentLabel(name, t),
    ...(help === undefined ? {} : { help: t(help) }),
    ...(required === true && !isOptional ? { required } : { optional: true }),
  };
  switch (input) {
    case 'text':
      return <TextField {...field} />;
    case 'checkbox':
      return <CheckboxField {...field} />;
    case 'switch':
      return <SwitchField {...field} />;
    case 'segmentation':
      return (
        <SelectField
          {...field}
          data={MARKET_SEGMENTATIONS.map((value) => ({ value, label: segmentationLabel(value, t) }))}
          allowDeselect={false}
        />
      );
    default:
      return (
        <NumberField
          {...field}
          {...NUMBER_FORMATS[input]}
          {...('max' in rule ? { max: rule.max } : {})}
          grouped
        />
      );
  }
}
