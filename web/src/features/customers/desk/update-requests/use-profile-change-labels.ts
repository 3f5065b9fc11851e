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
const ASSESSMENT = keysOf(ASSESSMENT_DISPLAY);

/** How the value of an assessment field is entered; undefined for other fields. */
function inputOf(field: string) {
  const name = ASSESSMENT.find((each) => each === field);
  return name === undefined ? undefined : ASSESSMENT_DISPLAY[name].input;
}

/** Translations for the changes of a profile: titles, fields and values. */
export function useProfileChangeLabels() {
  const { t, language } = useTexts('accounts', 'activation', 'backoffice');
  const { money, quantity } = useFormats();
  const words = createCodeLabels(t);

  const title = ({ kind, id }: ChangeGroup): string => {
    if (kind === 'company') return t('activation:steps.Anagraphics');
    if (kind === 'address') return `${t(`activation:recap.${findAddressKind(id) ?? 'shipping'}`)} · ${id}`;
    return `${t(CONTACT_KINDS[id] ?? 'activation:contacts.additional')} · ${id}`;
  };
  const label = (kind: ChangeGroup['kind'], field: string): string => {
    const assessed = kind === 'company' ? ASSESSMENT.find((each) => each === field) : undefined;
    if (assessed !== undefined) return assessmentLabel(assessed, t);
    const key = LABELS[kind][field];
    return key === undefined ? field : t(key);
  };
  const textOf = (field: string, text: string): string => {
    if (field === 'country') return formatCountryName(text, language);
    if (field === 'department') return words.department(text);
    if (field === 'role') return words.role(text);
    if (field === 'gender') return t(text === 'M' ? 'accounts:genders.M' : 'accounts:genders.F');
    return inputOf(field) === 'segmentation' ? segmentationLabel(text, t) : text;
  };
  /** One line per entry. */
  const lines = (field: string, value: ProfileChange['was']): string[] => {
    if (value === null || value === '') return [];
    if (Array.isArray(value)) return value;
    if (typeof value === 'boolean') return [t(value ? 'activation:recap.yes' : 'activation:recap.no')];
    if (typeof value === 'string') return [textOf(field, value)];
    if (inputOf(field) === 'money') return [money(value)];
    return [quantity(value, inputOf(field) === 'area' ? 'm²' : null)];
  };
  return { title, label, lines };
}
