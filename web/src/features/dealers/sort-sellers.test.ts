import type { Seller } from '@cromia/domain/dealers/dealer';
import { describe, expect, it } from 'vitest';
import { findWidenedPostalCode, locateSearch, sortSellers } from './sort-sellers';

const aSeller = (id: string, postalCode: string, latitude: number): Seller => ({
  id,
  postalCode,
  latitude,
  longitude: 11.5,
  businessName: id,
  street: 'Via Roma 1',
  city: 'Vicenza',
  province: 'VI',
  phone: null,
  email: null,
  mapLink: null,
  country: 'IT',
  brands: [],
});
const sellers = [aSeller('far', '36061', 46.5), aSeller('near', '36100', 45.6)];

describe('the list of dealers', () => {
  it('keeps its order without a location and is sorted by distance with one', () => {
    expect(sortSellers(sellers, null).map(({ id }) => id)).toEqual(['far', 'near']);
    const [first] = sortSellers(sellers, { latitude: 45.5, longitude: 11.5 });
    expect(first).toMatchObject({ id: 'near', distance: expect.closeTo(11.1, 0) });
  });

  it('locates a search by the dealers of the postal code, else by its area, else not at all', () => {
    expect(locateSearch({ postalCode: '36061' }, sellers)).toEqual({ latitude: 46.5, longitude: 11.5 });
    expect(locateSearch({ postalCode: '36015' }, sellers)?.latitude).toBeCloseTo(45.5, 0);
    expect(locateSearch({ postalCode: '6020', country: 'AT' }, [])?.latitude).toBeCloseTo(47.3, 0);
    expect(locateSearch({ postalCode: '99999' }, [])).toBeNull();
    expect(locateSearch({}, sellers)).toBeNull();
  });

  it('reports a wider area only when the postal code itself has no dealer', () => {
    expect(findWidenedPostalCode(sellers, '36015')).toBe('36');
    expect(findWidenedPostalCode(sellers, '36100')).toBeUndefined();
    expect(findWidenedPostalCode(sellers, '361')).toBeUndefined();
    expect(findWidenedPostalCode([], '36015')).toBeUndefined();
    expect(findWidenedPostalCode(sellers, undefined)).toBeUndefined();
  });
});
