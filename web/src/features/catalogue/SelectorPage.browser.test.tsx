import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const aPrivateUser = () => aUser({ role: 'USER', type: 'P' });

test('a private user cannot open the professional catalogue and sees the reason', async () => {
  const { place } = await openPage('/products-search', { viewer: aPrivateUser() });
  await expect.poll(() => document.title).toBe('Ricerca prodotti · Cromia');
  await page.getByRole('button', { name: 'Cerca nel catalogo professionale' }).click();
  await expect
    .element(page.getByRole('alert', { name: 'Serve un profilo aziendale' }))
    .toMatchTextContent(
      'Il catalogo professionale è riservato alle aziende e il tuo profilo è privato. Registra la tua azienda con un altro indirizzo e-mail, oppure contatta il servizio clienti.',
    );
  expect(place()).toBe('/products-search');
  await inspect();
});

test('a private user who follows a link to a serial sees the reason and a link to its technical sheet', async () => {
  await openPage('/products-search?serial=F120&color=7035', {
    viewer: aPrivateUser(),
    language: 'de',
    viewport: 'phone',
  });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      'Der gewerbliche Katalog ist Unternehmen vorbehalten, Ihr Profil ist privat. Registrieren Sie Ihr Unternehmen mit einer anderen E-Mail-Adresse oder wenden Sie sich an den Kundenservice.',
    );
  await expect
    .element(page.getByRole('link', { name: 'F120-7035 öffnen' }))
    .toHaveAttribute('href', expect.stringMatching(/\/products-search\/guest\?serial=F120&color=/));
  await inspect();
});

test('the URL of the professional catalogue leads a private user to the alert of the selector', async () => {
  const { place } = await openPage('/products-search/b2b', { viewer: aPrivateUser() });
  expect(place()).toBe('/products-search');
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('a link without a serial redirects a visitor to the login', async () => {
  const { place } = await openPage('/products-search?serial=');
  await expect.poll(place).toMatch(/^\/login\?redirectLink=%2Fproducts-search/);
});

test('a company can open the professional catalogue', async () => {
  const { place } = await openPage('/products-search', { viewer: aUser() });
  await page.getByRole('link', { name: 'Cerca nel catalogo professionale' }).click();
  await expect.poll(place).toBe('/products-search/b2b');
});
