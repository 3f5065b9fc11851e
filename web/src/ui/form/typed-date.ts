const WITH_SEPARATORS = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * The calendar day that was typed as pages show it, day before month (section 9): `5-12-2026`, `05/12/2026`, `05122026`.
 * @returns it as `YYYY-MM-DD`, or null while it is none
 */
export function typedDate(text: string): string | null {
  const typed = text.trim();
  const [, day, month, year] = WITH_SEPARATORS.exec(typed) ?? DIGITS_ONLY.exec(typed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  // A day beyond its month would be counted into the next one.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null;
}
