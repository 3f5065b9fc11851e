import type { RegistrationSummary } from '@cromia/domain/accounts/confirmation';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';
import type { Translate } from '../../../i18n/keys';

const REGISTRATION_PATH = '/api/users/{username}/registration';
const CONFIRM_PATH = '/api/users/{username}/confirm-registration';
const REJECT_PATH = '/api/users/{username}/reject-registration';
const PASSWORD = 'Vernice!2026';
const username = 'marta@sala.test';
const LINK = '/confirm-registration?username=marta%40sala.test&token=abc';

const enteredRegistration: RegistrationSummary = {
  ...{ type: 'C', gender: 'F', firstname: 'Marta', lastname: 'Sala', country: 'IT', zipCode: '31100' },
  ...{ province: 'TV', telephone: '+39 0422 512345', phonePrefix: '+39', interested: null },
  ...{ businessName: 'Officina Sala S.r.l.', businessWebsite: 'https://www.sala.example' },
  ...{ businessType: 'MTI', businessDepartment: 'PRC', businessRole: 'BYR' },
  ...{ newsletterSubscribed: true, commercialUseConsent: false },
};

const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });

async function submitPassword(words: Translate): Promise<void> {
  // A password field has no role.
  for (const label of ['newPassword', 'repeatPassword'] as const)
    await page.getByLabelText(`${words(`accounts:fields.${label}`)} *`).fill(PASSWORD);
  await button(words('accounts:confirm.submit')).click();
}

beforeEach(() => stubResponse('post', REGISTRATION_PATH, enteredRegistration));

test('the link shows the entered data; setting a password confirms it and leads to the login', async () => {
  stubResponse('put', CONFIRM_PATH, undefined);
  const { words, place } = await openPage(LINK, { language: 'de', viewport: 'phone' });
  for (const text of ['Officina Sala S.r.l.', username, '31100'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(callsTo('post', REGISTRATION_PATH).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { username }, body: { tempCode: 'abc' } },
  ]);
  await inspect();
  await submitPassword(words);
  await expect
    .element(
      page.getByText(
        'Die Registrierung von marta@sala.test ist abgeschlossen. Sie können sich jetzt anmelden.',
      ),
    )
    .toBeVisible();
  await expect.element(field('E-Mail')).toHaveValue(username);
  expect(place()).toMatch(/^\/login\?/);
  expect(callsTo('put', CONFIRM_PATH).map(({ body }) => body)).toEqual([
    { tempCode: 'abc', newPassword: PASSWORD },
  ]);
});

test('corrected data is shown and sent with the password', async () => {
  stubResponse('put', CONFIRM_PATH, undefined);
  const { words } = await openPage(LINK);
  await button('Correggi i dati').click();
  await expect.element(field('Nome')).toHaveFocus();
  // The password fields appear only after the correction.
  await expect
    .element(
      page.getByText('Questi dati sono stati inseriti con il tuo indirizzo e-mail. Correggi ciò che non va.'),
    )
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        'Questi dati sono stati inseriti con il tuo indirizzo e-mail. Controllali e scegli una password.',
      ),
    )
    .not.toBeInTheDocument();
  await inspect();
  await field('Nome').fill('');
  await button('Applica').click();
  await field('Nome').fill('Maria');
  await page.getByRole('checkbox', { name: 'Desidero ricevere la newsletter' }).click();
  await button('Applica').click();
  await expect.element(page.getByText(/Maria Sala/)).toBeVisible();
  await submitPassword(words);
  await expect.poll(() => callsTo('put', CONFIRM_PATH).length).toBe(1);
  expect(callsTo('put', CONFIRM_PATH)[0]?.body).toEqual({
    tempCode: 'abc',
    newPassword: PASSWORD,
    registration: expect.objectContaining({
      ...{ type: 'C', username, confirmusername: username, language: 'it', privacyAccepted: true },
      ...{ firstname: 'Maria', telephone: '+39 0422 512345', newsletterSubscribed: false },
    }),
  });
});

test('a person who did not register can delete the data entered with their address', async () => {
  stubResponse('put', REJECT_PATH, undefined);
  await openPage(LINK);
  await button('Elimina questi dati').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Dati eliminati');
  await inspect();
  expect(callsTo('put', REJECT_PATH).map(({ body }) => body)).toEqual([{ tempCode: 'abc' }]);
  expect(callsTo('put', CONFIRM_PATH)).toEqual([]);
});

test('a link that the server rejects is shown as invalid immediately', async () => {
  stubRejection('post', REGISTRATION_PATH, { status: 400, code: 'UnauthorizedOrInvalid' });
  await openPage(LINK);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Questo link non è valido');
});

test('a link used in the meantime is shown as invalid after submission', async () => {
  stubRejection('put', CONFIRM_PATH, { status: 400, code: 'UnauthorizedOrInvalid' });
  const { words } = await openPage(LINK);
  await submitPassword(words);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Questo link non è valido');
});
