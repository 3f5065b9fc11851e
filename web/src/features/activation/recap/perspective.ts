import { COMPANY_TYPES } from '@cromia/domain/accounts/company';
import type { Translate } from '../../../i18n/keys';

/** Retail categories, as in the fields `isRetailerOf…` (section 3). */
export const RETAIL_CATEGORIES = ['Metal', 'Wood', 'Construction', 'Bodywork', 'Ownership'] as const;

/** The label of a market segmentation: a company type, or none. */
export function segmentationLabel(code: string, t: Translate): string {
  const type = COMPANY_TYPES.find((known) => known === code);
  if (type !== undefined) return t(`accounts:companyTypes.${type}`);
  return code === 'NA' ? t('activation:noSegmentation') : code;
}
