import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { getCurrentUser } from '../../api/session';
import { createTabStore } from '../../api/tab-store';
import type { ShopScope } from '../acting';

/**
 * The typed text, which survives a reload or a new login. It is bound to its user and customer, so that nobody orders for
 * another customer by mistake.
 */
const draftStore = createTabStore(
  'quick-order',
  z.object({ username: z.string(), customerCode: z.string(), text: z.string() }),
);

/** The current text, which may be newer than the rendered one. */
export function readTextDraft({ customerCode }: ShopScope): string {
  const draft = draftStore.read();
  const isOwn = draft?.username === getCurrentUser()?.username && draft?.customerCode === customerCode;
  return isOwn ? (draft?.text ?? '') : '';
}

export function saveTextDraft({ customerCode }: ShopScope, text: string): void {
  const user = getCurrentUser();
  draftStore.write(text === '' || user === null ? null : { username: user.username, customerCode, text });
}

/** `readTextDraft` as a hook that re-renders on changes. */
export function useTextDraft(scope: ShopScope): string {
  return useSyncExternalStore(draftStore.subscribe, () => readTextDraft(scope));
}
