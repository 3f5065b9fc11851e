import { randomInt } from 'node:crypto';
import { expect, stubMapTiles, test } from '../src/journey.ts';
import { demoUsername } from '../src/people.ts';
import { findTitle, logIn, matchUrl, open } from '../src/steps.ts';

test('a dealer is created, found by a visitor, edited in two tabs and removed', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  const name = `Colorificio ${randomInt(1e9)}`;
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await stubMapTiles(context);
  await logIn(page, demoUsername('it'), '/backoffice/dealers');
  await page.getByRole('link', { name: 'Nuovo rivenditore' }).click();

  await field('Nome del rivenditore').fill(name);
  await field('Via e numero').fill('Viale Roma 12');
  await field('CAP').fill('36100');
  await field('Città').fill('Vicenza');
  const approximate = page.getByText('Il segnaposto è solo nella zona del CAP 36100.');
  await expect(approximate).toBeVisible();
  await page.getByRole('button', { name: 'Segnaposto del rivenditore' }).press('ArrowUp');
  await expect(approximate).toBeHidden();
  // The form keeps its values across a reload.
  await page.reload();
  await expect(field('Città')).toHaveValue('Vicenza');
  await expect(page.getByRole('button', { name: 'Riporta il segnaposto sul CAP 36100' })).toBeVisible();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page).toHaveURL(matchUrl('/backoffice/dealers'));

  const visitor = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'it-IT',
  });
  await stubMapTiles(visitor);
  const map = await visitor.newPage();
  await open(map, `/products-search/sellersMap/true/true?businessName=${encodeURIComponent(name)}`);
  await expect(map.getByText(name).first()).toBeVisible();

  await open(page, `/backoffice/dealers?searchString=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(findTitle(page)).toHaveText(name);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('textbox', { name: 'Città' }).fill('Thiene');
  await second.getByRole('button', { name: 'Salva' }).click();
  await expect(second.getByText('Modificato')).toBeVisible();
  await second.close();

  watch.expects(409, '/api/v1/backoffice/dealers/');
  await field('Città').fill('Schio');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(
    page.getByText(/Nel frattempo .+ ha modificato questi dati .+ Non è stato salvato nulla/),
  ).toBeVisible();
  // After a reload, the form shows the other user's version instead of the stale edits.
  await page.reload();
  await expect(field('Città')).toHaveValue('Thiene');

  await page.getByRole('button', { name: 'Togli dalla mappa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Togli dalla mappa' }).click();
  await expect(page).toHaveURL(matchUrl('/backoffice/dealers'));
  await open(map, `/products-search/sellersMap/true/true?businessName=${encodeURIComponent(name)}`);
  await expect(
    map.getByText(
      'Nessun rivenditore trovato. Prova con un altro CAP o un’altra città, o scrivici: ti indichiamo il punto vendita più vicino.',
    ),
  ).toBeVisible();
  await visitor.close();
});
