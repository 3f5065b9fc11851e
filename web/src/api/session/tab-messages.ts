import { userSchema } from '@cromia/domain/accounts/login';
import { z } from 'zod';

/** Messages between the tabs of this browser, which share one session. */

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('access'), username: z.string(), accessToken: z.string() }),
  z.object({ kind: z.literal('user'), user: userSchema }),
  z.object({ kind: z.literal('logout') }),
  z.object({ kind: z.literal('ended') }),
]);
export type TabMessage = z.infer<typeof messageSchema>;

const channel = new BroadcastChannel('cromia.session');

export function postToOtherTabs(message: TabMessage): void {
  channel.postMessage(message);
}

/** Handles the messages of other tabs; those of another version of the app are ignored. */
export function onTabMessage(handle: (message: TabMessage) => void): void {
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(event.data);
    if (message.success) handle(message.data);
  };
}
