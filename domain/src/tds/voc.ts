/**
 * Directive 2004/42/EC, Annex II A, phase II: the highest VOC content of ready-to-use paints for buildings, their trim
 * and fittings, in g/l, by subcategory, for waterborne and solventborne products. Products for industrial use only are
 * out of scope.
 */
const VOC_LIMITS = {
  a: { waterborne: 30, solventborne: 30 },
  b: { waterborne: 100, solventborne: 100 },
  c: { waterborne: 40, solventborne: 430 },
  d: { waterborne: 130, solventborne: 300 },
  e: { waterborne: 130, solventborne: 400 },
  f: { waterborne: 130, solventborne: 700 },
  g: { waterborne: 30, solventborne: 350 },
  h: { waterborne: 30, solventborne: 750 },
  i: { waterborne: 140, solventborne: 500 },
  j: { waterborne: 140, solventborne: 500 },
  k: { waterborne: 100, solventborne: 100 },
  l: { waterborne: 200, solventborne: 200 },
} as const;

export type VocCategory = keyof typeof VOC_LIMITS;

/** The subcategories of Annex II A, by their letter. */
export const VOC_CATEGORIES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

/** The limit of a subcategory, g/l. */
export function getVocLimit(category: VocCategory, isWaterborne: boolean): number {
  const limits = VOC_LIMITS[category];
  return isWaterborne ? limits.waterborne : limits.solventborne;
}
