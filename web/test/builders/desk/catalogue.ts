import type { DeskColor, DeskSerialDetail } from '@cromia/domain/catalogue/catalogue-desk';

const IMPORTED = {
  at: '2026-11-02T06:00:00.000Z',
  origin: 'IMPORT',
  by: 'ERP',
  importId: '00000000-0000-4000-8000-00000000001e',
} as const;

/** A serial of one colour, imported with Italian texts and corrected in English. */
export function aDeskSerial(overrides: Partial<DeskSerialDetail> = {}): DeskSerialDetail {
  return {
    productClass: '3',
    serial: 'F120',
    version: 7,
    shortDescription: { it: 'Primer epossidico 2K', en: 'Epoxy primer 2K' },
    longDescription: { it: 'Primer bicomponente.' },
    brand: 'Ferrocrom',
    area: '3M',
    typology: 'background',
    family: 'epoxy',
    dilution: '3S',
    drying: '2',
    applications: [],
    intest: 'IE',
    diluent: 'D101',
    expires: 24,
    resalt: null,
    resakg: 6.8,
    sources: {
      '*': IMPORTED,
      'shortDescription.en': {
        at: '2026-11-20T08:30:00.000Z',
        origin: 'DESK',
        by: 'it@cromia.test',
        importId: null,
      },
    },
    colors: [{ color: '7035', hex: '#C5C7C4', colorDescription: { it: 'Grigio luce' }, products: 1 }],
    tdsLanguages: ['DE', 'IT'],
    sdsDocuments: 1,
    history: [],
    ...overrides,
  };
}

/** The colour 7035 with one packaging that is in stock. */
export function aDeskColor(overrides: Partial<DeskColor> = {}): DeskColor {
  return {
    color: '7035',
    hex: '#C5C7C4',
    colorDescription: { it: 'Grigio luce' },
    version: 7,
    sources: { '*': IMPORTED },
    products: [
      {
        id: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
        status: 'A',
        tsc: 'S',
        inStock: true,
        availableOn: null,
        um: 'kg',
        qta: 25,
        unitQty: 25,
        qtyPkgMultiplier: 1,
        dna: null,
        plo: 26.4,
        lat: null,
        imageVersion: null,
        link: null,
        newSerial: null,
        newColor: null,
        sources: { '*': IMPORTED },
        prices: [{ priceListCode: 'RIV', unitPrice: 8.4, sources: { '*': IMPORTED } }],
        agreed: null,
      },
    ],
    ...overrides,
  };
}
