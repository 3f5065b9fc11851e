import { DEFAULT_TERMS } from '@cromia/domain/customers/customer-terms';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aDeskRequest, aFilledDraft } from '../../../../test/builders/customer-request';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';
import type { Translate } from '../../../i18n/keys';

const REQUEST_PATH = '/api/v1/backoffice/customer-requests/{id}';
const DECISION = `${REQUEST_PATH}/decision` as const;
const PAGE = `/backoffice/customer-requests/${aDeskRequest().id}`;

const admin = aUser({ role: 'ADMIN', businessName: null });
const decisionPanel = (words: Translate) => page.getByRole('region', { name: words('desk:decision.title') });
const heading = () => page.getByRole('heading', { level: 1 });
const DECIDED = { decidedOn: '2026-11-21T09:00:00.000Z', decidedBy: 'admin@cromia.test' };

async function rejectRequest(words: Translate, reason: string): Promise<void> {
  await decisionPanel(words)
    .getByRole('button', { name: words('desk:decision.reject') })
    .click();
  const dialog = page.getByRole('dialog', { name: words('desk:decision.rejectTitle') });
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: words('desk:decision.reject') }).click();
}

test('a request of a new company is shown as sent and accepted with the proposed terms', async () => {
  const proposal = { ...DEFAULT_TERMS, customerCode: '100042', discountPct1: 20, managers: [] };
  const request = aDeskRequest({ ...aFilledDraft({ status: 'PENDING' }), proposal });
  stubResponse('get', REQUEST_PATH, request);
  stubResponse('get', '/api/v1/backoffice/customer-requests/managers', []);
  stubResponse('post', DECISION, {
    ...request,
    ...DECIDED,
    status: 'ACCEPTED',
    customerCode: '100042',
    customerBusinessName: 'Sala S.r.l.',
    history: [
      {
        at: DECIDED.decidedOn,
        action: 'customer-requests.accept',
        username: DECIDED.decidedBy,
        details: { decision: 'ACCEPTED', customerCode: '100042' },
      },
    ],
  });
  const { words } = await openPage(PAGE, { viewer: admin });
  const company = page.getByRole('region', { name: 'Dati aziendali' });
  await expect.element(company.getByText('IT00743110157')).toBeVisible();
  await inspect();
  await decisionPanel(words).getByRole('button', { name: 'Accetta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accettare la richiesta?' });
  await expect
    .element(dialog)
    .toMatchTextContent('il nuovo cliente 100042 · Listino RIV · Sconti sul listino: 20');
  await expect.element(dialog.getByText('Riceve l’e-mail: Anna Rossi (anna@rossi.test).')).toBeVisible();
  expect(callsTo('post', DECISION)).toEqual([]);
  await inspect();
  await dialog.getByRole('button', { name: 'Accetta', exact: true }).click();
  await expect.element(heading().getByText('Accettata')).toBeVisible();
  await expect.element(page.getByText('Accettata · 100042')).toBeVisible();
  await expect
    .poll(() => callsTo('post', DECISION).map(({ body }) => body))
    .toEqual([{ decision: 'ACCEPTED', ...proposal }]);
});

test('an association is rejected with a reason, which is shown afterwards', async () => {
  stubResponse('get', REQUEST_PATH, aDeskRequest());
  stubResponse(
    'post',
    DECISION,
    aDeskRequest({ ...DECIDED, status: 'REJECTED', reason: 'Non autorizzato.' }),
  );
  const { words } = await openPage(PAGE, { viewer: { ...admin, language: 'de' } });
  await expect.element(decisionPanel(words)).toBeVisible();
  await inspect();
  await rejectRequest(words, 'Non autorizzato.');
  await expect.element(page.getByText('Non autorizzato.')).toBeVisible();
  await expect.element(heading().getByText('Abgelehnt')).toBeVisible();
  await expect
    .poll(() => callsTo('post', DECISION).map(({ body }) => body))
    .toEqual([{ decision: 'REJECTED', reason: 'Non autorizzato.' }]);
});

test('a late decision is rejected and shows the decision of the colleague', async () => {
  stubResponse('get', REQUEST_PATH, aDeskRequest());
  stubRejection('post', DECISION, { status: 409, code: 'Conflict', outcome: { status: 'ACCEPTED' } });
  const { words } = await openPage(PAGE, { viewer: admin });
  await expect.element(decisionPanel(words)).toBeVisible();
  stubResponse('get', REQUEST_PATH, aDeskRequest({ ...DECIDED, status: 'ACCEPTED' }));
  await rejectRequest(words, 'Troppo tardi');
  await expect
    .element(
      page.getByText(
        'Un’altra persona è stata più veloce. Qui sotto vedi l’esito; la tua decisione non è stata registrata.',
        { exact: false },
      ),
    )
    .toBeVisible();
  await expect.element(heading().getByText('Accettata')).toBeVisible();
  await inspect();
});
