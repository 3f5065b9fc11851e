import { findFacetName } from '@cromia/domain/catalogue/facets';
import { formatDate } from '@cromia/domain/dates';
import type { HazardLabel } from '@cromia/domain/hazards/label';
import { formatSignalWord } from '@cromia/domain/hazards/signal-words';
import {
  DEFAULT_LANGUAGE,
  PRODUCT_LANGUAGES,
  type ProductLanguage,
  pickLocalizedText,
} from '@cromia/domain/languages';
import { z } from 'zod';
import type { SpecimenSheet } from '../../src/app-dependencies.ts';
import type { Publisher } from '../../src/platform/pdf/publisher.ts';
import type { SpecimenTexts } from './languages.ts';
import type { SpecimenProduct } from './product-queries.ts';

const technicalSchema = z.object({
  solidsByWeight: z.number().nullish(),
  voc: z.number().nullish(),
  viscosity: z.string().nullish(),
});

/** The product language of a sheet's language tag. */
export function toProductLanguage(tag: string): ProductLanguage {
  return PRODUCT_LANGUAGES.find((language) => language === tag) ?? DEFAULT_LANGUAGE;
}

type Row = [label: string, value: string];

/** A numbered subsection: sentences, then labelled rows. */
export interface SpecimenPart {
  heading: string | null;
  paragraphs: string[];
  rows: Row[];
}

/** All texts of a specimen, in its language and ready for layout. */
export interface Specimen {
  language: string;
  title: string;
  regulation: string;
  stamp: string;
  notice: string;
  product: string;
  brand: string;
  edition: string;
  page: string;
  publishedAt: string;
  sections: { heading: string; parts: SpecimenPart[] }[];
  publisher: Publisher;
}

/** The content of a subsection: sentences, and rows with a label. */
type Subsection = (string | Row)[];

interface SpecimenInput {
  sheet: SpecimenSheet;
  product: SpecimenProduct;
  /** Null if the product is not assessed. */
  label: HazardLabel | null;
  texts: SpecimenTexts;
  language: string;
  publisher: Publisher;
}

/** What the label of a specimen's product says of it. */
function describeHazards({ label, product }: Pick<SpecimenInput, 'label' | 'product'>) {
  const hazards = [...(label?.hStatements ?? []), ...(label?.euhStatements ?? [])];
  return {
    hazards: hazards.map(({ code, text }) => `${code} ${text}`),
    isFlammable: label?.hStatements.some(({ code }) => ['H224', 'H225', 'H226'].includes(code)) ?? false,
    isPowder: findFacetName('dilution', product.dilution) === 'dust',
    isHazardous: (label?.hStatements.length ?? 0) > 0,
  };
}

function formatNumber(value: number, unit: string, language: string): string {
  return `${new Intl.NumberFormat(language).format(value)} ${unit}`;
}

function formatProductName({ sheet, product, language }: SpecimenInput): string {
  const color = pickLocalizedText(product.colorDescription, language);
  return [pickLocalizedText(product.shortDescription, language), sheet.color, color]
    .filter((part) => part !== '')
    .join(' ');
}

function buildIdentification(input: SpecimenInput): Subsection[] {
  const { sheet, texts, publisher } = input;
  const { labels, phrases } = texts;
  return [
    [
      [labels.product, formatProductName(input)],
      [labels.code, `${sheet.serial}-${sheet.color} · ${sheet.site} · ${sheet.recipe}`],
    ],
    [phrases.uses],
    [
      [labels.supplier, publisher.legalName],
      [labels.address, publisher.address],
      [labels.email, publisher.email],
    ],
    [[labels.phone, publisher.phone]],
  ];
}

function buildHazardIdentification(input: SpecimenInput): Subsection[] {
  const { label, language, texts } = input;
  const { labels, phrases } = texts;
  const { hazards, isHazardous } = describeHazards(input);
  const rows: Row[] = [
    [labels.signalWord, (label && formatSignalWord(label.signalWord, toProductLanguage(language))) ?? ''],
    [labels.hazards, hazards.join('\n')],
    [labels.precautions, label?.pStatements.map(({ code, text }) => `${code} ${text}`).join('\n') ?? ''],
  ];
  const elements: Subsection =
    hazards.length > 0 ? rows.filter(([, value]) => value !== '') : [phrases.EUH210];
  return [isHazardous ? hazards : [phrases.notClassified], elements, [phrases.otherHazards]];
}

function buildComposition(input: SpecimenInput): Subsection[] {
  const { phrases } = input.texts;
  const mixture: Subsection = describeHazards(input).isFlammable
    ? [
        [`${phrases.xylene}, CAS 1330-20-7`, '10–25 %'],
        [`${phrases.butylAcetate}, CAS 123-86-4`, '10–25 %'],
      ]
    : [phrases.nothingToState];
  return [[phrases.notApplicable], mixture];
}

function buildExposure(input: SpecimenInput): Subsection[] {
  const { phrases } = input.texts;
  const limits: Subsection = describeHazards(input).isFlammable
    ? [
        [phrases.xylene, `221 mg/m³ (8 h), 442 mg/m³ (${phrases.shortTerm})`],
        [phrases.butylAcetate, `241 mg/m³ (8 h), 723 mg/m³ (${phrases.shortTerm})`],
      ]
    : [phrases.noLimits];
  return [limits, [phrases.exposure]];
}

