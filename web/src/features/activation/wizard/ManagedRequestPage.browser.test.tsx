import type { MANAGED_REQUEST_STEPS } from '@cromia/domain/activation/request-forms';
import { LIMITS } from '@cromia/domain/limits';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../../test/api-stub';
import { aFilledDraft } from '../../../../test/builders/customer-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const MANAGED = '/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed' as const;
const DRAFTS = `${MANAGED}/drafts` as const;
const DRAFT = `${MANAGED}/drafts/{id}` as const;
const VAT_CHECK_PATH = '/api/v1/public/{prefix}/customer-requests/vat-check';
const ID = '00000000-0000-4000-8000-0000000000c1';
const OTHER_ID = '00000000-0000-4000-8000-0000000000c2';

const viewer = aUser({ role: 'AGENT', businessName: null });
const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const stepHeading = (name: string) => page.getByRole('heading', { level: 2, name });
const competitor = () => field('Concorrente 1');
const saveButton = () => button('Salva bozza');
const goNext = () => button('Avanti').click();

const aManagedDraft = (step: (typeof MANAGED_REQUEST_STEPS)[number]) => ({
  ...aFilledDraft({ id: ID, kind: 'MANAGED', marketCompetitor1: 'Nordlack', step }),
  version: 'v1',
});

async function openDraft(step: (typeof MANAGED_REQUEST_STEPS)[number], options: { language?: 'de' } = {}) {
  stubResponse('get', DRAFT, aManagedDraft(step));
  stubResponse('get', VAT_CHECK_PATH, { known: 'no', ownCustomer: null });
  const openedPage = await openPage(`/customer-request?id=${ID}`, {
    viewer,
    ...(options.language === undefined ? {} : { language: options.language, viewport: 'phone' }),
  });
  await expect.element(stepHeading(openedPage.words(`activation:steps.${step}`))).toBeVisible();
  return openedPage;
}

test.each(['CompanyPerspective', 'ContactsAgent'] as const)(
  'the step %s passes the accessibility and layout checks',
  async (step) => {
    await openDraft(step, { language: 'de' });
    await inspect();
  },
);

test('amounts are parsed in the number format of the language; invalid ones show an error', async () => {
  stubResponse('put', DRAFTS, aManagedDraft('Addresses'));
  await openDraft('CompanyPerspective');
  const consumption = field('Consumo annuo totale');
  const potential = field('Potenziale annuo con noi');
  const surface = field('Superficie di vendita');
  const shopWindows = field('Numero di vetrine');
  await consumption.fill('12.500');
  await potential.fill('1234,56');
  await surface.fill('circa 80');
  await expect.element(consumption).toHaveValue('12.500 €');
  await expect.element(potential).toHaveValue('1.234,56 €');
  await goNext();
  await expect.element(page.getByText('Inserisci un numero da 0 a 99.999.999.')).toBeVisible();
  await expect.element(surface).toHaveValue('circa 80');
  await inspect();
  await shopWindows.fill('1,5');
  await goNext();
  await expect.element(page.getByText('Inserisci un numero intero da 0 a 10.000.')).toBeVisible();
  await shopWindows.fill('2');
  await surface.fill('80,5');
  await goNext();
  await expect.element(stepHeading('Indirizzi')).toBeVisible();
  await expect
    .poll(() => callsTo('put', DRAFTS).map(({ body }) => body))
    .toEqual([
      expect.objectContaining({
        totalConsumption: 12_500,
        cromiaPotential: 1234.56,
        retailerSurface: 80.5,
        retailerShopWindows: 2,
      }),
    ]);
});

