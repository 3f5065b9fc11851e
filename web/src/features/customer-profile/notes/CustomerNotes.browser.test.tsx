import type { CustomerNote } from '@cromia/domain/customers/customer-note';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../../test/api-stub';
import { aCustomer } from '../../../../test/builders/customer';
import { aCustomerSales } from '../../../../test/builders/customer-sales';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const PROFILE = '/api/v1/public/{prefix}/customer-profiles/{code}';
const NOTES = `${PROFILE}/notes` as const;
const NOTE = `${NOTES}/{id}` as const;
const CUSTOMER = aCustomer({ addresses: [], contacts: [] });

const aNote = (overrides: Partial<CustomerNote> = {}): CustomerNote => ({
  id: 'n1',
  note: 'Preferisce il mattino',
  remindOn: null,
  isDone: false,
  author: 'Luca Bianchi',
  createdOn: '2026-11-20T09:00:00.000Z',
  version: 'v1',
  ...overrides,
});

async function openCustomer(notes: CustomerNote[]) {
  stubResponse('get', PROFILE, CUSTOMER);
  stubReply(
    'head',
    `${PROFILE}/customer-requests/update-customer-requests/pendings`,
    () => new Response(null, { status: 404 }),
  );
  stubResponse('get', `${PROFILE}/sales`, aCustomerSales());
  stubResponse('get', NOTES, notes);
  return openPage('/profile-customer', { viewer: aUser({ role: 'AGENT' }), actingFor: CUSTOMER });
}

test('an agent adds a note with a reminder, and marks it as done', async () => {
  await openCustomer([]);
  await expect.element(page.getByText(/Nessuna nota/)).toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi nota' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi nota' });
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Nota' })).toBeInvalid();
  await dialog.getByRole('textbox', { name: 'Nota' }).fill('Chiamare');
  await dialog.getByRole('textbox', { name: 'Promemoria il' }).fill('24-12-2099');
  await inspect();
  stubResponse('post', NOTES, aNote());
  stubResponse('get', NOTES, [aNote({ note: 'Chiamare', remindOn: '2099-12-24' })]);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  const item = page.getByRole('region', { name: 'Note' }).getByRole('listitem');
  await expect.element(item).toMatchTextContent(/Chiamare.*Promemoria 24-12-2099.*Luca Bianchi/);
  expect(callsTo('post', NOTES)[0]?.body).toEqual({ note: 'Chiamare', remindOn: '2099-12-24' });
  await inspect();
  stubResponse('patch', NOTE, aNote({ isDone: true }));
  stubResponse('get', NOTES, [aNote({ isDone: true })]);
  await item.getByRole('button', { name: /^Fatto/ }).click();
  await expect.element(item.getByText('Fatta')).toBeVisible();
});

test('a note that a colleague has changed is not overwritten', async () => {
  await openCustomer([aNote()]);
  stubRejection('patch', NOTE, {
    status: 409,
    code: 'Conflict',
    outcome: { changedBy: 'collega@cromia.test', changedOn: '2026-11-21T09:00:00.000Z' },
  });
  await page.getByRole('button', { name: /^Modifica: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica nota' });
  await dialog.getByRole('textbox', { name: 'Nota' }).fill('Preferisce la sera');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('collega@cromia.test');
  await expect.element(dialog.getByRole('textbox', { name: 'Nota' })).toHaveValue('Preferisce la sera');
  await inspect();
});
