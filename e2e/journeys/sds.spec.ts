import { expect, inspect, test } from '../src/journey.ts';
import { mailsTo } from '../src/mailbox.ts';
import { anOrderOf, aShopper } from '../src/people.ts';
import {
  aBatchFor,
  aFailedDelivery,
  newAddress,
  openSheet,
  pressable,
  search,
  typeAddress,
} from '../src/sds-steps.ts';
import { endAtServer } from '../src/session-end.ts';
import { at, fillLogin, logIn, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

/** A sheet that no other journey is about. */
const SHEET = { serial: 'F120', color: '6011' };

for (const [language, locale] of [
  ['it', 'it-IT'],
  ['de', 'de-DE'],
] as const) {
  const words = wordsOf(language);

  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a customer takes the sheet of a batch, sends it, and sees that it has left', async ({
      page,
      db,
    }) => {
      const shopper = await aShopper(db, { language });
      await aBatchFor(db, shopper, SHEET);
      await logIn(page, shopper.username, '/sds');
      await expect(page, 'the site and batch searches are not for customers').toHaveURL(at('/sds/customer'));
      await expect(title(page)).toHaveText(words('sds:title'));
      const tabs = page.getByRole('navigation', { name: words('sds:tabs.label') });
      await expect(tabs.getByRole('link')).toHaveText([
        words('sds:tabs.customer'),
        words('sds:tabs.document'),
        words('sds:tabs.deliveries'),
      ]);
      const dialog = await openSheet(page, words, 'DE');
      await inspect(page);
      const download = page.waitForEvent('download');
      await pressable(dialog, words('sds:sheet.download')).click();
      expect((await download).suggestedFilename()).toMatch(/^SDS-[0-9A-Z]+-DE\.pdf$/);

      const address = newAddress();
      await typeAddress(dialog, words, 1, 'not an address');
      await pressable(dialog, words('common:actions.send')).click();
      await expect(dialog.getByText(words('sds:send.emailError'))).toBeVisible();
      await typeAddress(dialog, words, 1, address);
      await pressable(dialog, words('sds:send.add')).click();
      await typeAddress(dialog, words, 2, `second-${address}`);
      await pressable(dialog, words('common:actions.send')).click();
      await expect(dialog.getByText(words('sds:send.sdsSentSuccess', { count: 2 }))).toBeVisible();
      await inspect(page);
      await mailsTo(page, address, 1);
      await mailsTo(page, `second-${address}`, 1);

      await dialog.getByRole('link', { name: words('sds:send.follow') }).click();
      await expect(page).toHaveURL(at('/sds/deliveries'));
      const sent = page
        .getByRole('main')
        .locator('tr, li')
        .filter({ hasText: `second-${address}` });
      await expect(sent).toContainText(words('sds:deliveryStatus.SENT'));
      await inspect(page);
    });

    test('a refused sending says so, keeps what was typed and is not sent twice, but again when asked to', async ({
      page,
      watch,
      db,
    }) => {
      const shopper = await aShopper(db, { language });
      await aBatchFor(db, shopper, SHEET);
      await logIn(page, shopper.username, '/sds/customer');
      const dialog = await openSheet(page, words, 'IT');
      const address = newAddress();
      watch.expects(503, '/sds/send');
      let answers = 0;
      // The first answer is lost on its way: the portal has sent, and the reader cannot know.
      await page.route('**/sds/send*', async (route) => {
        answers += 1;
        if (answers > 1) return route.continue();
        await route.fetch();
        await route.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
      });
      await typeAddress(dialog, words, 1, address);
      await pressable(dialog, words('common:actions.send')).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await inspect(page);
      await expect(dialog.getByRole('textbox', { name: words('sds:send.email', { number: 1 }) })).toHaveValue(
        address,
      );
      await pressable(dialog, words('common:actions.send')).click();
      await expect(dialog.getByText(words('sds:send.sdsSentSuccess', { count: 1 }))).toBeVisible();
      await mailsTo(page, address, 1);

      // Who sends it once more after that means it.
      await typeAddress(dialog, words, 1, address);
      await pressable(dialog, words('common:actions.send')).click();
      await mailsTo(page, address, 2);
    });

    test('addresses outlive a login in between; a button at work keeps the focus, and Back closes the sheet on a phone', async ({
      page,
      watch,
      db,
    }, { project }) => {
      const shopper = await aShopper(db, { language });
      await aBatchFor(db, shopper, SHEET);
      await logIn(page, shopper.username, '/sds/customer');
      const address = newAddress();
      const typed = await openSheet(page, words, 'IT');
      await typeAddress(typed, words, 1, address);
      await pressable(typed, words('sds:send.add')).click();
      await typeAddress(typed, words, 2, `second-${address}`);
      await endAtServer(page);
      watch.expects(401, '/api/');
      watch.expects(403, '/api/');
      await pressable(typed, words('common:actions.send')).click();
      await expect(page).toHaveURL(/\/login\?redirectLink=%2Fsds/);
      await fillLogin(page, words, shopper.username);

      // The row is still unfolded: that stands in the address.
      await page.getByRole('main').getByRole('button', { name: /^IT / }).click();
      const dialog = page.getByRole('dialog');
      const addresses = dialog.getByRole('textbox');
      await expect(addresses).toHaveCount(2);
      await expect(addresses.nth(1)).toHaveValue(`second-${address}`);
      const send = pressable(dialog, words('common:actions.send'));
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/sds/send*', async (route) => {
        await held;
        await route.continue();
      });
      await send.focus();
      await page.keyboard.press('Enter');
      await expect(send).toBeDisabled();
      await expect(send).toBeFocused();
      answer();
      await expect(dialog.getByText(words('sds:send.sdsSentSuccess', { count: 2 }))).toBeVisible();
      await expect(send).toBeFocused();
      await expect(addresses).toHaveCount(1);

      if (project.name !== 'phone') return;
      const place = page.url();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(place);
    });

    test('what has not arrived is seen from every search, with the reason and another try', async ({
      page,
      watch,
      db,
    }) => {
      const shopper = await aShopper(db, { language });
      await aFailedDelivery(db, shopper, SHEET);
      watch.expects(409, '/retry');
      await logIn(page, shopper.username, '/sds/customer');
      await page.getByRole('link', { name: words('sds:deliveries.failed', { count: 1 }) }).click();
      await expect(page).toHaveURL(at('/sds/deliveries'));
      await expect(page.getByRole('main')).toContainText(words('sds:deliveryStatus.FAILED'));
      await expect(page.getByText('550 no such mailbox')).toBeVisible();
      await inspect(page);
      await page.getByRole('button', { name: new RegExp(`^${words('common:actions.retry')} `) }).click();
      // Its mail is gone: that it cannot be tried again is said.
      await expect(page.getByRole('alert')).toBeVisible();
    });

    test('all sheets of an order leave in one mail, in the chosen language', async ({ page, watch, db }) => {
      const shopper = await aShopper(db, { language });
      const orderCode = await anOrderOf(db, shopper, {
        products: [`${SHEET.serial}-${SHEET.color}-25`],
        quantity: 4,
        status: 'F',
      });
      await logIn(page, shopper.username, '/sds/document');
      await search(page, words);
      await expect(page.getByText(words('errors:fields.missing'))).toBeVisible();
      const field = page.getByRole('textbox', { name: words('sds:fields.orderCode') });
      watch.expects(404, 'findSdsByOrder');
      await field.fill('V99-NOTHING');
      await search(page, words);
      await expect(page.getByText(words('sds:results.noOrder'))).toBeVisible();
      await field.fill(orderCode);
      await search(page, words);
      await expect(page).toHaveURL(new RegExp(`orderCode=${orderCode}`));
      await pressable(page, words('sds:sendAll.open')).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: words('sds:fields.language') }).click();
      await page.getByRole('option', { name: /^EN / }).click();
      const address = newAddress();
      await typeAddress(dialog, words, 1, address);
      await inspect(page);
      await pressable(dialog, words('sds:sendAll.send')).click();
      await expect(dialog.getByText(words('sds:send.sdsSentSuccess', { count: 1 }))).toBeVisible();
      await mailsTo(page, address, 1);
      await pressable(dialog, words('sds:sendAll.send')).click();
      await mailsTo(page, address, 2);
    });
  });
}
