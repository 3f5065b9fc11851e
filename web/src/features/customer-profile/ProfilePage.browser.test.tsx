import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRefused, onResponse } from '../../../test/api-stub';
import { aCustomer, anAddress } from '../../../test/builders/customer';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PROFILE = '/api/v1/public/{prefix}/customer-profiles/{code}';
const PENDING = `${PROFILE}/customer-requests/update-customer-requests/pendings` as const;
const SENDING =
  '/api/v1/public/customer/customer-profiles/customer-requests/update-customer-requests/pendings';
const EDIT = '/profile-customer/edit-request';

const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });

// Two addresses only, since each renders a slow select of all countries.
const customer = aCustomer({ addresses: [anAddress({ code: 'SL' }), anAddress({ code: 'SD001' })] });

/** Stubs whether a change of the customer's data is pending. */
function answerPending(waits: boolean): void {
  onCall('get', PROFILE, customer);
  onResponse('head', PENDING, () => new Response(null, { status: waits ? 200 : 404 }));
}

test('a customer sees its data without the internal assessment and can request a change', async () => {
  answerPending(false);
  const { words, place } = await openPage('/profile-customer', {
    viewer: aUser({ language: 'de' }),
    viewport: 'phone',
  });
  const company = page.getByRole('region', { name: words('activation:steps.Anagraphics') });
  await expect.element(company.getByText('Rossi Verniciature S.r.l.')).toBeVisible();
  await expect.element(page.getByText(words('activation:steps.CompanyPerspective'))).not.toBeInTheDocument();
  await inspect();
  await page.getByRole('link', { name: words('customers:profile.edit') }).click();
  await expect.poll(place).toBe(EDIT);
});

test('a pending change leaves the old data and locks the edit button with a tooltip', async () => {
  answerPending(true);
  const { words } = await openPage('/profile-customer', { viewer: aUser() });
  await expect.element(page.getByText(words('customers:profile.pendingTitle'))).toBeVisible();
  const company = page.getByRole('region', { name: words('activation:steps.Anagraphics') });
  await expect.element(company.getByText('Rossi Verniciature S.r.l.')).toBeVisible();
  await button(words('customers:profile.edit')).hover();
  await expect.element(page.getByRole('tooltip').getByText(words('customers:profile.locked'))).toBeVisible();
  await inspect();
});

test('a failed check for a pending change shows an error and keeps the edit link', async () => {
  onCall('get', PROFILE, customer);
  onResponse('head', PENDING, () => new Response(null, { status: 500 }));
  const { words } = await openPage('/profile-customer', { viewer: aUser() });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('link', { name: words('customers:profile.edit') })).toBeVisible();
  await expect.element(page.getByText(words('customers:profile.pendingTitle'))).not.toBeInTheDocument();
  await inspect();
});

test('the edit link shows a loading state during the check for a pending change', async () => {
  const answered = Promise.withResolvers<Response>();
  onCall('get', PROFILE, customer);
  onResponse('head', PENDING, () => answered.promise);
  const { words } = await openPage('/profile-customer', { viewer: aUser() });
  const edit = page.getByRole('link', { name: words('customers:profile.edit') });
  await expect.element(edit).toHaveAttribute('data-loading');
  await expect.element(page.getByText(words('customers:profile.pendingTitle'))).not.toBeInTheDocument();
  answered.resolve(new Response(null, { status: 404 }));
  await expect.element(edit).not.toHaveAttribute('data-loading');
});

test('an unchanged form is not sent', async () => {
  answerPending(false);
  const { words } = await openPage(EDIT, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await button(words('customers:edit.confirm')).click();
  await expect.element(page.getByText(words('customers:edit.unchanged'))).toBeVisible();
  expect(callsTo('post', SENDING)).toEqual([]);
  await inspect();
});

test('an invalid field gets the focus', async () => {
  answerPending(false);
  const { words } = await openPage(EDIT, { viewer: aUser() });
  await field(words('activation:fields.iban')).fill('IT00');
  await button(words('customers:edit.confirm')).click();
  await expect.element(field(words('activation:fields.iban'))).toHaveFocus();
  await expect.element(field(words('activation:fields.iban'))).toHaveAttribute('aria-invalid', 'true');
  await inspect();
});

test('an agent must name a competitor when the customer has none yet', async () => {
  const withoutOne = { ...customer, marketCompetitor1: null };
  onCall('get', PROFILE, withoutOne);
  onResponse('head', PENDING, () => new Response(null, { status: 404 }));
  const { words } = await openPage(EDIT, {
    viewer: aUser({ username: 'agent@demo.test', role: 'AGENT' }),
    actingFor: { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' },
  });
  const competitor = field(words('activation:fields.marketCompetitor', { number: 1 }));
  await field(words('accounts:fields.businessName')).fill('Rossi Verniciature S.p.A.');
  await button(words('customers:edit.confirm')).click();
  await expect.element(competitor).toHaveFocus();
  await expect.element(competitor).toHaveAttribute('aria-invalid', 'true');
});

test('a business address outside the country of the VAT number shows an error', async () => {
  answerPending(false);
  onCall('get', PROFILE, { ...customer, vatNumber: 'DE136695976' });
  const { words } = await openPage(EDIT, { viewer: aUser() });
  await field(words('accounts:fields.businessName')).fill('Rossi Verniciature S.p.A.');
  await button(words('customers:edit.confirm')).click();
  await expect.element(page.getByText(words('activation:errors.businessCountry'))).toBeVisible();
});

test('a sent change locks the profile', async () => {
  answerPending(false);
  onCall('post', SENDING, { id: 'change-1' }, 201);
  const { words } = await openPage(EDIT, { viewer: aUser() });
  await field(words('accounts:fields.businessName')).fill('Rossi Verniciature S.p.A.');
  await button(words('customers:edit.confirm')).click();
  await expect.element(page.getByText(words('customers:edit.sentTitle'))).toBeVisible();
  await inspect();
  await expect
    .poll(() => callsTo('post', SENDING).map(({ body }) => body))
    .toEqual([expect.objectContaining({ businessName: 'Rossi Verniciature S.p.A.', customerVersion: 3 })]);
  await page.getByRole('link', { name: words('customers:edit.toProfile') }).click();
  await expect.element(page.getByText(words('customers:profile.pendingTitle'))).toBeVisible();
});

test('a second change is refused with a dialog that leads to the profile', async () => {
  answerPending(false);
  onRefused('post', SENDING, { status: 409, code: 'EditRequestPending' });
  const { words, place } = await openPage(EDIT, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await field(words('accounts:fields.businessName')).fill('Mine');
  answerPending(true);
  await button(words('customers:edit.confirm')).click();
  const dialog = page.getByRole('dialog', { name: words('customers:conflict.pendingTitle') });
  await expect.element(dialog).toBeVisible();
  await inspect();
  await dialog.getByRole('link', { name: words('customers:edit.toProfile') }).click();
  await expect.poll(place).toBe('/profile-customer');
  await expect.element(page.getByText(words('customers:profile.pendingTitle'))).toBeVisible();
});

test('the edit form is locked while a change is pending', async () => {
  answerPending(true);
  const { words } = await openPage(EDIT, { viewer: aUser() });
  await expect.element(page.getByText(words('customers:profile.locked'))).toBeVisible();
  await expect.element(button(words('customers:edit.confirm'))).not.toBeInTheDocument();
  await inspect();
});
