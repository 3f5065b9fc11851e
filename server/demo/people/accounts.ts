import { JOINING_RIGHTS, OWNER_RIGHTS, type PurchaseRights } from '@cromia/domain/people/company-roles';
import { parseRows } from '../table.ts';

/** Password of every demo account (contract, section 4). */
export const DEMO_PASSWORD = 'Cromia!2026';

/** A demo account (contract, section 4). */
export interface DemoAccount {
  username: string;
  role: 'USER' | 'CUSTOMER' | 'AGENT' | 'COMMERCIAL' | 'IT' | 'ADMIN' | 'CROMIA';
  type: 'P' | 'C';
  firstname: string;
  lastname: string;
  gender: 'F' | 'M';
  /** The customer that a CUSTOMER belongs to. */
  customerCode: string | null;
  /** Business name of a company user; null for staff. */
  businessName: string | null;
  department: string | null;
  businessRole: string | null;
  /** Number of completed logins; 0 shows the first-login page. */
  version: number;
  isStaff: boolean;
  isDisabled: boolean;
  roleSds: 'NONE' | 'AUTO' | 'EMPLOYEE';
  roleTds: 'NONE' | 'USER' | 'ADMIN';
  /** Rights within the customer of a CUSTOMER. */
  companyRights: PurchaseRights | null;
  /** First and last customer code of the portfolio. */
  portfolio: readonly [first: number, last: number] | null;
}

// name before @demo.cromia.test | role | type | first name | last name | gender | customer | company | department | role there | logins | SDS | TDS
const ACCOUNTS = `
private|USER|P|Sara|Monti|F|-|-|-|-|0|NONE|NONE
company|USER|C|Davide|Sartor|M|-|Decorazioni Sartor S.r.l.|MNG|PRP|0|NONE|NONE
requested|USER|C|Irene|Battistella|F|-|Carpenterie del Brenta S.r.l.|PRC|BYR|2|NONE|NONE
accepted|USER|C|Michele|Meneghetti|M|-|Meneghetti Verniciature S.a.s.|MNG|GNM|2|NONE|NONE
customer|CUSTOMER|C|Anna|Pozzi|F|100001|Rossi Verniciature S.r.l.|PRC|BYR|12|AUTO|USER
customer2|CUSTOMER|C|Giorgio|Bianchi|M|100002|Colorificio Bianchi S.n.c.|MNG|PRP|7|AUTO|NONE
agent|AGENT|C|Luca|Ferraresi|M|-|-|ADM|OFW|40|AUTO|USER
agent2|AGENT|C|Elisa|Morandi|F|-|-|ADM|OFW|1|AUTO|NONE
commercial|COMMERCIAL|C|Paola|Vianello|F|-|-|ADM|MNG|55|AUTO|USER
it|IT|C|Matteo|Zanella|M|-|-|TCH|MNG|90|AUTO|ADMIN
admin|ADMIN|C|Francesca|Dal Lago|F|-|-|ADM|DRC|120|AUTO|ADMIN
cromia|CROMIA|C|Stefano|Cavallin|M|-|-|MNG|GNM|60|AUTO|ADMIN
sds|USER|C|Chiara|Rigoni|F|-|-|TCH|DSG|30|EMPLOYEE|NONE
disabled|USER|C|Roberto|Fontanella|M|-|Fontanella Legnami S.r.l.|MNG|PRP|3|NONE|NONE
owner|CUSTOMER|C|Carlo|Rossi|M|100001|Rossi Verniciature S.r.l.|MNG|PRP|31|AUTO|NONE
buyer|CUSTOMER|C|Nadia|Ferrari|F|100001|Rossi Verniciature S.r.l.|PRC|BYR|18|AUTO|NONE
requester|CUSTOMER|C|Ivan|Costa|M|100001|Rossi Verniciature S.r.l.|TCH|MNG|9|AUTO|NONE
viewer|CUSTOMER|C|Laura|Galli|F|100001|Rossi Verniciature S.r.l.|ADM|OFW|4|AUTO|NONE
`;

/** Rights within the customer of those who do not own it (contract, section 11); limits in EUR. */
const COMPANY_RIGHTS: Record<string, PurchaseRights> = {
  customer: { ...JOINING_RIGHTS, canApprove: true },
  buyer: { ...JOINING_RIGHTS, orderLimit: 800, monthLimit: 2500 },
  requester: { ...JOINING_RIGHTS, companyRole: 'REQUESTER' },
  viewer: { ...JOINING_RIGHTS, companyRole: 'VIEWER' },
};

/** Agents see their customers, commercial staff a larger range; agent2 has none. */
const PORTFOLIOS: Record<string, readonly [first: number, last: number]> = {
  agent: [100_001, 100_040],
  commercial: [100_001, 100_080],
};

function parseChoice<const T extends string>(values: readonly T[], cell: string): T {
  const value = values.find((candidate) => candidate === cell);
  if (value === undefined) throw new Error(`Expected one of ${values.join(', ')}, found ${cell}`);
  return value;
}

const parseOptional = (cell: string): string | null => (cell === '-' ? null : cell);

function toAccount(cells: string[]): DemoAccount {
  const [
    name = '',
    role = '',
    type = '',
    firstname = '',
    lastname = '',
    gender = '',
    customer = '',
    ...otherCells
  ] = cells;
  const [company = '', department = '', businessRole = '', logins = '', sds = '', tds = ''] = otherCells;
  const staff = ['agent', 'agent2', 'commercial', 'it', 'admin', 'cromia', 'sds'].includes(name);
  return {
    username: `${name}@demo.cromia.test`,
    role: parseChoice(['USER', 'CUSTOMER', 'AGENT', 'COMMERCIAL', 'IT', 'ADMIN', 'CROMIA'], role),
    type: parseChoice(['P', 'C'], type),
    firstname,
    lastname,
    gender: parseChoice(['F', 'M'], gender),
    customerCode: parseOptional(customer),
    businessName: staff ? 'Cromia Vernici S.r.l.' : parseOptional(company),
    department: parseOptional(department),
    businessRole: parseOptional(businessRole),
    version: Number(logins),
    isStaff: staff,
    isDisabled: name === 'disabled',
    roleSds: parseChoice(['NONE', 'AUTO', 'EMPLOYEE'], sds),
    roleTds: parseChoice(['NONE', 'USER', 'ADMIN'], tds),
    companyRights: role === 'CUSTOMER' ? (COMPANY_RIGHTS[name] ?? OWNER_RIGHTS) : null,
    portfolio: PORTFOLIOS[name] ?? null,
  };
}

/** The accounts that `npm start` prints and that tests use to log in. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = parseRows(ACCOUNTS, 13).map(toAccount);
