import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../test/api-stub';
import { paged } from '../../../test/builders/paged';
import { aDelivery, anSds, aSending } from '../../../test/builders/sds';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { type OpenedPage, type OpenOptions, openPage } from '../../../test/open-page';

const FILTERS_PATH = '/api/v1/public/{prefix}/sds/findSdsByFilters';
const LANGUAGES_PATH = '/api/v1/public/{prefix}/sds/languages';
const DELIVERIES_PATH = '/api/v1/public/{prefix}/sds/deliveries';
const SEND_PATH = '/api/v1/public/{prefix}/sds/send';
const RECIPIENTS_PATH = '/api/v1/public/{prefix}/sds/recipients';
const REGISTERED = 'hse@cliente.test';
const ADDRESS = 'sicurezza@cliente.test';

const dialog = () => page.getByRole('dialog');
const sendButton = (name = 'Invia') => dialog().getByRole('button', { name });
const emailField = (words: OpenedPage['words'], number: number) =>
  dialog().getByRole('textbox', { name: words('sds:send.email', { number }) });
const successMessage = (words: OpenedPage['words'], count: number) =>
  dialog().getByText(words('sds:send.sdsSentSuccess', { count }), { exact: false });

/** Opens the German sheet of the customer's only batch. */
async function openSheet(options: OpenOptions = {}) {
  stubResponse('get', FILTERS_PATH, paged([anSds()]));
  stubResponse('get', LANGUAGES_PATH, { IT: 2, DE: 2 });
  stubResponse('get', RECIPIENTS_PATH, { emails: [REGISTERED] });
  stubResponse('get', DELIVERIES_PATH, ({ url }) =>
    paged(url.searchParams.has('status') ? [] : [aDelivery()]),
  );
  const openedPage = await openPage('/sds/customer', { viewer: aUser(), ...options });
  const { words } = openedPage;
  await page
    .getByRole('button', { name: `${words('sds:results.languages')} F120-7035 A1-26-000123` })
    .click();
  await page.getByRole('button', { name: /^DE / }).click();
  await expect.element(dialog().getByRole('button', { name: words('sds:sheet.download') })).toBeVisible();
  return openedPage;
}

test('a customer sees the tabs of own sheets, order search and deliveries', async () => {
  stubResponse('get', FILTERS_PATH, paged([anSds()]));
  stubResponse('get', DELIVERIES_PATH, paged([]));
  const { place } = await openPage('/sds', { viewer: aUser() });
  await expect.poll(place).toBe('/sds/customer');
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Schede di sicurezza');
  const tabs = page.getByRole('navigation', { name: 'Ricerche delle schede di sicurezza' });
  expect(
    tabs
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Lotti ricevuti', 'Ordine', 'Invii']);
});

test('a sheet is downloaded with its product and language in the file name', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  stubReply('get', '/api/v1/public/{prefix}/sds/download', () => new Response('%PDF-1.4'));
  await openSheet({ language: 'de', viewport: 'phone' });
  await inspect();
  await dialog().getByRole('button', { name: 'PDF herunterladen' }).click();
  await expect.poll(() => names).toEqual(['SDS-F1207035-DE.pdf']);
  const [download] = callsTo('get', '/api/v1/public/{prefix}/sds/download');
  expect(download?.url.searchParams.get('language')).toBe('DE');
});

test('an invalid e-mail address shows an error at its field', async () => {
  const { words } = await openSheet();
  await emailField(words, 1).fill('not an address');
  await sendButton().click();
  await expect
    .element(dialog().getByText('Inserisci un indirizzo e-mail valido, ad esempio nome@azienda.it.'))
    .toBeVisible();
  expect(callsTo('post', SEND_PATH)).toEqual([]);
});

