import {
  BUSINESS_ROLES,
  type BusinessRole,
  COMPANY_TYPES,
  DEPARTMENT_ROLES,
  DEPARTMENTS,
  type Department,
  SECTORS,
} from '@cromia/domain/accounts/company';
import type { Translate } from '../../../i18n/keys';

interface Option {
  value: string;
  label: string;
}

/** Select options of the sectors, with translated labels (section 3). */
export function sectorOptions(t: Translate): Option[] {
  return SECTORS.map((value) => ({ value, label: t(`accounts:sectors.${value}`) }));
}

/** Select options of the company types, with translated labels (section 3). */
export function companyTypeOptions(t: Translate): Option[] {
  return COMPANY_TYPES.map((value) => ({ value, label: t(`accounts:companyTypes.${value}`) }));
}

/** Select options of the departments, with translated labels (section 3). */
export function departmentOptions(t: Translate): Option[] {
  return DEPARTMENTS.map((value) => ({ value, label: t(`accounts:departments.${value}`) }));
}

/** Select options of the roles in a department; empty until a department is chosen. */
export function roleOptions(
  t: Translate,
  department: string,
  listRoles: (department: Department) => readonly BusinessRole[] = (chosen) => DEPARTMENT_ROLES[chosen],
): Option[] {
  const chosen = DEPARTMENTS.find((code) => code === department);
  const roles = chosen === undefined ? [] : listRoles(chosen);
  return roles.map((value) => ({ value, label: t(`accounts:businessRoles.${value}`) }));
}

/** Returns functions that translate stored codes; no code gives an empty label, and a role ignores its department. */
export function createCodeLabels(t: Translate) {
  const findLabel = (options: Option[], code: string | null) =>
    options.find(({ value }) => value === code)?.label ?? code ?? '';
  return {
    sector: (code: string | null) => findLabel(sectorOptions(t), code),
    companyType: (code: string | null) => findLabel(companyTypeOptions(t), code),
    department: (code: string | null) => findLabel(departmentOptions(t), code),
    role: (code: string | null) =>
      findLabel(
        BUSINESS_ROLES.map((value) => ({ value, label: t(`accounts:businessRoles.${value}`) })),
        code,
      ),
  };
}
