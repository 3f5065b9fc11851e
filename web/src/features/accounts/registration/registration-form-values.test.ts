import { toFieldErrors } from '@cromia/domain/errors';
import { expect, test, vi } from 'vitest';
import {
  createRegistrationValues,
  type RegistrationFormValues,
  registrationFormSchema,
} from './registration-form-values';

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });

/** A completed form of a private person in Italy. */
function aCompletedForm(overrides: Partial<RegistrationFormValues> = {}): RegistrationFormValues {
  return {
    ...createRegistrationValues(['it-IT']),
    gender: 'F',
    firstname: 'Anna',
    lastname: 'Rossi',
    username: 'Anna@Example.com',
    confirmusername: 'anna@example.com ',
    zipCode: '31100',
    interested: 'WOD',
    privacyAccepted: true,
    ...overrides,
  };
}

function findErrors(type: 'P' | 'C', values: RegistrationFormValues): Record<string, string> {
  const { error } = registrationFormSchema(type, 'de').safeParse(values);
  return Object.fromEntries(toFieldErrors(error ?? { issues: [] }).map(({ path, code }) => [path, code]));
}

test("the form is prefilled with the browser's country and its telephone prefix", () => {
  expect(createRegistrationValues(['en', 'de-AT', 'it-IT'])).toMatchObject({
    country: 'AT',
    phonePrefix: '+43',
  });
  expect(createRegistrationValues(['en'])).toMatchObject({ country: '', phonePrefix: '' });
});

test('a private registration sends only private fields, in the language of the page', () => {
  const sentRegistration = registrationFormSchema('P', 'de').parse(
    aCompletedForm({ businessName: 'typed before the type changed' }),
  );
  expect(sentRegistration).toMatchObject({
    type: 'P',
    gender: 'F',
    language: 'de',
    username: 'anna@example.com',
    interested: 'WOD',
    telephone: null,
  });
  expect(sentRegistration).not.toHaveProperty('businessName');
});

test('empty required fields are missing, for a company including its own fields', () => {
  expect(findErrors('P', createRegistrationValues(['it-IT']))).toEqual({
    firstname: 'missing',
    lastname: 'missing',
    username: 'missing',
    confirmusername: 'missing',
    zipCode: 'missing',
    interested: 'missing',
    privacyAccepted: 'missing',
  });
  const company = findErrors('C', aCompletedForm());
  expect(Object.keys(company).sort()).toEqual(
    [
      'telephone',
      'businessName',
      'businessWebsite',
      'businessType',
      'businessDepartment',
      'businessRole',
    ].sort(),
  );
});

test('a repeated e-mail that differs, and a postal code of another country, are invalid', () => {
  const values = aCompletedForm({ confirmusername: 'other@example.com', zipCode: 'SW1A 1AA' });
  expect(findErrors('P', values)).toEqual({ confirmusername: 'invalidField', zipCode: 'invalidField' });
});
