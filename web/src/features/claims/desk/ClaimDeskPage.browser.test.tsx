import type { MailRecipient } from '@cromia/domain/orders/mail-recipients';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aClaim } from '../../../../test/builders/claim';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const LIST = '/api/v1/backoffice/claims';
const CLAIM = `${LIST}/{id}` as const;
const OPEN = aClaim();
const admin = () => aUser({ username: 'admin@cromia.test', role: 'ADMIN', isInternalUser: true });

function stubRecipients(recipients: MailRecipient[]): void {
  stubResponse('get', `${LIST}/mail-recipients`, [{ id: OPEN.id, recipients }]);
}

beforeEach(() => {
  stubResponse('get', LIST, paged([OPEN]));
  stubResponse('get', CLAIM, OPEN);
  stubResponse('get', `${CLAIM}/messages`, { heldSince: null, messages: [] });
  stubRecipients([{ username: 'anna@rossi.test', name: 'Anna Rossi', isCustomer: true }]);
});

test('a clerk opens a claim of the queue and accepts it with a credit note', async () => {
  const decision = { text: 'Inviamo latte nuove.', at: '2026-11-26T10:00:00.000Z' };
  stubResponse('post', `${CLAIM}/decision`, aClaim({ status: 'ACCEPTED', creditNote: 'NC-26-14', decision }));
  await openPage('/backoffice/claims?status=UNDECIDED&sort=createdOn,asc', { viewer: admin() });
  await inspect();
  await page.getByRole('link', { name: 'C26-000007' }).click();
  await page.getByRole('button', { name: 'Accogli' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Riceve l’e-mail: Anna Rossi (anna@rossi.test).')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Risposta al cliente' }).fill('Inviamo latte nuove.');
  await dialog.getByRole('textbox', { name: 'Numero della nota di credito' }).fill('NC-26-14');
  await inspect();
  await dialog.getByRole('button', { name: 'Accogli' }).click();
  await expect.element(page.getByText('Il reclamo è accolto.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Respingi' })).not.toBeInTheDocument();
  expect(callsTo('post', `${CLAIM}/decision`)[0]?.body).toEqual({
    ...{ decision: 'ACCEPTED', text: 'Inviamo latte nuove.', creditNote: 'NC-26-14', version: 1 },
  });
  await inspect();
});

test('before the decision on a claim of a customer without users, the clerk is told to call', async () => {
  stubRecipients([]);
  await openPage(`/backoffice/claims/${OPEN.id}`, { viewer: admin() });
  await page.getByRole('button', { name: 'Respingi' }).click();
  await expect
    .element(page.getByRole('dialog').getByText(/questo cliente non ha utenti\. Avvisalo per telefono/))
    .toBeVisible();
});

test('on a low screen the goods of a claim come before its facts', async () => {
  await openPage(`/backoffice/claims/${OPEN.id}`, { viewer: admin() });
  await page.viewport(1024, 768);
  const row = page.getByRole('row').nth(1);
  await expect.element(row).toBeVisible();
  const fact = page.getByText('Spedizione', { exact: true });
  await expect
    .poll(() => row.element().getBoundingClientRect().top < fact.last().element().getBoundingClientRect().top)
    .toBe(true);
});

test('a claim is taken into review, and the customer is asked', async () => {
  const reviewed = aClaim({ status: 'IN_REVIEW', reviewer: 'admin@cromia.test', version: 2 });
  stubResponse('post', `${CLAIM}/review`, reviewed);
  stubResponse('post', `${CLAIM}/messages`, { id: 'm1' }, 201);
  await openPage(`/backoffice/claims/${OPEN.id}`, { viewer: admin(), viewport: 'phone' });
  await inspect();
  await page.getByRole('button', { name: 'Prendi in esame' }).click();
  await expect.element(page.getByText('Il reclamo è in esame.')).toBeVisible();
  stubResponse('get', CLAIM, reviewed);
  await page.getByRole('textbox', { name: 'Nuovo messaggio' }).fill('Quale latta?');
  await page.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Nuovo messaggio' })).toHaveValue('');
  expect(callsTo('post', `${CLAIM}/messages`)).toHaveLength(1);
});

test('a colleague was faster: the outcome and the typed text are shown', async () => {
  await openPage(`/backoffice/claims/${OPEN.id}`, { viewer: admin() });
  await page.getByRole('button', { name: 'Respingi' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Risposta al cliente' }).fill('Il bancale era integro.');
  stubRejection('post', `${CLAIM}/decision`, {
    status: 409,
    code: 'Conflict',
    outcome: { status: 'ACCEPTED', changedBy: 'collega@cromia.test', changedOn: '2026-11-26T09:00:00.000Z' },
  });
  const decision = { text: 'Inviamo latte nuove.', at: '2026-11-26T09:00:00.000Z' };
  stubResponse('get', CLAIM, aClaim({ status: 'ACCEPTED', decision }));
  await dialog.getByRole('button', { name: 'Respingi' }).click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Accolto.*collega@cromia.test/);
  await expect.element(alert).toMatchTextContent('Il bancale era integro.');
  await inspect();
});
