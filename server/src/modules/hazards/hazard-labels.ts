import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { type Hazard, isLabelled } from '@cromia/domain/hazards/hazard';
import type { HazardRowKey } from '@cromia/domain/hazards/hazard-row-key';
import {
  buildHazardLabel,
  deriveVocLabel,
  type HazardLabel,
  type Supplier,
} from '@cromia/domain/hazards/label';
import type { LabelledProduct } from '@cromia/domain/hazards/labelled-product';
import { chooseStatementLanguage, loadStatementTexts } from '@cromia/domain/hazards/statements/texts';
import type { ProductLanguage } from '@cromia/domain/languages';
import type { Config } from '../../platform/config.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { listLabelledProducts, listLabelSources } from './hazard-queries.ts';

/** The manufacturer, as a label names it (Regulation (EC) 1272/2008, article 17). */
export function toSupplier({ brand }: Pick<Config, 'brand'>): Supplier {
  return { name: brand.legalName, address: brand.address, telephone: brand.phone };
}

/** The data of a serial that its VOC label is derived from. */
export interface VocSource {
  technical: unknown;
  dilution: string;
}

/** The label of an assessment in one language; null if the product is not assessed. */
export async function toHazardLabel(
  hazard: Hazard | null | undefined,
  { technical, dilution }: VocSource,
  { config, language }: { config: Pick<Config, 'brand'>; language: ProductLanguage },
): Promise<HazardLabel | null> {
  if (!hazard) return null;
  const statementLanguage = chooseStatementLanguage(language);
  return buildHazardLabel(hazard, {
    language,
    statements: { language: statementLanguage, texts: await loadStatementTexts(statementLanguage) },
    supplier: toSupplier(config),
    vocLabel: deriveVocLabel(technical, dilution),
  });
}

/** The label of a colour in one language; null if it is not assessed. */
export async function readHazardLabel(
  db: Connection,
  key: HazardRowKey,
  options: { config: Pick<Config, 'brand'>; language: ProductLanguage },
): Promise<HazardLabel | null> {
  const [source] = await listLabelSources(db, [key]);
  return source ? toHazardLabel(source.hazard, source, options) : null;
}

/** The labels of the colours that have one, in one language, by one statement; those without any element are left out. */
export async function readHazardLabels(
  db: Connection,
  keys: readonly HazardRowKey[],
  options: { config: Pick<Config, 'brand'>; language: ProductLanguage },
): Promise<(HazardRowKey & { label: HazardLabel })[]> {
  const sources = keys.length === 0 ? [] : await listLabelSources(db, keys);
  const labels = await Promise.all(sources.map((source) => toHazardLabel(source.hazard, source, options)));
  return sources.flatMap(({ productClass, serial, color, hazard }, index) => {
    const label = labels[index];
    return label && hazard && isLabelled(hazard) ? [{ productClass, serial, color, label }] : [];
  });
}

/** Products with their labels in one language, in the order of the codes; unknown codes are left out. */
export async function readLabelledProducts(
  db: Connection,
  codes: readonly ProductCode[],
  options: { config: Pick<Config, 'brand'>; language: ProductLanguage },
): Promise<LabelledProduct[]> {
  const rows = codes.length === 0 ? [] : await listLabelledProducts(db, codes);
  const labels = await Promise.all(rows.map((row) => toHazardLabel(row.hazard, row, options)));
  return rows.map(({ productClass, serial, color, pkg, um, qta, dna }, index) => ({
    productCode: { productClass, serial, color, pkg },
    um,
    qta,
    dna,
    label: labels[index] ?? null,
  }));
}
