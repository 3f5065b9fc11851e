import type { DisplayedSources } from '@cromia/domain/catalogue/catalogue-desk';
import { PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import { Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { getProductLanguageName } from '../../../../i18n/languages';
import { useTexts } from '../../../../i18n/use-texts';
import { RowButton } from '../../../../ui/list/RowButton';
import type { DataColumn } from '../../../../ui/table/columns';
import { DataTable } from '../../../../ui/table/DataTable';
import type { CatalogueCorrection, SerialKey } from './catalogue-desk-queries';
import { SourceNote } from './SourceNote';
import { TextsDialog } from './TextsDialog';
import type { TranslatedField } from './translated-field';

type TextsCorrection = { version: number | null } & {
  [Name in TranslatedField['name']]?: { [Language in ProductLanguage]?: string | null };
};

interface TextsTableProps {
  serial: SerialKey;
  version: number | null;
  sources: DisplayedSources;
  fields: readonly TranslatedField[];
  buildCorrection: (body: TextsCorrection) => CatalogueCorrection;
}

/** Texts in all languages with their sources. A language is corrected in a dialog. */
export function TextsTable({ serial, version, sources, fields, buildCorrection }: TextsTableProps) {
  const { t } = useTexts('catalogue-desk');
  const [edited, setEdited] = useState<ProductLanguage | null>(null);
  const columns = useColumns(fields, sources);
  return (
    <>
      <DataTable
        label={t('catalogue-desk:texts.title')}
        columns={columns}
        rows={LANGUAGE_ROWS}
        rowId={({ language }) => language}
        rowLabel={({ language }) => getProductLanguageName(language)}
        actions={({ language }) => (
          <RowButton
            icon={IconPencil}
            rowName={getProductLanguageName(language)}
            onClick={() => setEdited(language)}
          >
            {t('catalogue-desk:correct')}
          </RowButton>
        )}
      />
      {edited !== null && (
        <TextsDialog
          serial={serial}
          language={edited}
          fields={fields}
          onClose={() => setEdited(null)}
          buildCorrection={(texts) =>
            buildCorrection({
              version,
              ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { [edited]: text }])),
            })
          }
        />
      )}
    </>
  );
}

const LANGUAGE_ROWS = PRODUCT_LANGUAGES.map((language) => ({ language }));

function useColumns(fields: readonly TranslatedField[], sources: DisplayedSources) {
  const { t } = useTexts('catalogue-desk');
  return useMemo(
    (): DataColumn<{ language: ProductLanguage }>[] => [
      {
        id: 'language',
        header: t('catalogue-desk:texts.language'),
        cell: ({ language }) => getProductLanguageName(language),
        width: '120px',
        card: 'title',
      },
      ...fields.map(({ name, label, texts, isLong = false }) => ({
        id: name,
        header: label,
        cell: ({ language }: { language: ProductLanguage }) => (
          <>
            <Text inherit lineClamp={4} lang={language} style={{ overflowWrap: 'anywhere' }}>
              {texts[language] || '–'}
            </Text>
            <SourceNote sources={sources} field={`${name}.${language}`} />
          </>
        ),
        ...(isLong || fields.length === 1 ? {} : { width: '30%' }),
      })),
    ],
    [t, fields, sources],
  );
}
