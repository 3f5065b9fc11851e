import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { addDays, getToday } from '@cromia/domain/dates';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aProductLine } from '../../../../test/builders/catalogue/product-line';
import { aDecidedOffer, aDeskOffer, aPricedItem } from '../../../../test/builders/desk/desk-offer';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const DETAIL = '/api/v1/backoffice/offer-requests/{id}';
const DECISION = '/api/v1/backoffice/offer-requests/{id}/decision';
const ADMIN = aUser({ role: 'ADMIN', username: 'admin@cromia.test' });
const CODE = formatProductCode(aPricedItem().productCode);

async function openOffer(offer = aDeskOffer()) {
  stubResponse('get', DETAIL, offer);
  return openPage(`/backoffice/offer-requests/${offer.id}`, { viewer: ADMIN });
}

function priceField(name: 'Prezzo base' | 'Sc. 1 %') {
  return page.getByRole('textbox', { name: `${name}: ${CODE}` });
}

const button = (name: string) => page.getByRole('button', { name });
const confirmButton = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const heading = () => page.getByRole('heading', { level: 1 });

/** Stubs a decision by a colleague, so that the next decision on the page conflicts. */
function letColleagueDecide() {
  const decided = aDecidedOffer(9, 'collega@cromia.test');
  stubResponse('get', DETAIL, decided);
  stubRejection('post', DECISION, { status: 409, code: 'Conflict', outcome: { status: decided.status } });
}

test("an offer is prefilled with the customer's current terms", async () => {
  await openOffer();
  await expect.element(heading()).toMatchTextContent('Rossi Verniciature S.r.l.');
  await expect.element(priceField('Prezzo base')).toHaveValue('10');
  await inspect();
});

test('a day by which the customer expected an answer and that has passed says so', async () => {
  await openOffer({ ...aDeskOffer(), answerExpectedOn: '2026-11-05' });
  await expect.element(page.getByText('La risposta era prevista entro il')).toBeVisible();
});

test('an invalid price shows an error at its field, which gets the focus', async () => {
  await openOffer();
  const price = priceField('Prezzo base');
  await price.fill('abc');
  await button('Invia l’offerta').click();
  await expect.element(price).toHaveAttribute('aria-invalid', 'true');
  await expect.element(price).toHaveFocus();
  expect(callsTo('post', DECISION)).toEqual([]);
});

test('a price that may be thousands or decimals is asked about, and none is rounded', async () => {
  await openOffer();
  const price = priceField('Prezzo base');
  const expectError = async (text: string, error: RegExp) => {
    await price.fill(text);
    await button('Invia l’offerta').click();
    await expect.element(price).toHaveValue(text);
    await expect.element(page.getByText(error)).toBeVisible();
  };
  await expectError('1.234', /si può leggere in due modi: scrivi 1234 oppure 1,234/);
  await expectError('8,61495', /Troppi decimali: al massimo 4/);
  expect(callsTo('post', DECISION)).toEqual([]);
  await price.fill('1,234');
  await expect.element(price).toHaveAttribute('aria-invalid', 'false');
});

test('on a phone, only one bar is at the bottom edge, and its buttons are not covered', async () => {
  await openOffer();
  await page.viewport(390, 844);
  const send = page.getByRole('button', { name: 'Invia l’offerta' });
  await expect.element(send).toBeVisible();
  const isUncovered = () => {
    const { left, top, width, height } = send.element().getBoundingClientRect();
    return send.element().contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(isUncovered).toBe(true);
  await inspect();
});

test('sending an offer requires confirmation of its total', async () => {
  stubResponse('post', DECISION, aDecidedOffer(10, ADMIN.username));
  await openOffer();
  await priceField('Prezzo base').fill('12,50');
  await priceField('Sc. 1 %').fill('20');
  // 12.50 less 20 % is 10 EUR a kilogram: eight cans of 25 kg.
  await expect.element(page.getByRole('row').filter({ hasText: CODE })).toMatchTextContent(/2\.000,00\s€/);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/2\.000,00\s€/);
  await inspect();
  await confirmButton('Invia l’offerta').click();
  await expect.element(page.getByText('L’offerta è inviata.')).toBeVisible();
  await expect
    .poll(() => callsTo('post', DECISION)[0]?.body)
    .toMatchObject({
      decision: 'ACCEPTED',
      items: [{ unitPrice: 12.5, discountPct1: 20, discountPct2: 0 }],
    });
  await expect.element(heading()).toMatchTextContent('Offerta inviata');
  await expect.element(page.getByRole('main')).toMatchTextContent(ADMIN.username);
  await inspect();
});

test('prices typed while a colleague decides remain visible beside the decision', async () => {
  stubResponse('get', '/api/v1/backoffice/offer-requests', paged([]));
  const { place } = await openOffer();
  await priceField('Prezzo base').fill('7,1234');
  letColleagueDecide();
  await button('Invia l’offerta').click();
  await confirmButton('Invia l’offerta').click();
  const unsaved = page.getByRole('region', { name: 'Quello che avevi inserito' });
  await expect.element(unsaved).toMatchTextContent('collega@cromia.test');
  await expect.element(unsaved).toMatchTextContent(/7,1234\s€ \/ kg/);
  await expect.element(unsaved.getByRole('table')).toMatchTextContent(/1\.424,68\s€/);
  await expect.element(page.getByRole('main')).toMatchTextContent(/1\.800,00\s€/);
  await inspect();
  await unsaved.getByRole('link', { name: 'Alle richieste in attesa' }).click();
  await expect.poll(place).toMatch(/offer-requests\?status=PENDING&sort=createdOn(,|%2C)asc$/);
});

