import { OWN_REQUEST_STEPS } from '@cromia/domain/activation/request-forms';
import type { CustomerRequestResponse } from '@cromia/domain/activation/request-responses';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubLostResponse, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aFilledDraft } from '../../../../test/builders/customer-request';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const TYPES = '/api/v1/public/user-company/customer-requests/enter-customer-requests/types' as const;
const OWN_REQUEST = `${TYPES}/new-and-existing` as const;
const DRAFT = `${TYPES}/new/drafts` as const;
const SENDING = `${TYPES}/new/pendings` as const;
const VAT_CHECK = '/api/v1/public/user-company/customer-requests/vat-check';
const WIZARD = '/customer-request';

const viewer = aUser({ username: 'marta@sala.test', role: 'USER', businessName: 'Sala S.r.l.' });
const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const section = (name: string) => page.getByRole('region', { name });
const stepHeading = (name: string) => page.getByRole('heading', { level: 2, name });

/** Opens the wizard with or without a saved draft. */
async function openWizard(
  draft?: CustomerRequestResponse,
  options: Partial<Parameters<typeof openPage>[1]> = {},
) {
  if (draft === undefined) stubRejection('get', OWN_REQUEST, { status: 404, code: 'NotFound' });
  else stubResponse('get', OWN_REQUEST, draft);
  stubResponse('get', VAT_CHECK, { known: 'no', ownCustomer: null });
  stubResponse('put', DRAFT, aFilledDraft());
  const opened = await openPage(WIZARD, { viewer, ...options });
  const step = draft?.step ?? 'Anagraphics';
  await expect.element(stepHeading(opened.words(`activation:steps.${step}`))).toBeVisible();
  return opened;
}

const goNext = () => button('Avanti').click();

async function fillAnagraphics(): Promise<void> {
  await field('Partita IVA').fill('IT00743110157');
  await field('Codice SDI').fill('a1b2c3d');
  await field('PEC').fill('sala@pec.test');
}

test('the first missing field gets the focus', async () => {
  await openWizard(undefined, { language: 'de', viewport: 'phone' });
  await button('Weiter').click();
  await expect.element(field('USt-IdNr.')).toHaveFocus();
  await inspect();
});

const ITALIAN_DESKTOP = { language: 'it', viewport: 'desktop' } as const;
const GERMAN_PHONE = { language: 'de', viewport: 'phone' } as const;

const inspectStep = async (
  step: (typeof OWN_REQUEST_STEPS)[number],
  options: typeof ITALIAN_DESKTOP | typeof GERMAN_PHONE,
) => {
  await openWizard(aFilledDraft({ step }), options);
  await inspect();
};
const isEven = (step: (typeof OWN_REQUEST_STEPS)[number]) => OWN_REQUEST_STEPS.indexOf(step) % 2 === 0;

test.each(OWN_REQUEST_STEPS)('the step %s passes the accessibility and layout checks', (step) =>
  inspectStep(step, isEven(step) ? GERMAN_PHONE : ITALIAN_DESKTOP),
);

test.each(OWN_REQUEST_STEPS)(
  'the step %s passes the accessibility and layout checks in the other language and viewport',
  { tags: ['full'] },
  (step) => inspectStep(step, isEven(step) ? ITALIAN_DESKTOP : GERMAN_PHONE),
);

test('the prefix of the VAT number sets the country of the legal address', async () => {
  await openWizard(undefined, { viewer: { ...viewer, country: 'DE' } });
  await fillAnagraphics();
  await goNext();
  await expect
    .element(
      section('Sede legale').getByRole('combobox', {
        name: 'Paese',
      }),
    )
    .toHaveValue('Italia');
});

test('going forward validates the step, going back does not', async () => {
  await openWizard(aFilledDraft({ step: 'Addresses', addresses: [] }));
  await goNext();
  await expect
    .element(
      section('Sede legale').getByRole('textbox', {
        name: 'Via e numero',
      }),
    )
    .toHaveFocus();
  await button('Indietro').click();
  await expect.element(stepHeading('Dati aziendali')).toBeVisible();
});

test("going forward saves the draft; the browser's Back and the Back button go back one step", async () => {
  const { place, router } = await openWizard(aFilledDraft({ step: 'Anagraphics' }));
  await goNext();
  await expect.element(stepHeading('Indirizzi')).toBeVisible();
  expect(place()).toBe(`${WIZARD}?step=Addresses`);
  await goNext();
  await expect.element(stepHeading('Contatti')).toBeVisible();
  expect(callsTo('put', DRAFT).map(({ body }) => body)).toEqual([
    expect.objectContaining({ step: 'Addresses' }),
    expect.objectContaining({ step: 'Contacts' }),
  ]);
  router.history.back();
  await expect.element(stepHeading('Indirizzi')).toBeVisible();
  await button('Indietro').click();
  await expect.element(stepHeading('Dati aziendali')).toBeVisible();
  expect(place()).toBe(WIZARD);
});

