import type { OwnSecurity } from '@cromia/domain/accounts/second-factor';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const USER = '/api/users/{username}' as const;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const passwordField = () => page.getByLabelText('Password attuale *');

const someSecurity = (overrides: Partial<OwnSecurity> = {}): OwnSecurity => ({
  isRequired: false,
  appAddedOn: null,
  passkeys: [],
  recoveryCodes: 0,
  sessions: [
    {
      id: '1',
      userAgent: FIREFOX,
      createdOn: '2026-11-26T08:00:00Z',
      lastUsedOn: '2026-11-27T08:00:00Z',
      isCurrent: true,
    },
    {
      id: '2',
      userAgent: null,
      createdOn: '2026-11-20T08:00:00Z',
      lastUsedOn: '2026-11-25T08:00:00Z',
      isCurrent: false,
    },
  ],
  ...overrides,
});

test('setting up the app takes the password and the first code, and displays the recovery codes', async () => {
  stubResponse('get', `${USER}/security`, someSecurity());
  stubRejection('post', `${USER}/authenticator-app/secret`, { status: 422, code: 'WrongPassword' });
  await openPage('/profile-user', { viewer: aUser() });
  await button('Gestisci').click();
  await button('Configura').click();
  await passwordField().fill('Sbagliata!1');
  await button('Continua').click();
  await expect.element(page.getByText('La password attuale non è corretta.')).toBeVisible();

  const uri = 'otpauth://totp/Cromia:marta?secret=JBSWY3DPEHPK3PXP&issuer=Cromia';
  stubResponse('post', `${USER}/authenticator-app/secret`, { secret: 'JBSWY3DPEHPK3PXP', uri });
  stubResponse('put', `${USER}/authenticator-app`, { recoveryCodes: ['ABCD-EFGH', 'JKLM-NPQR'] });
  await button('Continua').click();
  await expect
    .element(page.getByRole('img', { name: 'Codice QR per l’app di autenticazione' }))
    .toBeVisible();
  await inspect();
  await page.getByRole('textbox', { name: 'Codice' }).fill('123 456');
  stubResponse(
    'get',
    `${USER}/security`,
    someSecurity({ appAddedOn: '2026-11-27T08:00:00Z', recoveryCodes: 2 }),
  );
  await button('Conferma').click();
  await expect.element(page.getByText(/ABCD-EFGH/)).toBeVisible();
  await button('Li ho salvati').click();
  await expect.element(page.getByText('Codici non usati: 2')).toBeVisible();
});

test('the sessions show their devices, and each other one can be ended', async () => {
  stubResponse('get', `${USER}/security`, someSecurity());
  stubResponse('delete', `${USER}/sessions/{id}`, undefined);
  await openPage('/profile-user', { viewer: aUser(), viewport: 'phone' });
  await button('Gestisci').click();
  await expect.element(page.getByText('Firefox, Windows')).toBeVisible();
  await inspect();
  await button('Chiudi la sessione Dispositivo sconosciuto').click();
  await expect.element(page.getByText('Sessione chiusa.')).toBeVisible();
  expect(callsTo('delete', `${USER}/sessions/{id}`).map(({ params }) => params.id)).toEqual(['2']);
});

test('staff who must set up a second factor are led to it from every page', async () => {
  stubResponse('get', `${USER}/security`, someSecurity({ isRequired: true }));
  const viewer = aUser({ role: 'IT', needsSecondFactor: true });
  const { place } = await openPage('/backoffice/imports', { viewer });
  await expect.poll(place).toBe('/profile-user');
  await expect.element(page.getByText(/Il tuo ruolo richiede un secondo fattore/)).toBeVisible();
  await button('Configura').click();
  await passwordField().fill('Cromia!2026');
  stubResponse('post', `${USER}/authenticator-app/secret`, {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/a',
  });
  stubResponse('put', `${USER}/authenticator-app`, { recoveryCodes: ['ABCD-EFGH'] });
  await button('Continua').click();
  await page.getByRole('textbox', { name: 'Codice' }).fill('123456');
  await button('Conferma').click();
  await expect.element(page.getByText('ABCD-EFGH')).toBeVisible();
  await button('Li ho salvati').click();
  await expect.element(page.getByText(/Il tuo ruolo richiede/)).not.toBeInTheDocument();
});
