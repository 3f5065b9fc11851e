import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterPins } from './clusters.ts';
import { calculateDistanceKm, findTowns, getMapLink, isPostalCode, widenPostalCode } from './dealer.ts';
import { findPostalPlace, isTreatedAsItalian, mayBeItalian } from './postal-place.ts';
import { sellersParamsSchema } from './sellers-params.ts';

const place = () =>
  fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

describe('dealers', () => {
  it('are searched by the first two digits as a fallback, for five-digit postal codes only', () => {
    expect(widenPostalCode('36061')).toBe('36');
    for (const postalCode of ['3606', '360611', '3606a', 'SW1A1', ''])
      expect(widenPostalCode(postalCode)).toBeUndefined();
  });

  it('are suggested by the beginning of their town, each town once', () => {
    const dealers = ['Thiene', 'Forlì', 'Thiene', 'Bassano del Grappa', 'Köln', ' Łódź'].map((city) => ({
      city,
    }));
    expect(findTowns(dealers, 'th')).toEqual(['Thiene']);
    expect(findTowns(dealers, 'FORLI')).toEqual(['Forlì']);
    expect(findTowns(dealers, 'koln')).toEqual(['Köln']);
    expect(findTowns(dealers, 'grappa')).toEqual([]);
    expect(findTowns(dealers, ' ')).toEqual([]);
  });

  it.each([
    ['36061', true],
    ['SW1A 1AA', true],
    ['D02 AF30', true],
    ['31-044', true],
    ['Thiene', false],
    ['Bassano del Grappa', false],
    ["L'Aquila", false],
    ['', false],
  ])('are searched by what was typed: %s is a postal code: %s', (place, expected) => {
    expect(isPostalCode(place)).toBe(expected);
  });

  it('are filtered by true and false only', () => {
    expect(sellersParamsSchema.parse({ priv: 'true', professional: 'false' })).toEqual({
      priv: true,
      professional: false,
    });
    for (const priv of ['1', 'TRUE', '']) {
      expect(sellersParamsSchema.safeParse({ priv, professional: 'true' }).success).toBe(false);
    }
  });

  it('open on the map at their own link, else at their coordinates', () => {
    const at = { latitude: 45.5, longitude: 9.25 };
    expect(getMapLink({ ...at, mapLink: 'https://maps.example/shop' })).toBe('https://maps.example/shop');
    expect(getMapLink({ ...at, mapLink: null })).toContain('mlat=45.5&mlon=9.25');
    expect(getMapLink({ ...at, mapLink: 'javascript:alert(1)' })).toMatch(
      /^https:\/\/www\.openstreetmap\.org\//,
    );
  });

  it('have symmetric distances, about 480 km between Milano and Roma', () => {
    const rome = { latitude: 41.9028, longitude: 12.4964 };
    expect(calculateDistanceKm({ latitude: 45.4642, longitude: 9.19 }, rome)).toBeCloseTo(477, -1);
    fc.assert(
      fc.property(place(), place(), (first, second) => {
        const distance = calculateDistanceKm(first, second);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThan(20_100);
        expect(calculateDistanceKm(second, first)).toBeCloseTo(distance, 6);
      }),
    );
  });
});

describe('locations of postal codes', () => {
  const calculateKm = (country: string, code: string, latitude: number, longitude: number) => {
    const place = findPostalPlace(country, code);
    return place && calculateDistanceKm(place, { latitude, longitude });
  };

  it('are near their towns, found by the longest known prefix', () => {
    expect(calculateKm('IT', '36061', 45.77, 11.73)).toBeLessThan(30);
    expect(calculateKm('IT', '33170', 45.96, 12.66)).toBeLessThan(5);
    expect(calculateKm('IT', '33100', 46.06, 13.24)).toBeLessThan(5);
    expect(calculateKm('AT', '6020', 47.27, 11.39)).toBeLessThan(5);
    expect(calculateKm('FR', '75001', 48.86, 2.35)).toBeLessThan(5);
    expect(calculateKm('NL', '1012 JS', 52.37, 4.9)).toBeLessThan(5);
  });

  it('are undefined for unknown codes', () => {
    for (const [country, code] of [
      ['IT', '99100'],
      ['IT', ''],
      ['XX', '1'],
    ] as const)
      expect(findPostalPlace(country, code)).toBeUndefined();
  });

  it('are recognised as possibly Italian or not', () => {
    expect(['36061', '361', '3'].map(mayBeItalian)).toEqual([true, true, true]);
    expect(['SW1A 1AA', '1012 JS', '00-950', '101000', ''].map(mayBeItalian)).toEqual(Array(5).fill(false));
  });

  it('are treated as Italian without a country, unless they are complete codes of another country', () => {
    expect(['36061', '361', '3'].map(isTreatedAsItalian)).toEqual([true, true, true]);
    expect(['1010', '99999', 'SW1A 1AA', '1012 JS', ''].map(isTreatedAsItalian)).toEqual(
      Array(5).fill(false),
    );
  });
});

describe('map clusters', () => {
  const pins = fc
    .array(fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) }))
    .map((places) => places.map((at, index) => ({ id: String(index), ...at })));

  it('contain each pin exactly once', () => {
    fc.assert(
      fc.property(pins, (inputPins) => {
        const ids = clusterPins(inputPins, 60).flatMap((cluster) => cluster.ids);
        expect(ids.sort()).toEqual(inputPins.map(({ id }) => id).sort());
      }),
    );
  });

  it('are at least the minimum distance apart', () => {
    fc.assert(
      fc.property(pins, (inputPins) => {
        const clusters = clusterPins(inputPins, 60);
        for (const [index, first] of clusters.entries()) {
          for (const second of clusters.slice(index + 1)) {
            expect(
              Math.max(Math.abs(first.x - second.x), Math.abs(first.y - second.y)),
            ).toBeGreaterThanOrEqual(60);
          }
        }
      }),
    );
  });

  it('merge close pins and keep distant ones apart', () => {
    const mapPins = [
      { id: 'a', x: 10, y: 10 },
      { id: 'b', x: 30, y: 20 },
      { id: 'c', x: 300, y: 10 },
    ];
    expect(clusterPins(mapPins, 60)).toEqual([
      { x: 10, y: 10, ids: ['a', 'b'] },
      { x: 300, y: 10, ids: ['c'] },
    ]);
  });
});
