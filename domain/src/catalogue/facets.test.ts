import { describe, expect, it } from 'vitest';
import {
  FACET_NAMES,
  FACETS,
  facetField,
  findFacetCode,
  findFacetName,
  listFacetNames,
  parseFacetNames,
} from './facets.ts';

describe('facets', () => {
  it('map every code to one name and back', () => {
    for (const facet of FACET_NAMES) {
      const names = listFacetNames(facet);
      expect(new Set(names).size).toBe(names.length);
      for (const [code, name] of Object.entries(FACETS[facet])) {
        expect(findFacetName(facet, code)).toBe(name);
        expect(findFacetCode(facet, name)).toBe(code);
      }
    }
  });

  it('have the codes and names of the API contract', () => {
    expect(findFacetCode('area', 'metal')).toBe('3M');
    expect(findFacetCode('area', 'techinal_management')).toBe('3D');
    expect(findFacetName('dilution', '3u')).toBe('liquid_uv');
    expect(findFacetName('drying', '2')).toBe('catalyzed');
    expect(findFacetCode('appMethod', 'flowCoatings')).toBe('A');
    expect(listFacetNames('area')).toHaveLength(11);
    expect(listFacetNames('typology')).toHaveLength(15);
    expect(listFacetNames('family')).toHaveLength(14);
    expect(listFacetNames('appMethod')).toHaveLength(19);
  });

  it('have no name or code for unknown values', () => {
    expect(findFacetName('area', 'toString')).toBeUndefined();
    expect(findFacetCode('area', 'gold')).toBeUndefined();
  });

  it('parse the comma-separated list of application methods', () => {
    expect(parseFacetNames('appMethod', 'P, R,SM,XX')).toEqual(['brush', 'roller', 'airMix']);
    expect(parseFacetNames('appMethod', null)).toEqual([]);
  });

  it('are filtered by name, and an empty filter is omitted', () => {
    expect(facetField('drying').parse('curing/UV')).toBe('curing/UV');
    expect(facetField('drying').parse('')).toBeUndefined();
    expect(facetField('drying').safeParse('2').error?.issues[0]?.message).toBe('invalidField');
  });
});
