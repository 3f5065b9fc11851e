import { Select } from '@mantine/core';

interface LanguagePickerProps<Code extends string> {
  /** Short codes of the document's languages. */
  languages: readonly Code[];
  value: Code;
  onChange: (language: Code) => void;
  label: string;
}

/** A language's native name, such as `Deutsch`; the code itself if it is unknown. */
export function getNativeLanguageName(code: string): string {
  const tag = code.toLowerCase();
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Picks the language of a document: its short code with its native name, without flags. */
export function LanguagePicker<Code extends string>({
  languages,
  value,
  onChange,
  label,
}: LanguagePickerProps<Code>) {
  return (
    <Select
      aria-label={label}
      w={176}
      data={languages.map((code) => ({
        value: code,
        label: `${code.toUpperCase()} · ${getNativeLanguageName(code)}`,
      }))}
      value={value}
      allowDeselect={false}
      onChange={(next) => {
        const chosen = languages.find((code) => code === next);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
