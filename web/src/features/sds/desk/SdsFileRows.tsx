import { SDS_LANGUAGES, type SdsLanguage } from '@cromia/domain/languages';
import { parseFileNameLanguage } from '@cromia/domain/sds/sheet';
import { FileInput, Select, SimpleGrid, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { formatSdsLanguage } from '../language-names';

/** A PDF with its language. */
export interface SdsFileRow {
  file: File;
  /** Null until it is chosen. */
  language: SdsLanguage | null;
  isPublished: boolean;
}

interface SdsFileRowsProps {
  rows: readonly SdsFileRow[];
  onChange: (rows: SdsFileRow[]) => void;
  /** Languages that the version already has. */
  usedLanguages: ReadonlySet<SdsLanguage>;
  /** Whether missing fields are marked. */
  isSubmitted: boolean;
  /** Why the server rejected the next file. */
  rejection: string | false;
}

/** The languages to publish together: one PDF each, whose language is preset from its name. */
export function SdsFileRows({ rows, onChange, usedLanguages, isSubmitted, rejection }: SdsFileRowsProps) {
  const { t } = useTexts('sds');
  const published = rows.filter(({ isPublished }) => isPublished);
  const unpublished = rows.filter(({ isPublished }) => !isPublished);
  const choose = (files: readonly File[]) =>
    onChange([
      ...published,
      ...files.map(
        (file) =>
          unpublished.find((row) => row.file === file) ?? {
            file,
            language: parseFileNameLanguage(file.name),
            isPublished: false,
          },
      ),
    ]);
  const isDuplicate = (language: SdsLanguage | null) =>
    language !== null && rows.filter((row) => row.language === language).length > 1;
  const findError = ({ file, language }: SdsFileRow, index: number) => {
    if (language === null)
      return (
        isSubmitted && t('errors:fields.choose', { label: t('sds:uploads.languageOf', { file: file.name }) })
      );
    if (isDuplicate(language) || usedLanguages.has(language)) return t('sds:uploads.languageTaken');
    return index === 0 && rejection;
  };
  return (
    <>
      {published.map(({ language }) => (
        <Text key={language} size="sm">
          <IconCircleCheck size={16} aria-hidden /> {language !== null && formatSdsLanguage(language)}:{' '}
          {t('sds:uploads.isPublished')}
        </Text>
      ))}
      <FileInput
        multiple
        label={t('sds:uploads.pdfs')}
        description={t('sds:uploads.pdfsHelp')}
        placeholder={t('sds:uploads.choose')}
        accept="application/pdf,.pdf"
        value={unpublished.map(({ file }) => file)}
        onChange={choose}
        clearable
        clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
        error={
          isSubmitted &&
          unpublished.length === 0 &&
          t('sds:uploads.chooseFor', { label: t('sds:uploads.pdfs') })
        }
        withAsterisk
      />
      {unpublished.length > 0 && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          {unpublished.map((row, index) => (
            <Select
              key={`${row.file.name} ${row.file.lastModified} ${row.file.size}`}
              label={t('sds:uploads.languageOf', { file: row.file.name })}
              data={SDS_LANGUAGES.map((language) => ({
                value: language,
                label: formatSdsLanguage(language),
                disabled: usedLanguages.has(language),
              }))}
              value={row.language}
              onChange={(chosen) => {
                const language = SDS_LANGUAGES.find((candidate) => candidate === chosen) ?? null;
                onChange(rows.map((candidate) => (candidate === row ? { ...row, language } : candidate)));
              }}
              searchable
              allowDeselect={false}
              nothingFoundMessage={t('common:form.nothingFound')}
              error={findError(row, index)}
              withAsterisk
            />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}
