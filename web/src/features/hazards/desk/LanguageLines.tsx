import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';

const LINE = /^\s*(?<language>[a-z]{2})\s*:\s*(?<text>[^;]*\S)\s*$/;

/** Reads lines such as `de: Xylol`; null if one is none, or names another language. */
function parseLines(text: string, languages: readonly string[]): [language: string, text: string][] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parsed = lines.flatMap((line): [string, string][] => {
    const { language = '', text: words = '' } = LINE.exec(line)?.groups ?? {};
    return languages.includes(language) ? [[language, words]] : [];
  });
  return parsed.length === lines.length ? parsed : null;
}

/** Stands for lines that cannot be read, so that the form is not saved without them. */
export const UNREADABLE = '';

interface LanguageLinesProps {
  label: string;
  languages: readonly string[];
  /** Language and text, in the order of the lines. */
  value: readonly (readonly [language: string, text: string])[];
  /** @param value lines that cannot be read are one, of the language `UNREADABLE` */
  onChange: (value: [language: string, text: string][]) => void;
  /** Whether languages without a line are named even if there is no line at all. */
  isExpected?: boolean;
}

/** A text in several languages, one in each line: `de: Xylol`. Languages without a line are named below. */
export function LanguageLines({ label, languages, value, onChange, isExpected = false }: LanguageLinesProps) {
  const { t } = useTexts('hazards-desk');
  const [text, setText] = useState(() =>
    value.map(([language, words]) => `${language}: ${words}`).join('\n'),
  );
  const parsed = parseLines(text, languages);
  const missing = languages.filter((language) => !parsed?.some(([own]) => own === language));
  return (
    <Textarea
      label={label}
      description={
        missing.length > 0 && (isExpected || missing.length < languages.length)
          ? t('hazards-desk:lines.missing', { languages: missing.join(', ') })
          : t('hazards-desk:lines.help')
      }
      error={parsed === null && t('hazards-desk:lines.invalid')}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(parseLines(currentTarget.value, languages) ?? [[UNREADABLE, currentTarget.value]]);
      }}
      autosize
      minRows={1}
      maxRows={8}
    />
  );
}
