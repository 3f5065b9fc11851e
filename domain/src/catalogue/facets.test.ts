import { describe, expect, it } from 'vitest';
import {
  FACET_NAMES,
  FACETS,
  facetCode,
  facetField,
  facetName,
  facetNamesOf,
  facetValues,
} from './facets.ts';

describe('facets', () => {
  it('pair every code with one name, and back', () => {
    for (const facet of FACET_NAMES) {
      const names = facetValues(facet);
      expect(new Set(names).size).toBe(names.length);
      for (const [code, name] of Object.entries(FACETS[facet])) {
        expect(facetName(facet, code)).toBe(name);
        expect(facetCode(facet, name)).toBe(code);
      }
    }
  });

  it('pair as the contract says', () => {
    expect(facetCode('area', 'metal')).toBe('3M');
    expect(facetCode('area', 'techinal_management')).toBe('3D');
    expect(facetName('dilution', '3u')).toBe('liquid_uv');
    expect(facetName('drying', '2')).toBe('catalyzed');
    expect(facetCode('appMethod', 'flowCoatings')).toBe('A');
    expect(facetValues('area')).toHaveLength(11);
    expect(facetValues('typology')).toHaveLength(15);
    expect(facetValues('family')).toHaveLength(14);
    expect(facetValues('appMethod')).toHaveLength(19);
  });

  it('answer nothing for what the table does not hold', () => {
    expect(facetName('area', 'toString')).toBeUndefined();
    expect(facetCode('area', 'gold')).toBeUndefined();
  });

  it('read the comma list of application methods', () => {
    expect(facetNamesOf('appMethod', 'P, R,SM,XX')).toEqual(['brush', 'roller', 'airMix']);
    expect(facetNamesOf('appMethod', null)).toEqual([]);
  });

  it('are asked by name, and omitted when empty', () => {
    expect(facetField('drying').parse('curing/UV')).toBe('curing/UV');
    expect(facetField('drying').parse('')).toBeUndefined();
    expect(facetField('drying').safeParse('2').error?.issues[0]?.message).toBe('invalidField');
  });
});
