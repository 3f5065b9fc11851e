import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { anInvitation } from '../../../../test/builders/invitation';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';
import type { Translate } from '../../../i18n/keys';

const INVITATION_PATH = '/api/v1/public/customer-invitations/link';

const field = (name: string) => page.getByRole('textbox', { name });
const combobox = (name: string) => page.getByRole('combobox', { name });

async function chooseOption(label: string, option: string): Promise<void> {
  await combobox(label).click();
  await page.getByRole('option', { name: option }).click();
}

const chooseGender = (words: Translate) =>
  page.getByRole('radio', { name: words('accounts:genders.F') }).click();

/** Salutation, names, the e-mail twice, and the postal code. */
async function fillPerson(words: Translate): Promise<void> {
  await chooseGender(words);
  await field(words('accounts:fields.firstname')).fill('Greta');
  await field(words('accounts:fields.lastname')).fill('Sala');
  await field(words('accounts:fields.username')).fill('greta@sala.test');
  await field(words('accounts:fields.confirmusername')).fill('greta@sala.test');
  await field(words('accounts:fields.zipCode')).fill('31100');
}

async function fillCompany(words: Translate, website: string): Promise<void> {
  await field(words('accounts:fields.businessName')).fill('Officina Conti S.r.l.');
  await field(words('accounts:fields.businessWebsite')).fill(website);
  await chooseOption(words('accounts:fields.businessType'), words('accounts:companyTypes.MTI'));
  await chooseOption(words('accounts:fields.businessDepartment'), words('accounts:departments.PRC'));
  await chooseOption(words('accounts:fields.businessRole'), words('accounts:businessRoles.BYR'));
  await field(words('accounts:fields.telephone')).fill('0422 512345');
}

const acceptPrivacy = (words: Translate) =>
  page.getByRole('checkbox', { name: words('accounts:fields.privacyAccepted') }).click();
const submitButton = (words: Translate) =>
  page.getByRole('button', { name: words('accounts:registration.submit') });

test("the form is prefilled with the browser's country and its telephone prefix", async () => {
  await openPage('/registration/P');
  await expect.element(combobox('Paese')).toHaveValue('Italia');
  await expect.element(combobox('Prefisso')).toHaveValue('+39');
});

test('missing fields show errors, and the first one gets the focus', async () => {
  const { words } = await openPage('/registration/P', { language: 'de', viewport: 'phone' });
  await submitButton(words).click();
  await expect.element(field('Vorname')).toHaveFocus();
  await expect
    .element(page.getByText('Für die Registrierung müssen Sie die Datenschutzerklärung akzeptieren.').first())
    .toBeVisible();
  await inspect();
});

test('more than three errors are listed above the button, each with a link to its field', async () => {
  const { words } = await openPage('/registration/P', { language: 'en' });
  await submitButton(words).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Check these fields:' });
  await expect.element(summary).toBeVisible();
  expect(summary.getByRole('button').elements()[0]).toHaveTextContent('Fill in “First name”.');
  await summary.getByRole('button', { name: 'Fill in “Postal code”.' }).click();
  await expect.element(field('Postal code')).toHaveFocus();
  await fillPerson(words);
  await expect.element(summary).not.toBeInTheDocument();
});

test('an invalid website shows an error at its field, and nothing is sent', async () => {
  const { words } = await openPage('/registration/C');
  await fillPerson(words);
  await fillCompany(words, 'conti');
  await acceptPrivacy(words);
  await submitButton(words).click();
  await expect.element(field('Sito web')).toHaveFocus();
  await expect
    .element(
      page.getByText(
        'Inserisci l’indirizzo di una pagina pubblica dell’azienda, come www.azienda.it o facebook.com/azienda.',
      ),
    )
    .toBeVisible();
  expect(callsTo('post', '/api/users')).toEqual([]);
  await inspect();
});

test('the common fields of private persons and companies keep their values when the type changes', async () => {
  const { place } = await openPage('/registration/P');
  await field('Nome').fill('Mario');
  await page.getByRole('radio', { name: /^Azienda/ }).click();
  await expect.poll(place).toBe('/registration/C');
  await expect.element(field('Ragione sociale')).toBeVisible();
  await expect.element(field('Nome')).toHaveValue('Mario');
});

test('changing the department clears the role and offers other roles', async () => {
  await openPage('/registration/C', { language: 'de', viewport: 'phone' });
  const [department, role] = ['Abteilung', 'Funktion'];
  await chooseOption(department, 'Geschäftsleitung');
  await chooseOption(role, 'Inhaber');
  await chooseOption(department, 'Einkauf');
  await expect.element(combobox(role)).toHaveValue('');
  await chooseOption(role, 'Einkäufer');
  await expect.element(combobox(role)).toHaveValue('Einkäufer');
});