test('a rejection reason typed while a colleague decides remains visible', async () => {
  const reason = 'Il colore esce di produzione: proponiamo F121';
  await openOffer();
  await button('Rifiuta').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' }).fill(reason);
  letColleagueDecide();
  await confirmButton('Rifiuta').click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Offerta inviata');
  await expect.element(alert).toMatchTextContent(reason);
  await inspect();
});

test('a repeated request can reuse the price of the previous offer', async () => {
  stubResponse('post', DECISION, aDecidedOffer(9.25, ADMIN.username));
  const offeredBefore = { unitPrice: 9.25, discountPct1: 0, discountPct2: 0, finalUnitPrice: 9.25 };
  await openOffer(aDeskOffer({ items: [aPricedItem({ offeredBefore })] }));
  const price = priceField('Prezzo base');
  await expect.element(price).toHaveValue('10');
  await page
    .getByRole('button', { name: new RegExp(`Riprendi il prezzo offerto prima per ${CODE}$`) })
    .click();
  await expect.element(price).toHaveValue('9,25');
  await inspect();
  await button('Invia l’offerta').click();
  await confirmButton('Invia l’offerta').click();
  await expect.element(heading()).toMatchTextContent('Offerta inviata');
  await expect.poll(() => callsTo('post', DECISION)[0]?.body).toMatchObject({ items: [{ unitPrice: 9.25 }] });
});

test('a correction starts from the sent prices and creates the next version', async () => {
  const correction = '/api/v1/backoffice/offer-requests/{id}/correction';
  stubResponse('post', correction, { ...aDecidedOffer(9.5, ADMIN.username), version: 2 });
  const expirationDate = addDays(getToday('Europe/Rome', new Date()), 10);
  await openOffer({ ...aDecidedOffer(9, ADMIN.username), expirationDate });
  await expect.element(heading()).toMatchTextContent('Offerta inviata');
  await inspect();
  await button('Correggi').click();
  const price = priceField('Prezzo base');
  await expect.element(price).toHaveValue('9');
  await price.fill('9,50');
  await inspect();
  await button('Invia l’offerta').click();
  await confirmButton('Invia l’offerta').click();
  await expect
    .poll(() => callsTo('post', correction)[0]?.body)
    .toMatchObject({
      version: 1,
      expirationDate,
      items: [{ unitPrice: 9.5, discountPct1: 0, discountPct2: 0 }],
    });
  await expect.element(page.getByText('L’offerta corretta è inviata.')).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible();
});

test('a sent offer is withdrawn with a reason and can then no longer be corrected', async () => {
  const withdrawal = '/api/v1/backoffice/offer-requests/{id}/withdrawal';
  stubResponse('post', withdrawal, aDeskOffer({ status: 'REJECTED', reason: 'Esaurito' }));
  await openOffer(aDecidedOffer(9, ADMIN.username));
  await button('Ritira').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' }).fill('Esaurito');
  await inspect();
  await confirmButton('Ritira').click();
  await expect.element(page.getByText('L’offerta è ritirata.')).toBeVisible();
  await expect.poll(() => callsTo('post', withdrawal)[0]?.body).toEqual({ version: 1, reason: 'Esaurito' });
  await expect.element(button('Correggi')).not.toBeInTheDocument();
});

test('the message about a sent offer disappears when its correction begins', async () => {
  stubResponse('post', DECISION, aDecidedOffer(10, ADMIN.username));
  await openOffer();
  await button('Invia l’offerta').click();
  await confirmButton('Invia l’offerta').click();
  const sent = page.getByText('L’offerta è inviata.');
  await expect.element(sent).toBeVisible();
  await button('Correggi').click();
  await expect.element(priceField('Prezzo base')).toBeVisible();
  await expect.element(sent).not.toBeInTheDocument();
  await button('Annulla').click();
  await expect.element(button('Correggi')).toBeVisible();
  await expect.element(sent).not.toBeInTheDocument();
});

test('six lines of an offer are visible on a tablet', async () => {
  const codes = [
    'F120-7035-25',
    'F120-7035-5',
    'F120-9010-25',
    'F120-9010-5',
    'G200-7035-25',
    'M210-9010-25',
  ];
  const offer = aDeskOffer({ items: codes.map((id) => aPricedItem({ id, ...aProductLine(id) })) });
  stubResponse('get', DETAIL, offer);
  await openPage(`/backoffice/offer-requests/${offer.id}`, { viewer: ADMIN, viewport: 'tablet' });
  await expect.element(page.getByText('M210-9010-25')).toBeVisible();
  const { bottom } = page.getByRole('row').last().element().getBoundingClientRect();
  expect(bottom).toBeLessThan(button('Invia l’offerta').element().getBoundingClientRect().top);
});
