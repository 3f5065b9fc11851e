import { addDays, getToday } from '@cromia/domain/dates';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../test/api-stub';
import { aDeskOffer, aPricedItem } from '../../../test/builders/desk/desk-offer';
import { aMessage } from '../../../test/builders/message';
import { anAcceptedOffer, anOfferRequestItem } from '../../../test/builders/offer-request';
import { anOrderRequest } from '../../../test/builders/order-request';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const ORDERS = '/api/v1/public/{prefix}/order-requests';
const OFFERS = '/api/v1/public/{prefix}/offer-requests';
const DESK_OFFER = '/api/v1/backoffice/offer-requests/{id}';
const ADMIN = aUser({ role: 'ADMIN', username: 'admin@cromia.test' });

async function openOrder(request = anOrderRequest(), viewer = aUser()) {
  stubResponse('get', ORDERS, paged([request]));
  stubResponse('get', `${ORDERS}/{id}`, request);
  return openPage(`/profile-customer/request-orders?open=${request.id}`, { viewer });
}

async function openOffer(offer = anAcceptedOffer()) {
  stubResponse('get', OFFERS, paged([offer]));
  return openPage(`/profile-customer/request-offers?open=${offer.id}`, { viewer: aUser() });
}

test('a message is sent with a file, and says who has read the earlier ones', async () => {
  stubResponse('get', `${ORDERS}/{id}/messages`, {
    heldSince: null,
    messages: [
      aMessage(),
      aMessage({
        id: '00000000-0000-4000-8000-0000000000e2',
        author: { name: 'Anna Rossi', isStaff: false },
        isOwn: true,
        text: 'Grazie',
        readBy: [{ name: 'Carla Conti', isStaff: true, at: '2026-11-24T10:00:00.000Z' }],
      }),
    ],
  });
  await openOrder(anOrderRequest({ messageCount: 2, unreadMessages: 1 }));
  const talk = page.getByRole('region', { name: 'Messaggi' });
  await expect.element(talk).toMatchTextContent(/Consegniamo lunedì.*Grazie.*Letto da Carla Conti/);
  await expect.element(page.getByText('1 da leggere')).toBeVisible();
  await inspect();
  stubResponse('post', `${ORDERS}/{id}/messages`, { id: '00000000-0000-4000-8000-0000000000e3' });
  await talk.getByRole('textbox', { name: 'Nuovo messaggio' }).fill('Va bene');
  await talk.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect.element(talk.getByRole('textbox', { name: 'Nuovo messaggio' })).toHaveValue('');
  expect(callsTo('post', `${ORDERS}/{id}/messages`)).toHaveLength(1);
});

test('an empty message is not sent, and who only reads has no field', async () => {
  await openOrder();
  await page.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Nuovo messaggio' }))
    .toHaveAttribute('aria-invalid', 'true');
  expect(callsTo('post', `${ORDERS}/{id}/messages`)).toEqual([]);
});

test('who may only read sees the messages without a field', async () => {
  await openOrder(anOrderRequest(), aUser({ companyRole: 'VIEWER' }));
  await expect.element(page.getByText('Ancora nessun messaggio.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Invia messaggio' }).query()).toBeNull();
  expect(page.getByRole('button', { name: 'Modifica le righe' }).query()).toBeNull();
});

