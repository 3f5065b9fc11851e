import { createPrng } from '../prng.ts';
import { type DemoColor, listColors } from './color-ranges.ts';
import { listPackagings, type Packaging } from './packagings.ts';
import { DEMO_SERIALS, type DemoSerial } from './serials.ts';

/** The class of all demo products. */
export const PRODUCT_CLASS = '3';

/** A variant: one serial in one colour and one packaging. */
export interface DemoProduct {
  serial: string;
  color: string;
  pkg: string;
  /** A sold, C code changed, E removed, B blocked (section 4, product status). */
  status: 'A' | 'B' | 'C' | 'E';
  /** S available, N on request only, O on request. */
  tsc: 'S' | 'N' | 'O';
  inStock: boolean;
  um: 'kg' | 'l';
  /** Content of a package in `um`. */
  qta: number;
  qtyPkgMultiplier: number;
  /** Specific weight, kg/l. */
  dna: number;
  /** Gross weight of a package, kg. */
  plo: number;
  link: string | null;
  newSerial: string | null;
  newColor: string | null;
  /** EUR per `um` by price list; empty when no price is assigned. */
  prices: Readonly<Record<string, number>>;
}

/** Successors of serials. Some of their colours have already moved to the successor. */
const SUCCESSORS: Record<string, string> = { F120: 'F121', M215: 'M220', H510: 'H515', M240: 'M250' };

/** Customers' price lists, each with its factor on the dealers' list and the decimals of its stored prices. */
const CUSTOMER_LISTS: readonly { code: string; factor: number; decimals: number }[] = [
  { code: 'RIV', factor: 1, decimals: 2 },
  { code: 'CPS', factor: 0.965, decimals: 3 },
  { code: 'IND', factor: 0.925, decimals: 4 },
  { code: '9', factor: 0.98, decimals: 2 },
];

/** Price lists with only one kind of product. */
const SPECIAL_LISTS: readonly { code: string; factor: number; includes: (serial: DemoSerial) => boolean }[] =
  [
    { code: 'LEG', factor: 0.94, includes: ({ area, typology }) => area === '3W' || typology === 'catalyst' },
    { code: 'DIL', factor: 0.9, includes: ({ typology }) => typology === 'thinner' },
    { code: 'SM converters', factor: 0.9, includes: ({ serial }) => serial === 'T900' },
    { code: 'SM pastes', factor: 0.88, includes: ({ serial }) => serial === 'S925' },
    { code: 'GE converters', factor: 0.9, includes: ({ serial }) => serial === 'T905' },
    { code: 'GE pastes', factor: 0.88, includes: ({ serial }) => serial === 'T910' || serial === 'S920' },
  ];

function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

function calculatePrices(serial: DemoSerial, color: DemoColor, packaging: Packaging): Record<string, number> {
  const dealers = serial.basePrice * color.priceFactor * packaging.priceFactor;
  const prices: Record<string, number> = {};
  for (const list of CUSTOMER_LISTS) prices[list.code] = round(dealers * list.factor, list.decimals);
  for (const list of SPECIAL_LISTS) {
    if (list.includes(serial)) prices[list.code] = round(dealers * list.factor, 4);
  }
  return prices;
}

type Availability = Pick<DemoProduct, 'status' | 'tsc' | 'inStock'>;
const IN_STOCK: Availability = { status: 'A', tsc: 'S', inStock: true };
const ON_REQUEST: Availability = { status: 'A', tsc: 'N', inStock: false };
const CODE_CHANGED: Availability = { status: 'C', tsc: 'S', inStock: false };
const REMOVED: Availability = { status: 'E', tsc: 'S', inStock: false };

