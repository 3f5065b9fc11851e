import type { CustomerRequestAnswer } from '@cromia/domain/activation/request-answers';
import { OWN_REQUEST_STEPS } from '@cromia/domain/activation/request-forms';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRefused } from '../../../../test/api-stub';
import { aFilledDraft } from '../../../../test/builders/customer-request';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';
import type { Translate } from '../../../i18n/keys';
import type { WizardStep } from './requested-company';

const TYPES = '/api/v1/public/user-company/customer-requests/enter-customer-requests/types' as const;
const OWN = `${TYPES}/new-and-existing` as const;
const DRAFT = `${TYPES}/new/drafts` as const;
const SENDING = `${TYPES}/new/pendings` as const;
const VAT_CHECK = '/api/v1/public/user-company/customer-requests/vat-check';
const WIZARD = '/customer-request';

const viewer = aUser({ username: 'marta@sala.test', role: 'USER', businessName: 'Sala S.r.l.' });
const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const part = (name: string) => page.getByRole('region', { name });
const stepHeading = (words: Translate, step: WizardStep) =>
  page.getByRole('heading', { level: 2, name: words(`activation:steps.${step}`) });

/** Opens the wizard with or without a saved draft. */
async function openWizard(
  draft?: CustomerRequestAnswer,
  options: Partial<Parameters<typeof openPage>[1]> = {},
) {
  if (draft === undefined) onRefused('get', OWN, { status: 404, code: 'NotFound' });
  else onCall('get', OWN, draft);
  onCall('get', VAT_CHECK, { known: 'no' });
  onCall('put', DRAFT, aFilledDraft());
  const opened = await openPage(WIZARD, { viewer, ...options });
  const step = draft?.step ?? 'Anagraphics';
  await expect.element(stepHeading(opened.words, step)).toBeVisible();
  return opened;
}

const next = (words: Translate) => button(words('common:actions.next')).click();

async function fillAnagraphics(words: Translate): Promise<void> {
  await field(words('activation:fields.vatNumber')).fill('IT00743110157');
  await field(words('activation:fields.sdiCode')).fill('a1b2c3d');
  await field(words('activation:fields.pec')).fill('sala@pec.test');
}

test('the first missing field gets the focus', async () => {
  const { words } = await openWizard(undefined, { language: 'de', viewport: 'phone' });
  await next(words);
  await expect.element(field(words('activation:fields.vatNumber'))).toHaveFocus();
  await inspect();
});

const AT_A_DESK = { language: 'it', viewport: 'desktop' } as const;
const ON_A_PHONE = { language: 'de', viewport: 'phone' } as const;

const inspectStep = async (
  step: (typeof OWN_REQUEST_STEPS)[number],
  where: typeof AT_A_DESK | typeof ON_A_PHONE,
) => {
  await openWizard(aFilledDraft({ step }), where);
  await inspect();
};
const isEven = (step: (typeof OWN_REQUEST_STEPS)[number]) => OWN_REQUEST_STEPS.indexOf(step) % 2 === 0;

test.each(OWN_REQUEST_STEPS)('the step %s passes the accessibility and layout checks', (step) =>
  inspectStep(step, isEven(step) ? ON_A_PHONE : AT_A_DESK),
);

test.each(OWN_REQUEST_STEPS)(
  'the step %s passes the accessibility and layout checks at the other width',
  { tags: ['full'] },
  (step) => inspectStep(step, isEven(step) ? AT_A_DESK : ON_A_PHONE),
);

test('the prefix of the VAT number sets the country of the legal address', async () => {
  const { words } = await openWizard(undefined, { viewer: { ...viewer, country: 'DE' } });
  await fillAnagraphics(words);
  await next(words);
  await expect
    .element(
      part(words('activation:sections.legal')).getByRole('combobox', {
        name: words('accounts:fields.country'),
      }),
    )
    .toHaveValue('Italia');
});

test('going forward validates the step, going back does not', async () => {
  const { words } = await openWizard(aFilledDraft({ step: 'Addresses', addresses: [] }));
  await next(words);
  await expect
    .element(
      part(words('activation:sections.legal')).getByRole('textbox', {
        name: words('activation:fields.streetAddress1'),
      }),
    )
    .toHaveFocus();
  await button(words('common:actions.back')).click();
  await expect.element(stepHeading(words, 'Anagraphics')).toBeVisible();
});

