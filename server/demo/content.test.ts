import { FACET_NAMES, FACETS, type Facet, findFacetName } from '@cromia/domain/catalogue/facets';
import { PRICE_LISTS } from '@cromia/domain/catalogue/price-lists';
import { deriveProductStatus } from '@cromia/domain/catalogue/product';
import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import type { CatalogueNode } from '@cromia/domain/private-catalogue/tree';
import { getVocLimit } from '@cromia/domain/tds/voc';
import { describe, expect, it } from 'vitest';
import { colorsOf } from './catalogue/color-ranges.ts';
import { privateCatalogue } from './catalogue/private-catalogue.ts';
import { type DemoProduct, demoProducts } from './catalogue/products.ts';
import { RAL_CLASSIC } from './catalogue/ral.ts';
import { DEMO_SERIALS } from './catalogue/serials.ts';
import { demoCustomers } from './people/customers.ts';
import { demoDealers } from './people/dealers.ts';
import { favouritesOf } from './shop/assortments.ts';
import { demoHistory } from './shop/history.ts';
import { agreedTermsOf, codeOf } from './shop/terms.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const products = demoProducts();
const customers = demoCustomers();

function history() {
  const agreed = customers.flatMap((customer) => agreedTermsOf(customer, favouritesOf(customer, products)));
  return demoHistory(customers, products, agreed, NOW);
}

function product(code: string): DemoProduct | undefined {
  return products.find((known) => codeOf(known) === code);
}

