import { LIMITS } from '@cromia/domain/limits';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRefused } from '../../../test/api-stub';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PAGE = '/contact-area';
const SEND = '/api/users/request-contact';

/** Makes the form look open for longer than a bot needs. */
function typeSlowly(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + LIMITS.contactTypingMs);
}

test("a visitor's request without a reason and a message is not sent", async () => {
  const { words } = await openPage(PAGE);
  await page.getByRole('button', { name: words('contact:send') }).click();
  await expect.element(page.getByText(words('errors:fields.missing')).first()).toBeVisible();
  expect(callsTo('put', SEND)).toEqual([]);
  await inspect();
});

test("a visitor's request is sent in the page language, and the page shows the reply address", async () => {
  onCall('put', SEND, undefined, 204);
  const { words } = await openPage(PAGE, { language: 'de', viewport: 'phone' });
  typeSlowly();
  await page.getByRole('radio', { name: words('contact:types.COMMERCIAL') }).click();
  await page.getByRole('textbox', { name: words('contact:fields.request') }).fill('Welcher Grund?');
  await page.getByRole('textbox', { name: words('contact:fields.name') }).fill('Anna Bianchi');
  await page.getByRole('textbox', { name: words('contact:fields.email') }).fill('anna@bianchi.test');
  await page.getByRole('button', { name: words('contact:send') }).click();
  await expect.element(page.getByText(words('contact:sent', { email: 'anna@bianchi.test' }))).toBeVisible();
  await expect
    .poll(() => callsTo('put', SEND).map(({ body }) => body))
    .toMatchObject([
      { requestType: 'COMMERCIAL', request: 'Welcher Grund?', name: 'Anna Bianchi', language: 'de' },
    ]);
  await inspect();
});

test("a user's name and e-mail come from the account", async () => {
  const { words } = await openPage(PAGE, { viewer: aUser() });
  const asUser = words('contact:asUser', { name: 'Marta Fontana', email: 'marta@colorificio.test' });
  await expect.element(page.getByText(asUser)).toBeVisible();
  expect(page.getByRole('textbox', { name: words('contact:fields.email') }).query()).toBeNull();
});

test('a refused request shows the reason and keeps the input', async () => {
  onRefused('put', SEND, { status: 429, code: 'TooManyRequests' });
  const { words } = await openPage(PAGE, { viewer: aUser() });
  typeSlowly();
  await page.getByRole('radio', { name: words('contact:types.OTHER') }).click();
  const message = page.getByRole('textbox', { name: words('contact:fields.request') });
  await message.fill('Quale fondo?');
  await page.getByRole('button', { name: words('contact:send') }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words('errors:TooManyRequests'));
  await expect.element(message).toHaveValue('Quale fondo?');
});

test('an unsent request survives navigation and is cleared once sent', async () => {
  onCall('put', SEND, undefined, 204);
  const { words, router } = await openPage(PAGE);
  typeSlowly();
  const message = page.getByRole('textbox', { name: words('contact:fields.request') });
  await message.fill('Quale fondo?');
  await page.getByRole('radio', { name: words('contact:types.OTHER') }).click();
  await router.navigate({ to: '/faq' });
  await expect.element(message).not.toBeInTheDocument();
  router.history.back();
  await expect.element(message).toHaveValue('Quale fondo?');
  await expect.element(page.getByRole('radio', { name: words('contact:types.OTHER') })).toBeChecked();
  await page.getByRole('textbox', { name: words('contact:fields.name') }).fill('Anna Bianchi');
  await page.getByRole('textbox', { name: words('contact:fields.email') }).fill('anna@bianchi.test');
  await page.getByRole('button', { name: words('contact:send') }).click();
  await page.getByRole('button', { name: words('contact:another') }).click();
  await expect.element(message).toHaveValue('');
});