test('a sheet is sent to several addresses, with a link to the deliveries', async () => {
  const addresses = [ADDRESS, `second-${ADDRESS}`];
  stubResponse('post', SEND_PATH, aSending(addresses));
  const { words, place } = await openSheet();
  await emailField(words, 1).fill(ADDRESS);
  await dialog().getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
  await emailField(words, 2).fill(`second-${ADDRESS}`);
  await sendButton().click();
  await expect.element(successMessage(words, 2)).toBeVisible();
  await expect
    .poll(() => callsTo('post', SEND_PATH)[0]?.body)
    .toMatchObject({ emails: addresses, language: 'DE' });
  await expect.element(emailField(words, 1)).toHaveValue('');
  await expect.element(emailField(words, 2)).not.toBeInTheDocument();
  await inspect();
  await dialog().getByRole('link', { name: 'Segui gli invii' }).click();
  await expect.poll(place).toBe('/sds/deliveries');
  await expect.element(page.getByRole('row').filter({ hasText: ADDRESS })).toMatchTextContent('Inviata');
  await inspect();
});

test('a language missing in the current version is served from the previous one with a notice', async () => {
  stubResponse('get', FILTERS_PATH, paged([anSds()]));
  stubResponse('get', LANGUAGES_PATH, { IT: 2, CZ: 1 });
  stubResponse('get', RECIPIENTS_PATH, { emails: [] });
  stubResponse('get', DELIVERIES_PATH, paged([]));
  await openPage('/sds/customer', { viewer: aUser() });
  await page.getByRole('button', { name: `Lingue F120-7035 A1-26-000123` }).click();
  const earlier = 'versione 1';
  await page.getByRole('button', { name: `CS · Čeština · ${earlier}` }).click();
  const notice =
    'La versione 2 non è ancora disponibile in questa lingua (Čeština): fino ad allora ricevi la versione 1.';
  await expect.element(dialog().getByText(notice)).toBeVisible();
  await inspect();
});

test('registered recipients are suggested and filled in by a click', async () => {
  const { words } = await openSheet();
  const suggestion = dialog().getByRole('button', { name: REGISTERED });
  await suggestion.click();
  await expect.element(emailField(words, 1)).toHaveValue(REGISTERED);
  await expect.element(suggestion).not.toBeInTheDocument();
  await inspect();
});

test('a retry after a failure reuses the idempotency key; sending again uses a new key', async () => {
  stubRejection('post', SEND_PATH, { status: 503, code: 'ServiceUnavailable' });
  const { words } = await openSheet({ language: 'de', viewport: 'phone' });
  const listSentKeys = () => callsTo('post', SEND_PATH).map(({ headers }) => headers.get('idempotency-key'));
  await emailField(words, 1).fill(ADDRESS);
  await sendButton('Senden').click();
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(
      'Der Dienst ist momentan nicht verfügbar. Versuchen Sie es in einigen Minuten erneut.',
    );
  await inspect();
  await expect.element(emailField(words, 1)).toHaveValue(ADDRESS);
  stubResponse('post', SEND_PATH, aSending([ADDRESS]));
  await sendButton('Senden').click();
  await expect.element(successMessage(words, 1)).toBeVisible();
  const [first, second] = listSentKeys();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  await emailField(words, 1).fill(ADDRESS);
  await sendButton('Senden').click();
  await expect.poll(listSentKeys).toHaveLength(3);
  expect(listSentKeys()[2]).not.toBe(first);
});

test('the send button keeps the focus while busy and ignores a second press', async () => {
  let response = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    response = resolve;
  });
  stubResponse('post', SEND_PATH, async () => {
    await untilReleased;
    return aSending([ADDRESS]);
  });
  const { words } = await openSheet();
  await emailField(words, 1).fill(ADDRESS);
  // From the field over the add button to the send button.
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  const send = sendButton();
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expect.element(send).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  response();
  await expect.element(successMessage(words, 1)).toBeVisible();
  await expect.element(send).toHaveFocus();
  await expect.poll(() => callsTo('post', SEND_PATH)).toHaveLength(1);
});
