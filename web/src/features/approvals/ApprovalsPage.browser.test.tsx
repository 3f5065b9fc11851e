import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { anApproval } from '../../../test/builders/approval';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const LIST = '/api/v1/public/{prefix}/approvals';
const PATH = '/profile-customer/approvals';

test('an approver sees what waits, by author, reason and total, and opens it', async () => {
  const approval = anApproval({ approvalReason: 'ORDER_LIMIT', limit: 800 });
  stubResponse('get', LIST, paged([approval]));
  stubResponse('get', `${LIST}/{id}`, approval);
  const { place } = await openPage(PATH, { viewer: aUser({ language: 'en', hasColleagues: true }) });
  const row = page.getByRole('row').filter({ hasText: 'PO-12' });
  await expect.element(row.getByText('Rita Verdi')).toBeVisible();
  await expect.element(row.getByText('€1,900.00')).toBeVisible();
  await expect.element(row.getByText(/800/)).toBeVisible();
  await inspect();
  await row.getByRole('link', { name: 'Rita Verdi' }).click();
  await expect.poll(place).toBe(`${PATH}/${approval.id}`);
});

test('an author who has asked for nothing is led to the cart', async () => {
  stubResponse('get', LIST, paged([]));
  const viewer = aUser({ language: 'it', companyRole: 'REQUESTER', canApprove: false, hasColleagues: true });
  await openPage(PATH, { viewer, viewport: 'phone' });
  await expect.element(page.getByText('Non hai ancora chiesto approvazioni.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Vai al carrello' })).toBeVisible();
});
