import { formatUnit } from '@cromia/domain/amount-formats';
import { findFacetName } from '@cromia/domain/catalogue/facets';
import { pickLocalizedText, type TdsLanguage } from '@cromia/domain/languages';
import { type TechnicalProperties, technicalSchema } from '@cromia/domain/tds/technical';
import { getVocLimit } from '@cromia/domain/tds/voc';
import type { Publisher } from '../../platform/pdf/publisher.ts';
import { SHEET_TEXTS, type SheetTexts } from './sheet-texts.ts';
import type { TdsVersionRow } from './tds-queries.ts';

/** Storage temperatures in °C for products whose data state none. */
const STORAGE = { from: 5, to: 35 };

/** The content of a sheet in its language, formatted for the layout. */
export interface TdsSheet {
  language: string;
  title: string;
  product: string;
  brand: string;
  /** Identifies the product: serial and colour. */
  names: [label: string, value: string][];
  edition: string;
  page: string;
  publishedAt: string;
  /** Paragraphs and tables under their headings; empty sections are left out. */
  sections: { heading: string; paragraphs: string[]; rows: [label: string, value: string][] }[];
  notice: string;
  publisher: Publisher;
}

const WATER = 'H2O';

function findName(table: Readonly<Record<string, string>>, name: string | undefined): string | undefined {
  return name === undefined ? undefined : table[name];
}

