import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall } from '../../../test/api-stub';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PORTFOLIO = '/api/v1/public/{prefix}/customer-profiles';
const BIANCHI = { customerCode: '100003', businessName: 'Bianchi Colori S.p.A.' };

const anAgent = () => aUser({ username: 'agent@cromia.test', role: 'AGENT' });

test('an agent without customers is told so', async () => {
  onCall('get', PORTFOLIO, paged([]));
  const { words } = await openPage('/profile-agent', {
    viewer: anAgent(),
    language: 'de',
    viewport: 'phone',
  });
  await expect.element(page.getByText(words('customers:list.none'))).toBeVisible();
  await inspect();
});

test('an agent finds a customer by its code and acts for it', async () => {
  onCall('get', PORTFOLIO, ({ url }) =>
    paged(
      [BIANCHI, { customerCode: '100004', businessName: 'Verdi S.r.l.' }].filter(({ customerCode }) =>
        customerCode.startsWith(url.searchParams.get('searchString') ?? ''),
      ),
    ),
  );
  const { words, place } = await openPage('/profile-agent', { viewer: anAgent() });
  await expect.element(page.getByText('Verdi S.r.l.')).toBeVisible();
  await inspect();
  await page.getByRole('searchbox', { name: words('customers:list.search') }).fill('100003');
  await expect.element(page.getByText('Verdi S.r.l.')).not.toBeInTheDocument();
  expect(callsTo('get', PORTFOLIO).at(-1)?.url.searchParams.get('searchString')).toBe('100003');
  await page
    .getByRole('button', { name: words('customers:list.pickNamed', { customer: BIANCHI.businessName }) })
    .click();
  await expect.poll(place).toBe('/profile-customer');
  await expect
    .element(page.getByRole('region', { name: words('shell:acting.label') }))
    .toMatchTextContent('100003');
});
