import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { getCurrentUser } from '../../api/session';
import { createTabStore } from '../../api/tab-store';
import type { ShopScope } from '../acting';

/**
 * The typed text, which survives a reload or a new login. It is bound to its author and customer, so that nobody orders
 * for another customer by mistake.
 */
const draftStore = createTabStore(
  'quick-order',
  z.object({ username: z.string(), customerCode: z.string(), text: z.string() }),
);

/** The current text, which may be newer than the rendered one. */
export function readTextDraft({ customerCode }: ShopScope): string {
  const typed = draftStore.read();
  const isOwn = typed?.username === getCurrentUser()?.username && typed?.customerCode === customerCode;
  return isOwn ? (typed?.text ?? '') : '';
}

export function saveTextDraft({ customerCode }: ShopScope, text: string): void {
  const user = getCurrentUser();
  draftStore.write(text === '' || user === null ? null : { username: user.username, customerCode, text });
}

/** As `readTextDraft`; renders again when it changes. */
export function useTextDraft(scope: ShopScope): string {
  return useSyncExternalStore(draftStore.subscribe, () => readTextDraft(scope));
}
