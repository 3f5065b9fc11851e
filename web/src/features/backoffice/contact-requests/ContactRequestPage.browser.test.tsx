import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall } from '../../../../test/api-stub';
import { aContactRequest } from '../../../../test/builders/contact-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const QUEUE = '/backoffice/contact-requests';
const REQUESTS = '/api/v1/backoffice/contact-requests';
const REQUEST = `${REQUESTS}/{id}` as const;
const ANSWER = `${REQUEST}/answered` as const;
const OPEN = aContactRequest();

const admin = () => aUser({ username: 'admin@cromia.test', role: 'ADMIN', isInternalUser: true });

beforeEach(() => {
  onCall('get', REQUESTS, paged([OPEN]));
  onCall('get', REQUEST, OPEN);
});

test('the queue is filtered by its address, and leads to a request', async () => {
  const { words, place } = await openPage(`${QUEUE}?text=Grundierung`, { viewer: admin() });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(words('backoffice:contacts.title'));
  await expect.element(page.getByRole('link', { name: 'Anna Bianchi' })).toBeVisible();
  await expect.poll(() => callsTo('get', REQUESTS).at(-1)?.url.searchParams.get('text')).toBe('Grundierung');
  await inspect();
  await page.getByRole('link', { name: 'Anna Bianchi' }).click();
  await expect.poll(place).toContain(`${QUEUE}/${OPEN.id}`);
});

test('a request is read as it was written, with the way to reply', async () => {
  const { words } = await openPage(`${QUEUE}/${OPEN.id}`, {
    viewer: admin(),
    language: 'de',
    viewport: 'phone',
  });
  await expect.element(page.getByText(OPEN.request)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: words('backoffice:contacts.reply') }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:anna@bianchi\.test/));
  await inspect();
});

test('a request is marked as answered once', async () => {
  const answered = aContactRequest({
    status: 'ANSWERED',
    answeredOn: '2036-11-21T09:00:00.000Z',
    answeredBy: 'admin@cromia.test',
  });
  onCall('post', ANSWER, answered);
  const { words } = await openPage(`${QUEUE}/${OPEN.id}`, { viewer: admin() });
  const answer = page.getByRole('button', { name: words('backoffice:contacts.answer') });
  await answer.click();
  await expect.element(page.getByText(words('backoffice:contacts.answered'))).toBeVisible();
  await expect.element(answer).not.toBeInTheDocument();
  await expect.poll(() => callsTo('post', ANSWER)).toHaveLength(1);
  await inspect();
});
