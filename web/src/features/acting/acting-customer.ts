import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { type CustomerSummary, customerSummarySchema } from '@cromia/domain/customers/customer-summary';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { getCurrentUser, onSessionChange } from '../../api/session';
import { createTabStore } from '../../api/tab-store';

/**
 * The customer that an agent or commercial user acts for, stored per tab: two tabs may act for two customers. It is
 * bound to the user, so that the next user who logs in does not inherit it.
 */

const choiceSchema = z.object({ username: z.string(), customer: customerSummarySchema });
const choiceStore = createTabStore('acting-customer', choiceSchema);

function subscribe(listener: () => void): () => void {
  const unsubscribes = [choiceStore.subscribe(listener), onSessionChange(listener)];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** The customer whom the user of this tab acts for, or null; guards read it. */
export function getActingCustomer(): CustomerSummary | null {
  const user = getCurrentUser();
  if (user === null || !actsForCustomers(user.role)) return null;
  const choice = choiceStore.read();
  return choice?.username === user.username ? choice.customer : null;
}

/** Same as `getActingCustomer`; renders again when another customer is picked. */
export function useActingCustomer(): CustomerSummary | null {
  return useSyncExternalStore(subscribe, getActingCustomer, getActingCustomer);
}

/** Sets the customer for all shop calls of this tab. */
export function actForCustomer({ customerCode, businessName }: CustomerSummary): void {
  const user = getCurrentUser();
  if (user !== null) choiceStore.write({ username: user.username, customer: { customerCode, businessName } });
}

/** Stops acting for a customer. */
export function stopActing(): void {
  choiceStore.write(null);
}
