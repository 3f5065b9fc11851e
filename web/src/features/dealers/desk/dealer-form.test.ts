import { describe, expect, it } from 'vitest';
import { dealerFormSchema, EMPTY_DEALER, parseDegrees } from './dealer-form';

describe('typed degrees', () => {
  it('accept a decimal comma or point and either minus sign', () => {
    expect(['45,5455', '45.5455', ' -3,7 ', '−3.7', '9'].map(parseDegrees)).toEqual([
      45.5455, 45.5455, -3.7, -3.7, 9,
    ]);
  });

  it('are NaN in any other notation and undefined if empty', () => {
    for (const text of ['45.5455, 11.5', '45°32′', 'N45', '1e3', '.5', '4555.1'])
      expect(parseDegrees(text)).toBeNaN();
    expect(parseDegrees('  ')).toBeUndefined();
  });
});

describe('the dealer form', () => {
  const values = {
    ...EMPTY_DEALER,
    businessName: ' Colorificio Berico ',
    street: 'Viale Roma 12',
    postalCode: '36100',
    city: 'Vicenza',
    latitude: '45,5455',
    longitude: '11,5354',
  };

  it('sends empty fields as null', () => {
    expect(dealerFormSchema.parse(values)).toMatchObject({
      businessName: 'Colorificio Berico',
      phone: null,
      email: null,
      mapLink: null,
      latitude: 45.5455,
    });
  });

  it('reports all errors at once, each at its field', () => {
    const invalidValues = {
      ...values,
      street: '',
      latitude: '',
      longitude: 'x',
      forPrivate: false,
      forProfessional: false,
    };
    const { error } = dealerFormSchema.safeParse(invalidValues);
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
      expect.arrayContaining([
        ['street', 'missing'],
        ['latitude', 'missing'],
        ['longitude', 'invalidField'],
        ['forProfessional', 'missing'],
      ]),
    );
  });
});
