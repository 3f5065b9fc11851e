import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../test/api-stub';
import { anApproval, anApprovalItem } from '../../../test/builders/approval';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const DETAIL = '/api/v1/public/{prefix}/approvals/{id}';
const DECISION = '/api/v1/public/{prefix}/approvals/{id}/decision';
const approval = anApproval({
  total: 2090,
  currentTotal: 1900,
  items: [
    anApprovalItem({ shownFinalUnitPrice: 9 }),
    anApprovalItem({ id: 'line-2', quantity: 4, error: 'ProductNotInStock' }),
  ],
});
const PATH = `/profile-customer/approvals/${approval.id}`;

test('an approver sees what has changed, and approves the lines that can be ordered', async () => {
  stubResponse('get', DETAIL, approval);
  await openPage(PATH, { viewer: aUser({ language: 'en', hasColleagues: true }), viewport: 'phone' });
  await expect.element(page.getByText('The role does not allow orders')).toBeVisible();
  await expect.element(page.getByText(/^was /)).toBeVisible();
  await inspect();
  stubResponse('post', DECISION, anApproval({ status: 'APPROVED', canDecide: false, currentTotal: null }));
  stubResponse('get', DETAIL, anApproval({ status: 'APPROVED', canDecide: false, currentTotal: null }));
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(page.getByText('Approved').first()).toBeVisible();
  expect(callsTo('post', DECISION).map(({ body }) => body)).toEqual([
    {
      decision: 'APPROVED',
      shownTotal: 1900,
      items: [{ productCode: approval.items[0]?.productCode, quantity: 8 }],
    },
  ]);
});
