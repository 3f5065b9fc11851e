import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubLostResponse, stubRejection, stubReply, stubResponse } from '../../../test/api-stub';
import { aCustomer, anAddress } from '../../../test/builders/customer';
import { aCustomerSales } from '../../../test/builders/customer-sales';
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

// Only two addresses, since each renders a slow select of all countries.
const customer = aCustomer({ addresses: [anAddress({ code: 'SL' }), anAddress({ code: 'SD001' })] });

/** Stubs whether a change of the customer's data is pending. */
function stubPending(isPending: boolean): void {
  stubResponse('get', PROFILE, customer);
  stubReply('head', PENDING, () => new Response(null, { status: isPending ? 200 : 404 }));
  stubResponse('get', PENDING, {
    createdOn: '2036-11-20T09:00:00.000Z',
    changes: [{ path: 'businessName', was: customer.businessName, is: 'Rossi Vernici S.p.A.' }],
  });
}

test('a customer sees its data without the internal assessment and can request a change', async () => {
  stubPending(false);
  const { place } = await openPage('/profile-customer', {
    viewer: aUser({ language: 'de' }),
    viewport: 'phone',
  });
  const company = page.getByRole('region', { name: 'Firmendaten' });
  await expect.element(company.getByText('Rossi Verniciature S.r.l.')).toBeVisible();
  await expect.element(page.getByText('Perspektiven')).not.toBeInTheDocument();
  await inspect();
  await page.getByRole('link', { name: 'Änderung beantragen' }).click();
  await expect.poll(place).toBe(EDIT);
});

