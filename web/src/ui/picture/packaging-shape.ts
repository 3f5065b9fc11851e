/** The content of a package. */
export interface Packaging {
  /** Unit of measure: kg or l. */
  um: string;
  /** Quantity in that unit. */
  qta: number;
}

/** The kinds of package with a drawing. */
export type PackagingShape = 'spray' | 'bottle' | 'tin' | 'bucket' | 'drum';

interface PackagingGeometry {
  shape: PackagingShape;
  /** Scale in the picture: 1 fills it. */
  scale: number;
  /** Whether a tin is carried by a handle. */
  hasHandle: boolean;
}

/** Largest size of each shape, ascending; anything larger is a drum. */
const SHAPES: readonly { upTo: number; um?: string; shape: PackagingShape; scale: number }[] = [
  { upTo: 0.5, um: 'l', shape: 'spray', scale: 0.94 },
  { upTo: 0.5, um: 'kg', shape: 'bottle', scale: 0.82 },
  { upTo: 0.9, shape: 'tin', scale: 0.86 },
  { upTo: 1, um: 'l', shape: 'bottle', scale: 0.92 },
  { upTo: 1.5, shape: 'tin', scale: 0.9 },
  { upTo: 3, shape: 'tin', scale: 0.95 },
  { upTo: 6, shape: 'tin', scale: 1 },
  { upTo: 12, shape: 'bucket', scale: 0.9 },
  { upTo: 30, shape: 'bucket', scale: 1 },
  { upTo: 100, shape: 'drum', scale: 0.84 },
];

const HANDLE_FROM = 2;

/** The usual package for a size and unit of measure. */
export function choosePackagingShape({ um, qta }: Packaging): PackagingGeometry {
  const unit = um.toLowerCase();
  const found = SHAPES.find((each) => qta <= each.upTo && (each.um === undefined || each.um === unit));
  const { shape, scale } = found ?? { shape: 'drum', scale: 1 };
  return { shape, scale, hasHandle: qta >= HANDLE_FROM };
}
