import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../test/api-stub';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { aWorkListCustomer } from '../../../test/builders/work-list-customer';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PORTFOLIO_PATH = '/api/v1/public/{prefix}/customer-profiles';
const SUGGESTIONS = `${PORTFOLIO_PATH}/search/autocomplete` as const;
const PROFILE = `${PORTFOLIO_PATH}/{code}` as const;
const UPDATE_PENDING = `${PROFILE}/customer-requests/update-customer-requests/pendings` as const;
const ROSSI = { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' };
const BIANCHI = aWorkListCustomer({
  customerCode: '100003',
  businessName: 'Bianchi Colori S.p.A.',
  city: 'Thiene',
  province: 'VI',
});
const VERDI = aWorkListCustomer({
  customerCode: '100004',
  businessName: 'Verdi S.r.l.',
  city: null,
  phoneNumber: null,
  lastOrderedOn: null,
  daysSilent: null,
  turnoverThisYear: 0,
  turnoverLastYear: 0,
  turnoverChangePct: null,
});

const anAgent = () => aUser({ username: 'agent@cromia.test', role: 'AGENT' });

test('an agent without customers sees an empty state', async () => {
  stubResponse('get', PORTFOLIO_PATH, paged([]));
  await openPage('/profile-agent', {
    viewer: anAgent(),
    language: 'de',
    viewport: 'phone',
  });
  await expect
    .element(
      page.getByText('Ihnen ist noch kein Kunde zugewiesen. Wenden Sie sich dafür an den Kundenservice.'),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Kundenservice kontaktieren' }))
    .toHaveAttribute('href', expect.stringContaining('/contact-area'));
  await inspect();
});

test('an agent finds a customer by its code and acts for it', async () => {
  stubResponse('get', PORTFOLIO_PATH, ({ url }) =>
    paged(
      [BIANCHI, VERDI].filter(({ customerCode }) =>
        customerCode.startsWith(url.searchParams.get('searchString') ?? ''),
      ),
    ),
  );
  stubRejection('head', UPDATE_PENDING, { status: 404, code: 'NotFound' });
  const { place } = await openPage('/profile-agent', { viewer: anAgent() });
  await expect.element(page.getByText('Verdi S.r.l.')).toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'Clienti' }).getByRole('listitem').first())
    .toMatchTextContent(
      /Bianchi.*100003 · Thiene \(VI\) · Ultimo ordine 52 giorni fa.*Fatturato \d{4} 12\.000.*Variazione.*25/,
    );
  await page.viewport(1440, 900);
  await expect
    .element(page.getByRole('row', { name: /Bianchi/ }))
    .toMatchTextContent(/Thiene \(VI\).*05-10-2026.*52.*12\.000.*16\.000.*25/);
  await inspect();
  await page.getByRole('searchbox', { name: 'Cerca per nome, codice, partita IVA o città' }).fill('100003');
  await expect.element(page.getByText('Verdi S.r.l.')).not.toBeInTheDocument();
  await expect
    .poll(() => callsTo('get', PORTFOLIO_PATH).at(-1)?.url.searchParams.get('searchString'))
    .toBe('100003');
  await page.getByRole('button', { name: 'Opera per conto di Bianchi Colori S.p.A.' }).click();
  await expect.poll(place).toBe('/profile-customer');
  await expect
    .element(page.getByRole('region', { name: 'Cliente per cui operi' }))
    .toMatchTextContent('100003');
});

test.each(['desktop', 'phone'] as const)(
  'while a search runs, the customers of the one before cannot be picked: %s',
  async (viewport) => {
    const release = Promise.withResolvers<void>();
    stubResponse('get', PORTFOLIO_PATH, async ({ url }) => {
      if (url.searchParams.get('searchString') !== '100003')
        return paged([aWorkListCustomer(ROSSI), BIANCHI]);
      await release.promise;
      return paged([BIANCHI]);
    });
    const { place } = await openPage('/profile-agent', { viewer: anAgent(), viewport });
    const pickRossi = page.getByText('Rossi Verniciature S.r.l.');
    await expect.element(pickRossi).toBeVisible();
    const rows = () => pickRossi.element().closest('tbody, ul');
    expect(rows()?.hasAttribute('inert')).toBe(false);
    await page.getByRole('searchbox', { name: 'Cerca per nome, codice, partita IVA o città' }).fill('100003');
    expect(rows()?.hasAttribute('inert')).toBe(true);
    await expect.poll(() => callsTo('get', PORTFOLIO_PATH)).toHaveLength(2);
    expect(rows()?.hasAttribute('inert')).toBe(true);
    release.resolve();
    await expect.element(pickRossi).not.toBeInTheDocument();
    expect(page.getByText('Bianchi Colori S.p.A.').element().closest('[inert]')).toBeNull();
    expect(place()).toContain('/profile-agent');
  },
);

