import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../../test/api-stub';
import { paged } from '../../../../../test/builders/paged';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const LIST_PATH = '/api/v1/backoffice/mixing';
const MIXING_PATH = '/api/v1/backoffice/serials/{productClass}/{serial}/mixing';
const IT = aUser({ role: 'IT' });
const F120 = { productClass: '3', serial: 'F120', shortDescription: { it: 'Primer epossidico 2K' } };
const F300 = { productClass: '3', serial: 'F300', shortDescription: { it: 'Idrosmalto' } };
const TWO_COMPONENTS = {
  hardenerSerial: 'D111',
  baseParts: 100,
  hardenerParts: 12.5,
  by: 'WEIGHT',
  thinnerSerial: null,
  thinnerPercent: null,
} as const;
const THINNED = {
  hardenerSerial: null,
  baseParts: null,
  hardenerParts: null,
  by: 'VOLUME',
  thinnerSerial: 'H2O',
  thinnerPercent: 5,
} as const;

const heading = () => page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name });

test('the list displays hardener and thinner of each serial, and a row opens its form', async () => {
  stubResponse(
    'get',
    LIST_PATH,
    paged([
      { ...F120, mixing: TWO_COMPONENTS },
      { ...F300, mixing: THINNED },
    ]),
  );
  stubResponse('get', MIXING_PATH, { ...F120, mixing: TWO_COMPONENTS, version: 'v2' });
  const { place } = await openPage('/backoffice/mixing?text=F', { viewer: IT });
  const ratio = '100 : 12,5 in peso';
  await expect.element(page.getByRole('row', { name: /F120/ })).toMatchTextContent(`D111${ratio}`);
  const thinner = page.getByRole('row', { name: /F300/ });
  await expect.element(thinner).toMatchTextContent('Acqua');
  await expect.element(thinner).toMatchTextContent('5 % in volume');
  await inspect();
  await page.getByRole('link', { name: 'F120' }).click();
  await expect.element(heading()).toMatchTextContent('F120 Primer epossidico 2K');
  expect(place()).toBe('/backoffice/mixing/3/F120?text=F');
  await page.getByRole('link', { name: 'Torna ai dati di miscelazione' }).click();
  await expect.poll(place).toBe('/backoffice/mixing?text=F');
});

test('from an empty list, staff can set and remove the mixing ratio of a serial', async () => {
  stubResponse('get', LIST_PATH, paged([]));
  stubResponse('get', MIXING_PATH, { ...F120, mixing: null, version: 'v1' });
  const { place } = await openPage('/backoffice/mixing', { viewer: IT });
  await expect
    .element(
      page.getByText('Nessuna serie ha dati di miscelazione. Aggiungi i primi, o importali con i prodotti.'),
    )
    .toBeVisible();
  await button('Aggiungi dati di miscelazione').last().click();
  await inspect();
  await page.getByRole('textbox', { name: 'Serie' }).fill('f120');
  await button('Continua').click();
  await expect.element(heading()).toMatchTextContent('F120 Primer epossidico 2K');
  expect(place()).toBe('/backoffice/mixing/3/F120');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Serie del catalizzatore').fill('d111');
  const save = button('Salva');
  await save.click();
  await expect.element(field('Parti di prodotto')).toHaveAttribute('aria-invalid', 'true');
  await inspect();
  await field('Parti di prodotto').fill('100');
  await field('Parti di catalizzatore').fill('12.5');
  stubResponse('put', MIXING_PATH, { ...F120, mixing: TWO_COMPONENTS, version: 'v2' });
  await save.click();
  await expect.element(page.getByText('Dati di miscelazione salvati.')).toBeVisible();
  expect(callsTo('put', MIXING_PATH)[0]?.body).toEqual({ version: 'v1', mixing: TWO_COMPONENTS });
  await button('Si usa senza miscelare').click();
  await expect.poll(() => callsTo('put', MIXING_PATH)[1]?.body).toEqual({ version: 'v2', mixing: null });
});

test('mixing data that a colleague has changed are not overwritten, and can be reloaded', async () => {
  stubResponse('get', MIXING_PATH, { ...F120, mixing: TWO_COMPONENTS, version: 'v1' });
  const outcome = { changedBy: 'collega@cromia.test', changedOn: '2026-11-20T08:30:00.000Z' };
  stubRejection('put', MIXING_PATH, { status: 409, code: 'Conflict', outcome });
  await openPage('/backoffice/mixing/3/F120', { viewer: IT });
  const parts = page.getByRole('textbox', { name: 'Parti di catalizzatore' });
  await parts.fill('20');
  await button('Salva').click();
  await expect
    .element(page.getByText(/Nel frattempo collega@cromia.test ha modificato questi dati \(20-11-2026/))
    .toBeVisible();
  await expect.element(parts).toHaveValue('20');
  await inspect();
  stubResponse('get', MIXING_PATH, {
    ...F120,
    mixing: { ...TWO_COMPONENTS, hardenerParts: 33 },
    version: 'v2',
  });
  await button('Scarta e rileggi').click();
  await expect.element(parts).toHaveValue('33');
});

test('an unknown serial shows a message', async () => {
  stubRejection('get', MIXING_PATH, { status: 404, code: 'NotFound' });
  await openPage('/backoffice/mixing/3/XXXX', { viewer: IT });
  await expect.element(page.getByText('Questa serie non esiste.')).toBeVisible();
});