describe('the demo', () => {
  it('is the same each time it is made', () => {
    expect(demoProducts()).toEqual(products);
    expect(demoCustomers()).toEqual(customers);
    expect(demoDealers()).toEqual(demoDealers());
    expect(history()).toEqual(history());
  });

  it('has about 60 serials in near 10,000 variants, none of them twice', () => {
    expect(DEMO_SERIALS.length).toBeGreaterThanOrEqual(55);
    expect(DEMO_SERIALS.length).toBeLessThanOrEqual(70);
    expect(products.length).toBeGreaterThan(9_500);
    expect(products.length).toBeLessThan(10_500);
    expect(new Set(products.map(codeOf)).size).toBe(products.length);
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
      ...colorsOf(colors).map(({ name }) => name),
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
  it('keep to the limits of Directive 2004/42/EC', () => {
    const within = DEMO_SERIALS.filter(({ technical }) => technical.vocCategory !== null);
    expect(within.length).toBeGreaterThan(20);
    for (const { serial, dilution, technical } of within) {
      const isWaterborne = findFacetName('dilution', dilution) === 'water';
      const limit = getVocLimit(technical.vocCategory ?? 'a', isWaterborne);
      expect([serial, (technical.voc ?? 0) <= limit]).toEqual([serial, true]);
    }
  });
});

describe('the products that the contract names', () => {
  it('F120-7035-25 is in stock, has prices, and is sold by fours', () => {
    const named = product('F120-7035-25');
    expect(named).toMatchObject({
      status: 'A',
      tsc: 'S',
      inStock: true,
      qtyPkgMultiplier: 4,
      qta: 25,
      um: 'kg',
    });
    expect(named?.prices.IND).toBeGreaterThan(0);
    expect(DEMO_SERIALS.find(({ serial }) => serial === 'F120')?.shortDescription.en).toBe('Epoxy primer 2K');
  });

  it('F120-9010-25 has no price in any list', () => {
    expect(product('F120-9010-25')).toMatchObject({ status: 'A', inStock: true, prices: {} });
  });

  it('F120-5010-25 is on request, F120-3020-25 has changed its code, F120-1003-25 was removed', () => {
    const statusOf = (code: string): string => {
      const named = product(code);
      return named ? deriveProductStatus(named) : 'MISSING';
    };
    expect(statusOf('F120-5010-25')).toBe('ON_REQUEST');
    expect(statusOf('F120-3020-25')).toBe('CODECHANGE');
    expect(product('F120-3020-25')).toMatchObject({ newSerial: 'F121', newColor: '3020' });
    expect(statusOf('F121-3020-25')).toBe('AVAILABLE');
    expect(statusOf('F120-1003-25')).toBe('REMOVED');
  });

  it('who has changed code leads to a product that is there', () => {
    const codes = new Set(products.map(({ serial, color }) => `${serial}-${color}`));
    const changed = products.filter(({ status }) => status === 'C');
    expect(changed.length).toBeGreaterThan(50);
    for (const { newSerial, newColor } of changed) expect(codes).toContain(`${newSerial}-${newColor}`);
  });

  it('prices stand in known lists only, with at most 4 decimals', () => {
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
function ibanRemainder(iban: string): bigint {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  return BigInt([...turned].map((char) => Number.parseInt(char, 36)).join('')) % 97n;
}

/** The checksum of an Italian VAT number: a multiple of ten for a valid number. */
function italianVatSum(digits: string): number {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  return [...digits].reduce(
    (sum, digit, index) => sum + (index % 2 === 0 ? Number(digit) : (doubled[Number(digit)] ?? 0)),
    0,
  );
}

describe('the customers of the demo', () => {
  it('are 100001 to 100120, each with a VAT number of its own', () => {
    expect(customers.map(({ customerCode }) => customerCode)).toEqual(
      Array.from({ length: 120 }, (_, index) => String(100_001 + index)),
    );
    expect(new Set(customers.map(({ vatNumber }) => vatNumber)).size).toBe(120);
  });

  it('have right check digits in VAT numbers and IBANs', () => {
    for (const { vatNumber, iban, country } of customers) {
      expect(ibanRemainder(iban)).toBe(1n);
      if (country === 'IT') expect(italianVatSum(vatNumber.slice(2)) % 10).toBe(0);
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
  const { offers, orderRequests, orders } = history();
  const statusesOf = (list: readonly { customer: { customerCode: string }; status: string }[]): string[] =>
    [
      ...new Set(
        list.filter(({ customer }) => customer.customerCode === '100001').map(({ status }) => status),
      ),
    ].sort();

  it('shows 100001 in every status of offers, requests and orders', () => {
    expect(statusesOf(offers)).toEqual(['ACCEPTED', 'CLOSED', 'EXPIRED', 'PENDING', 'REJECTED']);
    expect(statusesOf(orderRequests)).toEqual(['ACCEPTED', 'EXPIRED', 'PENDING', 'REJECTED']);
    expect(statusesOf(orders)).toEqual(['A', 'B', 'C', 'E', 'F', 'I']);
  });

  it('lies before now, and its quantities keep to the multipliers', () => {
    for (const { createdOn } of [...offers, ...orderRequests, ...orders]) {
      expect(createdOn.getTime()).toBeLessThan(NOW.getTime());
    }
    for (const { quantity, product: ordered } of [...offers, ...orderRequests, ...orders].flatMap(
      ({ lines }) => lines,
    )) {
      expect(quantity % ordered.qtyPkgMultiplier).toBe(0);
    }
  });

  it('keeps expired offers only within the days in which they may be asked for again', () => {
    const oldest = new Date(NOW.getTime() - 15 * 86_400_000).toISOString().slice(0, 10);
    for (const { expirationDate } of offers.filter(({ status }) => status === 'EXPIRED')) {
      expect(expirationDate && expirationDate >= oldest).toBe(true);
    }
  });
});

describe('the private catalogue and the dealers', () => {
  it('has three levels, and products at the third', () => {
    const serials = new Set(DEMO_SERIALS.map(({ serial }) => serial));
    const leaves = (nodes: CatalogueNode[], level: number): void => {
      for (const { code, children } of nodes) {
        if (level < 3) leaves(children, level + 1);
        else expect(serials).toContain(code);
      }
    };
    leaves(privateCatalogue(), 1);
  });

  it('has about 80 dealers on the map of Italy', () => {
    const dealers = demoDealers();
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
