import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubRejection, stubResponse } from '../../../test/api-stub';
import { aBrand } from '../../../test/builders/brand';
import { aLevel } from '../../../test/builders/catalogue/private-catalogue';
import { aDeskOrder } from '../../../test/builders/desk/desk-order';
import { aUser } from '../../../test/builders/user';
import { openPage } from '../../../test/open-page';

const PAGES = [
  ['/', 'shell:home.title', 'it'],
  ['/login', 'accounts:login.title', 'it'],
  ['/registration/C', 'accounts:registration.title', 'de'],
  ['/forgot-password', 'accounts:forgot.title', 'it'],
  ['/products-search/b2c', 'private-catalogue:title', 'de'],
  ['/faq', 'help:title', 'de'],
  ['/contact-area', 'contact:title', 'it'],
] as const;

test.each(PAGES)('%s has its own title and description', async (path, title, language) => {
  stubResponse('get', '/api/v1/public/b2c/level', aLevel());
  const { words } = await openPage(path, { language });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words(title));
  await expect.poll(() => document.title).toBe(`${words(title)} · Cromia`);
  expect(document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toMatch(/\S/);
});

test('a page behind the login has its own title, without the status badge', async () => {
  const order = aDeskOrder();
  stubResponse('get', '/api/v1/backoffice/orders/{id}', order);
  const { router } = await openPage('/profile-user', { viewer: aUser({ role: 'CROMIA' }) });
  await expect.poll(() => document.title).toBe(`Il mio profilo · Cromia`);
  await router.navigate({ href: `/backoffice/orders/${order.id}` });
  await expect.poll(() => document.title).toBe(`Ordine ${order.orderCode} · Cromia`);
});

test('the page of a registration link has its own title', async () => {
  stubRejection('post', '/api/users/{username}/registration', { status: 400, code: 'UnauthorizedOrInvalid' });
  await openPage('/confirm-registration?username=marta%40sala.test&token=abc');
  await expect.poll(() => document.title).toBe(`Questo link non è valido · Cromia`);
});

test('the demo mailbox and each of its mails have their own titles', async () => {
  stubResponse('get', '/api/brand', aBrand({ mailbox: true }));
  stubResponse('get', '/api/demo/mailbox', { content: [] });
  stubResponse('get', '/api/demo/mailbox/{id}', {
    ...{ id: 'm1', to: 'marta@sala.test', subject: 'Conferma la registrazione', language: 'it' },
    ...{ sentAt: '2026-11-23T08:30:00.000Z', html: '<p>x</p>', text: 'x', attachments: [] },
  });
  const { router } = await openPage('/demo/mailbox');
  await expect.poll(() => document.title).toBe(`Posta della demo · Cromia`);
  await router.navigate({ href: '/demo/mailbox/m1' });
  await expect.poll(() => document.title).toBe('Conferma la registrazione · Cromia');
});
