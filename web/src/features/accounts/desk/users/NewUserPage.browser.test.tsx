import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../../test/api-stub';
import { paged } from '../../../../../test/builders/paged';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const PATH = '/api/v1/backoffice/users';
const PAGE = '/backoffice/users/new';

const field = (name: string) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Crea e invita' }).click();

async function fillPerson(username: string) {
  await field('E-mail').fill(username);
  await field('Nome').first().fill('Ada');
  await field('Cognome').fill('Neri');
}

test('a user of a customer is invited, and the form is ready for the next one', async () => {
  stubResponse('post', PATH, { id: '00000000-0000-4000-8000-0000000000a1' }, 201);
  stubResponse('get', '/api/v1/backoffice/customers', paged([]));
  await openPage(`${PAGE}?customerCode=100001`, { viewer: aUser({ role: 'ADMIN' }) });
  await send();
  await expect.element(page.getByText('Compila «Cognome».').first()).toBeVisible();
  await inspect();
  await fillPerson('ada@rossi.test');
  await send();
  await expect
    .poll(() => callsTo('post', PATH).map(({ body }) => body))
    .toMatchObject([{ username: 'ada@rossi.test', role: 'CUSTOMER', type: 'C', customerCode: '100001' }]);
  // The form is ready for the next user of the customer.
  await expect.element(field('E-mail')).toHaveValue('');
});

test('IT invites staff who do not manage users; an existing user is reported', async () => {
  stubRejection('post', PATH, {
    status: 409,
    code: 'Conflict',
    errors: [{ path: 'username', code: 'invalidField' }],
  });
  await openPage(PAGE, { viewer: aUser({ role: 'IT' }), viewport: 'phone' });
  await fillPerson('agente@cromia.test');
  await page.getByRole('combobox', { name: 'Ruolo' }).click();
  await expect.element(page.getByRole('option', { name: 'Agente' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Amministratore' })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Agente' }).click();
  await send();
  await expect
    .element(page.getByText('Esiste già un utente con questa e-mail.', { exact: false }))
    .toBeVisible();
  await expect.element(field('E-mail')).toHaveValue('agente@cromia.test');
  await inspect();
});

test('while a search runs, the customers suggested for an earlier text cannot be picked', async () => {
  const ROSSI = { customerCode: '100001', businessName: 'Rossi S.r.l.', city: null, lastOrderedOn: null };
  const response = Promise.withResolvers<void>();
  stubResponse('get', '/api/v1/backoffice/customers', async ({ url }) => {
    if (url.searchParams.get('searchString') === '1000') return paged([ROSSI]);
    await response.promise;
    return paged([{ ...ROSSI, customerCode: '100002', businessName: 'Verdi S.p.A.' }]);
  });
  await openPage(PAGE, { viewer: aUser({ role: 'ADMIN' }) });
  await page.getByRole('combobox', { name: 'Ruolo' }).click();
  await page.getByRole('option', { name: 'Cliente' }).click();
  const customer = page.getByRole('combobox', { name: 'Cliente' });
  await customer.fill('1000');
  const rossi = page.getByRole('option', { name: /100001/ });
  await expect.element(rossi).toBeVisible();
  await expect.element(rossi).not.toHaveAttribute('aria-disabled');
  await customer.fill('100002');
  await expect.element(rossi).toHaveAttribute('aria-disabled', 'true');
  await rossi.click({ force: true });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(customer).toHaveValue('100002');
  response.resolve();
  const verdi = page.getByRole('option', { name: /100002/ });
  await expect.element(verdi).not.toHaveAttribute('aria-disabled');
  await expect.element(rossi).not.toBeInTheDocument();
});
