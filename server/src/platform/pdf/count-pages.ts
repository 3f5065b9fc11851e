/** The number of pages of a PDF that the portal has composed: its page tree is not compressed. */
export function countPages(pdf: Buffer): number {
  return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
}
