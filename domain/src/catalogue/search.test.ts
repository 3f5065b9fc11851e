import { describe, expect, it } from 'vitest';
import { toErrorCode } from '../errors.ts';
import { advancedSearchSchema, multiSearchSchema, nameSearchSchema } from './search.ts';

describe('a product search', () => {
  it('requires at least one filter', () => {
    for (const schema of [nameSearchSchema, advancedSearchSchema, multiSearchSchema]) {
      for (const query of [{}, { nameCode: ' ', serial: '', color: '', area: '', page: '0' }]) {
        const { error } = schema.safeParse(query);
        expect(error && toErrorCode(error)).toBe('SearchFilterRequired');
      }
    }
  });

  it('returns 12 results per page', () => {
    expect(nameSearchSchema.parse({ nameCode: 'primer' })).toMatchObject({
      nameCode: 'primer',
      page: 0,
      size: 12,
    });
  });

  it('by serial and colour uses the first 4 characters of each', () => {
    expect(advancedSearchSchema.parse({ serial: ' f120xyz ', color: '70355' })).toMatchObject({
      serial: 'F120',
      color: '7035',
    });
    expect(advancedSearchSchema.parse({ color: '7' }).serial).toBeUndefined();
    expect(advancedSearchSchema.safeParse({ serial: 'F%' }).success).toBe(false);
  });

  it('by characteristics accepts names and omits empty ones', () => {
    const query = multiSearchSchema.parse({ area: 'metal', family: '', appMethod: 'airLess' });
    expect(query).toMatchObject({ area: 'metal', appMethod: 'airLess' });
    expect(query.family).toBeUndefined();
    expect(multiSearchSchema.safeParse({ area: '3M' }).error?.issues[0]?.message).toBe('invalidField');
  });

  it('accepts a valid customer code for prices', () => {
    expect(nameSearchSchema.parse({ nameCode: 'a', customerCode: '100001' }).customerCode).toBe('100001');
    expect(nameSearchSchema.safeParse({ nameCode: 'a', customerCode: '1' }).success).toBe(false);
  });
});
