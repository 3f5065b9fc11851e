import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aPricedProduct, aPriceGrid } from '../../../../test/builders/desk/prices';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const PATH = '/api/v1/backoffice/prices';
const IT = aUser({ role: 'IT', username: 'it@cromia.test' });

const cell = (list: string, pkg: string) => page.getByLabelText(`${list}: F120-7035-${pkg}`);
const save = () => page.getByRole('button', { name: 'Salva', exact: true });
const code = (pkg: string) => ({ productClass: '3', serial: 'F120', color: '7035', pkg });

test('a column is typed down with Enter, and one save sends only the changed prices and stock', async () => {
  stubResponse('get', PATH, aPriceGrid());
  stubResponse('patch', PATH, { version: 'v2', changed: 3 });
  await openPage('/backoffice/prices/3/F120', { viewer: IT });
  await cell('RIV', '5').click();
  await userEvent.keyboard('10,5{Enter}10{Enter}9,25{Enter}');
  await page.getByLabelText('A magazzino: F120-7035-10').click();
  await expect.element(page.getByText('3 modifiche')).toBeVisible();
  await expect.poll(() => page.getByText(/^prima: 10,00/).elements()).toHaveLength(2);
  await inspect();
  await save().click();
  await expect.element(page.getByText('3 valori salvati.')).toBeVisible();
  expect(callsTo('patch', PATH)).toMatchObject([
    {
      body: {
        version: 'v1',
        changes: [
          { productCode: code('5'), priceListCode: 'RIV', unitPrice: 10.5 },
          { productCode: code('10'), inStock: false },
          { productCode: code('25'), priceListCode: 'RIV', unitPrice: 9.25 },
        ],
      },
    },
  ]);
});

test('the day of the next delivery is typed beside the stock, with the customers who wait; a wrong one is not saved', async () => {
  const grid = aPriceGrid({
    rows: [
      aPricedProduct('5', { inStock: false, waitingCustomers: 2 }),
      aPricedProduct('25', { inStock: false, availableOn: '2099-12-15' }),
    ],
  });
  stubResponse('get', PATH, grid);
  stubResponse('patch', PATH, { version: 'v2', changed: 2 });
  await openPage('/backoffice/prices/3/F120', { viewer: IT });
  await expect.element(page.getByText('2 clienti in attesa')).toBeVisible();
  const day = (pkg: string) => page.getByLabelText(`Disponibile dal: F120-7035-${pkg}`);
  await expect.element(day('25')).toHaveValue('15-12-2099');
  await day('25').fill('');
  await day('5').fill('31/2/2099');
  await save().click();
  await expect.element(day('5')).toHaveAttribute('aria-invalid', 'true');
  expect(callsTo('patch', PATH)).toEqual([]);
  await inspect();
  await day('5').fill('10/1/2099');
  await save().click();
  await expect.poll(() => callsTo('patch', PATH)).toHaveLength(1);
  expect(callsTo('patch', PATH)[0]?.body).toMatchObject({
    changes: [
      { productCode: code('5'), availableOn: '2099-01-10' },
      { productCode: code('25'), availableOn: null },
    ],
  });
});

test('Ctrl D fills a price of a new list down over the displayed rows', async () => {
  stubResponse('get', PATH, aPriceGrid());
  stubResponse('patch', PATH, { version: 'v2', changed: 2 });
  await openPage('/backoffice/prices/3/F120', { viewer: IT });
  await page.getByRole('combobox', { name: 'Aggiungi un listino' }).click();
  await page.getByRole('option', { name: 'IND' }).click();
  await cell('IND', '10').click();
  await userEvent.keyboard('8{Control>}d{/Control}');
  await expect.element(cell('IND', '25')).toHaveValue('8');
  await expect.element(cell('IND', '5')).toHaveValue('');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('2 valori salvati.')).toBeVisible();
  expect(callsTo('patch', PATH)[0]?.body).toMatchObject({
    changes: [
      { productCode: code('10'), priceListCode: 'IND', unitPrice: 8 },
      { productCode: code('25'), priceListCode: 'IND', unitPrice: 8 },
    ],
  });
});

test('a price more than 30 % off is marked and confirmed once', async () => {
  stubResponse('get', PATH, aPriceGrid());
  stubResponse('patch', PATH, { version: 'v2', changed: 1 });
  await openPage('/backoffice/prices/3/F120', { viewer: IT });
  await cell('RIV', '5').fill('105');
  await expect.element(page.getByText('+950 %')).toBeVisible();
  await save().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('F120-7035-5 · RIV', { exact: false })).toBeVisible();
  expect(callsTo('patch', PATH)).toEqual([]);
  await inspect();
  await dialog.getByRole('button', { name: 'Salva i prezzi' }).click();
  await expect.element(page.getByText('1 valore salvato.')).toBeVisible();
  expect(callsTo('patch', PATH)).toHaveLength(1);
});

test('an ambiguous number is not saved, and a conflict names the colleague and keeps the input', async () => {
  stubResponse('get', PATH, aPriceGrid());
  stubRejection('patch', PATH, {
    status: 409,
    code: 'Conflict',
    outcome: { changedBy: 'clerk@cromia.test', changedOn: '2026-11-20T08:30:00.000Z' },
  });
  await openPage('/backoffice/prices/3/F120', { viewer: IT });
  await cell('RIV', '5').fill('1.234');
  await save().click();
  expect(callsTo('patch', PATH)).toEqual([]);
  await expect.element(cell('RIV', '5')).toHaveAttribute('aria-invalid', 'true');
  await cell('RIV', '5').fill('11');
  await save().click();
  await expect.element(page.getByText('clerk@cromia.test', { exact: false })).toBeVisible();
  await expect.element(cell('RIV', '5')).toHaveValue('11');
});

test('prices agreed with a customer are edited beside the price list; an emptied price ends the agreement', async () => {
  const agreed = { priceListCode: 'RIV', unitPrice: 9, discountPct1: 5, discountPct2: 0 };
  stubResponse(
    'get',
    PATH,
    aPriceGrid({
      customer: { customerCode: '100001', businessName: 'Rossi', priceListCode: 'RIV' },
      rows: [aPricedProduct('5', { agreed }), aPricedProduct('10', { agreed }), aPricedProduct('25')],
    }),
  );
  stubResponse('patch', PATH, { version: 'v2', changed: 3 });
  await openPage('/backoffice/prices/3/F120?customerCode=100001', { viewer: IT });
  await cell('Sconto 1, %', '5').fill('7,5');
  await cell('Prezzo unitario', '10').fill('');
  await cell('Prezzo unitario', '25').fill('8');
  await inspect();
  await save().click();
  await expect.element(page.getByText('3 valori salvati.')).toBeVisible();
  expect(callsTo('patch', PATH)[0]?.body).toEqual({
    version: 'v1',
    changes: [
      { productCode: code('5'), customerCode: '100001', discountPct1: 7.5 },
      { productCode: code('10'), customerCode: '100001', unitPrice: null },
      { productCode: code('25'), customerCode: '100001', unitPrice: 8 },
    ],
  });
});
