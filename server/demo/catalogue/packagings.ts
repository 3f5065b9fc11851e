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

const pack = (
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
  one: pack('01', 1, 0.14, 6, 1.38),
  five: pack('05', 5, 0.45, 2, 1.12),
  ten: pack('10', 10, 0.7, 1, 1.05),
  twenty: pack('20', 20, 1.2, 1, 1.01),
  tin: pack('25', 25, 1.4, 1, 1),
  tinLayer: pack('25', 25, 1.4, 4, 1),
  pail: pack('30', 30, 1.3, 1, 0.98),
  drum60: pack('60', 60, 4.2, 1, 0.96),
  drum: pack('D2', 200, 18, 1, 0.92),
};

const LITRE = {
  threeQuarters: pack('L0', 0.75, 0.12, 6, 1.42),
  one: pack('L1', 1, 0.14, 6, 1.35),
  twoAndHalf: pack('L2', 2.5, 0.28, 4, 1.18),
  four: pack('L4', 4, 0.3, 2, 1.12),
  five: pack('L5', 5, 0.4, 2, 1.08),
  ten: pack('LX', 10, 0.7, 1, 1.03),
  fourteen: pack('LE', 14, 0.8, 1, 1),
  twentyFive: pack('LV', 25, 1.5, 1, 0.97),
  drum: pack('LD', 200, 18, 1, 0.9),
};

const PACK_RANGES = {
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

export type PackRange = keyof typeof PACK_RANGES;

export function isPackRange(name: string): name is PackRange {
  return Object.hasOwn(PACK_RANGES, name);
}

/** The packagings of a range, smallest first. */
export function packagingsOf(range: PackRange): readonly Packaging[] {
  return PACK_RANGES[range];
}
