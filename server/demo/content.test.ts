import { FACET_NAMES, FACETS, type Facet, findFacetName } from '@cromia/domain/catalogue/facets';
import { PRICE_LISTS } from '@cromia/domain/catalogue/price-lists';
import { deriveProductStatus } from '@cromia/domain/catalogue/product';
import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import type { CatalogueNode } from '@cromia/domain/private-catalogue/tree';
import { getVocLimit } from '@cromia/domain/tds/voc';
import { describe, expect, it } from 'vitest';
import { listColors } from './catalogue/color-ranges.ts';
import { buildPrivateCatalogue } from './catalogue/private-catalogue.ts';
import { buildDemoProducts, type DemoProduct } from './catalogue/products.ts';
import { RAL_CLASSIC } from './catalogue/ral.ts';
import { DEMO_SERIALS } from './catalogue/serials.ts';
import { buildDemoCustomers } from './people/customers.ts';
import { buildDemoDealers } from './people/dealers.ts';
import { listFavourites } from './shop/assortments.ts';
import { buildDemoHistory } from './shop/history.ts';
import { createAgreedTerms, formatCode } from './shop/terms.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const products = buildDemoProducts();
const customers = buildDemoCustomers();

function buildHistory() {
  const agreedTerms = customers.flatMap((customer) =>
    createAgreedTerms(customer, listFavourites(customer, products)),
  );
  return buildDemoHistory(customers, products, agreedTerms, NOW);
}

function findProduct(code: string): DemoProduct | undefined {
  return products.find((candidate) => formatCode(candidate) === code);
}

