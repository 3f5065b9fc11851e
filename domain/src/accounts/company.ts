import { keysOf } from '../keys.ts';

/** Sectors of interest (section 3): MTL metal, WOD wood, HOM home, RSN resin. */
export const SECTORS = ['MTL', 'WOD', 'HOM', 'RSN'] as const;

/** Company types (section 3). */
export const COMPANY_TYPES = ['MTI', 'WDI', 'HOL', 'RSL', 'CNS', 'TNT', 'CLC'] as const;

/** Market segmentation: a company type, or NA for none. */
export const MARKET_SEGMENTATIONS = [...COMPANY_TYPES, 'NA'] as const;

/** Business roles (section 3). */
export const BUSINESS_ROLES = ['GNM', 'PRP', 'DRC', 'DPH', 'OPR', 'MNG', 'BYR', 'OFW', 'DSG'] as const;
export type BusinessRole = (typeof BUSINESS_ROLES)[number];

/** Departments and the roles that each allows (section 3). */
export const DEPARTMENT_ROLES = {
  MNG: ['GNM', 'PRP'],
  PRC: ['DRC', 'MNG', 'BYR'],
  ADM: ['DRC', 'MNG', 'OFW'],
  TCH: ['DRC', 'MNG', 'DSG'],
  PRD: ['DRC', 'DPH', 'OPR'],
  PNT: ['MNG', 'DPH', 'OPR'],
  MNT: ['MNG', 'DPH', 'OPR'],
  WRH: ['MNG', 'DPH', 'OPR'],
} as const satisfies Record<string, readonly BusinessRole[]>;
export type Department = keyof typeof DEPARTMENT_ROLES;

/** All departments, in the order of the table. */
export const DEPARTMENTS: readonly Department[] = keysOf(DEPARTMENT_ROLES);

/** Whether a department has a role; forms clear the role when the department changes (section 4). */
export function isRoleInDepartment(department: Department, role: BusinessRole): boolean {
  const roles: readonly BusinessRole[] = DEPARTMENT_ROLES[department];
  return roles.includes(role);
}