test("going forward saves the draft; the browser's Back and the Back button go back one step", async () => {
  const { words, place, router } = await openWizard(aFilledDraft({ step: 'Anagraphics' }));
  await next(words);
  await expect.element(stepHeading(words, 'Addresses')).toBeVisible();
  expect(place()).toBe(`${WIZARD}?step=Addresses`);
  await next(words);
  await expect.element(stepHeading(words, 'Contacts')).toBeVisible();
  expect(callsTo('put', DRAFT).map(({ body }) => body)).toEqual([
    expect.objectContaining({ step: 'Addresses' }),
    expect.objectContaining({ step: 'Contacts' }),
  ]);
  router.history.back();
  await expect.element(stepHeading(words, 'Addresses')).toBeVisible();
  await button(words('common:actions.back')).click();
  await expect.element(stepHeading(words, 'Anagraphics')).toBeVisible();
  expect(place()).toBe(WIZARD);
});

test('a failed save of the draft shows an error and does not block the next step', async () => {
  const { words } = await openWizard(aFilledDraft({ step: 'Addresses' }));
  onRefused('put', DRAFT, { status: 503, code: 'ServiceUnavailable' });
  await next(words);
  await expect.element(stepHeading(words, 'Contacts')).toBeVisible();
  await expect.element(page.getByText(words('activation:failed.saved'))).toBeVisible();
});

test('a removed shipping address does not block the next step', async () => {
  const { words } = await openWizard(aFilledDraft({ step: 'Addresses' }));
  await button(words('activation:actions.addAddress')).click();
  const second = page.getByRole('group', { name: words('activation:shipping.name', { number: 2 }) });
  // Its first field has the focus, so pressing Remove also blurs that field.
  await expect.element(second.getByRole('textbox').first()).toHaveFocus();
  await button(words('activation:shipping.remove', { number: 2 })).click();
  await expect.element(second).not.toBeInTheDocument();
  await next(words);
  await expect.element(stepHeading(words, 'Contacts')).toBeVisible();
});

test.each(['purchasing', 'administrative'] as const)('the requester can be the %s contact', async (kind) => {
  const { words } = await openWizard(aFilledDraft({ step: 'Contacts' }));
  const contact = part(words(`activation:contacts.${kind}`));
  await contact.getByRole('checkbox', { name: words('activation:contacts.itsMe') }).click();
  const email = contact.getByRole('textbox', { name: words('activation:fields.email') });
  await expect.element(email).toHaveValue(viewer.username);
});

test('choosing a contact as recipient fills the first e-mail; deselecting restores the former', async () => {
  const { words } = await openWizard(aFilledDraft({ step: 'Contacts' }));
  const billing = page.getByRole('group', { name: words('activation:documents.billing') });
  const first = billing.getByRole('textbox', { name: words('activation:documents.email', { number: 1 }) });
  const buyer = billing.getByRole('checkbox', { name: /^Anna Pozzi/ });
  await buyer.click();
  await expect.element(first).toHaveValue('anna@sala.test');
  await expect.element(first).toBeDisabled();
  await buyer.click();
  await expect.element(first).toHaveValue('billing@sala.test');
});

test('one checkbox gives all documents the same recipients, edited in one place', async () => {
  const { words } = await openWizard(aFilledDraft({ step: 'Contacts' }));
  const shared = page.getByRole('checkbox', { name: words('activation:documents.oneForAll') });
  await shared.click();
  const all = page.getByRole('group', { name: words('activation:documents.all') });
  await expect
    .element(page.getByRole('group', { name: words('activation:documents.msds') }))
    .not.toBeInTheDocument();
  await all.getByRole('textbox').fill('office@sala.test');
  await next(words);
  await expect.element(stepHeading(words, 'BankInformation')).toBeVisible();
  const office = ['office@sala.test'];
  expect(callsTo('put', DRAFT).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      ...{ billingEmails: office, transportDocumentEmails: office },
      ...{ msdsEmails: office, testSheetsEmails: office },
    }),
  ]);
  await button(words('common:actions.back')).click();
  await expect.element(shared).toBeChecked();
  await shared.click();
  await expect
    .element(page.getByRole('group', { name: words('activation:documents.msds') }).getByRole('textbox'))
    .toHaveValue('office@sala.test');
});

