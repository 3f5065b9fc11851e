import { describe, expect, it } from 'vitest';
import { dealerFormSchema, EMPTY_DEALER, findPin } from './dealer-form';

describe('the pin of a dealer', () => {
  const typed = { country: 'IT', postalCode: '36100', latitude: null, longitude: null };

  it('starts at the postal code, once that is complete, and stays where the user puts it', () => {
    expect(findPin(typed)).toEqual({ latitude: 45.55, longitude: 11.55 });
    expect(findPin({ ...typed, postalCode: '361' })).toBeNull();
    expect(findPin({ ...typed, postalCode: ' ' })).toBeNull();
    expect(findPin({ ...typed, latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 });
  });

  it('has no place in a country whose postal codes have none', () => {
    expect(findPin({ ...typed, country: 'AU', postalCode: '2000' })).toBeNull();
  });
});

describe('the dealer form', () => {
  const values = {
    ...EMPTY_DEALER,
    businessName: ' Colorificio Berico ',
    street: 'Viale Roma 12',
    postalCode: '36100',
    city: 'Vicenza',
    latitude: 45.5455,
    longitude: 11.5354,
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
      postalCode: '361',
      latitude: null,
      longitude: null,
      forPrivate: false,
      forProfessional: false,
    };
    const { error } = dealerFormSchema.safeParse(invalidValues);
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
      expect.arrayContaining([
        ['street', 'missing'],
        ['latitude', 'missing'],
        ['postalCode', 'invalidField'],
        ['forProfessional', 'missing'],
      ]),
    );
  });
});