function removeEmptyRows(rows: [label: string, value: string | null | undefined][]): [string, string][] {
  return rows.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

/** The value of the technical data, or else that of the catalogue. */
function chooseValue<T>(stated: T | '' | null | undefined, catalogueValue: T | null): T | null {
  return stated === '' || stated === null || stated === undefined ? catalogueValue : stated;
}

/** A number with its unit, in the number format of the language; null without a number. */
function formatMeasure(value: number | '' | null | undefined, unit: string, language: string): string | null {
  if (typeof value !== 'number') return null;
  return `${new Intl.NumberFormat(language).format(value)} ${formatUnit(unit, language)}`;
}

function findDiluent(
  technical: TechnicalProperties,
  version: TdsVersionRow,
  { sentences }: SheetTexts,
): string | null {
  const diluent = chooseValue(technical.diluent, version.diluent);
  const { dilution } = version;
  if (diluent === WATER) return sentences.water;
  if (diluent) return diluent;
  // Powders are not diluted, so the sheet omits the diluent.
  return findFacetName('dilution', dilution) === 'dust' ? null : sentences.noDilution;
}

function buildCharacteristics(version: TdsVersionRow, { labels, names: namesByFacet, use }: SheetTexts) {
  return removeEmptyRows([
    [labels.family, findName(namesByFacet.family, findFacetName('family', version.family))],
    [labels.dilution, findName(namesByFacet.dilution, findFacetName('dilution', version.dilution))],
    [labels.drying, findName(namesByFacet.drying, findFacetName('drying', version.drying))],
    [labels.use, use[version.intest]],
  ]);
}

/** The stated density, or that of the products: a range when it differs by colour. */
function formatDensity(
  { density }: TechnicalProperties,
  { densityFrom, densityTo }: TdsVersionRow,
  language: string,
): string | null {
  if (typeof density === 'number') return formatMeasure(density, 'kg/l', language);
  if (densityFrom === null || densityTo === null) return null;
  const to = formatMeasure(densityTo, 'kg/l', language);
  return densityFrom === densityTo ? to : `${new Intl.NumberFormat(language).format(densityFrom)}–${to}`;
}

/** The data required by Directive 2004/42/EC: the subcategory with its type, and its VOC limit. */
function buildVocRows(
  { vocCategory }: TechnicalProperties,
  version: TdsVersionRow,
  { data, names: namesByFacet }: SheetTexts,
  language: string,
): [string, string | null][] {
  if (!vocCategory) return [];
  const isWaterborne = isWaterborneProduct(version);
  const type = isWaterborne ? namesByFacet.dilution.water : namesByFacet.dilution.solvent;
  return [
    [data.vocCategory, `A/${vocCategory} · ${type}`],
    [data.vocLimit, formatMeasure(getVocLimit(vocCategory, isWaterborne), 'g/l', language)],
  ];
}

function isWaterborneProduct({ dilution }: TdsVersionRow): boolean {
  return findFacetName('dilution', dilution) === 'water';
}

function buildTechnicalRows(
  technical: TechnicalProperties,
  version: TdsVersionRow,
  texts: SheetTexts,
  language: string,
) {
  const { data, units } = texts;
  return removeEmptyRows([
    [data.density, formatDensity(technical, version, language)],
    [data.mixRatio, technical.mixRatio],
    [data.solidsByWeight, formatMeasure(technical.solidsByWeight, '%', language)],
    [data.solidsByVolume, formatMeasure(technical.solidsByVolume, '%', language)],
    [data.voc, formatMeasure(technical.voc, 'g/l', language)],
    ...buildVocRows(technical, version, texts, language),
    [data.viscosity, technical.viscosity],
    [data.gloss, technical.gloss && `${technical.gloss} GU`],
    [data.potLife, formatMeasure(technical.potLifeHours, units.hours, language)],
    [data.touchDry, formatMeasure(technical.touchDryMinutes, units.minutes, language)],
    [data.recoat, formatMeasure(technical.recoatHours, units.hours, language)],
    [data.dryFilm, technical.dryFilm && `${technical.dryFilm} µm`],
    [data.resalt, formatMeasure(chooseValue(technical.resalt, version.resalt), 'm²/l', language)],
    [data.resakg, formatMeasure(chooseValue(technical.resakg, version.resakg), 'm²/kg', language)],
  ]);
}

function buildApplication(technical: TechnicalProperties, version: TdsVersionRow, texts: SheetTexts) {
  const { labels, sentences, names: namesByFacet } = texts;
  const methods = version.applications.flatMap(
    (code) => findName(namesByFacet.appMethod, findFacetName('appMethod', code)) ?? [],
  );
  return {
    paragraphs: [
      sentences.surface,
      technical.mixRatio ? sentences.mixing : sentences.stirring,
      sentences.conditions,
    ],
    rows: removeEmptyRows([
      [labels.methods, methods.join(', ')],
      [labels.diluent, findDiluent(technical, version, texts)],
    ]),
  };
}

function formatDay(date: Date): string {
  const [year, month, dayOfMonth] = date.toISOString().slice(0, 10).split('-');
  return `${dayOfMonth}-${month}-${year}`;
}

/**
 * The sheet of one version in its language (section 9: dates as DD-MM-YYYY).
 * @throws when the stored technical data are malformed
 */
export function buildSheet(version: TdsVersionRow, language: TdsLanguage, publisher: Publisher): TdsSheet {
  const texts = SHEET_TEXTS[language];
  const { title, labels, sections, sentences, units } = texts;
  const code = language.toLowerCase();
  const technical = technicalSchema.parse(version.technical);
  const isWaterborne = isWaterborneProduct(version);
  const storageText = sentences.keep
    .replace('{from}', String(chooseValue(technical.storageFrom, STORAGE.from)))
    .replace('{to}', String(chooseValue(technical.storageTo, STORAGE.to)));
  const color =
    version.color && `${version.color} ${pickLocalizedText(version.colorDescription, code)}`.trim();
  return {
    language: code,
    title,
    product: pickLocalizedText(version.shortDescription, code),
    brand: version.brand,
    names: removeEmptyRows([
      [labels.brand, version.brand],
      [labels.serial, version.serial],
      [labels.color, color],
    ]),
    edition: `${labels.edition} ${version.version} ${labels.of} ${formatDay(version.publishedAt)}`,
    page: labels.page,
    publishedAt: version.publishedAt.toISOString(),
    sections: [
      {
        heading: sections.description,
        paragraphs: [pickLocalizedText(version.longDescription, code)],
        rows: [],
      },
      { heading: sections.characteristics, paragraphs: [], rows: buildCharacteristics(version, texts) },
      {
        heading: sections.technical,
        paragraphs: [],
        rows: buildTechnicalRows(technical, version, texts, code),
      },
      { heading: sections.application, ...buildApplication(technical, version, texts) },
      {
        heading: sections.storage,
        paragraphs: [isWaterborne ? `${storageText} ${sentences.frost}` : storageText],
        rows: removeEmptyRows([
          [
            labels.shelfLife,
            formatMeasure(chooseValue(technical.shelfLifeMonths, version.expires), units.months, code),
          ],
        ]),
      },
      { heading: sections.safety, paragraphs: [sentences.safetyNote], rows: [] },
    ],
    notice: sentences.notice,
    publisher,
  };
}
