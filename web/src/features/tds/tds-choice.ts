/** One sheet: a language of a product. */
export interface TdsVersion {
  id: string;
  language: string;
  product: string;
}

/** The sheet in the reader's language, else in English, in Italian, or the first. */
export function choosePreferredTds(
  versions: readonly TdsVersion[],
  language: string,
): TdsVersion | undefined {
  const findVersion = (code: string) => versions.find((version) => version.language === code.toUpperCase());
  return findVersion(language) ?? findVersion('en') ?? findVersion('it') ?? versions[0];
}