test('a double click sends a registration once, and the page shows the address of the mail', async () => {
  stubResponse('post', '/api/users', undefined, 202);
  const { words } = await openPage('/registration/C');
  await fillPerson(words);
  await fillCompany(words, 'www.conti.example');
  await acceptPrivacy(words);
  await submitButton(words).dblClick();
  await expect
    .element(
      page.getByText(
        'Abbiamo inviato un’e-mail a greta@sala.test. Apri il link che contiene entro 24 ore e scegli la password: il tuo account sarà attivo.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Controlla la tua posta');
  await inspect();
  await expect
    .poll(() => callsTo('post', '/api/users').map(({ body }) => body))
    .toEqual([
      expect.objectContaining({
        type: 'C',
        gender: 'F',
        language: 'it',
        username: 'greta@sala.test',
        country: 'IT',
        telephone: '+39 0422 512345',
        businessWebsite: 'https://www.conti.example',
        businessDepartment: 'PRC',
        businessRole: 'BYR',
      }),
    ]);
});

test('the confirmation mail can be sent again', async () => {
  stubResponse('post', '/api/users', undefined, 202);
  const { words } = await openPage('/registration/C', { language: 'de', viewport: 'phone' });
  await fillPerson(words);
  await fillCompany(words, 'www.conti.example');
  await acceptPrivacy(words);
  await submitButton(words).click();
  await page.getByRole('button', { name: 'E-Mail erneut senden' }).click();
  await expect
    .element(page.getByText('Erneut an greta@sala.test gesendet: Nutzen Sie den Link der neuesten E-Mail.'))
    .toBeVisible();
  await inspect();
  const [first, second, ...further] = callsTo('post', '/api/users').map(({ body }) => body);
  expect([second, further]).toEqual([first, []]);
});

test('the repeated e-mail is revalidated when the e-mail changes', async () => {
  const { words } = await openPage('/registration/P');
  await fillPerson(words);
  await field('Ripeti l’e-mail').fill('someone-else@sala.test');
  await field('Nome').click();
  const mismatchError = page.getByText('I due indirizzi non coincidono: ripeti lo stesso.');
  await expect.element(mismatchError).toBeVisible();
  await field('E-mail').fill('someone-else@sala.test');
  await expect.element(mismatchError).not.toBeInTheDocument();
});

test('an unsent registration survives navigation and is cleared once sent', async () => {
  stubResponse('post', '/api/users', undefined, 202);
  const { words, router } = await openPage('/registration/P');
  await fillPerson(words);
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await expect.element(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  router.history.back();
  await expect.element(field('E-mail')).toHaveValue('greta@sala.test');
  await chooseOption('Settore di interesse', 'Legno');
  await acceptPrivacy(words);
  await submitButton(words).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Controlla la tua posta');
  await page.getByRole('link', { name: 'Torna all’accesso' }).click();
  await page.getByRole('link', { name: 'Non hai un account? Registrati' }).click();
  await expect.element(field('E-mail')).toHaveValue('');
});

test('an invitation prefills the form, names the inviter and locks the e-mail address', async () => {
  stubResponse('post', INVITATION_PATH, anInvitation());
  stubResponse('post', '/api/users', undefined, 202);
  const { words } = await openPage('/registration/C?invitation=secret');
  await expect
    .element(
      page.getByText(
        'Marta Neri (marta@colorificio.test) ti invita a operare per conto di Rossi Verniciature S.r.l.: completa i dati. Dopo il primo accesso trovi l’invito nel tuo profilo e lo accetti.',
      ),
    )
    .toBeVisible();
  expect(callsTo('post', INVITATION_PATH).map(({ body }) => body)).toEqual([{ tempCode: 'secret' }]);
  await expect.element(field('Nome')).toHaveValue('Marta');
  await expect.element(field('Cognome')).toHaveValue('Sala');
  await expect.element(field('E-mail')).toHaveValue('marta@sala.test');
  await expect.element(field('E-mail')).toHaveAttribute('readonly');
  await expect.element(field('Ragione sociale')).toHaveValue('Rossi Verniciature S.r.l.');
  await expect.element(page.getByRole('radio', { name: 'Privato' })).not.toBeInTheDocument();
  await inspect();
  await chooseGender(words);
  await field('CAP').fill('31100');
  await fillCompany(words, 'www.conti.example');
  await acceptPrivacy(words);
  await submitButton(words).click();
  await expect
    .poll(() => callsTo('post', '/api/users').map(({ body }) => body))
    .toEqual([
      expect.objectContaining({
        type: 'C',
        username: 'marta@sala.test',
        confirmusername: 'marta@sala.test',
      }),
    ]);
});

test('an invitation that no longer exists shows a notice above an ordinary registration', async () => {
  stubRejection('post', INVITATION_PATH, { status: 404, code: 'NotFound' });
  await openPage('/registration/C?invitation=secret');
  await expect
    .element(
      page.getByText(
        'Questo invito non vale più: è scaduto, è stato ritirato o ha già una risposta. Se serve ancora, chiedine uno nuovo a chi ti ha invitato.',
      ),
    )
    .toBeVisible();
  await expect.element(field('E-mail')).toHaveValue('');
});

test('an unknown type redirects to the registration of private persons', async () => {
  const { place } = await openPage('/registration/X');
  await expect.poll(place).toBe('/registration/P');
});
