import type { Statement } from '@cromia/domain/statements/statement';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubReply, stubResponse } from '../../../test/api-stub';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PATH = '/api/v1/public/{prefix}/statements';
const EXPORT = '/api/v1/public/{prefix}/statements/export';
const PAGE = '/profile-customer/statements';

/** Two serials in two colours each, bought in January for 1,000 EUR in all. */
function aStatement(overrides: Partial<Statement> = {}): Statement {
  const bought = { turnover: 600, turnoverLastYear: 900, kilograms: 150, litres: 0 };
  const serial = { productClass: '3', serial: 'F120', shortDescription: { it: 'Primer epossidico 2K' } };
  const thinner = { productClass: '3', serial: 'D101', shortDescription: { it: 'Diluente' } };
  return {
    year: 2026,
    years: [2026, 2025, 2024],
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      turnover: index === 0 ? 1_000 : null,
      turnoverLastYear: index === 1 ? 900 : 0,
      kilograms: index === 0 ? 150 : 0,
      litres: index === 0 ? 40 : 0,
    })),
    serials: [
      { ...serial, brand: 'Ferrocrom', ...bought },
      {
        ...thinner,
        brand: 'Cromia',
        ...bought,
        turnover: 400,
        turnoverLastYear: 0,
        kilograms: 0,
        litres: 40,
      },
    ],
    colors: [
      { ...serial, color: '7035', colorDescription: { it: 'Grigio luce' }, hex: '#C5C7C4', ...bought },
      { ...thinner, color: '0000', colorDescription: {}, hex: null, ...bought, turnover: 400, litres: 40 },
    ],
    ...overrides,
  };
}

test('a year is listed by month, serial and colour, as plots with their tables', async () => {
  stubResponse('get', PATH, aStatement());
  await openPage(PAGE, { viewer: aUser() });
  await expect.element(page.getByText('1.000,00 €').first()).toBeVisible();
  await expect.element(page.getByText(/senza quelli annullati/)).toBeVisible();
  const bars = page.getByRole('list', { name: 'Per serie' }).getByRole('listitem');
  await expect.element(bars.first()).toMatchTextContent('F120 · Primer epossidico 2K');
  await inspect();
  for (const figures of ['Per mese', 'Per serie', 'Per colore'])
    await page
      .getByRole('radiogroup', { name: `Visualizzazione: ${figures}` })
      .getByText('Tabella')
      .click();
  const months = page.getByRole('table', { name: 'Per mese' });
  await expect.element(months.getByRole('row', { name: /^gennaio/ })).toMatchTextContent('1.000,00 €');
  await expect.element(months.getByRole('row', { name: /^febbraio/ })).toMatchTextContent('–900,00 €');
  const serials = page.getByRole('table', { name: 'Per serie' });
  await expect.element(serials.getByRole('row', { name: /^F120/ })).toMatchTextContent('150 kg');
  await expect.element(serials.getByRole('row', { name: /^D101/ })).toMatchTextContent('40 l');
  await expect
    .element(page.getByRole('table', { name: 'Per colore' }).getByRole('row', { name: /F120-7035/ }))
    .toMatchTextContent('600,00 €');
  await inspect();
});

test('a long name of a serial is not cut', async () => {
  const name = 'Antikorrosive 2K-PUR-Deckbeschichtung für schwere Maschinen';
  const { serials } = aStatement();
  const long = serials.map((serial) => ({ ...serial, shortDescription: { it: name, de: name } }));
  stubResponse('get', PATH, aStatement({ serials: long }));
  await openPage(PAGE, { viewer: aUser({ language: 'de' }) });
  const text = page.getByText(name, { exact: false }).first();
  await expect.element(text).toBeVisible();
  const { scrollWidth, clientWidth } = text.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(getComputedStyle(text.element()).textOverflow).not.toBe('ellipsis');
});

test('another year is one choice, in the address, and is what the export takes', async () => {
  stubResponse('get', PATH, ({ url }) => aStatement({ year: Number(url.searchParams.get('year') ?? 2026) }));
  stubReply('get', EXPORT, () => new Response('month', { headers: { 'content-type': 'text/csv' } }));
  const { place } = await openPage(PAGE, { viewer: aUser() });
  await page.getByRole('combobox', { name: 'Anno' }).click();
  await page.getByRole('option', { name: '2025' }).click();
  await expect.poll(place).toBe(`${PAGE}?year=2025`);
  await expect.element(page.getByText('Valore netto 2024')).toBeVisible();
  await page.getByRole('button', { name: 'Esporta' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect.poll(() => callsTo('get', EXPORT).length).toBe(1);
  expect(Object.fromEntries(callsTo('get', EXPORT)[0]?.url.searchParams ?? [])).toMatchObject({
    year: '2025',
    format: 'csv',
  });
});

test('a year without orders says so, and a year in the address that is none is the current one', async () => {
  stubResponse('get', PATH, aStatement({ serials: [], colors: [] }));
  await openPage(`${PAGE}?year=soon`, { viewer: aUser(), viewport: 'phone' });
  await expect.element(page.getByText('Nessun ordine nel 2026 e nel 2025.')).toBeVisible();
  expect(callsTo('get', PATH)[0]?.url.searchParams.get('year')).toBeNull();
  await inspect();
});