test('a held request shows its question, and is sent changed', async () => {
  const heldSince = '2026-11-24T09:00:00.000Z';
  stubResponse('get', `${ORDERS}/{id}/messages`, {
    heldSince,
    messages: [aMessage({ kind: 'QUESTION', text: 'Ne bastano quattro?' })],
  });
  await openOrder(anOrderRequest({ heldSince, messageCount: 1 }));
  const notice = page.getByRole('status').filter({ hasText: 'C’è una domanda su questa richiesta' });
  await expect.element(notice).toMatchTextContent(/Ne bastano quattro\?/);
  await expect.element(page.getByText('In attesa di risposta')).toBeVisible();
  await page.getByRole('button', { name: 'Modifica le righe' }).click();
  const dialog = page.getByRole('dialog', { name: /^Modificare la richiesta / });
  const quantity = dialog.getByRole('textbox', { name: 'Confezioni di F120-7035-25' });
  await inspect();
  await dialog.getByRole('button', { name: 'Invia modificata' }).click();
  await expect.element(dialog.getByText('Cambia almeno una riga.')).toBeVisible();
  await quantity.fill('0');
  await dialog.getByRole('button', { name: 'Invia modificata' }).click();
  await expect.element(dialog.getByText(/Almeno una riga deve restare/)).toBeVisible();
  await quantity.fill('4');
  stubRejection('post', `${ORDERS}/{id}/change`, { status: 409, code: 'NewMessages' });
  await dialog.getByRole('button', { name: 'Invia modificata' }).click();
  await expect.element(dialog.getByText(/Nel frattempo sono arrivati messaggi/)).toBeVisible();
  stubResponse('post', `${ORDERS}/{id}/change`, { id: '00000000-0000-4000-8000-0000000000e4' });
  await dialog.getByRole('button', { name: 'Invia modificata' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [, call] = callsTo('post', `${ORDERS}/{id}/change`);
  expect(call?.body).toMatchObject({ items: [{ quantity: 4 }], seenMessages: 1 });
});

test('other terms are proposed for the lines that differ', async () => {
  const items = [anOfferRequestItem('F120-7035-25', 9.5), anOfferRequestItem('M210-7016-25', 7)];
  await openOffer(anAcceptedOffer({ items, version: 3 }));
  await page.getByRole('button', { name: 'Proponi altre condizioni' }).click();
  const dialog = page.getByRole('dialog', { name: /^Controproposta / });
  await dialog.getByRole('textbox', { name: 'Prezzo obiettivo di M210-7016-25' }).fill('6,5');
  await inspect();
  stubResponse('post', `${OFFERS}/{id}/proposals`, { id: '00000000-0000-4000-8000-0000000000e5' });
  await dialog.getByRole('button', { name: 'Invia controproposta' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [call] = callsTo('post', `${OFFERS}/{id}/proposals`);
  expect(call?.body).toMatchObject({ version: 3, items: [{ targetPrice: 6.5 }] });
});

test('two versions of an offer are compared line by line', async () => {
  const { id, ...line } = anOfferRequestItem('F120-7035-25', 9.5);
  const item = { ...line, finalUnitPrice: 9.5, rowTotal: 1900 };
  const version = { expirationDate: '2026-12-24', overallDiscount: 0, reason: null };
  stubResponse('get', `${OFFERS}/{id}/versions`, [
    { ...version, version: 1, sentOn: '2026-11-20T09:00:00.000Z', total: 1900, items: [item] },
    {
      ...{ ...version, version: 2, sentOn: '2026-11-22T09:00:00.000Z', total: 2700 },
      items: [{ ...item, quantity: 12, finalUnitPrice: 9, rowTotal: 2700 }],
    },
  ]);
  await openOffer(anAcceptedOffer({ version: 2 }));
  await page.getByRole('button', { name: 'Confronta le versioni' }).click();
  const dialog = page.getByRole('dialog', { name: /^Versioni dell’offerta / });
  const table = dialog.getByRole('table', { name: 'Righe a confronto' });
  await expect.element(table).toMatchTextContent(/Cambiato.*prima 8.*12.*prima 9,50.*9,00/);
  expect(id).toBeDefined();
  await inspect();
});

test('staff take a proposal over into a correction, and send it with its quantities', async () => {
  const item = aPricedItem({
    unitPrice: 10,
    discountPct1: 5,
    discountPct2: 0,
    finalUnitPrice: 9.5,
    rowTotal: 1900,
  });
  const offer = aDeskOffer({
    status: 'ACCEPTED',
    items: [item],
    total: 1900,
    messageCount: 1,
    version: 2,
    expirationDate: addDays(getToday('Europe/Rome', new Date()), 10),
  });
  const proposalId = '00000000-0000-4000-8000-0000000000f1';
  stubResponse('get', DESK_OFFER, offer);
  stubResponse('get', `${DESK_OFFER}/messages`, {
    heldSince: null,
    messages: [
      aMessage({
        kind: 'PROPOSAL',
        author: { name: 'Anna Rossi', isStaff: false },
        proposal: {
          ...{ id: proposalId, version: 2, status: 'OPEN' },
          items: [
            {
              ...{ productCode: item.productCode, quantity: 12, targetPrice: 9 },
              ...{ um: 'kg', qta: 25, unitQty: 25, offeredQuantity: 8, offeredPrice: 9.5 },
            },
          ],
        },
      }),
    ],
  });
  await openPage(`/backoffice/offer-requests/${offer.id}`, { viewer: ADMIN });
  await expect
    .element(
      page.getByText(/^F120-7035-25 \(25\skg\): 12 conf\. invece di 8 · 9,00\s€\/kg invece di 9,50\s€\/kg$/),
    )
    .toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Riprendi nell’offerta' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Prezzo base: F120-7035-25' })).toHaveValue('9');
  stubResponse('get', '/api/v1/backoffice/offer-requests/mail-recipients', []);
  await page.getByRole('button', { name: 'Invia l’offerta' }).click();
  stubResponse('post', `${DESK_OFFER}/correction`, { ...offer, version: 3 });
  await page.getByRole('dialog').getByRole('button', { name: 'Invia l’offerta', exact: true }).click();
  await expect.poll(() => callsTo('post', `${DESK_OFFER}/correction`)).toHaveLength(1);
  const [call] = callsTo('post', `${DESK_OFFER}/correction`);
  expect(call?.body).toMatchObject({
    ...{ version: 2, proposalId, seenMessages: 1 },
    items: [{ quantity: 12, unitPrice: 9, discountPct1: 0 }],
  });
});

test('staff put a request on hold with a question', async () => {
  const offer = aDeskOffer({ messageCount: 2 });
  stubResponse('get', DESK_OFFER, offer);
  stubResponse('get', '/api/v1/backoffice/offer-requests/mail-recipients', []);
  await openPage(`/backoffice/offer-requests/${offer.id}`, { viewer: ADMIN });
  await page.getByRole('button', { name: 'Chiedi al cliente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mettere la richiesta in attesa' });
  await dialog.getByRole('textbox', { name: /^Domanda al cliente/ }).fill('Quale base?');
  await inspect();
  const heldSince = '2026-11-24T09:00:00.000Z';
  stubResponse('post', `${DESK_OFFER}/hold`, { ...offer, heldSince, messageCount: 3 });
  await dialog.getByRole('button', { name: 'Metti in attesa' }).click();
  await expect.element(page.getByText('In attesa di risposta')).toBeVisible();
  expect(callsTo('post', `${DESK_OFFER}/hold`)[0]?.body).toEqual({
    question: 'Quale base?',
    seenMessages: 2,
  });
});
