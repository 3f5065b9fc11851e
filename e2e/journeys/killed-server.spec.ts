import { findPortalPostmaster, openPortalDatabase } from '../src/database.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { aShopper, fillCart, readOrderRequests } from '../src/people.ts';
import { createDataDir, removeDataDir, startPortal } from '../src/portal.ts';
import {
  createOrderCode,
  expectOrder,
  fillOrder,
  findSendButton,
  logIn,
  matchUrl,
  startOrder,
} from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const CODE = 'F120-7035-25';
/** Port of a separate portal, because this test kills its portal. */
const port = Number(process.env.E2E_PORT ?? 8191) + 1;

test.use({ baseURL: `http://127.0.0.1:${port}/ecommerce/` });

test('killing the server loses neither typed data nor acknowledged orders', async ({ page, watch }) => {
  test.setTimeout(240_000);
  const dataDir = await createDataDir();
  const start = () => startPortal({ port, dataDir, demo: true });
  const details = { customerOrderCode: createOrderCode(), shippingNote: 'Piano terra' };
  let portal = await start();
  try {
    const { db, close } = await openPortalDatabase(dataDir);
    const shopper = await aShopper(db);
    await fillCart(db, shopper, [CODE], 8);
    await close();
    await logIn(page, shopper.username, '/profile-customer/cart');
    await startOrder(page, words, CODE);
    await fillOrder(page, words, details);

    watch.expectsNoServer();
    await portal.kill();
    await findSendButton(page, words).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Non è arrivata nessuna conferma' });
    await expect(failure).toContainText(
      'Il portale non risponde. Controlla la connessione e riprova: i dati inseriti restano qui.',
    );
    await expectOrder(page, words, details);
    await inspect(page);

    portal = await start();
    await failure.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText('Richiesta d’ordine inviata')).toBeVisible();

    // Kills the portal and its database right after the response.
    const { pid } = await findPortalPostmaster(dataDir);
    await portal.kill();
    process.kill(pid, 'SIGKILL');
    portal = await start();

    await page.getByRole('link', { name: 'Vedi le richieste d’ordine' }).click();
    await expect(page).toHaveURL(matchUrl('/profile-customer/request-orders'));
    const request = page.getByRole('row').filter({ hasText: details.customerOrderCode });
    await expect(request).toContainText('In verifica');
    const after = await openPortalDatabase(dataDir);
    expect(await readOrderRequests(after.db, details.customerOrderCode)).toEqual([
      { status: 'PENDING', quantity: 8 },
    ]);
    await after.close();
  } finally {
    await portal.stop();
    await removeDataDir(dataDir);
  }
});
