import { createPrng, type Prng } from '../prng.ts';
import {
  buildItalianCompany,
  buildItalianSite,
  COMPANIES_ABROAD,
  type Company,
  countDigitsAfter,
  type Site,
} from './companies.ts';
import { PEOPLE } from './names.ts';
import { type CustomerCountry, createIban, createVatNumber } from './tax-codes.ts';

/** An address of a customer: SL legal, SA administrative, SD001 and upward shipping (section 3). */
interface DemoAddress {
  code: string;
  businessName: string | null;
  streetAddress1: string;
  streetAddress2: string | null;
  country: CustomerCountry;
  city: string;
  zipOrPostalCode: string;
  province: string | null;
  note: string | null;
  isDefault: boolean;
  isShipping: boolean;
}

interface DemoContact {
  code: string;
  isAdministration: boolean;
  isPurchasing: boolean;
  gender: 'F' | 'M';
  firstName: string;
  lastName: string;
  role: string;
  department: string;
  email: string;
  phoneNumber: string;
}

/** A customer with its commercial terms; percentages as 12.5. */
export interface DemoCustomer {
  customerCode: string;
  customerCodeOld: string | null;
  businessName: string;
  country: CustomerCountry;
  vatNumber: string;
  fiscalCode: string | null;
  sdiCode: string | null;
  pec: string | null;
  marketSegmentation1: Company['segmentation'];
  marketCompetitor1: string;
  totalConsumption: number;
  cromiaPotential: number;
  isRetailer: boolean;
  emails: { billing: string[]; transportDocument: string[]; msds: string[]; testSheets: string[] };
  bankName: string;
  iban: string;
  priceListCode: string;
  discountPct1: number;
  discountPct2: number;
  agentCommissionPct: number;
  unconditionalDiscountPct: number;
  addresses: DemoAddress[];
  contacts: DemoContact[];
}

const BANKS: Record<CustomerCountry, string[]> = {
  IT: ['UniCredit', 'Intesa Sanpaolo', 'Banco BPM', 'BPER Banca', 'Banca di Credito Cooperativo'],
  DE: ['Commerzbank', 'Sparkasse', 'Volksbank'],
  FR: ['BNP Paribas', 'La Banque Postale'],
  ES: ['CaixaBank', 'Banco Santander'],
  PL: ['PKO Bank Polski', 'Santander Bank Polska', 'mBank'],
  AT: ['UniCredit Bank Austria', 'Erste Bank', 'Raiffeisenbank'],
};
const COMPETITORS = ['Coloritalia', 'Nordlack', 'Vernital', 'Multichrome', 'Adria Coatings', 'Colorplast'];

/** Retailers and builders buy from the dealers' list, joiners from the wood list, customers abroad from list 9. */
function choosePriceList({ segmentation, site }: Company, prng: Prng): string {
  if (site.country !== 'IT') return '9';
  if (segmentation === 'WDI') return prng.chance(50) ? 'LEG' : 'CPS';
  if (segmentation === 'MTI' || segmentation === 'CLC') return prng.chance(70) ? 'IND' : 'CPS';
  return 'RIV';
}

/** A name in lower case without accents and punctuation. */
function normaliseName(name: string): string {
  const letters = name.normalize('NFD').replace(/[^\p{Letter}\p{Number} ]/gu, '');
  return letters.replaceAll('ł', 'l').trim().toLowerCase();
}

/** The email domain of a company; `.test` never resolves (RFC 2606). */
function toDomain(name: string): string {
  return `${normaliseName(name).split(/\s+/).join('-')}.test`;
}

function buildAddresses(company: Company, name: string, count: number, prng: Prng): DemoAddress[] {
  const buildAddress = (code: string, site: Site, changes: Partial<DemoAddress> = {}): DemoAddress => ({
    code,
    businessName: null,
    streetAddress1: site.street,
    streetAddress2: null,
    country: site.country,
    city: site.city,
    zipOrPostalCode: site.postalCode,
    province: site.province,
    note: null,
    isDefault: false,
    isShipping: false,
    ...changes,
  });
  const { site } = company;
  const shipping = Array.from({ length: count }, (_, index) => {
    const place = index === 0 ? site : buildItalianSite(prng, false);
    const code = `SD${String(index + 1).padStart(3, '0')}`;
    const label =
      index === 0 ? name : `${name} - ${prng.pick(['Magazzino', 'Stabilimento', 'Cantiere'])} ${place.city}`;
    const note = index === 0 && site.country === 'IT' ? 'Scarico con sponda idraulica, 8:00-12:00' : null;
    return buildAddress(code, place, { businessName: label, isShipping: true, isDefault: index === 0, note });
  });
  return [buildAddress('SL', site), buildAddress('SA', site), ...shipping];
}

function buildContact(index: number, company: Company, domain: string, prng: Prng): DemoContact {
  const gender = prng.chance(50) ? 'F' : 'M';
  const [department, role] = [['PRC', 'BYR'] as const, ['ADM', 'OFW'] as const, ['PNT', 'DPH'] as const][
    index
  ] ?? ['PRD', 'OPR'];
  const people = PEOPLE[company.site.country];
  const firstName = prng.pick(people[gender]);
  const lastName = prng.pick(people.family);
  return {
    code: `C${String(index + 1).padStart(3, '0')}`,
    isPurchasing: index === 0,
    isAdministration: index === 1,
    gender,
    firstName,
    lastName,
    role,
    department,
    email: `${normaliseName(firstName)}.${normaliseName(lastName).replaceAll(' ', '')}@${domain}`,
    phoneNumber: `${company.phoneStart}${prng.int(2, 8)}${prng.digits(company.phoneDigits - 1)}`,
  };
}

