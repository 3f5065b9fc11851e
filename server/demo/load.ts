import { sql } from 'kysely';
import type { Database } from '../src/platform/database/connection.ts';
import { buildDemoProducts } from './catalogue/products.ts';
import { loadDealers, loadInvitations, loadRequests } from './load/activation.ts';
import { loadApprovals } from './load/approvals.ts';
import { loadPriceLists, loadProducts, loadSerials, loadTds } from './load/catalogue.ts';
import { loadClaims } from './load/claims.ts';
import { loadContactRequests } from './load/contact.ts';
import { loadConversations } from './load/conversations.ts';
import { loadHazards } from './load/hazards.ts';
import { type InvoiceFiles, loadInvoices } from './load/invoices.ts';
import { loadAccounts, loadCustomers } from './load/people.ts';
import { loadPrivateCatalogue } from './load/private-catalogue.ts';
import { loadSds } from './load/sds.ts';
import { loadShipments } from './load/shipments.ts';
import { loadAgreedTerms, loadFirstCart, loadHistory, loadPreferred } from './load/shop.ts';
import { loadShoppingLists } from './load/shopping-lists.ts';
import { loadStockWatches } from './load/stock-watches.ts';
import { loadUpdateRequests } from './load/update-requests.ts';
import { buildDemoCustomers } from './people/customers.ts';
import { listFavourites } from './shop/assortments.ts';
import { buildDemoHistory } from './shop/history.ts';
import { createAgreedTerms } from './shop/terms.ts';

/** The loading step that starts now: its name, its number from 1, and the total number of steps. */
interface DemoProgress {
  name: string;
  step: number;
  steps: number;
}

const STEPS = ['catalogue', 'prices', 'customers', 'accounts', 'requests', 'orders', 'documents'] as const;

/**
 * Loads the demo (contract, section 4) into an empty database, in one transaction. The content is the same on every
 * machine; its dates are relative to `now`.
 * @returns false when the database already has users and was left unchanged
 */
export async function loadDemo(
  db: Database,
  {
    now,
    invoiceFiles,
    onProgress,
  }: {
    now: Date;
    /** Where the files of invoices are stored; without it, invoices have none. */
    invoiceFiles?: InvoiceFiles;
    onProgress: (progress: DemoProgress) => void;
  },
): Promise<boolean> {
  const reportStep = (name: (typeof STEPS)[number]): void =>
    onProgress({ name, step: STEPS.indexOf(name) + 1, steps: STEPS.length });

  return db.transaction().execute(async (trx) => {
    // When two servers start concurrently on one database, the second waits here and then finds the users of the first one.
    await sql`LOCK TABLE users IN EXCLUSIVE MODE`.execute(trx);
    const user = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (user) return false;

    reportStep('catalogue');
    const products = buildDemoProducts();
    await loadSerials(trx);
    const productIds = await loadProducts(trx, products, now);

    reportStep('prices');
    await loadPriceLists(trx, products, productIds);

    reportStep('customers');
    const customers = buildDemoCustomers();
    const customerIds = await loadCustomers(trx, customers, now);

    reportStep('accounts');
    const userIds = await loadAccounts(trx, customerIds, now);
    const ids = { customers: customerIds, users: userIds, products: productIds };

    reportStep('requests');
    await loadRequests(trx, ids, customers, now);
    await loadUpdateRequests(trx, ids, customers, now);
    await loadInvitations(trx, ids, now);
    await loadDealers(trx);
    await loadContactRequests(trx, ids, now);

    reportStep('orders');
    const agreed = customers.flatMap((customer) =>
      createAgreedTerms(customer, listFavourites(customer, products)),
    );
    await loadAgreedTerms(trx, ids, agreed);
    await loadPreferred(trx, ids, customers, products);
    await loadHistory(trx, ids, buildDemoHistory(customers, products, agreed, now));
    await loadInvoices(trx, now, invoiceFiles);
    const [first] = customers;
    if (first) {
      await loadFirstCart(trx, ids, first, products, agreed);
      await loadApprovals(trx, ids, { customer: first, products, agreed, now });
    }
    await loadConversations(trx, now);
    await loadShoppingLists(trx, ids, products, now);
    await loadStockWatches(trx, ids, now);

    reportStep('documents');
    await loadHazards(trx, ids, now);
    await loadTds(trx, now);
    await loadSds(trx, ids, now);
    await loadShipments(trx);
    await loadClaims(trx, ids, { now, files: invoiceFiles?.files });
    await loadPrivateCatalogue(trx, ids, now);
    await trx.insertInto('demoMark').values({ loadedAt: now }).execute();
    return true;
  });
}
