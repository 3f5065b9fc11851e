import type { Closure } from '@cromia/domain/closures/closures';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const PATH = '/api/v1/backoffice/closures';
const CHRISTMAS: Closure = {
  id: '6f7f1e2c-6f0e-4a52-9c39-0d2b5a0a7f11',
  firstDay: '2026-12-25',
  lastDay: '2026-12-25',
  holiday: 'CHRISTMAS',
  name: null,
};
const WINTER: Closure = {
  id: '0d2b5a0a-6f0e-4a52-9c39-6f7f1e2c7f11',
  firstDay: '2026-12-28',
  lastDay: '2026-12-31',
  holiday: null,
  name: 'Chiusura invernale',
};

beforeEach(() => stubResponse('get', PATH, paged([CHRISTMAS, WINTER])));

const open = (viewport: 'desktop' | 'phone' = 'desktop') =>
  openPage('/backoffice/closures', { viewer: aUser({ role: 'IT', customerCode: null }), viewport });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the list shows holidays and closures with their weekdays, and fits a phone', async () => {
  await open('phone');
  await expect.element(page.getByText(/venerdì 25-12-2026/)).toBeVisible();
  await expect.element(page.getByText('Natale')).toBeVisible();
  await expect.element(page.getByText(/lunedì 28-12-2026 – giovedì 31-12-2026/)).toBeVisible();
  await inspect();
});

test('a closure is added, and days that are in the list already are rejected', async () => {
  await open();
  stubRejection('post', PATH, { status: 409, code: 'Conflict' });
  await button('Aggiungi chiusura').click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ferie');
  await page.getByRole('textbox', { name: 'Primo giorno' }).fill('9/8/2027');
  await page.getByRole('textbox', { name: 'Ultimo giorno' }).fill('8/8/2027');
  await button('Salva').click();
  await expect.element(page.getByText(/Scegli una data dal 09-08-2027 al/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Ultimo giorno' }).fill('20/8/2027');
  await button('Salva').click();
  await expect.element(page.getByText('Questi giorni sono già nell’elenco.')).toBeVisible();
  await inspect();
  stubResponse('post', PATH, { id: WINTER.id }, 201);
  await button('Salva').click();
  await expect.element(page.getByText('Chiusura aggiunta')).toBeVisible();
  expect(callsTo('post', PATH).at(-1)?.body).toEqual({
    name: 'Ferie',
    firstDay: '2027-08-09',
    lastDay: '2027-08-20',
  });
});

test('the holidays of a year are filled in, and a closure is deleted after a question', async () => {
  await open();
  stubResponse('post', `${PATH}/italian-holidays`, { added: 12 });
  await button('Inserisci le festività italiane').click();
  await page.getByRole('textbox', { name: 'Anno' }).fill('2036');
  await page.getByRole('dialog').getByRole('button', { name: 'Inserisci le festività italiane' }).click();
  await expect.element(page.getByText('12 festività inserite')).toBeVisible();
  expect(callsTo('post', `${PATH}/italian-holidays`)[0]?.body).toEqual({ year: 2036 });
  stubResponse('delete', `${PATH}/{id}`, undefined);
  await button('Elimina: venerdì 25-12-2026, Natale').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect.element(page.getByText('Chiusura eliminata')).toBeVisible();
  expect(callsTo('delete', `${PATH}/{id}`)[0]?.params.id).toBe(CHRISTMAS.id);
});
