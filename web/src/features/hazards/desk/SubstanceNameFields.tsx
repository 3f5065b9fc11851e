import type { Hazard } from '@cromia/domain/hazards/hazard';
import { formatSubstanceName, parseSubstanceName } from '@cromia/domain/hazards/statements/substance-names';
import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import { Stack } from '@mantine/core';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { splitNames, type TypedHazard } from './hazard-form';
import { LanguageLines } from './LanguageLines';

/** Whether an entry, even an unreadable one, is of a substance. */
const isOf = (entry: string, name: string) =>
  parseSubstanceName(entry)?.name === name || entry.startsWith(`${name}=`);

/** The names of the label's substances in each language; labels in others have the English name, or that of the list. */
export function SubstanceNameFields({ control }: { control: Control<TypedHazard, unknown, Hazard> }) {
  const { t } = useTexts('hazards-desk');
  const { field } = useController({ control, name: 'substanceNames' });
  const contains = useWatch({ control, name: 'contains' });
  const names = field.value.flatMap((entry) => parseSubstanceName(entry) ?? []);
  const substances = [...new Set(splitNames(contains))];
  if (substances.length === 0) return null;
  return (
    <Stack gap="sm">
      {substances.map((name) => (
        <LanguageLines
          key={name}
          label={t('hazards-desk:names.label', { name })}
          languages={PRODUCT_LANGUAGES}
          value={names.filter((own) => own.name === name).map((own) => [own.language, own.translation])}
          isExpected
          onChange={(lines) => {
            const changed = lines.map(([code, translation]) => {
              const language = PRODUCT_LANGUAGES.find((candidate) => candidate === code);
              // The schema rejects a name without language.
              return language === undefined
                ? `${name}=${translation}`
                : formatSubstanceName({ language, name, translation });
            });
            const others = field.value.filter((entry) => !isOf(entry, name));
            field.onChange([...others, ...changed]);
          }}
        />
      ))}
    </Stack>
  );
}
