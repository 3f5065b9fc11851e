/** The key of a stored assessment; `color` is empty for that of the serial. */
export interface HazardRowKey {
  productClass: string;
  serial: string;
  color: string;
}
