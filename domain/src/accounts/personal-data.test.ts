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
  const otherPerson = { firstName: 'Luca', email: 'luca@colorificio.test', phoneNumber: '+39 0422 512346' };
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
        otherPerson,
      ],
      billingEmails: ['anna.pozzi+x@colorificio.test', 'office@colorificio.test'],
      version: 3,
      note: null,
    }),
  ).toEqual({
    businessName: 'Colorificio Pozzi',
    contacts: [
      { firstName: ANONYMISED_TEXT, email: alias, phoneNumber: ANONYMISED_TEXT, role: 'BYR' },
      otherPerson,
    ],
    billingEmails: [alias, 'office@colorificio.test'],
    version: 3,
    note: null,
  });
});

it('anonymisation replaces neither longer addresses nor names and numbers that are parts of others', () => {
  const anonymiseRossi = createAnonymiser(
    { email: 'rossi@firm.test', firstname: 'Mario', lastname: 'Rossi', telephone: '100001' },
    alias,
  );
  for (const text of [
    'marco.rossi@firm.test',
    'rossi@firm.test.org',
    'rossi@firm.testing',
    'xrossi@firm.test',
  ])
    expect(anonymiseRossi(text, 'PERSON')).toBe(text);
  expect(anonymiseRossi('Mario Rossini, +39 0210000155', 'PERSON')).toBe('Mario Rossini, +39 0210000155');
  expect(anonymiseRossi('<rossi@firm.test>, Rossi Mario.', 'PERSON')).toBe(`<${alias}>, ${ANONYMISED_TEXT}.`);
});

it('anonymisation replaces names only in records about the person, since a name may also be a street', () => {
  const anonymiseOlivetti = createAnonymiser(
    { email: 'via@firm.test', firstname: 'Via', lastname: 'Olivetti', telephone: null },
    alias,
  );
  const addresses = [{ streetAddress1: 'Via Olivetti 138' }];
  expect(anonymiseOlivetti({ addresses })).toEqual({ addresses });
  expect(anonymiseOlivetti('Via Olivetti 138')).toBe('Via Olivetti 138');
  expect(anonymiseOlivetti({ name: 'Via Olivetti' }, 'PERSON')).toEqual({ name: ANONYMISED_TEXT });
});

const TELEPHONE = {
  email: 'a@b.test',
  firstname: 'Anna',
  lastname: 'De Pozzi',
  telephone: '+39 333 123 4567',
};

it.each([
  '+393331234567',
  '+39 333 1234567',
  '0039 333/123.45.67',
  '(+39) 333-1234567',
  '333 1234567',
  '3331234567',
])('anonymisation replaces the telephone number written as %s', (written) => {
  const text = createAnonymiser(TELEPHONE, alias)(`Tel. ${written}, ore 9`, 'PERSON');
  expect(text).not.toMatch(/4567|45\.67/);
  expect(text).toContain('ore 9');
});

it('anonymisation replaces single names, ignoring case, only in correspondence with the person', () => {
  const anonymiseAnna = createAnonymiser({ ...TELEPHONE, otherNames: ['Annina Pozzi-Verdi'] }, alias);
  const text = 'Gentile sig.ra De Pozzi, ANNA e annina: i POZZI de Il Verde, Annamaria';
  expect(anonymiseAnna(text, 'PERSON')).toBe(text);
  expect(anonymiseAnna(text, 'CORRESPONDENCE')).toBe('Gentile sig.ra –, – e –: i – de Il Verde, Annamaria');
  expect(
    anonymiseAnna({ email: 'a@b.test', request: text, answers: [{ answer: 'Cara Anna' }] }),
  ).toMatchObject({ request: expect.not.stringContaining('ANNA'), answers: [{ answer: 'Cara –' }] });
});
