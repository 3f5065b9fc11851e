import { formatCountryName } from '@cromia/domain/addresses/country-name';
import { findAddressKind } from '@cromia/domain/customers/customer';
import type { ProfileChange } from '@cromia/domain/customers/profile-changes';
import { keysOf } from '@cromia/domain/keys';
import { useFormats } from '../../../../i18n/format';
import type { TextKey } from '../../../../i18n/keys';
import { useTexts } from '../../../../i18n/use-texts';
import { createCodeLabels } from '../../../accounts';
import {
  ADDRESS_LABELS,
  ASSESSMENT_DISPLAY,
  assessmentLabel,
  COMPANY_LABELS,
  CONTACT_KINDS,
  CONTACT_LABELS,
  segmentationLabel,
} from '../../../activation';
import type { ChangeGroup } from './change-groups';

const LABELS: Readonly<Record<ChangeGroup['kind'], Readonly<Record<string, TextKey>>>> = {
  company: COMPANY_LABELS,
  address: ADDRESS_LABELS,
  contact: CONTACT_LABELS,
};
const ASSESSMENT_FIELD_NAMES = keysOf(ASSESSMENT_DISPLAY);

/** Returns the input kind of an assessment field; undefined for other fields. */
function findAssessmentInput(field: string) {
  const name = ASSESSMENT_FIELD_NAMES.find((candidate) => candidate === field);
  return name === undefined ? undefined : ASSESSMENT_DISPLAY[name].input;
}

/** Returns functions that translate the changes of a profile: group titles, field labels and values. */
export function useProfileChangeLabels() {
  const { t, language } = useTexts('accounts', 'activation', 'customers-desk', 'desk');
  const { money, quantity } = useFormats();
  const codeLabels = createCodeLabels(t);

  const title = ({ kind, id }: ChangeGroup): string => {
    if (kind === 'company') return t('activation:steps.Anagraphics');
    if (kind === 'address') return `${t(`activation:recap.${findAddressKind(id) ?? 'shipping'}`)} · ${id}`;
    return `${t(CONTACT_KINDS[id] ?? 'activation:contacts.additional')} · ${id}`;
  };
  const label = (kind: ChangeGroup['kind'], field: string): string => {
    const assessmentField =
      kind === 'company' ? ASSESSMENT_FIELD_NAMES.find((candidate) => candidate === field) : undefined;
    if (assessmentField !== undefined) return assessmentLabel(assessmentField, t);
    const key = LABELS[kind][field];
    return key === undefined ? field : t(key);
  };
  const formatText = (field: string, text: string): string => {
    if (field === 'country') return formatCountryName(text, language);
    if (field === 'department') return codeLabels.department(text);
    if (field === 'role') return codeLabels.role(text);
    if (field === 'gender') return t(text === 'M' ? 'accounts:genders.M' : 'accounts:genders.F');
    return findAssessmentInput(field) === 'segmentation' ? segmentationLabel(text, t) : text;
  };
  /** Formats a value as lines, one for each entry of a list. */
  const lines = (field: string, value: ProfileChange['was']): string[] => {
    if (value === null || value === '') return [];
    if (Array.isArray(value)) return value;
    if (typeof value === 'boolean') return [t(value ? 'activation:recap.yes' : 'activation:recap.no')];
    if (typeof value === 'string') return [formatText(field, value)];
    if (findAssessmentInput(field) === 'money') return [money(value)];
    return [quantity(value, findAssessmentInput(field) === 'area' ? 'm²' : null)];
  };
  return { title, label, lines };
}
