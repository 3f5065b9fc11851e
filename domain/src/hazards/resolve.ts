/** The key of a stored assessment; `color` is empty for that of the serial. */
export interface HazardRowKey {
  productClass: string;
  serial: string;
  color: string;
}

const toKey = ({ productClass, serial, color }: HazardRowKey) => `${productClass}-${serial}-${color}`;

/**
 * Finds the assessment that holds for a colour: its own, which replaces that of the serial whole, or the serial's
 * (contract, section 12).
 * @returns a function; null for a colour that is not assessed
 */
export function createHazardResolver<Row extends HazardRowKey>(
  rows: readonly Row[],
): (key: HazardRowKey) => Row | null {
  const byKey = new Map(rows.map((row) => [toKey(row), row]));
  return (key) => byKey.get(toKey(key)) ?? byKey.get(toKey({ ...key, color: '' })) ?? null;
}
