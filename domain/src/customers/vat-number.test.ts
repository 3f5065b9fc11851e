import { describe, expect, it } from 'vitest';
import { findIbanFault, ibanField } from './iban.ts';
import { findVatCountry, isItalianVat, toCompanyVatNumber, vatNumberField } from './vat-number.ts';

const findErrorCode = (
  field: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => field.safeParse(value).error?.issues[0]?.message;

describe('a VAT number', () => {
  it('has 5 to 18 letters or digits, starts with its country and has valid check digits', () => {
    expect(vatNumberField().parse(' it00743110157 ')).toBe('IT00743110157');
    expect(findErrorCode(vatNumberField(), 'IT00743110158')).toBe('invalidField');
    expect(findErrorCode(vatNumberField(), 'IT1')).toBe('invalidField');
    expect(findErrorCode(vatNumberField(), 'IT00743110157-')).toBe('invalidField');
    expect(findErrorCode(vatNumberField(), `IT${'1'.repeat(17)}`)).toBe('invalidLenght');
    expect(findErrorCode(vatNumberField(), '')).toBe('missing');
    expect(findErrorCode(vatNumberField(), '00743110157')).toBe('invalidField');
  });

  it('is normalised from every accepted notation', () => {
    const notations = [
      ['CHE116281710', ['che116281710', 'CHE116281710MWST', 'CHE116281710TVA', 'CHE116281710IVA']],
      ['NO974760673', ['NO974760673', 'no974760673mva']],
      ['XI980780684', ['XI980780684']],
      ['EL094014201', ['EL094014201', 'GR094014201']],
    ] as const;
    for (const [canonical, variants] of notations) {
      for (const variant of variants) expect(vatNumberField().parse(variant)).toBe(canonical);
    }
    for (const invalid of ['XI980780685', 'GR094014202', 'EL094014202'])
      expect(findErrorCode(vatNumberField(), invalid)).toBe('invalidField');
  });

  it('of a British company identifies it with the prefixes GB and XI', () => {
    expect(toCompanyVatNumber('XI980780684')).toBe(toCompanyVatNumber('GB980780684'));
    expect(toCompanyVatNumber('IT00743110157')).toBe('IT00743110157');
  });

  it('of a country without known check digits is checked by its format only', () => {
    expect(vatNumberField().parse('JP1234567890123')).toBe('JP1234567890123');
    expect(findErrorCode(vatNumberField(), 'QQ123456')).toBe('invalidField');
  });

  it('determines the country of the business address', () => {
    expect(findVatCountry('IT00743110157')).toBe('IT');
    expect(findVatCountry('el094014201')).toBe('GR');
    expect(findVatCountry('4')).toBeUndefined();
    expect(isItalianVat('ITX')).toBe(true);
    expect(isItalianVat('DE136695976')).toBe(false);
  });
});

describe('an IBAN', () => {
  it('has valid check digits and is stored without spaces', () => {
    expect(ibanField().parse('it60 x054 2811 1010 0000 0123 456')).toBe('IT60X0542811101000000123456');
    expect(findErrorCode(ibanField(), 'IT61X0542811101000000123456')).toBe('invalidField');
    expect(findErrorCode(ibanField(), 'IT60')).toBe('invalidField');
    expect(findErrorCode(ibanField(), `IT60${'1'.repeat(40)}`)).toBe('invalidLenght');
    expect(findErrorCode(ibanField(), '')).toBe('missing');
    expect(findErrorCode(ibanField(), 42)).toBe('invalidField');
  });

  it.each([
    ['IT60 x054 2811 1010 0000 0123 456', null],
    ['IT61X0542811101000000123456', { fault: 'digits' }],
    ['IT60X05428111010000001234', { fault: 'length', country: 'IT', length: 27, typed: 25 }],
    ['ZZ60X0542811101000000123456', { fault: 'country' }],
    ['60 0542 8111', { fault: 'country' }],
    ['IT60X0542811101000000123456é', { fault: 'characters' }],
    ['IT60_0542811101000000123456', { fault: 'characters' }],
  ])('%s has the fault %o', (typed, fault) => {
    expect(findIbanFault(typed)).toEqual(fault);
  });
});
