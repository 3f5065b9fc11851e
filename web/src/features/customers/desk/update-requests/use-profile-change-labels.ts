import { countryName } from '@cromia/domain/addresses/country-name';
import { findAddressKind } from '@cromia/domain/customers/customer';
import type { ProfileChange } from '@cromia/domain/customers/profile-changes';
import { useFormats } from '../../../../i18n/format';
import type { TextKey } from '../../../../i18n/keys';
import { useTexts } from '../../../../i18n/use-texts';
import { createCodeLabels } from '../../../accounts';
import { segmentationLabel } from '../../../activation';
import type { ChangeGroup } from './change-groups';

const COMPANY_LABELS: Readonly<Record<string, TextKey>> = {
  businessName: 'accounts:fields.businessName',
  fiscalCode: 'activation:fields.fiscalCode',
  sdiCode: 'activation:fields.sdiCode',
  pec: 'activation:fields.pec',
  totalConsumption: 'activation:fields.totalConsumption',
  cromiaPotential: 'activation:fields.cromiaPotential',
  isRetailerOfMetal: 'activation:retailer.Metal',
  isRetailerOfWood: 'activation:retailer.Wood',
  isRetailerOfConstruction: 'activation:retailer.Construction',
  isRetailerOfBodywork: 'activation:retailer.Bodywork',
  isRetailerOfOwnership: 'activation:retailer.Ownership',
  retailerShopWindows: 'activation:fields.retailerShopWindows',
  retailerSurface: 'activation:fields.retailerSurface',
  resellingType: 'activation:fields.resellingType',
  tntNextRequired: 'activation:fields.tntNextRequired',
  billingEmails: 'activation:documents.billing',
  transportDocumentEmails: 'activation:documents.transportDocument',
  msdsEmails: 'activation:documents.msds',
  testSheetsEmails: 'activation:documents.testSheets',
  bankName: 'activation:fields.bankName',
  iban: 'activation:fields.iban',
};

const ADDRESS_LABELS: Readonly<Record<string, TextKey>> = {
  businessName: 'activation:fields.addressee',
  streetAddress1: 'activation:fields.streetAddress1',
  streetAddress2: 'activation:fields.streetAddress2',
  zipOrPostalCode: 'accounts:fields.zipCode',
  city: 'activation:fields.city',
  province: 'accounts:fields.province',
  country: 'accounts:fields.country',
  note: 'activation:fields.addressNote',
  isDefault: 'activation:shipping.default',
};

const CONTACT_LABELS: Readonly<Record<string, TextKey>> = {
  gender: 'accounts:fields.gender',
  firstName: 'accounts:fields.firstname',
  lastName: 'accounts:fields.lastname',
  department: 'accounts:fields.businessDepartment',
  role: 'accounts:fields.businessRole',
  email: 'activation:fields.email',
  phoneNumber: 'accounts:fields.telephone',
};

const LABELS = { company: COMPANY_LABELS, address: ADDRESS_LABELS, contact: CONTACT_LABELS } as const;
const MONEY = ['totalConsumption', 'cromiaPotential'];
const CONTACT_KINDS: Readonly<Record<string, TextKey>> = {
  C001: 'activation:contacts.purchasing',
  C002: 'activation:contacts.administrative',
};
const NUMBERED = /^market(Segmentation|Competitor)(\d)$/;

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
    const [, what, number] = NUMBERED.exec(field) ?? [];
    if (what === 'Segmentation') return t('activation:fields.marketSegmentation', { number: Number(number) });
    if (what === 'Competitor') return t('activation:fields.marketCompetitor', { number: Number(number) });
    const key = LABELS[kind][field];
    return key === undefined ? field : t(key);
  };
  const textOf = (field: string, text: string): string => {
    if (field === 'country') return countryName(text, language);
    if (field === 'department') return words.department(text);
    if (field === 'role') return words.role(text);
    if (field === 'gender') return t(text === 'M' ? 'accounts:genders.M' : 'accounts:genders.F');
    const isSegmentation = field.startsWith('marketSegmentation') || field === 'resellingType';
    return isSegmentation ? segmentationLabel(text, t) : text;
  };
  /** One line per entry. */
  const lines = (field: string, value: ProfileChange['was']): string[] => {
    if (value === null || value === '') return [];
    if (Array.isArray(value)) return value;
    if (typeof value === 'boolean') return [t(value ? 'activation:recap.yes' : 'activation:recap.no')];
    if (typeof value === 'string') return [textOf(field, value)];
    if (MONEY.includes(field)) return [money(value)];
    return [quantity(value, field === 'retailerSurface' ? 'm²' : null)];
  };
  return { title, label, lines };
}
