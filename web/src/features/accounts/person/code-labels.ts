import {
  BUSINESS_ROLES,
  COMPANY_TYPES,
  DEPARTMENT_ROLES,
  DEPARTMENTS,
  SECTORS,
} from '@cromia/domain/accounts/company';
import type { Translate } from '../../../i18n/keys';

interface Option {
  value: string;
  label: string;
}

/** Select options with translated labels for the codes of section 3. */
export function sectorOptions(t: Translate): Option[] {
  return SECTORS.map((value) => ({ value, label: t(`accounts:sectors.${value}`) }));
}

export function companyTypeOptions(t: Translate): Option[] {
  return COMPANY_TYPES.map((value) => ({ value, label: t(`accounts:companyTypes.${value}`) }));
}

export function departmentOptions(t: Translate): Option[] {
  return DEPARTMENTS.map((value) => ({ value, label: t(`accounts:departments.${value}`) }));
}

/** The roles of a department; none until a department is chosen. */
export function roleOptions(t: Translate, department: string): Option[] {
  const chosen = DEPARTMENTS.find((known) => known === department);
  const roles = chosen === undefined ? [] : DEPARTMENT_ROLES[chosen];
  return roles.map((value) => ({ value, label: t(`accounts:businessRoles.${value}`) }));
}

/** Translated labels for stored codes: a role regardless of its department, empty for none. */
export function createCodeLabels(t: Translate) {
  const label = (options: Option[], code: string | null) =>
    options.find(({ value }) => value === code)?.label ?? code ?? '';
  return {
    sector: (code: string | null) => label(sectorOptions(t), code),
    companyType: (code: string | null) => label(companyTypeOptions(t), code),
    department: (code: string | null) => label(departmentOptions(t), code),
    role: (code: string | null) =>
      label(
        BUSINESS_ROLES.map((value) => ({ value, label: t(`accounts:businessRoles.${value}`) })),
        code,
      ),
  };
}
