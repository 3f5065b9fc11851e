import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import { SHEET_COLUMNS } from '@cromia/domain/private-catalogue/sheet';
import { createWorkbook } from '../../platform/tables/table-files.ts';

/** Example rows to overwrite: a category, a subcategory, and a product in the subcategory. */
const EXAMPLES: Record<string, string>[] = [
  { code: 'WALLS', image: 'walls.svg', name_it: 'Pareti e soffitti', name_en: 'Walls and ceilings' },
  { code: 'WALLS-PAINT', parent: 'WALLS', name_it: 'Pitture lavabili', name_en: 'Washable paints' },
  {
    code: 'H500',
    parent: 'WALLS-PAINT',
    brand: 'Muralcrom',
    image: 'bucket-walls.svg',
    link: 'https://store.example.com/h500',
    name_it: 'Idropittura lavabile per interni',
    name_en: 'Washable interior emulsion',
    description_it: 'Pittura opaca lavabile per pareti e soffitti.',
    description_en: 'Matt washable paint for walls and ceilings.',
  },
];

/** The template to fill in: all columns, and an example of each kind of row. */
export function buildTemplateFile(): Promise<Uint8Array> {
  return createWorkbook({
    name: `catalogue ${PRODUCT_LANGUAGES.join(' ')}`,
    columns: [...SHEET_COLUMNS],
    rows: EXAMPLES.map((example) => SHEET_COLUMNS.map((column) => example[column] ?? null)),
  });
}
