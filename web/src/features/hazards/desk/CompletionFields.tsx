import type { Hazard } from '@cromia/domain/hazards/hazard';
import {
  type Completion,
  countNumbers,
  findCompletion,
  formatCompletion,
  GAP_CODES,
  INCLUDED,
  isChoice,
  isCompletion,
  listCompletionKeys,
  listSingleCodes,
  parseCompletions,
  takesWords,
} from '@cromia/domain/hazards/statements/completions';
import { listStatements } from '@cromia/domain/hazards/statements/kinds';
import {
  chooseStatementLanguage,
  STATEMENT_LANGUAGES,
  type StatementLanguage,
} from '@cromia/domain/hazards/statements/texts';
import { listItems, USUAL_COMPLETIONS } from '@cromia/domain/hazards/statements/usual-completions';
import { writeStatement } from '@cromia/domain/hazards/statements/write-statement';
import { Checkbox, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { splitCodes, type TypedHazard } from './hazard-form';
import { LanguageLines, UNREADABLE } from './LanguageLines';
import { statementTextsQuery } from './statement-texts-query';

interface PartProps {
  /** A single code, such as `P501`. */
  part: string;
  completions: readonly Completion[];
  /** Replaces the completions of the part. */
  onChange: (completions: Completion[]) => void;
  language: StatementLanguage;
}

/** The supplier's own words for a part, in each language. */
function OwnWords({ part, completions, onChange }: Omit<PartProps, 'language'>) {
  const { t } = useTexts('hazards-desk');
  const others = completions.filter(
    (completion) =>
      completion.code === part && completion.language === null && isCompletion(formatCompletion(completion)),
  );
  const own = completions.flatMap(({ code, language, value }): [StatementLanguage, string][] =>
    code === part && language !== null ? [[language, value]] : [],
  );
  return (
    <LanguageLines
      label={t('hazards-desk:completions.own', { code: part })}
      languages={STATEMENT_LANGUAGES}
      value={own}
      onChange={(lines) =>
        onChange([
          ...others,
          // The schema rejects words without language.
          ...lines.map(([name, value]) => ({
            code: part,
            language: STATEMENT_LANGUAGES.find((candidate) => candidate === name) ?? null,
            value: name === UNREADABLE ? `? ${value.replaceAll(';', ' ')}` : value,
          })),
        ])
      }
    />
  );
}

function Numbers({ part, completions, onChange, language }: PartProps) {
  const { t } = useTexts('hazards-desk');
  const [value, setValue] = useState(findCompletion(completions, part, language)?.value ?? '');
  const isWrong = value !== '' && !isCompletion(`${part}=${value}`);
  return (
    <TextInput
      label={t('hazards-desk:completions.numbers', { amount: String(countNumbers(part)) })}
      value={value}
      error={isWrong && t('hazards-desk:completions.numbersError')}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        setValue(currentTarget.value);
        // The schema rejects other numbers.
        onChange(typed === '' ? [] : [{ code: part, language: null, value: typed.replaceAll(';', ' ') }]);
      }}
      maw={240}
    />
  );
}

/** The keys of a part as boxes: several of a choice, one of usual words. */
function Keys({ part, completions, onChange, language }: PartProps) {
  const { t } = useTexts('hazards-desk');
  const own = completions.filter((completion) => completion.code === part);
  const chosen = own.find((completion) => completion.language === null)?.value.split('+') ?? [];
  const words: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<StatementLanguage, string>>>>>
  > = USUAL_COMPLETIONS;
  const items = listItems(part, language);
  const labelOf = (key: string, index: number) =>
    key === INCLUDED
      ? t('hazards-desk:completions.bracket')
      : (words[part]?.[key]?.[language] ?? items[index] ?? key);
  return (
    <Checkbox.Group
      aria-label={part}
      value={chosen}
      onChange={(keys) => {
        const last = keys.filter((key) => !chosen.includes(key));
        const kept = isChoice(part) ? listCompletionKeys(part).filter((key) => keys.includes(key)) : last;
        const others = own.filter((completion) => completion.language !== null);
        onChange(
          kept.length === 0 ? others : [...others, { code: part, language: null, value: kept.join('+') }],
        );
      }}
    >
      <Group gap="md">
        {listCompletionKeys(part).map((key, index) => (
          <Checkbox key={key} value={key} label={labelOf(key, index)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

/** The parts of typed codes that can be completed, each once. */
function listParts(codes: readonly string[]): string[] {
  const parts = codes.flatMap(listStatements).flatMap(listSingleCodes);
  return [...new Set(parts)].filter(
    (part) => listCompletionKeys(part).length > 0 || countNumbers(part) > 0 || takesWords(part),
  );
}

/** What an assessment's statements leave to the supplier (Regulation (EC) 1272/2008, Annex IV), with what is printed. */
export function CompletionFields({ control }: { control: Control<TypedHazard, unknown, Hazard> }) {
  const { t, language: uiLanguage } = useTexts('hazards-desk');
  const language = chooseStatementLanguage(uiLanguage);
  const { field } = useController({ control, name: 'completions' });
  const [hStatements, pStatements] = useWatch({ control, name: ['hStatements', 'pStatements'] });
  const { data: texts } = useQuery(statementTextsQuery(language));
  const parts = listParts([...splitCodes(hStatements), ...splitCodes(pStatements)]);
  const completions = parseCompletions(field.value);
  if (parts.length === 0 || texts === undefined) return null;
  return (
    <Stack gap="sm" role="group" aria-label={t('hazards-desk:completions.title')}>
      <Text size="sm" fw={500}>
        {t('hazards-desk:completions.title')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('hazards-desk:completions.lead')}
      </Text>
      {parts.map((part) => {
        const written = writeStatement(part, { language, texts, completions, substances: [] });
        const isOpen =
          (GAP_CODES as readonly string[]).includes(part) &&
          STATEMENT_LANGUAGES.some((each) => findCompletion(completions, part, each) === undefined);
        const props: PartProps = {
          part,
          completions,
          language,
          onChange: (changed) =>
            field.onChange(
              [...completions.filter(({ code }) => code !== part), ...changed].map(formatCompletion),
            ),
        };
        return (
          <Paper key={part} withBorder p="sm" role="group" aria-label={part}>
            <Stack gap="xs">
              <Text size="sm" lang={language}>
                <b translate="no">{part}</b>{' '}
                <span>{written ?? texts[listStatements(part)[0] ?? 'P501']}</span>
              </Text>
              {isOpen && (
                <Text size="sm" c="warning">
                  {t(
                    written === null
                      ? 'hazards-desk:completions.omitted'
                      : 'hazards-desk:completions.standard',
                  )}
                </Text>
              )}
              {listCompletionKeys(part).length > 0 && <Keys {...props} />}
              {countNumbers(part) > 0 && <Numbers {...props} />}
              {takesWords(part) && <OwnWords {...props} />}
            </Stack>
          </Paper>
        );
      })}
    </Stack>
  );
}
