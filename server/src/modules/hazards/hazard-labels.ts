import type { Hazard } from '@cromia/domain/hazards/hazard';
import {
  buildHazardLabel,
  deriveVocLabel,
  type HazardLabel,
  type Supplier,
} from '@cromia/domain/hazards/label';
import { getStatementText } from '@cromia/domain/hazards/statements';
import type { ProductLanguage } from '@cromia/domain/languages';
import type { Config } from '../../platform/config.ts';

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
export function toHazardLabel(
  hazard: Hazard | null | undefined,
  { technical, dilution }: VocSource,
  { config, language }: { config: Pick<Config, 'brand'>; language: ProductLanguage },
): HazardLabel | null {
  if (!hazard) return null;
  return buildHazardLabel(hazard, (code, contains) => getStatementText(code, language, contains), {
    supplier: toSupplier(config),
    vocLabel: deriveVocLabel(technical, dilution),
  });
}
