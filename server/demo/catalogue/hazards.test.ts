import { buildHazardLabel } from '@cromia/domain/hazards/label';
import { parseSubstanceName } from '@cromia/domain/hazards/statements/substance-names';
import { chooseStatementLanguage, loadStatementTexts } from '@cromia/domain/hazards/statements/texts';
import { PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import { describe, expect, it } from 'vitest';
import { DEMO_HAZARDS, type DemoHazard } from './hazards.ts';

const SUPPLIER = { name: 'Colorificio', address: 'Via Roma 1', telephone: '+39 02 123456' };

async function buildLabel({ hazard }: DemoHazard, language: ProductLanguage) {
  const statementLanguage = chooseStatementLanguage(language);
  const texts = await loadStatementTexts(statementLanguage);
  return buildHazardLabel(hazard, {
    language,
    statements: { language: statementLanguage, texts },
    supplier: SUPPLIER,
    vocLabel: null,
  });
}

it('the assessments of the demo name their substances in every language', () => {
  for (const { serial, hazard } of DEMO_HAZARDS) {
    const names = hazard.substanceNames.map(parseSubstanceName);
    for (const substance of hazard.contains) {
      const languages = names.flatMap((name) => (name?.name === substance ? [name.language] : []));
      expect(languages.toSorted(), `${serial} ${substance}`).toEqual([...PRODUCT_LANGUAGES].toSorted());
    }
  }
});

describe.each(PRODUCT_LANGUAGES.map((language) => ({ language })))(
  'demo labels in $language',
  ({ language }) => {
    it('have every statement, and none unfinished', async () => {
      for (const entry of DEMO_HAZARDS) {
        const { hazard } = entry;
        const label = await buildLabel(entry, language);
        const statements = [...label.hStatements, ...label.euhStatements, ...label.pStatements];
        expect(statements.map(({ code }) => code)).toEqual([
          ...hazard.hStatements,
          ...hazard.euhStatements,
          ...hazard.pStatements,
        ]);
        for (const { code, text } of statements) expect(text, code).not.toMatch(/[…<>[\]]/);
      }
    });

    it('have no English text where there is one in the language', async () => {
      if (chooseStatementLanguage(language) === 'en') return;
      for (const entry of DEMO_HAZARDS) {
        const [own, english] = await Promise.all([buildLabel(entry, language), buildLabel(entry, 'en')]);
        for (const part of ['hStatements', 'euhStatements', 'pStatements'] as const) {
          own[part].forEach(({ code, text }, index) => {
            expect(text, `${entry.serial} ${code}`).not.toBe(english[part][index]?.text);
          });
        }
      }
    });
  },
);

it('substances have their own names', async () => {
  const primer = DEMO_HAZARDS.find(({ serial }) => serial === 'A350');
  if (primer === undefined) throw new Error('Expected the serial A350');
  const names = await Promise.all(
    PRODUCT_LANGUAGES.map(async (language) => (await buildLabel(primer, language)).contains.join()),
  );
  expect(names).toEqual(['xilene', 'xylene', 'Xylol', 'xylène', 'xileno', 'ksylen', 'ксилол', 'xylen']);
});
