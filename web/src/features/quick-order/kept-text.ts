import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { keptPerTab } from '../../api/kept-per-tab';
import { currentUser } from '../../api/session';
import type { ShopScope } from '../customers';

/**
 * The typed text, kept over a reload or a login. It belongs to its author and to the
 * customer it was typed for: nobody orders for one what was meant for another.
 */
const kept = keptPerTab(
  'cromia.quick-order',
  z.object({ username: z.string(), customerCode: z.string(), text: z.string() }),
);

/** The text as it stands, which may be newer than what a page was drawn with. */
export function keptText({ customerCode }: ShopScope): string {
  const typed = kept.read();
  const isOwn = typed?.username === currentUser()?.username && typed?.customerCode === customerCode;
  return isOwn ? (typed?.text ?? '') : '';
}

export function keepText({ customerCode }: ShopScope, text: string): void {
  const user = currentUser();
  kept.keep(text === '' || user === null ? null : { username: user.username, customerCode, text });
}

/** As `keptText`; renders again when it changes. */
export function useKeptText(scope: ShopScope): string {
  return useSyncExternalStore(kept.subscribe, () => keptText(scope));
}
