/** A country by its name in the reader's language; what is no code of one stays as it is. */
export function countryName(country: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
