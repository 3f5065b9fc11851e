import { pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';
import type { ListTable } from '../../platform/tables/send-list.ts';
import { createTexts } from '../../platform/texts/create-texts.ts';
import { readTexts } from '../../platform/texts/read-texts.ts';
import type { StatementRow } from './statement-queries.ts';
import type it from './texts/it.json';

const getTexts = createTexts(readTexts<typeof it>(new URL('./texts/', import.meta.url)));

/** The table of an exported statement: a line for each month, serial and colour. */
export function defineStatementTable(year: number, language: UiLanguage): ListTable<StatementRow> {
  const t = getTexts(language);
  return {
    name: `${t('file')}-${year}`,
    columns: [
      t('month'),
      t('serial'),
      t('description'),
      t('brand'),
      t('color'),
      t('colorDescription'),
      t('packages'),
      t('kilograms'),
      t('litres'),
      t('turnover'),
    ],
    toRows: (row) => [
      [
        `${year}-${String(row.month).padStart(2, '0')}`,
        row.serial,
        pickLocalizedText(row.shortDescription, language),
        row.brand,
        row.color,
        pickLocalizedText(row.colorDescription, language),
        row.packages,
        row.kilograms,
        row.litres,
        row.turnover,
      ],
    ],
  };
}
