import type { MANAGED_REQUEST_STEPS } from '@cromia/domain/activation/request-forms';
import { LIMITS } from '@cromia/domain/limits';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRejected, onResponse } from '../../../../test/api-stub';
import { aFilledDraft } from '../../../../test/builders/customer-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';
import type { Translate } from '../../../i18n/keys';
import type { WizardStep } from './requested-company';

const MANAGED = '/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed' as const;
const DRAFTS = `${MANAGED}/drafts` as const;
const DRAFT = `${MANAGED}/drafts/{id}` as const;
const VAT_CHECK = '/api/v1/public/{prefix}/customer-requests/vat-check';
const ID = '00000000-0000-4000-8000-0000000000c1';
const OTHER_ID = '00000000-0000-4000-8000-0000000000c2';

const viewer = aUser({ role: 'AGENT', businessName: null });
const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const stepHeading = (words: Translate, step: WizardStep) =>
  page.getByRole('heading', { level: 2, name: words(`activation:steps.${step}`) });
const competitor = (words: Translate) => field(words('activation:fields.marketCompetitor', { number: 1 }));
const save = (words: Translate) => button(words('activation:actions.saveDraft'));
const next = (words: Translate) => button(words('common:actions.next')).click();

const aManagedDraft = (step: (typeof MANAGED_REQUEST_STEPS)[number]) =>
  aFilledDraft({ id: ID, kind: 'MANAGED', marketCompetitor1: 'Nordlack', step });

async function openDraft(step: (typeof MANAGED_REQUEST_STEPS)[number], options: { language?: 'de' } = {}) {
  onCall('get', DRAFT, aManagedDraft(step));
  onCall('get', VAT_CHECK, { known: 'no' });
  const opened = await openPage(`/customer-request?id=${ID}`, {
    viewer,
    ...(options.language === undefined ? {} : { language: options.language, viewport: 'phone' }),
  });
  await expect.element(stepHeading(opened.words, step)).toBeVisible();
  return opened;
}

test.each(['CompanyPerspective', 'ContactsAgent'] as const)(
  'the step %s passes the accessibility and layout checks',
  async (step) => {
    await openDraft(step, { language: 'de' });
    await inspect();
  },
);

test('amounts are parsed in the number format of the language; invalid ones show an error', async () => {
  onCall('put', DRAFTS, aManagedDraft('Addresses'));
  const { words } = await openDraft('CompanyPerspective');
  const consumption = field(words('activation:fields.totalConsumption'));
  const potential = field(words('activation:fields.cromiaPotential'));
  const surface = field(words('activation:fields.retailerSurface'));
  const shopWindows = field(words('activation:fields.retailerShopWindows'));
  await consumption.fill('12.500');
  await potential.fill('1234,56');
  await surface.fill('circa 80');
  await expect.element(consumption).toHaveValue('12.500 €');
  await expect.element(potential).toHaveValue('1.234,56 €');
  await next(words);
  await expect.element(page.getByText(words('common:form.numberUpTo', { max: '99.999.999' }))).toBeVisible();
  await expect.element(surface).toHaveValue('circa 80');
  await inspect();
  await shopWindows.fill('1,5');
  await next(words);
  await expect.element(page.getByText(words('common:form.wholeNumberUpTo', { max: '10.000' }))).toBeVisible();
  await shopWindows.fill('2');
  await surface.fill('80,5');
  await next(words);
  await expect.element(stepHeading(words, 'Addresses')).toBeVisible();
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

test('the dialog for a known VAT number leads back to its field', async () => {
  const { words } = await openDraft('Anagraphics');
  onCall('get', VAT_CHECK, { known: 'customer' });
  await next(words);
  const dialog = page.getByRole('dialog', { name: words('activation:vatKnown.customerTitle') });
  await dialog.getByRole('button', { name: words('activation:vatKnown.change') }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field(words('activation:fields.vatNumber'))).toHaveFocus();
});

test('saving a draft with a value too long opens its step and shows the error at the field', async () => {
  const { words } = await openDraft('CompanyPerspective');
  await competitor(words).fill('N'.repeat(LIMITS.shortText + 1));
  await button(words('common:actions.back')).click();
  await save(words).click();
  await expect.element(page.getByText(words('activation:failed.saved'))).toBeVisible();
  await expect.element(stepHeading(words, 'CompanyPerspective')).toBeVisible();
  await expect.element(competitor(words)).toHaveFocus();
  await expect.element(page.getByText(words('errors:fields.invalidLenght'))).toBeVisible();
  expect(callsTo('put', DRAFTS)).toEqual([]);
});

test('input typed during a save is kept and saved next under the id of the draft', async () => {
  const response = Promise.withResolvers<void>();
  onCall('get', DRAFT, aManagedDraft('Anagraphics'));
  onCall('put', DRAFTS, async () => {
    await response.promise;
    return aManagedDraft('Anagraphics');
  });
  const { words, place } = await openPage('/customer-request', { viewer });
  await field('Ragione sociale').fill('Sala S.r.l.');
  await save(words).click();
  const fiscalCode = field('Codice fiscale');
  await fiscalCode.fill('TYPEDMEANWHILE');
  response.resolve();
  await expect.element(page.getByText('Bozza salvata.')).toBeVisible();
  await expect.poll(place).toBe(`/customer-request?id=${ID}`);
  await expect.element(fiscalCode).toHaveValue('TYPEDMEANWHILE');
  await expect.element(fiscalCode).toHaveFocus();
  await save(words).click();
  await expect.element(save(words)).toBeDisabled();
  await expect
    .poll(() => callsTo('put', DRAFTS).map(({ body }) => body))
    .toEqual([
      expect.not.objectContaining({ id: ID }),
      expect.objectContaining({ id: ID, fiscalCode: 'TYPEDMEANWHILE' }),
    ]);
});

test('a draft deleted elsewhere is saved as a new one', async () => {
  const { words, place } = await openDraft('Anagraphics');
  await field(words('activation:fields.fiscalCode')).fill('TYPEDLATER');
  onResponse('put', DRAFTS, ({ body }) =>
    JSON.stringify(body).includes(ID)
      ? new Response(null, { status: 404 })
      : Response.json({ ...aManagedDraft('Anagraphics'), id: OTHER_ID }),
  );
  await save(words).click();
  await expect.element(page.getByText(words('activation:draft.saved'))).toBeVisible();
  await expect.poll(place).toBe(`/customer-request?id=${OTHER_ID}`);
  await expect
    .poll(() => callsTo('put', DRAFTS).map(({ body }) => body))
    .toEqual([
      expect.objectContaining({ id: ID, fiscalCode: 'TYPEDLATER' }),
      expect.not.objectContaining({ id: ID }),
    ]);
});

test('a link to a deleted draft leads to the list of requests', async () => {
  onRejected('get', DRAFT, { status: 404, code: 'NotFound' });
  onCall('get', MANAGED, paged([]));
  const { place } = await openPage(`/customer-request?id=${ID}`, { viewer });
  await expect
    .element(page.getByText('Questa bozza non c’è più: è stata inviata o eliminata.'))
    .toBeVisible();
  await inspect();
  await page.getByRole('main').getByRole('link', { name: 'Richieste di nuovi clienti' }).click();
  await expect.poll(place).toBe('/profile-agent?tab=requests');
});
