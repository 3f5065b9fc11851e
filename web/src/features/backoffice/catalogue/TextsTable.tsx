import type { ShownSources } from '@cromia/domain/catalogue/catalogue-desk';
import { type LocalizedText, PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import { ScrollArea, Table, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../../i18n/languages';
import { useTexts } from '../../../i18n/use-texts';
import { RowButton } from '../../../ui/list/RowButton';
import type { Correction, SerialKey } from './catalogue-desk-queries';
import { SourceNote } from './SourceNote';
import { TextsDialog } from './TextsDialog';

/** A text that exists in every language. */
export interface TextsField {
  name: 'shortDescription' | 'longDescription' | 'colorDescription';
  label: string;
  texts: LocalizedText;
  /** Whether it has several lines. */
  isLong?: boolean;
}

type TextsBody = { version: number | null } & {
  [Name in TextsField['name']]?: { [Language in ProductLanguage]?: string | null };
};

interface TextsTableProps {
  serial: SerialKey;
  version: number | null;
  sources: ShownSources;
  fields: readonly TextsField[];
  correctionOf: (body: TextsBody) => Correction;
}

/** The name of a language of product texts, in itself. */
export function languageName(language: ProductLanguage): string {
  return language === 'cs' ? 'Čeština' : LANGUAGE_NAMES[language];
}

/** Texts in all languages, each with where it comes from; a language is corrected in a dialog. */
export function TextsTable({ serial, version, sources, fields, correctionOf }: TextsTableProps) {
  const { t } = useTexts('catalogue-desk');
  const [edited, setEdited] = useState<ProductLanguage | null>(null);
  return (
    <ScrollArea>
      <Table verticalSpacing="xs" miw={640} aria-label={t('catalogue-desk:texts.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('catalogue-desk:texts.language')}</Table.Th>
            {fields.map(({ name, label }) => (
              <Table.Th key={name}>{label}</Table.Th>
            ))}
            <Table.Th aria-label={t('catalogue-desk:correct')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {PRODUCT_LANGUAGES.map((language) => (
            <Table.Tr key={language}>
              <Table.Td>{languageName(language)}</Table.Td>
              {fields.map(({ name, texts }) => (
                <Table.Td key={name} style={{ overflowWrap: 'anywhere', verticalAlign: 'top' }}>
                  <Text size="sm" lineClamp={4} lang={language}>
                    {texts[language] || '–'}
                  </Text>
                  <SourceNote sources={sources} field={`${name}.${language}`} />
                </Table.Td>
              ))}
              <Table.Td style={{ textAlign: 'right' }}>
                <RowButton icon={IconPencil} of={languageName(language)} onClick={() => setEdited(language)}>
                  {t('catalogue-desk:correct')}
                </RowButton>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {edited !== null && (
        <TextsDialog
          serial={serial}
          language={edited}
          fields={fields}
          onClose={() => setEdited(null)}
          correctionOf={(texts) =>
            correctionOf({
              version,
              ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { [edited]: text }])),
            })
          }
        />
      )}
    </ScrollArea>
  );
}
