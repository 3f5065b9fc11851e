import { type RenderToastLink, useNotify } from '../../ui/feedback/use-notify';

interface NextInQueue {
  /** Id of the decided entry. */
  decidedId: string;
  /** Fetches the pending entries of the queue. */
  fetchPending: () => Promise<{ content: readonly { id: string }[] }>;
  /** Message about the decided entry, displayed on the page of the next one. */
  message: string;
  /** Link of the message to what the decision made. */
  renderLink?: RenderToastLink | undefined;
  openEntry: (id: string) => Promise<void>;
}

/**
 * Returns a function that opens the next pending entry of a queue, with a message about the decided one. Stays on the page
 * if there is none.
 */
export function useNextInQueue() {
  const notify = useNotify();
  return async ({ decidedId, fetchPending, message, renderLink, openEntry }: NextInQueue): Promise<void> => {
    const { content } = await fetchPending();
    const next = content.find(({ id }) => id !== decidedId);
    if (next === undefined) return;
    notify(message, renderLink);
    await openEntry(next.id);
  };
}