test('a document has at most three e-mail recipients', async () => {
  const { words } = await openWizard(aFilledDraft({ step: 'Contacts' }));
  const document = words('activation:documents.billing');
  const add = button(words('activation:documents.addTo', { document }));
  await add.click();
  await add.click();
  await expect.element(add).not.toBeInTheDocument();
  await button(words('activation:documents.remove', { number: 2, document })).click();
  await expect.element(add).toBeVisible();
});

test('a draft is saved with the current step', async () => {
  onCall('put', DRAFT, aFilledDraft({ step: 'BankInformation' }));
  const { words } = await openWizard(aFilledDraft({ step: 'BankInformation' }));
  await field(words('activation:fields.bankName')).fill('Banca Alta');
  await button(words('activation:actions.saveDraft')).click();
  await expect.element(page.getByText(words('activation:draft.saved'))).toBeVisible();
  await expect.element(button(words('activation:actions.saveDraft'))).toBeDisabled();
  await expect
    .poll(() => callsTo('put', DRAFT).map(({ body }) => body))
    .toEqual([expect.objectContaining({ step: 'BankInformation', bankName: 'Banca Alta' })]);
});

test('the recap shows the request, and a double click sends it once', async () => {
  onCall(
    'post',
    SENDING,
    () => {
      onCall('get', OWN, aFilledDraft({ status: 'PENDING' }));
      return { id: 'request-1' };
    },
    201,
  );
  const { words } = await openWizard(aFilledDraft());
  const company = part(words('activation:steps.Anagraphics'));
  await expect.element(company.getByText('IT00743110157')).toBeVisible();
  await expect.element(company.getByText('sala@pec.test')).toBeVisible();
  await button(words('activation:actions.confirm')).dblClick();
  await expect.element(page.getByText(words('activation:sent.title'))).toBeVisible();
  await expect
    .poll(() => callsTo('post', SENDING).map(({ body }) => body))
    .toEqual([
      expect.objectContaining({ vatNumber: 'IT00743110157', sdiCode: 'A1B2C3D', pec: 'sala@pec.test' }),
    ]);
  await inspect();
  await page.getByRole('link', { name: words('activation:sent.toProfile') }).click();
  await expect.element(page.getByText(words('activation:status.PENDING'))).toBeVisible();
});

test('the VAT number of a customer leads to the association dialog', async () => {
  const { words, place } = await openWizard();
  onCall('get', VAT_CHECK, { known: 'customer' });
  await fillAnagraphics(words);
  await next(words);
  const dialog = page.getByRole('dialog', { name: words('activation:vatKnown.customerTitle') });
  await expect.element(dialog).toBeVisible();
  await inspect();
  await dialog.getByRole('link', { name: words('activation:vatKnown.associate') }).click();
  await button(words('common:form.leaveUnsaved')).click();
  await expect
    .element(page.getByRole('dialog', { name: words('activation:association.title') }))
    .toBeVisible();
  expect(place()).toBe('/profile-user?openLinkCustomerModal=true');
});

test('leaving with unsaved changes offers to save first', async () => {
  onCall('put', DRAFT, aFilledDraft({ step: 'BankInformation' }));
  const { words, place } = await openWizard(aFilledDraft({ step: 'BankInformation' }));
  await field(words('activation:fields.bankName')).fill('Banca Alta');
  const away = page.getByRole('banner').getByRole('link', { name: words('shell:nav.productSearch') });
  await away.click();
  await button(words('common:form.stay')).click();
  await expect.element(field(words('activation:fields.bankName'))).toHaveValue('Banca Alta');
  await away.click();
  await inspect();
  await button(words('common:form.saveAndLeave')).click();
  expect(callsTo('put', DRAFT)).toHaveLength(1);
  await expect.poll(place).toMatch(/^\/products-search/);
});