test('a failed save of the draft shows an error and does not block the next step', async () => {
  await openWizard(aFilledDraft({ step: 'Addresses' }));
  stubRejection('put', DRAFT, { status: 503, code: 'ServiceUnavailable' });
  await goNext();
  await expect.element(stepHeading('Contatti')).toBeVisible();
  await expect.element(page.getByText('La bozza non è stata salvata')).toBeVisible();
});

test('a removed shipping address does not block the next step', async () => {
  await openWizard(aFilledDraft({ step: 'Addresses' }));
  await button('Aggiungi un indirizzo di spedizione').click();
  const second = page.getByRole('group', { name: 'Indirizzo di spedizione 2' });
  // Its first field has the focus, so pressing Remove also blurs that field.
  await expect.element(second.getByRole('textbox').first()).toHaveFocus();
  await button('Rimuovi l’indirizzo di spedizione 2').click();
  await expect.element(second).not.toBeInTheDocument();
  await goNext();
  await expect.element(stepHeading('Contatti')).toBeVisible();
});

test.each([
  ['purchasing', 'Contatto acquisti'],
  ['administrative', 'Contatto amministrativo'],
])('the requester can be the %s contact', async (_kind, name) => {
  await openWizard(aFilledDraft({ step: 'Contacts' }));
  const contact = section(name);
  await contact.getByRole('checkbox', { name: 'Sono io' }).click();
  const email = contact.getByRole('textbox', { name: 'E-mail' });
  await expect.element(email).toHaveValue(viewer.username);
});

test('choosing a contact as recipient fills the first e-mail; deselecting restores the former e-mail', async () => {
  await openWizard(aFilledDraft({ step: 'Contacts' }));
  const billing = page.getByRole('group', { name: 'Fatture' });
  const first = billing.getByRole('textbox', { name: 'E-mail 1' });
  const buyer = billing.getByRole('checkbox', { name: /^Anna Pozzi/ });
  await buyer.click();
  await expect.element(first).toHaveValue('anna@sala.test');
  await expect.element(first).toBeDisabled();
  await buyer.click();
  await expect.element(first).toHaveValue('billing@sala.test');
});

test('a checkbox gives all documents the same recipients, edited in a single field', async () => {
  await openWizard(aFilledDraft({ step: 'Contacts' }));
  const shared = page.getByRole('checkbox', { name: 'Usa una sola e-mail per tutti i documenti' });
  await shared.click();
  const sharedRecipients = page.getByRole('group', { name: 'Tutti i documenti' });
  await expect.element(page.getByRole('group', { name: 'Schede di sicurezza' })).not.toBeInTheDocument();
  await sharedRecipients.getByRole('textbox').fill('office@sala.test');
  await goNext();
  await expect.element(stepHeading('Banca')).toBeVisible();
  const office = ['office@sala.test'];
  expect(callsTo('put', DRAFT).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      ...{ billingEmails: office, transportDocumentEmails: office },
      ...{ msdsEmails: office, testSheetsEmails: office },
    }),
  ]);
  await button('Indietro').click();
  await expect.element(shared).toBeChecked();
  await shared.click();
  await expect
    .element(page.getByRole('group', { name: 'Schede di sicurezza' }).getByRole('textbox'))
    .toHaveValue('office@sala.test');
});

test('a document has at most three e-mail recipients', async () => {
  await openWizard(aFilledDraft({ step: 'Contacts' }));
  const add = button('Aggiungi un’e-mail: Fatture');
  await add.click();
  await add.click();
  await expect.element(add).not.toBeInTheDocument();
  await button('Rimuovi l’e-mail 2: Fatture').click();
  await expect.element(add).toBeVisible();
});

test('a draft is saved with the current step', async () => {
  stubResponse('put', DRAFT, aFilledDraft({ step: 'BankInformation' }));
  await openWizard(aFilledDraft({ step: 'BankInformation' }));
  await field('Nome della banca').fill('Banca Alta');
  await button('Salva bozza').click();
  await expect.element(page.getByText('Bozza salvata.')).toBeVisible();
  await expect.element(button('Salva bozza')).toBeDisabled();
  await expect
    .poll(() => callsTo('put', DRAFT).map(({ body }) => body))
    .toEqual([expect.objectContaining({ step: 'BankInformation', bankName: 'Banca Alta' })]);
});

