import type { CatalogueLevel, CatalogueTile } from '@cromia/domain/private-catalogue/tree';
import type { TreeChange, TreeUploadDetail } from '@cromia/domain/private-catalogue/upload';
import { aHazardLabel } from './hazard';

/** A category of the first level with 12 products below it. */
export function aTile(overrides: Partial<CatalogueTile> = {}): CatalogueTile {
  const code = overrides.code ?? 'ENAMELS';
  return {
    code,
    path: code,
    name: { it: 'Smalti', de: 'Lacke' },
    image: null,
    brand: null,
    isCategory: true,
    products: 12,
    drawnAs: null,
    hazard: null,
    ...overrides,
  };
}

/** The first level, with one category by default. */
export function aLevel(overrides: Partial<CatalogueLevel> = {}): CatalogueLevel {
  return { trail: [], node: null, children: [aTile()], ...overrides };
}

/** A product of the private catalogue in its category, sold in a shop. */
export function aProductLevel(): CatalogueLevel {
  const category = aTile();
  const product = aTile({
    code: 'E600',
    path: 'ENAMELS/E600',
    name: { it: 'Smalto all’acqua', de: 'Wasserlack' },
    brand: 'Muralcrom',
    isCategory: false,
    products: 0,
  });
  const description = { it: 'Per legno e metallo.', de: 'Für Holz und Metall.' };
  return {
    trail: [category, product].map(({ code, path, name }) => ({ code, path, name })),
    node: { ...product, hazard: aHazardLabel(), description, link: 'https://store.cromia.example/p/E600' },
    children: [],
  };
}

/** A pending upload with one new product. */
export function aTreeUpload(overrides: Partial<TreeUploadDetail> = {}): TreeUploadDetail {
  return {
    id: '00000000-0000-4000-8000-000000000b2c',
    status: 'PENDING',
    fileName: 'catalogo-privati.xlsx',
    createdOn: '2036-11-20T09:00:00.000Z',
    uploadedBy: 'it@cromia.test',
    categories: 2,
    products: 1,
    decidedOn: null,
    decidedBy: null,
    reason: null,
    difference: { added: 1, changed: 0, moved: 0, removed: 0 },
    shops: [],
    history: [],
    ...overrides,
  };
}

/** A new product by default. */
export function aTreeChange(overrides: Partial<TreeChange> = {}): TreeChange {
  return {
    kind: 'added',
    code: 'H500',
    name: { it: 'Idropittura lavabile', de: 'Scheuerbeständige Innenfarbe' },
    parent: null,
    previousParent: null,
    fields: [],
    values: [],
    ...overrides,
  };
}
