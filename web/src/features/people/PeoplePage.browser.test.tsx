import { JOINING_RIGHTS, OWNER_RIGHTS } from '@cromia/domain/people/company-roles';
import type { Person } from '@cromia/domain/people/person';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../test/api-stub';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PEOPLE = '/api/v1/public/customer/people';
const PERSON = `${PEOPLE}/{username}` as const;

const aPerson = (name: string, overrides: Partial<Person> = {}): Person => ({
  username: `${name.toLowerCase().replace(' ', '.')}@colorificio.test`,
  name,
  ...JOINING_RIGHTS,
  orderedThisMonth: 0,
  lastLoginOn: '2026-11-20T09:00:00.000Z',
  isDisabled: false,
  rightsVersion: 3,
  ...overrides,
});

const OWNER = aPerson('Marta Fontana', { username: 'marta@colorificio.test', ...OWNER_RIGHTS });
const BUYER = aPerson('Nadia Ferrari', { orderLimit: 800, monthLimit: 2500, orderedThisMonth: 1234.5 });
const VIEWER = aPerson('Laura Galli', { companyRole: 'VIEWER' });

const viewer = (overrides: Parameters<typeof aUser>[0] = {}) => aUser({ hasColleagues: true, ...overrides });

test('an owner sees all people with their limits, and changes the rights of one', async () => {
  stubResponse('get', PEOPLE, { people: [OWNER, BUYER, VIEWER], approvers: [] });
  await openPage('/profile-customer/people', { viewer: viewer() });
  const row = page.getByRole('row', { name: /Nadia Ferrari/ });
  await expect.element(row).toMatchTextContent(/Acquirente.*800,00 €.*1\.234,50 € di 2\.500,00 €/);
  await inspect();
  await row.getByRole('button', { name: 'Modifica i diritti di Nadia Ferrari' }).click();
  const dialog = page.getByRole('dialog', { name: 'Diritti di Nadia Ferrari' });
  await dialog.getByRole('textbox', { name: 'Limite per ordine' }).fill('1000,50');
  await dialog.getByRole('textbox', { name: 'Limite al mese' }).fill('');
  await dialog.getByRole('checkbox', { name: 'Approva gli ordini dei colleghi' }).click();
  await inspect();
  stubResponse('patch', PERSON, BUYER);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.element(page.getByText('Diritti di Nadia Ferrari salvati.')).toBeVisible();
  expect(callsTo('patch', PERSON)[0]).toMatchObject({
    params: { username: 'nadia.ferrari@colorificio.test' },
    body: { companyRole: 'BUYER', orderLimit: 1000.5, monthLimit: null, canApprove: true, rightsVersion: 3 },
  });
});

test('a change that a colleague made meanwhile is not overwritten', async () => {
  stubResponse('get', PEOPLE, { people: [OWNER, BUYER], approvers: [] });
  stubRejection('patch', PERSON, { status: 409, code: 'Conflict' });
  await openPage('/profile-customer/people', { viewer: viewer() });
  await page.getByRole('button', { name: 'Modifica i diritti di Nadia Ferrari' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Ruolo' }).click();
  await page.getByRole('option', { name: 'Sola lettura' }).click();
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nel frattempo');
});

test('an owner hands over the ownership, and then has the rights of a buyer', async () => {
  stubResponse('get', PEOPLE, { people: [OWNER, BUYER], approvers: [] });
  stubResponse('patch', PERSON, BUYER);
  await openPage('/profile-customer/people', { viewer: viewer() });
  stubResponse('get', '/api/users/{username}', viewer({ companyRole: 'BUYER' }));
  await page.getByRole('button', { name: 'Cedi la titolarità a Nadia Ferrari' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cedere la titolarità a Nadia Ferrari?' });
  await inspect();
  await dialog.getByRole('button', { name: 'Cedi la titolarità' }).click();
  await expect.element(page.getByText('Nadia Ferrari è ora titolare.')).toBeVisible();
  expect(callsTo('patch', PERSON).map(({ params, body }) => [params, body])).toEqual([
    [{ username: BUYER.username }, { companyRole: 'OWNER', rightsVersion: 3 }],
    [
      { username: OWNER.username },
      { companyRole: 'BUYER', orderLimit: null, monthLimit: null, canApprove: true, rightsVersion: 3 },
    ],
  ]);
  await expect.element(page.getByRole('button', { name: /Cedi la titolarità/ })).not.toBeInTheDocument();
});

test('an owner removes a person after a question', async () => {
  stubResponse('get', PEOPLE, { people: [OWNER, VIEWER], approvers: [] });
  stubResponse('delete', PERSON, undefined, 204);
  await openPage('/profile-customer/people', { viewer: viewer(), viewport: 'phone' });
  await page
    .getByRole('button', { name: /Laura Galli/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Rimuovi Laura Galli dall’azienda' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi' }).click();
  await expect.element(page.getByText('Laura Galli non fa più parte dell’azienda.')).toBeVisible();
  expect(callsTo('delete', PERSON)).toHaveLength(1);
});

test('a buyer sees the own rights and who approves, and changes nothing', async () => {
  stubResponse('get', PEOPLE, {
    people: [{ ...BUYER, username: 'marta@colorificio.test' }],
    approvers: [{ username: OWNER.username, name: 'Carlo Rossi' }],
  });
  await openPage('/profile-customer/people', { viewer: viewer({ companyRole: 'BUYER' }), viewport: 'phone' });
  const own = page.getByRole('region', { name: 'I tuoi diritti' });
  await expect.element(own).toMatchTextContent(/Acquirente.*800,00 €.*di 2\.500,00 €.*Carlo Rossi/);
  await expect.element(page.getByRole('link', { name: 'Invita una persona' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Modifica/ })).not.toBeInTheDocument();
  await inspect();
});

test('a viewer is offered no invitation', async () => {
  stubResponse('get', PEOPLE, { people: [VIEWER], approvers: [] });
  await openPage('/profile-customer/people', { viewer: viewer({ companyRole: 'VIEWER' }) });
  await expect.element(page.getByText('Puoi consultare', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Invita una persona' })).not.toBeInTheDocument();
});
