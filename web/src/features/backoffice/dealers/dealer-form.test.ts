import { describe, expect, it } from 'vitest';
import { dealerFormSchema, EMPTY_DEALER, parseDegrees } from './dealer-form';

describe('degrees as they are typed', () => {
  it('take a comma, a point and either sign', () => {
    expect(['45,5455', '45.5455', ' -3,7 ', '−3.7', '9'].map(parseDegrees)).toEqual([
      45.5455, 45.5455, -3.7, -3.7, 9,
    ]);
  });

  it('are no number where they are something else', () => {
    for (const text of ['45.5455, 11.5', '45°32′', 'N45', '1e3', '.5', '4555.1'])
      expect(parseDegrees(text)).toBeNaN();
    expect(parseDegrees('  ')).toBeUndefined();
  });
});

describe('the form of a dealer', () => {
  const typed = {
    ...EMPTY_DEALER,
    businessName: ' Colorificio Berico ',
    street: 'Viale Roma 12',
    postalCode: '36100',
    city: 'Vicenza',
    latitude: '45,5455',
    longitude: '11,5354',
  };

  it('sends what was left empty as nothing', () => {
    expect(dealerFormSchema.parse(typed)).toMatchObject({
      businessName: 'Colorificio Berico',
      phone: null,
      email: null,
      mapLink: null,
      latitude: 45.5455,
    });
  });

  it('tells everything that is wrong at once, each at its field', () => {
    const wrong = {
      ...typed,
      street: '',
      latitude: '',
      longitude: 'x',
      forPrivate: false,
      forProfessional: false,
    };
    const { error } = dealerFormSchema.safeParse(wrong);
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