/** The products named in the contract (section 4). Colour 3020 moved to F121 in every packaging. */
const CONTRACT_PRODUCTS: Readonly<Record<string, Availability & { priced: boolean }>> = {
  'F120-7035-25': { ...IN_STOCK, priced: true },
  'F120-9010-25': { ...IN_STOCK, priced: false },
  'F120-5010-25': { ...ON_REQUEST, priced: true },
  'F120-1003-25': { ...REMOVED, priced: true },
  'F120-3020-05': { ...CODE_CHANGED, priced: true },
  'F120-3020-25': { ...CODE_CHANGED, priced: true },
  'F120-3020-D2': { ...CODE_CHANGED, priced: true },
  'F121-3020-25': { ...IN_STOCK, priced: true },
};

/** Primers and thinners that most orders include; always in stock. */
const ALWAYS_IN_STOCK = new Set(['F120', 'F121', 'D100', 'D101', 'D102', 'D110', 'D111']);

function isRenamed(serial: DemoSerial, color: DemoColor): boolean {
  const successor = DEMO_SERIALS.find((candidate) => candidate.serial === SUCCESSORS[serial.serial]);
  if (!successor || serial.serial === 'F120') return false;
  const isContinued = listColors(successor.colors).some((candidate) => candidate.color === color.color);
  return isContinued && createPrng(`renamed ${serial.serial}-${color.color}`).chance(12);
}

function chooseAvailability(
  serial: DemoSerial,
  color: DemoColor,
  code: string,
): Availability & { priced: boolean } {
  const contractProduct = CONTRACT_PRODUCTS[code];
  if (contractProduct) return contractProduct;
  if (ALWAYS_IN_STOCK.has(serial.serial)) return { ...IN_STOCK, priced: true };
  if (isRenamed(serial, color)) return { ...CODE_CHANGED, priced: true };
  const prng = createPrng(code);
  const priced = !prng.chance(2);
  // Fluorescent and pearl shades are mostly made to order.
  const madeToOrder = color.priceFactor > 1.7 ? 25 : 3;
  if (prng.chance(2)) return { ...REMOVED, priced };
  if (prng.chance(1)) return { status: 'B', tsc: 'S', inStock: false, priced };
  if (prng.chance(madeToOrder)) return { ...ON_REQUEST, priced: prng.chance(60) };
  if (prng.chance(1)) return { status: 'A', tsc: 'O', inStock: false, priced };
  if (prng.chance(3)) return { status: 'A', tsc: 'S', inStock: false, priced };
  return { ...IN_STOCK, priced };
}

/** The online shop link. Only a few products in small tins are sold there. */
function chooseStoreLink(serial: DemoSerial, packaging: Packaging, code: string): string | null {
  const isSmallTin = packaging.pkg === 'L0' || packaging.pkg === 'L2';
  const isSoldOnline = isSmallTin && ['E600', 'E610', 'W400', 'W470'].includes(serial.serial);
  return isSoldOnline && createPrng(`store ${code}`).chance(15)
    ? `https://store.cromia.example/p/${code}`
    : null;
}

function buildVariant(serial: DemoSerial, color: DemoColor, packaging: Packaging): DemoProduct {
  const code = `${serial.serial}-${color.color}-${packaging.pkg}`;
  const { priced, ...availability } = chooseAvailability(serial, color, code);
  const content = serial.um === 'kg' ? packaging.qta : packaging.qta * serial.dna;
  const isChanged = availability.status === 'C';
  return {
    serial: serial.serial,
    color: color.color,
    pkg: packaging.pkg,
    ...availability,
    um: serial.um,
    qta: packaging.qta,
    qtyPkgMultiplier: packaging.multiplier,
    dna: serial.dna,
    plo: round(content + packaging.tare, 3),
    link: chooseStoreLink(serial, packaging, code),
    newSerial: isChanged ? (SUCCESSORS[serial.serial] ?? null) : null,
    newColor: isChanged ? color.color : null,
    prices: priced ? calculatePrices(serial, color, packaging) : {},
  };
}

/** Every variant of the demo: each serial in all its colours and packagings. */
export function buildDemoProducts(): DemoProduct[] {
  return DEMO_SERIALS.flatMap((serial) =>
    listColors(serial.colors).flatMap((color) =>
      listPackagings(serial.packs).map((packaging) => buildVariant(serial, color, packaging)),
    ),
  );
}
