import { LIMITS } from '@cromia/domain/limits';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../test/api-stub';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PAGE = '/contact-area';
const SEND_PATH = '/api/users/request-contact';

/** Advances the clock past the minimum open time of the form. */
function passTypingTime(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + LIMITS.contactTypingMs);
}

test("a visitor's request without a reason and a message is not sent", async () => {
  await openPage(PAGE);
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect.element(page.getByText(/^Compila «/).first()).toBeVisible();
  expect(callsTo('put', SEND_PATH)).toEqual([]);
  await inspect();
});

test("a visitor's request is sent in the page language, and the page shows the reply address", async () => {
  stubResponse('put', SEND_PATH, undefined, 204);
  await openPage(PAGE, { language: 'de', viewport: 'phone' });
  passTypingTime();
  await page.getByRole('radio', { name: 'Vertriebsanfrage' }).click();
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Welcher Grund?');
  await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Anna Bianchi');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('anna@bianchi.test');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect.element(page.getByText('Vielen Dank. Wir antworten an anna@bianchi.test.')).toBeVisible();
  await expect
    .poll(() => callsTo('put', SEND_PATH).map(({ body }) => body))
    .toMatchObject([
      { requestType: 'COMMERCIAL', request: 'Welcher Grund?', name: 'Anna Bianchi', language: 'de' },
    ]);
  await inspect();
});

test("a user's name and e-mail come from the account", async () => {
  await openPage(PAGE, { viewer: aUser() });
  const asUser = 'Rispondiamo a Marta Fontana, marta@colorificio.test.';
  await expect.element(page.getByText(asUser)).toBeVisible();
  expect(page.getByRole('textbox', { name: 'E-mail' }).query()).toBeNull();
});

test('a rejected request shows the reason and keeps the input', async () => {
  stubRejection('put', SEND_PATH, { status: 429, code: 'TooManyRequests' });
  await openPage(PAGE, { viewer: aUser() });
  passTypingTime();
  await page.getByRole('radio', { name: 'Altro' }).click();
  const message = page.getByRole('textbox', { name: 'Messaggio' });
  await message.fill('Quale fondo?');
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Troppi tentativi. Attendi qualche minuto e riprova.');
  await expect.element(message).toHaveValue('Quale fondo?');
});

test('an unsent request survives navigation and is cleared once sent', async () => {
  stubResponse('put', SEND_PATH, undefined, 204);
  const { router } = await openPage(PAGE);
  passTypingTime();
  const message = page.getByRole('textbox', { name: 'Messaggio' });
  await message.fill('Quale fondo?');
  await page.getByRole('radio', { name: 'Altro' }).click();
  await router.navigate({ to: '/faq' });
  await expect.element(message).not.toBeInTheDocument();
  router.history.back();
  await expect.element(message).toHaveValue('Quale fondo?');
  await expect.element(page.getByRole('radio', { name: 'Altro' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Nome e cognome' }).fill('Anna Bianchi');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('anna@bianchi.test');
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await page.getByRole('button', { name: 'Scrivi un’altra richiesta' }).click();
  await expect.element(message).toHaveValue('');
});
