import { describe, expect, it } from 'vitest';
import { ibanField } from './iban.ts';
import { findVatCountry, isItalianVat, vatNumberField } from './vat-number.ts';

const codeOf = (
  field: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => field.safeParse(value).error?.issues[0]?.message;

describe('a VAT number', () => {
  it('has 5 to 18 letters or digits, starts with its country and has valid check digits', () => {
    expect(vatNumberField().parse(' it00743110157 ')).toBe('IT00743110157');
    expect(codeOf(vatNumberField(), 'IT00743110158')).toBe('invalidField');
    expect(codeOf(vatNumberField(), 'IT1')).toBe('invalidField');
    expect(codeOf(vatNumberField(), 'IT00743110157-')).toBe('invalidField');
    expect(codeOf(vatNumberField(), `IT${'1'.repeat(17)}`)).toBe('invalidLenght');
    expect(codeOf(vatNumberField(), '')).toBe('missing');
    expect(codeOf(vatNumberField(), '00743110157')).toBe('invalidField');
  });

  it('is normalised from every accepted notation', () => {
    const written = [
      ['CHE116281710', ['che116281710', 'CHE116281710MWST', 'CHE116281710TVA', 'CHE116281710IVA']],
      ['NO974760673', ['NO974760673', 'no974760673mva']],
      ['XI980780684', ['XI980780684']],
      ['EL094014201', ['EL094014201', 'GR094014201']],
    ] as const;
    for (const [canonical, ways] of written) {
      for (const way of ways) expect(vatNumberField().parse(way)).toBe(canonical);
    }
    for (const wrong of ['XI980780685', 'GR094014202', 'EL094014202'])
      expect(codeOf(vatNumberField(), wrong)).toBe('invalidField');
  });

  it('of a country without known check digits is checked by its format only', () => {
    expect(vatNumberField().parse('JP1234567890123')).toBe('JP1234567890123');
    expect(codeOf(vatNumberField(), 'QQ123456')).toBe('invalidField');
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
    expect(codeOf(ibanField(), 'IT61X0542811101000000123456')).toBe('invalidField');
    expect(codeOf(ibanField(), 'IT60')).toBe('invalidField');
    expect(codeOf(ibanField(), `IT60${'1'.repeat(40)}`)).toBe('invalidLenght');
    expect(codeOf(ibanField(), '')).toBe('missing');
    expect(codeOf(ibanField(), 42)).toBe('invalidField');
  });
});
