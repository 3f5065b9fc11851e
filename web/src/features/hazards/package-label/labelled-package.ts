import type { ProductCode } from '@cromia/domain/catalogue/product-code';

/** A packaging whose label can be printed. */
export interface LabelledPackage {
  id: ProductCode;
  um: string;
  /** Content of a package in `um`. */
  qta: number;
  /** Specific weight, kg/l. */
  dna: number | null;
}
