import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubReply, stubResponse } from '../test/api-stub';
import { paged } from '../test/builders/paged';
import { aUser } from '../test/builders/user';
import { aWorkListCustomer } from '../test/builders/work-list-customer';
import { closePage, openPage } from '../test/open-page';
import { deleteCopies, readCopy } from './api/offline/copies';
import { getLastCopyOwner, setCopyOwner } from './api/offline/copy-owner';
import { setShownCopyTime } from './api/offline/copy-time';
import { copyOwnUser } from './api/offline/own-user-copy';
import { queryClient } from './api/query-client';
import { getCurrentUser, logOut, resumeSession } from './api/session';
import { prepareOfflineUse } from './offline-use';

const CUSTOMERS = '/api/v1/public/{prefix}/customer-profiles';
const AGENT = aUser({ username: 'agent@cromia.test', role: 'AGENT' });
const BIANCHI = aWorkListCustomer({ customerCode: '100003', businessName: 'Bianchi Colori S.p.A.' });
const loseNetwork = () => {
  throw new TypeError('Failed to fetch');
};

let stop = () => {};

afterEach(async () => {
  stop();
  await deleteCopies();
  setCopyOwner(null);
  setShownCopyTime(null);
});

/** The agent's list, read once with a connection. */
async function openList() {
  stubResponse('get', CUSTOMERS, paged([BIANCHI]));
  const opened = await openPage('/profile-agent', { viewer: AGENT });
  stop = prepareOfflineUse();
  await vi.waitFor(() => expect(getLastCopyOwner()).toBe(AGENT.username));
  await queryClient.invalidateQueries();
  await expect.element(page.getByText('Bianchi Colori S.p.A.')).toBeVisible();
  return opened;
}

test('an agent reads a visited list without a connection, and is shown its time', async () => {
  await openList();
  stubReply('get', CUSTOMERS, loseNetwork);
  await queryClient.invalidateQueries();
  await expect.element(page.getByText(/Nessuna connessione: vedi i dati del \d\d-\d\d-\d{4}/)).toBeVisible();
  await expect.element(page.getByText('Bianchi Colori S.p.A.')).toBeVisible();
  stubResponse('get', CUSTOMERS, paged([{ ...BIANCHI, businessName: 'Bianchi Vernici S.r.l.' }]));
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(page.getByText('Bianchi Vernici S.r.l.')).toBeVisible();
  await expect.element(page.getByText(/Nessuna connessione/)).not.toBeInTheDocument();
});

test('a logout deletes the copies', async () => {
  await openList();
  await vi.waitFor(async () => expect(await readCopy(AGENT.username, 'own-user')).toBeDefined());
  logOut();
  await vi.waitFor(() => expect(getLastCopyOwner()).toBeNull());
  expect(await readCopy(AGENT.username, 'own-user')).toBeUndefined();
});

test.each([
  ['an agent resumes the session', 'AGENT', AGENT.username],
  ['another user does not', 'CUSTOMER', null],
] as const)('without a connection %s', async (_who, role, expected) => {
  const viewer = { ...AGENT, role };
  await openList();
  stop();
  await closePage();
  stubReply('get', '/api/users/{username}', loseNetwork);
  localStorage.setItem(
    'cromia.session',
    JSON.stringify({ username: viewer.username, refreshToken: 'refresh' }),
  );
  if (role === 'AGENT') {
    setCopyOwner(viewer.username);
    await copyOwnUser(viewer);
  }
  await resumeSession().catch(() => undefined);
  expect(getCurrentUser()?.username ?? null).toBe(expected);
});

test('a customer keeps nothing on the device', async () => {
  const viewer = aUser({ username: 'customer@cromia.test', role: 'CUSTOMER' });
  stubResponse('get', '/api/users/{username}', viewer);
  stop = prepareOfflineUse();
  await openPage('/faq', { viewer });
  expect(getLastCopyOwner()).toBeNull();
  expect(callsTo('get', '/api/users/{username}').length).toBeGreaterThan(0);
});
