/** A country's name in the reader's language; unknown codes are returned unchanged. */
export function formatCountryName(country: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
