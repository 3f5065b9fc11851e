import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProductCode, parseProductCode, productCodeSchema, toProductKey } from './product-code.ts';

const CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function part(max: number) {
  return fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 1, maxLength: max });
}

describe('a product code', () => {
  it('is displayed as serial-color-pkg', () => {
    expect(formatProductCode({ serial: 'F120', color: '7035', pkg: '25' })).toBe('F120-7035-25');
  });

  it('is unchanged when formatted and parsed again', () => {
    fc.assert(
      fc.property(fc.record({ serial: part(4), color: part(4), pkg: part(2) }), (code) => {
        expect(parseProductCode(formatProductCode(code))).toEqual(code);
      }),
    );
  });

  it('is parsed in any case; other texts are rejected', () => {
    expect(parseProductCode(' f120-7035-25 ')).toEqual({ serial: 'F120', color: '7035', pkg: '25' });
    for (const text of [
      '',
      'F120',
      'F120-7035',
      'F120-7035-25-1',
      'F120--25',
      'F1200-7035-25',
      'F120-7035-255',
    ]) {
      expect(parseProductCode(text), text).toBeUndefined();
    }
  });

  it('consists of upper-case texts of limited length', () => {
    const code = { productClass: '3', serial: 'f120', color: '7035', pkg: '25' };
    expect(productCodeSchema.parse(code)).toEqual({ ...code, serial: 'F120' });
    expect(productCodeSchema.safeParse({ ...code, pkg: 25 }).error?.issues[0]?.message).toBe('invalidField');
    expect(productCodeSchema.safeParse({ ...code, color: '' }).error?.issues[0]?.message).toBe('missing');
    expect(productCodeSchema.safeParse({ ...code, color: '70355' }).error?.issues[0]?.message).toBe(
      'invalidLenght',
    );
  });

  it('in another class is another product', () => {
    const code = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };
    expect(toProductKey({ ...code })).toBe(toProductKey(code));
    expect(toProductKey({ ...code, productClass: '4' })).not.toBe(toProductKey(code));
  });
});
