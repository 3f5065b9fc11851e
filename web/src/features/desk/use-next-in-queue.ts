import { useNotify } from '../../ui/feedback/use-notify';

interface NextInQueue {
  /** Id of the decided entry. */
  decidedId: string;
  /** Fetches the pending entries of the queue. */
  fetchPending: () => Promise<{ content: readonly { id: string }[] }>;
  /** Message about the decided entry, displayed on the page of the next one. */
  message: string;
  openEntry: (id: string) => Promise<void>;
}

/**
 * Returns a function that opens the next pending entry of a queue, with a message about the decided one. Stays on the page
 * if there is none.
 */
export function useNextInQueue() {
  const notify = useNotify();
  return async ({ decidedId, fetchPending, message, openEntry }: NextInQueue): Promise<void> => {
    const { content } = await fetchPending();
    const next = content.find(({ id }) => id !== decidedId);
    if (next === undefined) return;
    notify(message);
    await openEntry(next.id);
  };
}
