import { describe, expect, it } from 'vitest';
import { isInternalRecipe, RECIPES, sdsYears } from './sds.ts';

describe('safety data sheets', () => {
  it('offer the years from 2016 to the current one', () => {
    expect(sdsYears('2018-01-01')).toEqual([2018, 2017, 2016]);
  });

  it('are not to be sent for the internal recipes 33, 55, 66, 88, 90 and 92', () => {
    expect(Object.keys(RECIPES).filter(isInternalRecipe).sort()).toEqual([
      '33',
      '55',
      '66',
      '88',
      '90',
      '92',
    ]);
  });
});
