import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aContactRequest } from '../../../../test/builders/contact-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const QUEUE_PATH = '/backoffice/contact-requests';
const REQUESTS_PATH = '/api/v1/backoffice/contact-requests';
const REQUEST = `${REQUESTS_PATH}/{id}` as const;
const ANSWERED = `${REQUEST}/answered` as const;
const OPEN = aContactRequest();

const admin = () => aUser({ username: 'admin@cromia.test', role: 'ADMIN', isInternalUser: true });

beforeEach(() => {
  stubResponse('get', REQUESTS_PATH, paged([OPEN]));
  stubResponse('get', REQUEST, OPEN);
  stubResponse('get', '/api/v1/backoffice/handling/assignees', [
    { username: 'admin@cromia.test', name: 'Ada Conti' },
  ]);
});

test('the queue is filtered by its URL and leads to a request', async () => {
  const { place } = await openPage(`${QUEUE_PATH}?text=Grundierung`, { viewer: admin() });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Richieste di contatto');
  await expect.element(page.getByRole('link', { name: 'Anna Bianchi' })).toBeVisible();
  await expect
    .poll(() => callsTo('get', REQUESTS_PATH).at(-1)?.url.searchParams.get('text'))
    .toBe('Grundierung');
  await inspect();
  await page.getByRole('link', { name: 'Anna Bianchi' }).click();
  await expect.poll(place).toContain(`${QUEUE_PATH}/${OPEN.id}`);
});

test('a request is answered by mail once, and the answer is shown', async () => {
  const answeredRequest = aContactRequest({
    status: 'ANSWERED',
    answeredOn: '2036-11-21T09:00:00.000Z',
    answeredBy: 'admin@cromia.test',
    answers: [{ answer: 'F120 passt.', sentOn: '2036-11-21T09:00:00.000Z', sentBy: 'admin@cromia.test' }],
  });
  stubResponse('post', `${REQUEST}/answer`, answeredRequest);
  await openPage(`${QUEUE_PATH}/${OPEN.id}`, {
    viewer: admin(),
    language: 'de',
    viewport: 'phone',
  });
  await expect.element(page.getByText(OPEN.request)).toBeVisible();
  const sendButton = page.getByRole('button', { name: 'Antwort senden' });
  await sendButton.click();
  await expect.element(page.getByText(/^Füllen Sie „.*“ aus\.$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Ihre Antwort' }).fill('F120 passt.');
  await inspect();
  await sendButton.click();
  await expect.element(page.getByText(`Die Antwort wurde an ${OPEN.email} gesendet.`)).toBeVisible();
  await expect.element(page.getByText('F120 passt.')).toBeVisible();
  await expect.element(sendButton).not.toBeInTheDocument();
  expect(callsTo('post', `${REQUEST}/answer`).map(({ body }) => body)).toEqual([{ answer: 'F120 passt.' }]);
});

test('a request can be marked as answered, reopened, assigned and annotated', async () => {
  const answered = aContactRequest({ status: 'ANSWERED', answeredOn: '2036-11-21T09:00:00.000Z' });
  const assigned = aContactRequest({ assignedTo: 'admin@cromia.test', version: 'v2' });
  stubResponse('post', ANSWERED, answered);
  stubResponse('post', `${REQUEST}/reopen`, OPEN);
  stubResponse('patch', REQUEST, (body) =>
    'note' in Object(body) ? aContactRequest({ note: 'Muster', version: 'v3' }) : assigned,
  );
  await openPage(`${QUEUE_PATH}/${OPEN.id}`, { viewer: admin() });
  const clickButton = (name: string) => page.getByRole('button', { name }).click();
  await clickButton('Segna come evasa');
  await expect.element(page.getByText('La richiesta risulta evasa.')).toBeVisible();
  await clickButton('Riapri');
  await expect.element(page.getByText('La richiesta è di nuovo da evadere.')).toBeVisible();
  await clickButton('Assegna a me');
  await expect.element(page.getByText('L’assegnazione è stata cambiata.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nota' }).fill('Muster');
  await clickButton('Salva nota');
  await expect.element(page.getByText('La nota è stata salvata.')).toBeVisible();
  expect(callsTo('patch', REQUEST).map(({ body }) => body)).toEqual([
    { version: 'v1', assignedTo: 'admin@cromia.test' },
    { version: 'v2', note: 'Muster' },
  ]);
  await inspect();
});

test('a note that a colleague has changed is not overwritten, and the typed text is shown again', async () => {
  await openPage(`${QUEUE_PATH}/${OPEN.id}`, { viewer: admin() });
  const note = page.getByRole('textbox', { name: 'Nota' });
  await note.fill('Muster am Montag');
  stubRejection('patch', REQUEST, {
    status: 409,
    code: 'Conflict',
    outcome: { status: 'OPEN', changedBy: 'collega@cromia.test', changedOn: '2036-11-21T09:00:00.000Z' },
  });
  const history = [
    {
      action: 'contact-requests.note',
      at: '2036-11-21T09:00:00.000Z',
      username: 'collega@cromia.test',
      details: {},
    },
  ];
  stubResponse('get', REQUEST, aContactRequest({ note: 'Schon geliefert', version: 'v2', history }));
  await page.getByRole('button', { name: 'Salva nota' }).click();
  await expect.element(note).toHaveValue('Schon geliefert');
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('collega@cromia.test · 21-11-2036');
  await expect.element(alert).toMatchTextContent('Muster am Montag');
  expect(callsTo('patch', REQUEST)[0]?.body).toEqual({ version: 'v1', note: 'Muster am Montag' });
  await inspect();
});

test('the message spans the full row', async () => {
  const request = 'Ich möchte 40 Kanister Grundierung nachbestellen. '.repeat(6).trim();
  stubResponse('get', REQUEST, aContactRequest({ request }));
  await openPage(`${QUEUE_PATH}/${OPEN.id}`, { viewer: admin() });
  const note = page.getByRole('definition').filter({ hasText: request });
  const fact = page.getByRole('definition').filter({ hasText: aContactRequest().email });
  await expect.element(note).toBeVisible();
  const measureWidth = (locator: typeof note) => locator.element().getBoundingClientRect().width;
  expect(measureWidth(note)).toBeGreaterThan(2 * measureWidth(fact));
});
