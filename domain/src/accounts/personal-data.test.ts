import { expect, it } from 'vitest';
import { ANONYMISED_TEXT, createAnonymiser, createAnonymousUsername } from './personal-data.ts';

const alias = createAnonymousUsername('7d8f0c52-3f4e-4a53-9a3b-0a2f9f0f2f11');
const anonymise = createAnonymiser(
  { email: 'anna.pozzi+x@colorificio.test', firstname: 'Anna', lastname: 'Pozzi', telephone: '0422512345' },
  alias,
);

it('anonymisation replaces a person in free text, ignoring case', () => {
  expect(anonymise('Call Anna Pozzi (0422512345), ANNA.POZZI+X@colorificio.test')).toBe(
    `Call ${ANONYMISED_TEXT} (${ANONYMISED_TEXT}), ${alias}`,
  );
  // A part of the name may belong to another person or a company.
  expect(anonymise('Pozzi Vernici S.r.l.')).toBe('Pozzi Vernici S.r.l.');
  expect(anonymise('annaXpozzi+x@colorificio.test')).toBe('annaXpozzi+x@colorificio.test');
});

it('anonymisation replaces the fields of records about the person and leaves other records unchanged', () => {
  const other = { firstName: 'Luca', email: 'luca@colorificio.test', phoneNumber: '+39 0422 512346' };
  expect(
    anonymise({
      businessName: 'Colorificio Pozzi',
      contacts: [
        {
          firstName: 'Anna',
          email: 'Anna.Pozzi+x@colorificio.test',
          phoneNumber: '+39 0422 512345',
          role: 'BYR',
        },
        other,
      ],
      billingEmails: ['anna.pozzi+x@colorificio.test', 'office@colorificio.test'],
      version: 3,
      note: null,
    }),
  ).toEqual({
    businessName: 'Colorificio Pozzi',
    contacts: [
      { firstName: ANONYMISED_TEXT, email: alias, phoneNumber: ANONYMISED_TEXT, role: 'BYR' },
      other,
    ],
    billingEmails: [alias, 'office@colorificio.test'],
    version: 3,
    note: null,
  });
});
