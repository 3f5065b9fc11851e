import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { type CustomerSummary, customerSummarySchema } from '@cromia/domain/customers/customer';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { currentUser, onSessionChange } from '../../api/session';

/**
 * The customer that an agent or commercial user has picked, kept per tab: two tabs may act for two customers. It
 * belongs to the user who picked it, so that the next one to log in here does not inherit it.
 */

const STORAGE_KEY = 'cromia.acting-customer';
const pickedSchema = z.object({ username: z.string(), customer: customerSummarySchema });
type Picked = z.infer<typeof pickedSchema>;

const listeners = new Set<() => void>();
let picked = kept();

function kept(): Picked | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    return text === null ? null : pickedSchema.parse(JSON.parse(text));
  } catch {
    // Storage that is forbidden or holds something else: nobody has been picked.
    return null;
  }
}

function keep(next: Picked | null): void {
  picked = next;
  try {
    if (next === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Without storage the choice holds until the page is reloaded.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSessionChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The customer whom the user of this tab acts for, or null; guards read it. */
export function actingCustomer(): CustomerSummary | null {
  const user = currentUser();
  if (user === null || !actsForCustomers(user.role)) return null;
  return picked?.username === user.username ? picked.customer : null;
}

/** As `actingCustomer`; renders again when another customer is picked. */
export function useActingCustomer(): CustomerSummary | null {
  return useSyncExternalStore(subscribe, actingCustomer);
}

/** From now on, all shop calls of this tab are about this customer. */
export function actFor({ customerCode, businessName }: CustomerSummary): void {
  const user = currentUser();
  if (user !== null) keep({ username: user.username, customer: { customerCode, businessName } });
}

/** The user of this tab acts for nobody any more. */
export function stopActing(): void {
  keep(null);
}