function buildCustomer(code: string, company: Company, prng: Prng): DemoCustomer {
  const businessName = `${company.name} ${company.legalForm}`;
  const domain = toDomain(company.name);
  const { country } = company.site;
  const vat = createVatNumber(
    country,
    prng,
    prng.pick(['012', '015', '016', '017', '023', '024', '026', '028', '036']),
  );
  const isItalian = country === 'IT';
  const consumption = prng.int(8, 240) * 1000;
  return {
    customerCode: code,
    customerCodeOld: prng.chance(40) ? `C${prng.digits(5)}` : null,
    businessName,
    country,
    vatNumber: vat,
    fiscalCode: isItalian ? vat.slice(2) : null,
    sdiCode: isItalian ? prng.pick(['M5UXCR1', 'SUBM70N', 'USAL8PV', 'T04ZHR3', 'KRRH6B9']) : null,
    pec: isItalian ? `amministrazione@pec.${domain}` : null,
    marketSegmentation1: company.segmentation,
    marketCompetitor1: prng.pick(COMPETITORS),
    totalConsumption: consumption,
    cromiaPotential: Math.round((consumption * prng.int(20, 70)) / 1000) * 10,
    isRetailer: company.segmentation === 'RSL' || company.segmentation === 'HOL',
    emails: {
      billing: [`fatture@${domain}`],
      transportDocument: [`magazzino@${domain}`],
      msds: [`sicurezza@${domain}`],
      testSheets: [`qualita@${domain}`, `acquisti@${domain}`].slice(0, prng.int(1, 2)),
    },
    bankName: prng.pick(BANKS[country]),
    iban: createIban(country, prng),
    priceListCode: choosePriceList(company, prng),
    discountPct1: prng.pick([20, 25, 30, 30, 35, 40, 42.5]),
    discountPct2: prng.pick([0, 0, 3, 5, 5, 10, 12.5]),
    agentCommissionPct: prng.pick([3, 4, 5, 6]),
    unconditionalDiscountPct: prng.chance(30) ? prng.pick([1, 1.5, 2, 3]) : 0,
    addresses: buildAddresses(company, businessName, isItalian ? prng.pick([1, 1, 1, 2, 2, 3]) : 1, prng),
    contacts: Array.from({ length: prng.int(2, 3) }, (_, index) =>
      buildContact(index, company, domain, prng),
    ),
  };
}

/** Customer 100001, with fixed terms and addresses. */
function buildFirstCustomer(): DemoCustomer {
  const site: Site = {
    street: "Via dell'Industria 42",
    city: 'Vicenza',
    postalCode: '36100',
    province: 'VI',
    country: 'IT',
  };
  const company: Company = {
    name: 'Rossi Verniciature',
    legalForm: 'S.r.l.',
    segmentation: 'MTI',
    site,
    phoneStart: '+390444',
    phoneDigits: 6,
  };
  const prng = createPrng('customer 100001');
  return {
    ...buildCustomer('100001', company, prng),
    customerCodeOld: 'C04127',
    totalConsumption: 180_000,
    cromiaPotential: 95_000,
    priceListCode: 'IND',
    discountPct1: 30,
    discountPct2: 10,
    agentCommissionPct: 5,
    unconditionalDiscountPct: 2,
    addresses: buildAddresses(company, 'Rossi Verniciature S.r.l.', 3, prng),
  };
}

/** Customer 100002: a shop that cannot see the data of 100001. */
function buildSecondCustomer(): DemoCustomer {
  const company: Company = {
    name: 'Colorificio Bianchi',
    legalForm: 'S.n.c.',
    segmentation: 'RSL',
    site: { street: 'Via Garibaldi 18', city: 'Padova', postalCode: '35121', province: 'PD', country: 'IT' },
    phoneStart: '+39049',
    phoneDigits: 7,
  };
  return {
    ...buildCustomer('100002', company, createPrng('customer 100002')),
    priceListCode: 'RIV',
    discountPct1: 35,
    discountPct2: 5,
    unconditionalDiscountPct: 0,
  };
}

/** A company that applies to become a customer: it has all data except a code. */
export function buildDemoApplicant(name: string, word: string): DemoCustomer {
  const prng = createPrng(word);
  const { areaCode, ...site } = buildItalianSite(prng, false);
  const phone = { phoneStart: `+39${areaCode}`, phoneDigits: countDigitsAfter(areaCode) };
  return buildCustomer('', { name, legalForm: 'S.r.l.', segmentation: 'MTI', site, ...phone }, prng);
}

/** The 120 customers 100001 to 100120; every sixth is abroad. */
export function buildDemoCustomers(): DemoCustomer[] {
  const customers = [buildFirstCustomer(), buildSecondCustomer()];
  let abroad = 0;
  for (let number = 100_003; number <= 100_120; number += 1) {
    const prng = createPrng(`customer ${number}`);
    const foreign = number % 6 === 0 ? COMPANIES_ABROAD[abroad] : undefined;
    if (foreign) abroad += 1;
    const company = foreign ?? buildItalianCompany(number - 100_003 - abroad, prng);
    customers.push(buildCustomer(String(number), company, prng));
  }
  return customers;
}
