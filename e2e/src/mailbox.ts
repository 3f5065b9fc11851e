import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { findTitle, matchUrl } from './steps.ts';
import type { Words } from './texts.ts';

/** Waits until an address has received `count` mails. @returns their ids, newest first */
export async function waitForMails(page: Page, username: string, count: number): Promise<string[]> {
  let ids: string[] = [];
  const address = new URL(`/api/demo/mailbox?to=${encodeURIComponent(username)}`, page.url()).href;
  await expect
    .poll(async () => {
      const response = await page.request.get(address);
      const { content }: { content: { id: string }[] } = await response.json();
      ids = content.map(({ id }) => id);
      return ids.length;
    }, `mails to ${username}`)
    .toBe(count);
  return ids;
}

/** Opens the newest mail in the demo's mailbox and clicks its link to a path. */
export async function followMail(page: Page, words: Words, path: string): Promise<void> {
  await expect(findTitle(page)).toHaveText(words('mailbox:title'));
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: words('mailbox:html') })).toBeVisible();
  const link = page.frameLocator('iframe').locator(`a[href*="/ecommerce${path}?"]`).first();
  await link.click();
  await expect(page).toHaveURL(matchUrl(path));
}
