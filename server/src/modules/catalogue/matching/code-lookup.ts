import { foldCode } from '@cromia/domain/catalogue/matching/code-readings';
import type { CodeLookup } from '@cromia/domain/catalogue/matching/parse-search-query';
import type { MatchedSerial } from './matched-serial.ts';

/** The codes of the catalogue, for parsing a search. */
export function createCodeLookup(serials: readonly MatchedSerial[]): CodeLookup {
  const codesBySerial = new Map<string, { classes: Set<string>; colors: Set<string>; pkgs: Set<string> }>();
  const serialsByFoldedCode = new Map<string, string[]>();
  for (const { productClass, serial, colors } of serials) {
    const codes = codesBySerial.get(serial) ?? { classes: new Set(), colors: new Set(), pkgs: new Set() };
    codes.classes.add(productClass);
    for (const { color, pkgs } of colors) {
      codes.colors.add(color);
      for (const pkg of pkgs) codes.pkgs.add(pkg);
    }
    if (!codesBySerial.has(serial))
      serialsByFoldedCode.set(foldCode(serial), [
        ...(serialsByFoldedCode.get(foldCode(serial)) ?? []),
        serial,
      ]);
    codesBySerial.set(serial, codes);
  }
  return {
    findSerial: (code) => codesBySerial.get(code),
    findLookalikes: (folded) => serialsByFoldedCode.get(folded) ?? [],
  };
}
