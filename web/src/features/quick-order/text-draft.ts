import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { currentUser } from '../../api/session';
import { createTabStore } from '../../api/tab-store';
import type { ShopScope } from '../customers';

/**
 * The typed text, kept over a reload or a login. It belongs to its author and to the
 * customer it was typed for: nobody orders for one what was meant for another.
 */
const kept = createTabStore(
  'cromia.quick-order',
  z.object({ username: z.string(), customerCode: z.string(), text: z.string() }),
);

/** The text as it stands, which may be newer than what a page was drawn with. */
export function textDraft({ customerCode }: ShopScope): string {
  const typed = kept.read();
  const isOwn = typed?.username === currentUser()?.username && typed?.customerCode === customerCode;
  return isOwn ? (typed?.text ?? '') : '';
}

export function keepText({ customerCode }: ShopScope, text: string): void {
  const user = currentUser();
  kept.keep(text === '' || user === null ? null : { username: user.username, customerCode, text });
}

/** As `textDraft`; renders again when it changes. */
export function useTextDraft(scope: ShopScope): string {
  return useSyncExternalStore(kept.subscribe, () => textDraft(scope));
}
