import { randomInt } from 'node:crypto';
import { expect, serveTiles, test } from '../src/journey.ts';
import { demo } from '../src/people.ts';
import { at, logIn, open, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');

test('a dealer is created, found by a visitor, edited in two tabs and removed', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  const name = `Colorificio ${randomInt(1e9)}`;
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const latitude = words('backoffice:dealers.fields.latitude');
  await logIn(page, demo('it'), '/backoffice/dealers');
  await page.getByRole('link', { name: words('backoffice:dealers.new') }).click();

  await field(words('dealers:filters.businessName')).fill(name);
  await field(words('activation:fields.streetAddress1')).fill('Viale Roma 12');
  await field(words('dealers:filters.postalCode')).fill('36100');
  await field(words('activation:fields.city')).fill('Vicenza');
  await field(latitude).fill('45,5455');
  await field(words('backoffice:dealers.fields.longitude')).fill('11,5354');
  // The form keeps its values across a reload.
  await page.reload();
  await expect(field(latitude)).toHaveValue('45,5455');
  await page.getByRole('button', { name: words('common:actions.save') }).click();
  await expect(page).toHaveURL(at('/backoffice/dealers'));

  const visitor = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'it-IT',
  });
  await serveTiles(visitor);
  const map = await visitor.newPage();
  await open(map, `/products-search/sellersMap/true/true?businessName=${encodeURIComponent(name)}`);
  await expect(map.getByText(name).first()).toBeVisible();

  await open(page, `/backoffice/dealers?searchString=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(title(page)).toHaveText(name);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('textbox', { name: words('activation:fields.city') }).fill('Thiene');
  await second.getByRole('button', { name: words('common:actions.save') }).click();
  await expect(second.getByText(words('audit-log:actions.dealers.change'))).toBeVisible();
  await second.close();

  watch.expects(409, '/api/v1/backoffice/dealers/');
  await field(words('activation:fields.city')).fill('Schio');
  await page.getByRole('button', { name: words('common:actions.save') }).click();
  await expect(page.getByText(words('backoffice:dealers.stale'))).toBeVisible();
  // After a reload, the form shows the other user's version instead of the stale edits.
  await page.reload();
  await expect(field(words('activation:fields.city'))).toHaveValue('Thiene');

  await page.getByRole('button', { name: words('backoffice:dealers.remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('backoffice:dealers.remove') })
    .click();
  await expect(page).toHaveURL(at('/backoffice/dealers'));
  await open(map, `/products-search/sellersMap/true/true?businessName=${encodeURIComponent(name)}`);
  await expect(map.getByText(words('dealers:none'))).toBeVisible();
  await visitor.close();
});
