import { toLanguageTag } from '@cromia/domain/languages';
import type { SpecimenComposer } from '../../src/app-dependencies.ts';
import type { DocumentLayout } from '../../src/platform/pdf/document-cache.ts';
import { toPublisher } from '../../src/platform/pdf/publisher.ts';
import { PRODUCT_CLASS } from '../catalogue/products.ts';
import { buildSpecimen, toProductLanguage } from './content.ts';
import { SPECIMEN_TEXTS } from './languages.ts';
import { findSpecimenProduct } from './product-queries.ts';

const LAYOUT: DocumentLayout = {
  folder: 'sds/composed',
  module: new URL('./layout.ts', import.meta.url),
  version: 3,
};

/** Composes a specimen from the catalogue's data on the first request for it, because the demo has thousands of sheets. */
export const composeSpecimen: SpecimenComposer = async (
  { db, config, documentCache },
  sheet,
  language,
  readHazardLabel,
) => {
  const texts = SPECIMEN_TEXTS[language];
  const product = await findSpecimenProduct(db, sheet);
  if (!texts || !product) throw new Error('Expected texts and a product for the specimen');
  const tag = toLanguageTag(language);
  const { serial, color } = sheet;
  const label = await readHazardLabel({ productClass: PRODUCT_CLASS, serial, color }, toProductLanguage(tag));
  const specimen = buildSpecimen({
    sheet,
    product,
    label,
    texts,
    language: tag,
    publisher: toPublisher(config),
  });
  return documentCache.compose(LAYOUT, specimen);
};