function buildProperties(input: SpecimenInput): Subsection[] {
  const { product, texts, language } = input;
  const { labels, phrases } = texts;
  const { isFlammable, isPowder } = describeHazards(input);
  const { solidsByWeight, viscosity, voc } = technicalSchema.parse(product.technical);
  const optional: [string, string | null | undefined][] = [
    [labels.color, pickLocalizedText(product.colorDescription, language)],
    [labels.density, product.density && formatNumber(product.density, 'kg/l', language)],
    [labels.viscosity, viscosity],
    [labels.solids, solidsByWeight && formatNumber(solidsByWeight, '%', language)],
    [labels.voc, voc && formatNumber(voc, 'g/l', language)],
  ].map(([label, value]) => [String(label), value ? String(value) : null]);
  return [
    [
      [labels.state, isPowder ? phrases.powder : phrases.liquid],
      [labels.odour, phrases.odour],
      [labels.flashPoint, isFlammable ? '26 °C' : phrases.notApplicable],
      ...optional.flatMap(([label, value]): Row[] => (value ? [[label, value]] : [])),
    ],
    [phrases.noFurther],
  ];
}

function buildTransport({ label, texts: { phrases } }: SpecimenInput): Subsection[] {
  const { notDangerous, notApplicable, no } = phrases;
  const transport = label?.transport ?? null;
  if (transport === null) {
    return [
      [notDangerous],
      [notApplicable],
      [notApplicable],
      [notApplicable],
      [no],
      [phrases.transport],
      [notApplicable],
    ];
  }
  const { unNumber, properShippingName, transportClass, packingGroup, environmentallyHazardous } = transport;
  return [
    [`UN ${unNumber}`],
    [properShippingName],
    [transportClass],
    [packingGroup ?? notApplicable],
    [environmentallyHazardous ? phrases.yes : no],
    [phrases.transport],
    [notApplicable],
  ];
}

/** The content of the sixteen sections of Annex II, by subsection. */
function buildContent(input: SpecimenInput): Subsection[][] {
  const { texts } = input;
  const { phrases } = texts;
  const waste = describeHazards(input).isHazardous ? '08 01 11*' : '08 01 12';
  return [
    buildIdentification(input),
    buildHazardIdentification(input),
    buildComposition(input),
    [[phrases.firstAid], [phrases.symptoms], [phrases.treatment]],
    [[phrases.extinguish], [phrases.fireHazard], [phrases.firefighters]],
    [[phrases.spillPersonal], [phrases.spillEnvironment], [phrases.spillClean], [phrases.seeSections]],
    [[phrases.handling], [phrases.storage], [phrases.endUse]],
    buildExposure(input),
    buildProperties(input),
    [
      [phrases.noReactions],
      [phrases.stable],
      [phrases.noReactions],
      [phrases.avoid],
      [phrases.incompatible],
      [phrases.decomposition],
    ],
    [[phrases.toxicity], [phrases.otherHazards]],
    [
      [phrases.noData],
      [phrases.noData],
      [phrases.noData],
      [phrases.noData],
      [phrases.otherHazards],
      [phrases.otherHazards],
      [phrases.noData],
    ],
    [[`${phrases.waste} ${waste}`]],
    buildTransport(input),
    [[phrases.laws], [phrases.assessment]],
    [[texts.specimenNote]],
  ];
}

function buildSection(
  { texts }: SpecimenInput,
  subsections: readonly Subsection[],
  index: number,
): Specimen['sections'][number] {
  const section = index + 1;
  const headings = texts.parts[index] ?? [];
  return {
    heading: `${texts.section} ${section}: ${texts.sections[index] ?? ''}`,
    parts: subsections.map((part, partIndex) => ({
      heading:
        headings[partIndex] === undefined ? null : `${section}.${partIndex + 1} ${headings[partIndex]}`,
      paragraphs: part.filter((item) => typeof item === 'string'),
      rows: part.filter((item) => typeof item !== 'string'),
    })),
  };
}

/**
 * A specimen of a safety data sheet with the 16 sections of Regulation (EU) 2020/878, composed from catalogue data for
 * the demo. Every page is marked as a specimen.
 * @throws when the stored technical data are malformed
 */
export function buildSpecimen(input: SpecimenInput): Specimen {
  const { sheet, product, texts, language, publisher } = input;
  const replaced = sheet.version > 1 ? ` · ${texts.replaces} ${sheet.version - 1}` : '';
  return {
    language,
    title: texts.title,
    regulation: texts.regulation,
    stamp: texts.specimen,
    notice: texts.specimenNote,
    product: formatProductName(input),
    brand: product.brand,
    edition: `${texts.version} ${sheet.version} ${texts.of} ${formatDate(sheet.validFrom)}${replaced}`,
    page: texts.page,
    publishedAt: `${sheet.validFrom}T00:00:00.000Z`,
    sections: buildContent(input).map((subsections, index) => buildSection(input, subsections, index)),
    publisher,
  };
}
