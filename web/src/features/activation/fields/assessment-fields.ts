import { COMPANY_TYPES } from '@cromia/domain/accounts/company';
import type { AssessmentField } from '@cromia/domain/customers/profile-fields';
import type { TextKey, Translate } from '../../../i18n/keys';

/** How an assessment field is entered and displayed. */
interface AssessmentFieldDisplay {
  label: TextKey;
  /** Number in the label, for fields of the same kind. */
  number?: number;
  input: 'text' | 'segmentation' | 'checkbox' | 'switch' | 'money' | 'area' | 'count';
  help?: TextKey;
  required?: true;
  /** The fact of the recap that lists this field with others; undefined for a fact of its own. */
  fact?: keyof typeof SHARED_FACTS;
}

/** Labels of the facts of the recap that list several fields. */
export const SHARED_FACTS = {
  segmentations: 'activation:recap.segmentations',
  competitors: 'activation:recap.competitors',
  retailer: 'activation:sections.retailer',
} as const satisfies Record<string, TextKey>;

const createSegmentation = (number: number): AssessmentFieldDisplay => ({
  label: 'activation:fields.marketSegmentation',
  number,
  input: 'segmentation',
  fact: 'segmentations',
});
const createCompetitor = (
  number: number,
  overrides: Partial<AssessmentFieldDisplay>,
): AssessmentFieldDisplay => ({
  label: 'activation:fields.marketCompetitor',
  number,
  input: 'text',
  fact: 'competitors',
  ...overrides,
});
const createRetailer = (label: TextKey): AssessmentFieldDisplay => ({
  label,
  input: 'checkbox',
  fact: 'retailer',
});

/** The manufacturer's assessment of a company, in the order of the recap. */
export const ASSESSMENT_DISPLAY: Readonly<Record<AssessmentField, AssessmentFieldDisplay>> = {
  marketSegmentation1: createSegmentation(1),
  marketSegmentation2: createSegmentation(2),
  marketSegmentation3: createSegmentation(3),
  marketSegmentation4: createSegmentation(4),
  marketCompetitor1: createCompetitor(1, { required: true }),
  marketCompetitor2: createCompetitor(2, { help: 'common:form.optional' }),
  totalConsumption: { label: 'activation:fields.totalConsumption', input: 'money' },
  cromiaPotential: { label: 'activation:fields.cromiaPotential', input: 'money' },
  isRetailerOfMetal: createRetailer('activation:retailer.Metal'),
  isRetailerOfWood: createRetailer('activation:retailer.Wood'),
  isRetailerOfConstruction: createRetailer('activation:retailer.Construction'),
  isRetailerOfBodywork: createRetailer('activation:retailer.Bodywork'),
  isRetailerOfOwnership: createRetailer('activation:retailer.Ownership'),
  retailerShopWindows: { label: 'activation:fields.retailerShopWindows', input: 'count' },
  retailerSurface: { label: 'activation:fields.retailerSurface', input: 'area' },
  resellingType: { label: 'activation:fields.resellingType', input: 'segmentation' },
  tntNextRequired: {
    label: 'activation:fields.tntNextRequired',
    input: 'switch',
    help: 'activation:help.tntNextRequired',
  },
};

/** Returns the label of an assessment field, with its number if there are several. */
export function assessmentLabel(field: AssessmentField, t: Translate): string {
  const { label, number } = ASSESSMENT_DISPLAY[field];
  return number === undefined ? t(label) : t(label, { number });
}

/** Returns the label of a market segmentation: a company type, or "no segmentation". */
export function segmentationLabel(code: string, t: Translate): string {
  const type = COMPANY_TYPES.find((companyType) => companyType === code);
  if (type !== undefined) return t(`accounts:companyTypes.${type}`);
  return code === 'NA' ? t('activation:noSegmentation') : code;
}
