import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../test/api-stub';
import { paged } from '../../../test/builders/paged';
import { anSds, aSending } from '../../../test/builders/sds';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { type OpenOptions, openPage } from '../../../test/open-page';

const ORDER_PATH = '/api/v1/public/{prefix}/sds/findSdsByOrder';
const SEND_ALL_PATH = '/api/v1/public/{prefix}/sds/sendAllByOrder';
const ADDRESS = 'sicurezza@cliente.test';

const dialog = () => page.getByRole('dialog');
const submit = (name = 'Cerca') => page.getByRole('search').getByRole('button', { name }).click();

function openAsCustomer(path: string, options: OpenOptions = {}) {
  stubResponse('get', '/api/v1/public/{prefix}/sds/deliveries', paged([]));
  return openPage(path, { viewer: aUser(), ...options });
}

test('a search by order requires its code', async () => {
  await openAsCustomer('/sds/document');
  await submit();
  await expect.element(page.getByText(/^Compila «/)).toBeVisible();
  expect(callsTo('get', ORDER_PATH)).toEqual([]);
});

test('an unknown or foreign order shows a message', async () => {
  stubRejection('get', ORDER_PATH, { status: 404, code: 'NotFound' });
  await openAsCustomer('/sds/document');
  await page.getByRole('textbox', { name: 'Codice ordine' }).fill('V99-NOTHING');
  await submit();
  await expect
    .element(
      page.getByText(
        'Nessun ordine con questo codice tra quelli che puoi vedere. Controllalo nell’elenco degli ordini.',
      ),
    )
    .toBeVisible();
});

test.for([
  { language: 'it', viewport: 'desktop' },
  { language: 'de', viewport: 'phone' },
] as const)(
  'all sheets of an order are sent in the chosen language, on a $viewport in $language',
  async (options) => {
    stubResponse('get', ORDER_PATH, paged([anSds({ batch: null })]));
    stubResponse('post', SEND_ALL_PATH, aSending([ADDRESS]));
    stubResponse('get', '/api/v1/public/{prefix}/sds/recipients', { emails: [] });
    const { words, place } = await openAsCustomer('/sds/document', options);
    await page.getByRole('textbox', { name: words('sds:fields.orderCode') }).fill('V26-000123');
    await submit(words('common:actions.search'));
    await expect.poll(place).toBe('/sds/document?orderCode=V26-000123');
    await page.getByRole('button', { name: words('sds:sendAll.open') }).click();
    await dialog()
      .getByRole('combobox', { name: words('sds:fields.language') })
      .click();
    await page.getByRole('option', { name: /^EN / }).click();
    const address = dialog().getByRole('textbox', { name: words('sds:send.email', { number: 1 }) });
    await address.fill(ADDRESS);
    await inspect();
    const send = dialog().getByRole('button', { name: words('sds:sendAll.send') });
    await send.click();
    await expect
      .element(dialog().getByText(words('sds:send.sdsSentSuccess', { count: 1 }), { exact: false }))
      .toBeVisible();
    await send.click();
    await expect.poll(() => callsTo('post', SEND_ALL_PATH)).toHaveLength(2);
    const [first, second] = callsTo('post', SEND_ALL_PATH);
    expect(first?.body).toMatchObject({ emails: [ADDRESS], language: 'EN', orderCode: 'V26-000123' });
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  },
);