test('an agent calls the customers who have been silent the longest, on a phone', async () => {
  const silent = aWorkListCustomer({
    businessName: 'Colorificio Dormiente',
    daysSilent: 140,
    waiting: { offers: 2, lateOrders: 0, blockedOrders: 1, orderRequests: 0 },
  });
  stubResponse('get', PORTFOLIO_PATH, ({ url }) =>
    paged(url.searchParams.get('sort') === 'daysSilent,desc' ? [silent, VERDI] : [VERDI, silent]),
  );
  const { place } = await openPage('/profile-agent', { viewer: anAgent(), viewport: 'phone' });
  await page.getByRole('button', { name: 'Senza ordini da 90 giorni' }).click();
  await expect.poll(place).toContain('silentDays=90');
  await page.getByRole('combobox', { name: 'Ordina per' }).click();
  await page.getByRole('option', { name: 'Giorni senza ordini' }).click();
  await expect.poll(place).toContain('sort=daysSilent%2Cdesc');
  const first = page.getByRole('list', { name: 'Clienti' }).getByRole('listitem').first();
  await expect
    .element(first)
    .toMatchTextContent(/Colorificio Dormiente.*140 giorni fa.*Offerte da ordinare: 2/);
  await expect
    .element(first.getByRole('link', { name: 'Chiama Colorificio Dormiente: +39 0422 512345' }))
    .toHaveAttribute('href', 'tel:+390422512345');
  await expect
    .element(first.getByRole('link', { name: 'Mappa di Colorificio Dormiente' }))
    .toHaveAttribute('href', expect.stringContaining('Via+Roma+1'));
  expect(callsTo('get', PORTFOLIO_PATH).at(-1)?.url.searchParams.get('silentDays')).toBe('90');
  await inspect();
});

test('an agent can choose a customer of the portfolio with Ctrl K', async () => {
  stubResponse('get', PORTFOLIO_PATH, paged([]));
  stubResponse('get', SUGGESTIONS, [ROSSI]);
  stubResponse('get', '/api/products/suggest', []);
  stubResponse('get', '/api/v1/public/{prefix}/portfolio/orders', paged([]));
  stubResponse('get', '/api/v1/public/{prefix}/portfolio/offer-requests', paged([]));
  stubRejection('head', UPDATE_PENDING, { status: 404, code: 'NotFound' });
  const { place } = await openPage('/profile-agent', { viewer: aUser({ role: 'AGENT' }) });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('textbox', { name: 'Cerca prodotti, ordini e pagine' }).fill('100001');
  await page.getByRole('button', { name: /Rossi Verniciature/ }).click();
  await expect.poll(place).toBe('/profile-customer');
  await expect
    .element(page.getByRole('region', { name: 'Cliente per cui operi' }).getByText(/100001/))
    .toBeVisible();
});

test('acting for a customer no longer in the portfolio ends with a message', async () => {
  stubResponse('get', PORTFOLIO_PATH, paged([]));
  stubRejection('get', PROFILE, { status: 404, code: 'NotFound' });
  stubRejection('get', '/api/v1/public/{prefix}/carts', { status: 404, code: 'NotFound' });
  const { place } = await openPage('/profile-customer', {
    viewer: aUser({ role: 'AGENT' }),
    actingFor: ROSSI,
  });
  await expect
    .element(page.getByText('Il cliente 100001 non è tra i tuoi clienti. Scegline un altro.'))
    .toBeVisible();
  expect(place()).toMatch(/^\/profile-agent\?gone=/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Clienti');
  await expect.element(page.getByRole('region', { name: 'Cliente per cui operi' })).not.toBeInTheDocument();
  await inspect();
});