test('a draft that was saved in another tab is not overwritten, and can be reloaded', async () => {
  await openDraft('CompanyPerspective');
  const outcome = { changedBy: viewer.username, changedOn: '2026-11-20T08:30:00.000Z' };
  stubRejection('put', DRAFTS, { status: 409, code: 'Conflict', outcome });
  await competitor().fill('Südlack');
  await saveButton().click();
  await expect.element(page.getByText(/ha modificato questi dati \(20-11-2026/)).toBeVisible();
  await expect.element(competitor()).toHaveValue('Südlack');
  expect(callsTo('put', DRAFTS)[0]?.body).toMatchObject({ id: ID, version: 'v1' });
  await inspect();
  stubResponse('get', DRAFT, {
    ...aManagedDraft('CompanyPerspective'),
    marketCompetitor1: 'Westlack',
    version: 'v2',
  });
  stubResponse('put', DRAFTS, { ...aManagedDraft('CompanyPerspective'), version: 'v3' });
  await button('Scarta e rileggi').click();
  await expect.element(competitor()).toHaveValue('Westlack');
  await competitor().fill('Ostlack');
  await saveButton().click();
  await expect.poll(() => callsTo('put', DRAFTS)[1]?.body).toMatchObject({ id: ID, version: 'v2' });
});

test('the dialog for an existing VAT number leads back to its field', async () => {
  await openDraft('Anagraphics');
  stubResponse('get', VAT_CHECK_PATH, { known: 'customer', ownCustomer: null });
  await goNext();
  const dialog = page.getByRole('dialog', { name: 'Questa azienda è già cliente' });
  await dialog.getByRole('button', { name: 'Correggi la partita IVA' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('Partita IVA')).toHaveFocus();
});

test('the VAT number of one of the own customers leads to that customer', async () => {
  await openDraft('Anagraphics');
  const ownCustomer = { customerCode: '100001', businessName: 'Rossi Verniciature' };
  stubResponse('get', VAT_CHECK_PATH, { known: 'customer', ownCustomer });
  await goNext();
  const dialog = page.getByRole('dialog', { name: 'È già uno dei tuoi clienti' });
  await expect.element(dialog).toMatchTextContent('Rossi Verniciature (100001) è già tra i tuoi clienti');
  await expect
    .element(dialog.getByRole('link', { name: 'Apri Rossi Verniciature' }))
    .toHaveAttribute('href', expect.stringContaining('/profile-customer?customerCode=100001'));
});

test('saving a draft with a value too long opens its step and shows the error at the field', async () => {
  await openDraft('CompanyPerspective');
  await competitor().fill('N'.repeat(LIMITS.shortText + 1));
  await button('Indietro').click();
  await saveButton().click();
  await expect.element(page.getByText('La bozza non è stata salvata')).toBeVisible();
  await expect.element(stepHeading('Prospettive')).toBeVisible();
  await expect.element(competitor()).toHaveFocus();
  await expect.element(page.getByText('Al massimo 100 caratteri: accorcia il testo.')).toBeVisible();
  expect(callsTo('put', DRAFTS)).toEqual([]);
});

test('input typed during a save is kept, and the next save sends it with the id of the draft', async () => {
  const response = Promise.withResolvers<void>();
  stubResponse('get', DRAFT, aManagedDraft('Anagraphics'));
  stubResponse('put', DRAFTS, async () => {
    await response.promise;
    return aManagedDraft('Anagraphics');
  });
  const { place } = await openPage('/customer-request', { viewer });
  await field('Ragione sociale').fill('Sala S.r.l.');
  await saveButton().click();
  const fiscalCode = field('Codice fiscale');
  await fiscalCode.fill('TYPEDMEANWHILE');
  response.resolve();
  await expect.element(page.getByText('Bozza salvata.')).toBeVisible();
  await expect.poll(place).toBe(`/customer-request?id=${ID}`);
  await expect.element(fiscalCode).toHaveValue('TYPEDMEANWHILE');
  await expect.element(fiscalCode).toHaveFocus();
  await saveButton().click();
  await expect.element(saveButton()).toBeDisabled();
  await expect
    .poll(() => callsTo('put', DRAFTS).map(({ body }) => body))
    .toEqual([
      expect.not.objectContaining({ id: ID }),
      expect.objectContaining({ id: ID, fiscalCode: 'TYPEDMEANWHILE' }),
    ]);
});

test('a draft deleted elsewhere is saved as a new one', async () => {
  const { place } = await openDraft('Anagraphics');
  await field('Codice fiscale').fill('TYPEDLATER');
  stubReply('put', DRAFTS, ({ body }) =>
    JSON.stringify(body).includes(ID)
      ? new Response(null, { status: 404 })
      : Response.json({ ...aManagedDraft('Anagraphics'), id: OTHER_ID }),
  );
  await saveButton().click();
  await expect.element(page.getByText('Bozza salvata.')).toBeVisible();
  await expect.poll(place).toBe(`/customer-request?id=${OTHER_ID}`);
  await expect
    .poll(() => callsTo('put', DRAFTS).map(({ body }) => body))
    .toEqual([
      expect.objectContaining({ id: ID, fiscalCode: 'TYPEDLATER' }),
      expect.not.objectContaining({ id: ID }),
    ]);
});

test('a link to a deleted draft leads to the list of requests', async () => {
  stubRejection('get', DRAFT, { status: 404, code: 'NotFound' });
  stubResponse('get', MANAGED, paged([]));
  const { place } = await openPage(`/customer-request?id=${ID}`, { viewer });
  await expect
    .element(page.getByText('Questa bozza non c’è più: è stata inviata o eliminata.'))
    .toBeVisible();
  await inspect();
  await page.getByRole('main').getByRole('link', { name: 'Richieste di nuovi clienti' }).click();
  await expect.poll(place).toBe('/profile-agent?tab=requests');
});