test('the recap shows the request, and a double click sends it once', async () => {
  stubResponse(
    'post',
    SENDING,
    () => {
      stubResponse('get', OWN_REQUEST, aFilledDraft({ status: 'PENDING' }));
      return { id: 'request-1' };
    },
    201,
  );
  await openWizard(aFilledDraft());
  const company = section('Dati aziendali');
  await expect.element(company.getByText('IT00743110157')).toBeVisible();
  await expect.element(company.getByText('sala@pec.test')).toBeVisible();
  await button('Invia la richiesta').dblClick();
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  await expect
    .poll(() => callsTo('post', SENDING).map(({ body }) => body))
    .toEqual([
      expect.objectContaining({ vatNumber: 'IT00743110157', sdiCode: 'A1B2C3D', pec: 'sala@pec.test' }),
    ]);
  await inspect();
  await page.getByRole('link', { name: 'Vai al profilo' }).click();
  await expect.element(page.getByText('In verifica')).toBeVisible();
});

test('after a lost response, a corrected request reports that the first one exists', async () => {
  stubLostResponse(SENDING, { id: 'request-1' });
  await openWizard(aFilledDraft());
  await button('Invia la richiesta').click();
  await expect.element(page.getByText('Non è arrivata nessuna conferma')).toBeVisible();
  await button('Indietro').click();
  await field('Nome della banca').fill('Banca Alta');
  await goNext();
  await button('Invia la richiesta').click();
  await expect.element(page.getByText('Il primo invio era arrivato', { exact: false })).toBeVisible();
  const keys = callsTo('post', SENDING).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a known VAT number warns when its field is left, until it is corrected', async () => {
  await openWizard();
  stubResponse('get', VAT_CHECK, { known: 'customer', ownCustomer: null });
  await field('Partita IVA').fill('IT00743110157');
  await field('Ragione sociale').click();
  const warning = page.getByText('Questa azienda è già cliente');
  await expect.element(warning).toBeVisible();
  await inspect();
  await field('Partita IVA').fill('IT01234560248');
  await expect.element(warning).not.toBeInTheDocument();
  expect(callsTo('get', VAT_CHECK).map(({ url }) => url.searchParams.get('vatNumber'))).toEqual([
    'IT00743110157',
  ]);
});

test('the errors of a rejected request are shown at their fields, with the limit', async () => {
  stubRejection('post', SENDING, {
    status: 400,
    code: 'BadRequest',
    errors: [
      { path: 'bankName', code: 'invalidLenght', limit: { of: 'characters', max: 100 } },
      { path: 'iban', code: 'invalidField' },
    ],
  });
  await openWizard(aFilledDraft());
  await button('Invia la richiesta').click();
  await expect.element(stepHeading('Banca')).toBeVisible();
  await expect.element(field('Nome della banca')).toHaveFocus();
  await expect.element(page.getByText('Al massimo 100 caratteri: accorcia il testo.').first()).toBeVisible();
  await expect.element(field('IBAN')).toHaveAttribute('aria-invalid', 'true');
});

test('a number typed with another prefix chooses that prefix', async () => {
  await openWizard(aFilledDraft({ step: 'Contacts' }));
  const purchasing = section('Contatto acquisti');
  await purchasing.getByRole('textbox', { name: 'Telefono' }).fill('+380 44 123 4567');
  await expect.element(purchasing.getByRole('combobox', { name: 'Prefisso' })).toHaveValue('+380');
});

test('the VAT number of a customer leads to the association dialog', async () => {
  const { place } = await openWizard();
  stubResponse('get', VAT_CHECK, { known: 'customer', ownCustomer: null });
  await fillAnagraphics();
  await goNext();
  const dialog = page.getByRole('dialog', { name: 'Questa azienda è già cliente' });
  await expect.element(dialog).toBeVisible();
  await inspect();
  await dialog.getByRole('link', { name: 'Ho il codice cliente' }).click();
  await button('Lascia senza salvare').click();
  await expect.element(page.getByRole('dialog', { name: 'Collegati a un cliente' })).toBeVisible();
  expect(place()).toBe('/profile-user?openLinkCustomerModal=true');
});

test('leaving with unsaved changes offers to save first', async () => {
  stubResponse('put', DRAFT, aFilledDraft({ step: 'BankInformation' }));
  const { place } = await openWizard(aFilledDraft({ step: 'BankInformation' }));
  await field('Nome della banca').fill('Banca Alta');
  const searchLink = page.getByRole('banner').getByRole('link', { name: 'Ricerca prodotti' });
  await searchLink.click();
  await button('Resta qui').click();
  await expect.element(field('Nome della banca')).toHaveValue('Banca Alta');
  await searchLink.click();
  await inspect();
  await button('Salva e lascia la pagina').click();
  await expect.poll(() => callsTo('put', DRAFT)).toHaveLength(1);
  await expect.poll(place).toMatch(/^\/products-search/);
});
