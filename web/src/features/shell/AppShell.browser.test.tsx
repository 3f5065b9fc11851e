import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { aBrand } from '../../../test/builders/brand';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';
import { doesPageExist } from './area/nav-items';

test('/unauthorized shows a message and leads home', async () => {
  const { place } = await openPage('/unauthorized');
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Accesso non consentito');
  await inspect();
  await page.getByRole('main').getByRole('link', { name: 'Vai alla pagina iniziale' }).click();
  await expect.poll(place).toBe('/');
});

test('/not-found shows a message and leads home', async () => {
  const { place } = await openPage('/not-found', { viewport: 'phone', language: 'de' });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Seite nicht gefunden');
  await inspect();
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
  await expect.poll(place).toBe('/');
});

test.each(['CUSTOMER', 'AGENT', 'ADMIN', 'IT'] as const)(
  'the navigation of %s has no link to an unknown page',
  async (role) => {
    const { router } = await openPage('/faq', { viewer: aUser({ role }) });
    const links = page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'))
      .map((href) => new URL(href, location.origin).pathname);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((path) => !doesPageExist(router.routesByPath, path))).toEqual([]);
  },
);

test('the welcome greets a customer by personal name', async () => {
  const viewer = aUser({ firstname: 'Mario', lastname: 'Rossi', businessName: 'Colorificio Rossi' });
  await openPage('/faq', { viewer });
  await expect.element(page.getByRole('button', { name: 'Ciao, Mario Rossi' })).toBeVisible();
});

test.each(['desktop', 'phone'] as const)(
  'the bar names the agent, and the customer acted for with a link to its profile, on a %s',
  async (viewport) => {
    const { place } = await openPage('/faq', {
      viewer: aUser({ role: 'AGENT', firstname: 'Mario', lastname: 'Rossi' }),
      actingFor: { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' },
      viewport,
    });
    if (viewport === 'phone') await page.getByRole('button', { name: 'Altro' }).click();
    else {
      await page.viewport(1440, 900);
      await expect.element(page.getByRole('button', { name: 'Mario Rossi', exact: true })).toBeVisible();
    }
    const customer = page.getByRole('link', { name: 'Rossi Verniciature S.r.l.', exact: true });
    await expect.element(customer).toBeVisible();
    await inspect();
    await customer.click();
    await expect.poll(place).toBe('/profile-customer');
  },
);

test('an external dashboard replaces the back office', async () => {
  stubResponse('get', '/api/brand', aBrand({ dashboardUrl: 'https://dashboard.example' }));
  stubResponse('get', '/api/products/suggest', []);
  stubResponse('get', '/api/v1/backoffice/orders', paged([]));
  stubResponse('get', '/api/v1/backoffice/order-requests', paged([]));
  stubResponse('get', '/api/v1/backoffice/offer-requests', paged([]));
  stubResponse('get', '/api/v1/backoffice/users', paged([]));
  stubResponse('get', '/api/v1/backoffice/portfolios/customers', []);
  await openPage('/faq', {
    viewer: aUser({ role: 'ADMIN', firstname: 'Ada', lastname: 'Neri' }),
  });
  await page.getByRole('button', { name: 'Ciao, Ada Neri' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Esci' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Back office' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}{Control>}k{/Control}');
  const pageButton = (text: string) => page.getByRole('dialog').getByRole('button', { name: text });
  const search = page.getByRole('textbox', { name: 'Cerca ordini, richieste, clienti, utenti, prodotti' });
  await search.fill('FAQ');
  await expect.element(pageButton('FAQ')).toBeVisible();
  await search.fill('Utenti');
  await expect.element(pageButton('FAQ')).not.toBeInTheDocument();
  await expect.element(pageButton('Utenti')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(search).not.toBeInTheDocument();
});

test('on a phone, the bar at the bottom has the most used pages, and the menu all others', async () => {
  stubResponse('get', '/api/v1/public/{prefix}/orders', paged([]));
  const { place } = await openPage('/faq', { viewer: aUser({ role: 'CUSTOMER' }), viewport: 'phone' });
  const bar = page.getByRole('navigation', { name: 'Accesso rapido' });
  for (const name of ['Cerca', 'Riordina', 'Carrello']) {
    await expect.element(bar.getByRole('link', { name })).toBeVisible();
  }
  await expect.element(page.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  await bar.getByRole('link', { name: 'Ordini' }).click();
  await expect.poll(place).toBe('/profile-customer/orders');
  await expect.element(bar.getByRole('link', { name: 'Ordini' })).toHaveAttribute('aria-current', 'page');
  await inspect();
  await bar.getByRole('button', { name: 'Altro' }).click();
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible();
});

test('the skip link leads behind the side navigation, which is outside the main content', async () => {
  await openPage('/contact-area', { viewer: aUser({ role: 'CUSTOMER' }) });
  const side = page.getByRole('navigation', { name: 'Navigazione dell’area riservata' });
  await expect.element(side).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('navigation', { name: 'Navigazione dell’area riservata' }))
    .not.toBeInTheDocument();
});

test('a button in the bar keeps its look after its menu was opened', async () => {
  await openPage('/faq', { viewer: aUser({ firstname: 'Mario', lastname: 'Rossi' }) });
  for (const name of [/^Ciao, Mario Rossi/, /^Lingua/]) {
    const button = page.getByRole('button', { name });
    const before = button.element().getBoundingClientRect();
    await button.click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    const after = button.element().getBoundingClientRect();
    expect([after.width, after.height]).toEqual([before.width, before.height]);
  }
});

test('a trial portal says on every page that nothing ordered there is delivered', async () => {
  stubResponse('get', '/api/brand', aBrand({ trial: true }));
  await openPage('/faq', { language: 'en' });
  await expect.element(page.getByText(/^Trial portal: no e-mails are sent/)).toBeVisible();
  await inspect();
});
