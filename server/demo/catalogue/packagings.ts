/** A packaging in which a serial is sold. */
export interface Packaging {
  pkg: string;
  /** Content in the serial's unit of measure. */
  qta: number;
  /** Weight of the empty package, kg. */
  tare: number;
  /** Packages are sold in multiples of this number, such as a carton or a pallet layer. */
  multiplier: number;
  /** Price factor per unit of measure: above 1 for small packages, below 1 for drums. */
  priceFactor: number;
}

const createPackaging = (
  pkg: string,
  qta: number,
  tare: number,
  multiplier: number,
  priceFactor: number,
): Packaging => ({
  pkg,
  qta,
  tare,
  multiplier,
  priceFactor,
});

const KILO = {
  one: createPackaging('01', 1, 0.14, 6, 1.38),
  five: createPackaging('05', 5, 0.45, 2, 1.12),
  ten: createPackaging('10', 10, 0.7, 1, 1.05),
  twenty: createPackaging('20', 20, 1.2, 1, 1.01),
  tin: createPackaging('25', 25, 1.4, 1, 1),
  tinLayer: createPackaging('25', 25, 1.4, 4, 1),
  pail: createPackaging('30', 30, 1.3, 1, 0.98),
  drum60: createPackaging('60', 60, 4.2, 1, 0.96),
  drum: createPackaging('D2', 200, 18, 1, 0.92),
};

const LITRE = {
  threeQuarters: createPackaging('L0', 0.75, 0.12, 6, 1.42),
  one: createPackaging('L1', 1, 0.14, 6, 1.35),
  twoAndHalf: createPackaging('L2', 2.5, 0.28, 4, 1.18),
  four: createPackaging('L4', 4, 0.3, 2, 1.12),
  five: createPackaging('L5', 5, 0.4, 2, 1.08),
  ten: createPackaging('LX', 10, 0.7, 1, 1.03),
  fourteen: createPackaging('LE', 14, 0.8, 1, 1),
  twentyFive: createPackaging('LV', 25, 1.5, 1, 0.97),
  drum: createPackaging('LD', 200, 18, 1, 0.9),
};

const PACKAGING_RANGES = {
  tins: [KILO.one, KILO.five, KILO.tin],
  tinsPlus: [KILO.one, KILO.five, KILO.tin, KILO.drum],
  primer: [KILO.five, KILO.tinLayer, KILO.drum],
  small: [KILO.one, KILO.five],
  industry: [KILO.tin, KILO.drum],
  bulk: [KILO.drum60, KILO.drum],
  coil: [KILO.tin, KILO.drum],
  powder: [KILO.five, KILO.twenty],
  plaster: [KILO.five, KILO.twenty],
  filler: [KILO.one, KILO.five, KILO.twenty],
  pastes: [KILO.one, KILO.ten, KILO.pail],
  hardener: [KILO.one, KILO.five, KILO.tin],
  litres: [LITRE.threeQuarters, LITRE.twoAndHalf, LITRE.five, LITRE.ten],
  wall: [LITRE.four, LITRE.fourteen],
  solvents: [LITRE.one, LITRE.five, LITRE.twentyFive, LITRE.drum],
} as const satisfies Record<string, readonly Packaging[]>;

export type PackagingRange = keyof typeof PACKAGING_RANGES;

export function isPackagingRange(name: string): name is PackagingRange {
  return Object.hasOwn(PACKAGING_RANGES, name);
}

/** The packagings of a range, smallest first. */
export function listPackagings(range: PackagingRange): readonly Packaging[] {
  return PACKAGING_RANGES[range];
}