describe('the demo', () => {
  it('is the same each time it is created', () => {
    expect(buildDemoProducts()).toEqual(products);
    expect(buildDemoCustomers()).toEqual(customers);
    expect(buildDemoDealers()).toEqual(buildDemoDealers());
    expect(buildHistory()).toEqual(buildHistory());
  });

  it('has about 60 serials in about 10,000 variants without duplicates', () => {
    expect(DEMO_SERIALS.length).toBeGreaterThanOrEqual(55);
    expect(DEMO_SERIALS.length).toBeLessThanOrEqual(70);
    expect(products.length).toBeGreaterThan(9_500);
    expect(products.length).toBeLessThan(10_500);
    expect(new Set(products.map(formatCode)).size).toBe(products.length);
  });

  it('has the 213 colours of RAL Classic, each with its value', () => {
    expect(RAL_CLASSIC).toHaveLength(213);
    expect(new Set(RAL_CLASSIC.map(({ code }) => code)).size).toBe(213);
    for (const { hex } of RAL_CLASSIC) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('describes every serial and colour in every product language', () => {
    const names = DEMO_SERIALS.flatMap(({ shortDescription, longDescription, colors }) => [
      shortDescription,
      longDescription,
      ...listColors(colors).map(({ name }) => name),
    ]);
    for (const texts of names) {
      for (const language of PRODUCT_LANGUAGES) expect(texts[language]).toMatch(/\p{Letter}/u);
    }
  });
});

describe('the facets of the demo', () => {
  const codes: Record<Facet, string[]> = {
    area: DEMO_SERIALS.map(({ area }) => area),
    typology: DEMO_SERIALS.map(({ typology }) => typology),
    family: DEMO_SERIALS.map(({ family }) => family),
    dilution: DEMO_SERIALS.map(({ dilution }) => dilution),
    drying: DEMO_SERIALS.map(({ drying }) => drying),
    appMethod: DEMO_SERIALS.flatMap(({ applications }) => applications),
  };

  it.each(FACET_NAMES)('use only known codes, and every code of %s at least once', (facet) => {
    const used = [...new Set(codes[facet])].sort();
    expect(used).toEqual(Object.keys(FACETS[facet]).sort());
    for (const code of used) expect(findFacetName(facet, code)).toBeDefined();
  });
});

describe('the technical data of the demo', () => {
  it('are within the limits of Directive 2004/42/EC', () => {
    const regulatedSerials = DEMO_SERIALS.filter(({ technical }) => technical.vocCategory !== null);
    expect(regulatedSerials.length).toBeGreaterThan(20);
    for (const { serial, dilution, technical } of regulatedSerials) {
      const isWaterborne = findFacetName('dilution', dilution) === 'water';
      const limit = getVocLimit(technical.vocCategory ?? 'a', isWaterborne);
      expect([serial, (technical.voc ?? 0) <= limit]).toEqual([serial, true]);
    }
  });
});

describe('the products named in the contract', () => {
  it('F120-7035-25 is in stock, has prices, and is sold in multiples of four', () => {
    const demoProduct = findProduct('F120-7035-25');
    expect(demoProduct).toMatchObject({
      status: 'A',
      tsc: 'S',
      inStock: true,
      qtyPkgMultiplier: 4,
      qta: 25,
      um: 'kg',
    });
    expect(demoProduct?.prices.IND).toBeGreaterThan(0);
    expect(DEMO_SERIALS.find(({ serial }) => serial === 'F120')?.shortDescription.en).toBe('Epoxy primer 2K');
  });

  it('F120-9010-25 has no price in any list', () => {
    expect(findProduct('F120-9010-25')).toMatchObject({ status: 'A', inStock: true, prices: {} });
  });

  it('F120-5010-25 is on request, F120-3020-25 has changed its code, F120-1003-25 was removed', () => {
    const deriveStatus = (code: string): string => {
      const demoProduct = findProduct(code);
      return demoProduct ? deriveProductStatus(demoProduct) : 'MISSING';
    };
    expect(deriveStatus('F120-5010-25')).toBe('ON_REQUEST');
    expect(deriveStatus('F120-3020-25')).toBe('CODECHANGE');
    expect(findProduct('F120-3020-25')).toMatchObject({ newSerial: 'F121', newColor: '3020' });
    expect(deriveStatus('F121-3020-25')).toBe('AVAILABLE');
    expect(deriveStatus('F120-1003-25')).toBe('REMOVED');
  });

  it('with a changed code have an existing successor', () => {
    const codes = new Set(products.map(({ serial, color }) => `${serial}-${color}`));
    const changedProducts = products.filter(({ status }) => status === 'C');
    expect(changedProducts.length).toBeGreaterThan(50);
    for (const { newSerial, newColor } of changedProducts)
      expect(codes).toContain(`${newSerial}-${newColor}`);
  });

  it('have prices in known lists only, with at most 4 decimals', () => {
    const lists: readonly string[] = PRICE_LISTS;
    for (const { prices } of products) {
      for (const [list, price] of Object.entries(prices)) {
        expect(lists).toContain(list);
        expect(price).toBe(Number(price.toFixed(4)));
      }
    }
  });
});

/** The number of an IBAN modulo 97 (ISO 7064): 1 for a valid IBAN. */
function calculateIbanRemainder(iban: string): bigint {
  const rotatedIban = `${iban.slice(4)}${iban.slice(0, 4)}`;
  return BigInt([...rotatedIban].map((char) => Number.parseInt(char, 36)).join('')) % 97n;
}

/** The checksum of an Italian VAT number: a multiple of ten for a valid number. */
function calculateItalianVatSum(digits: string): number {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  return [...digits].reduce(
    (sum, digit, index) => sum + (index % 2 === 0 ? Number(digit) : (doubled[Number(digit)] ?? 0)),
    0,
  );
}

describe('the customers of the demo', () => {
  it('are 100001 to 100120, each with a unique VAT number', () => {
    expect(customers.map(({ customerCode }) => customerCode)).toEqual(
      Array.from({ length: 120 }, (_, index) => String(100_001 + index)),
    );
    expect(new Set(customers.map(({ vatNumber }) => vatNumber)).size).toBe(120);
  });

  it('have valid check digits in VAT numbers and IBANs', () => {
    for (const { vatNumber, iban, country } of customers) {
      expect(calculateIbanRemainder(iban)).toBe(1n);
      if (country === 'IT') expect(calculateItalianVatSum(vatNumber.slice(2)) % 10).toBe(0);
    }
  });

  it('have a legal, an administrative and one default shipping address', () => {
    for (const { addresses } of customers) {
      expect(addresses.map(({ code }) => code).slice(0, 3)).toEqual(['SL', 'SA', 'SD001']);
      expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    }
  });
});

describe('the history of the demo', () => {
  const { offers, orderRequests, orders } = buildHistory();
  const listStatuses = (list: readonly { customer: { customerCode: string }; status: string }[]): string[] =>
    [
      ...new Set(
        list.filter(({ customer }) => customer.customerCode === '100001').map(({ status }) => status),
      ),
    ].sort();

  it('has offers, requests and orders of 100001 in every status', () => {
    expect(listStatuses(offers)).toEqual(['ACCEPTED', 'CLOSED', 'EXPIRED', 'PENDING', 'REJECTED']);
    expect(listStatuses(orderRequests)).toEqual(['ACCEPTED', 'EXPIRED', 'PENDING', 'REJECTED']);
    expect(listStatuses(orders)).toEqual(['A', 'B', 'C', 'E', 'F', 'I']);
  });

  it('is in the past, and its quantities are multiples of the packaging', () => {
    for (const { createdOn } of [...offers, ...orderRequests, ...orders]) {
      expect(createdOn.getTime()).toBeLessThan(NOW.getTime());
    }
    for (const { quantity, product: ordered } of [...offers, ...orderRequests, ...orders].flatMap(
      ({ lines }) => lines,
    )) {
      expect(quantity % ordered.qtyPkgMultiplier).toBe(0);
    }
  });

  it('keeps expired offers only within the days in which they can be requested again', () => {
    const oldest = new Date(NOW.getTime() - 15 * 86_400_000).toISOString().slice(0, 10);
    for (const { expirationDate } of offers.filter(({ status }) => status === 'EXPIRED')) {
      expect(expirationDate && expirationDate >= oldest).toBe(true);
    }
  });
});

describe('the private catalogue and the dealers', () => {
  it('has three levels, and products at the third', () => {
    const serials = new Set(DEMO_SERIALS.map(({ serial }) => serial));
    const checkLeaves = (nodes: CatalogueNode[], level: number): void => {
      for (const { code, children } of nodes) {
        if (level < 3) checkLeaves(children, level + 1);
        else expect(serials).toContain(code);
      }
    };
    checkLeaves(buildPrivateCatalogue(), 1);
  });

  it('has about 80 dealers on the map of Italy', () => {
    const dealers = buildDemoDealers();
    expect(dealers.length).toBeGreaterThanOrEqual(75);
    expect(new Set(dealers.flatMap(({ brands }) => brands)).has('Muralcrom')).toBe(true);
    for (const { latitude, longitude, forPrivate, forProfessional } of dealers) {
      expect(latitude).toBeGreaterThan(36);
      expect(latitude).toBeLessThan(47.2);
      expect(longitude).toBeGreaterThan(6.5);
      expect(longitude).toBeLessThan(18.6);
      expect(forPrivate || forProfessional).toBe(true);
    }
  });
});
