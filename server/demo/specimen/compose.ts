import { toLanguageTag } from '@cromia/domain/languages';
import type { SpecimenComposer } from '../../src/app-dependencies.ts';
import type { DocumentLayout } from '../../src/platform/pdf/document-cache.ts';
import { toPublisher } from '../../src/platform/pdf/publisher.ts';
import { buildSpecimen } from './content.ts';
import { SPECIMEN_TEXTS } from './languages.ts';
import { findSpecimenProduct } from './product-queries.ts';

const LAYOUT: DocumentLayout = {
  folder: 'sds/composed',
  module: new URL('./layout.ts', import.meta.url),
  version: 2,
};

/** Composes a specimen from the catalogue's data on the first request for it, because the demo has thousands of sheets. */
export const composeSpecimen: SpecimenComposer = async ({ db, config, documentCache }, sheet, language) => {
  const texts = SPECIMEN_TEXTS[language];
  const product = await findSpecimenProduct(db, sheet);
  if (!texts || !product) throw new Error('Expected texts and a product for the specimen');
  const specimen = buildSpecimen({
    sheet,
    product,
    texts,
    language: toLanguageTag(language),
    publisher: toPublisher(config),
  });
  return documentCache.compose(LAYOUT, specimen);
};