test('an agent sees turnover as chart and table, potential, commission and products bought less', async () => {
  stubPending(false);
  stubResponse(
    'get',
    `${PROFILE}/sales`,
    aCustomerSales({
      shrinkingProducts: [
        {
          productClass: '3',
          serial: 'F120',
          shortDescription: { it: 'Fondo epossidico' },
          turnover: 950,
          turnoverBefore: 2_850,
          lastOrderedOn: '2026-05-05T08:00:00.000Z',
        },
      ],
    }),
  );
  await openPage('/profile-customer', {
    viewer: aUser({ role: 'AGENT' }),
    actingFor: { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' },
  });
  const sales = page.getByRole('region', { name: 'Fatturato' });
  await expect.element(sales).toMatchTextContent(/Potenziale annuo.*95\.000,00.*Provvigione.*5/);
  await expect
    .element(page.getByRole('table', { name: 'Compra meno di prima' }))
    .toMatchTextContent(/F120.*Fondo epossidico.*950,00.*2\.850,00.*05-05-2026/);
  await sales.getByText('Tabella').click();
  await expect
    .element(page.getByRole('table', { name: 'Fatturato' }))
    .toMatchTextContent(/gennaio.*1\.000,00.*2\.000,00/);
  await expect
    .element(page.getByRole('link', { name: 'anna@colorificio.test' }).first())
    .toHaveAttribute('href', 'mailto:anna@colorificio.test');
  await inspect();
});

test('a pending change leaves the data unchanged and locks the edit button with a tooltip', async () => {
  stubPending(true);
  await openPage('/profile-customer', { viewer: aUser() });
  await expect.element(page.getByText('Una modifica è in verifica')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Rossi Vernici S.p.A.' })).toBeVisible();
  const company = page.getByRole('region', { name: 'Dati aziendali' });
  await expect
    .element(company.getByRole('definition').filter({ hasText: 'Rossi Verniciature S.r.l.' }))
    .toBeVisible();
  await button('Chiedi una modifica').hover();
  await expect
    .element(
      page
        .getByRole('tooltip')
        .getByText(
          'La modifica non è al momento disponibile, perché una è già in verifica. Contatta il servizio clienti.',
        ),
    )
    .toBeVisible();
  await inspect();
});

test('a failed check for a pending change shows an error and keeps the edit link', async () => {
  stubResponse('get', PROFILE, customer);
  stubReply('head', PENDING, () => new Response(null, { status: 500 }));
  await openPage('/profile-customer', { viewer: aUser() });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Chiedi una modifica' })).toBeVisible();
  await expect.element(page.getByText('Una modifica è in verifica')).not.toBeInTheDocument();
  await inspect();
});

test('the edit link shows a loading state during the check for a pending change', async () => {
  const response = Promise.withResolvers<Response>();
  stubResponse('get', PROFILE, customer);
  stubReply('head', PENDING, () => response.promise);
  await openPage('/profile-customer', { viewer: aUser() });
  const edit = page.getByRole('link', { name: 'Chiedi una modifica' });
  await expect.element(edit).toHaveAttribute('data-loading');
  await expect.element(page.getByText('Una modifica è in verifica')).not.toBeInTheDocument();
  response.resolve(new Response(null, { status: 404 }));
  await expect.element(edit).not.toHaveAttribute('data-loading');
});

test('an unchanged form is not sent', async () => {
  stubPending(false);
  await openPage(EDIT, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await button('Änderung senden').click();
  await expect.element(page.getByText('Sie haben nichts geändert: Es gibt nichts zu senden.')).toBeVisible();
  expect(callsTo('post', SENDING)).toEqual([]);
  await inspect();
});

test('an invalid field gets the focus', async () => {
  stubPending(false);
  await openPage(EDIT, { viewer: aUser() });
  await field('IBAN').fill('IT00');
  await button('Invia la modifica').click();
  await expect.element(field('IBAN')).toHaveFocus();
  await expect.element(field('IBAN')).toHaveAttribute('aria-invalid', 'true');
  await inspect();
});

test('an agent must name a competitor when the customer has none yet', async () => {
  const profile = { ...customer, marketCompetitor1: null };
  stubResponse('get', PROFILE, profile);
  stubReply('head', PENDING, () => new Response(null, { status: 404 }));
  await openPage(EDIT, {
    viewer: aUser({ username: 'agent@demo.test', role: 'AGENT' }),
    actingFor: { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' },
  });
  const competitor = field('Concorrente 1');
  await field('Ragione sociale').fill('Rossi Verniciature S.p.A.');
  await button('Invia la modifica').click();
  await expect.element(competitor).toHaveFocus();
  await expect.element(competitor).toHaveAttribute('aria-invalid', 'true');
});

test('a business address outside the country of the VAT number shows an error', async () => {
  stubPending(false);
  stubResponse('get', PROFILE, { ...customer, vatNumber: 'DE136695976' });
  await openPage(EDIT, { viewer: aUser() });
  await field('Ragione sociale').fill('Rossi Verniciature S.p.A.');
  await button('Invia la modifica').click();
  await expect.element(page.getByText('Scegli il paese della partita IVA.')).toBeVisible();
});

test('a sent change locks the profile', async () => {
  stubPending(false);
  stubResponse('post', SENDING, { id: 'change-1' }, 201);
  await openPage(EDIT, { viewer: aUser() });
  await field('Ragione sociale').fill('Rossi Verniciature S.p.A.');
  await button('Invia la modifica').click();
  await expect.element(page.getByText('Modifica inviata')).toBeVisible();
  await inspect();
  await expect
    .poll(() => callsTo('post', SENDING).map(({ body }) => body))
    .toEqual([expect.objectContaining({ businessName: 'Rossi Verniciature S.p.A.', customerVersion: 3 })]);
  await page.getByRole('link', { name: 'Vai ai dati aziendali' }).click();
  await expect.element(page.getByText('Una modifica è in verifica')).toBeVisible();
});

test('after a lost response, a corrected change reports that the first one exists', async () => {
  stubPending(false);
  stubLostResponse(SENDING, { id: 'change-1' });
  await openPage(EDIT, { viewer: aUser() });
  await field('Ragione sociale').fill('Rossi Verniciature S.p.A.');
  await button('Invia la modifica').click();
  await expect.element(page.getByText('Non è arrivata nessuna conferma')).toBeVisible();
  await field('Ragione sociale').fill('Rossi Vernici S.p.A.');
  stubPending(true);
  await button('Invia la modifica').click();
  await expect.element(page.getByText('Il primo invio era arrivato', { exact: false })).toBeVisible();
  const keys = callsTo('post', SENDING).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a second change is rejected with a dialog that leads to the profile', async () => {
  stubPending(false);
  stubRejection('post', SENDING, { status: 409, code: 'EditRequestPending' });
  const { place } = await openPage(EDIT, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await field('Firmenname').fill('Rossi S.p.A.');
  stubPending(true);
  await button('Änderung senden').click();
  const dialog = page.getByRole('dialog', { name: 'Eine Änderung wird bereits geprüft' });
  await expect.element(dialog).toBeVisible();
  await inspect();
  await dialog.getByRole('link', { name: 'Zu den Firmendaten' }).click();
  await expect.poll(place).toBe('/profile-customer');
  await expect.element(page.getByText('Eine Änderung wird geprüft')).toBeVisible();
});

test('the edit form is locked while a change is pending', async () => {
  stubPending(true);
  await openPage(EDIT, { viewer: aUser() });
  await expect
    .element(
      page.getByText(
        'La modifica non è al momento disponibile, perché una è già in verifica. Contatta il servizio clienti.',
      ),
    )
    .toBeVisible();
  await expect.element(button('Invia la modifica')).not.toBeInTheDocument();
  await inspect();
});
