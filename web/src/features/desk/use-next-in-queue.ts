import { useNotify } from '../../ui/feedback/use-notify';

interface NextInQueue {
  /** Id of the decided entry. */
  decided: string;
  /** Reads the pending entries of the queue. */
  read: () => Promise<{ content: readonly { id: string }[] }>;
  /** Message about the decided entry, shown on the page of the next one. */
  done: string;
  open: (id: string) => Promise<void>;
}

/**
 * Opens the next pending entry of a queue with a message about the previous one; stays on the page when there is none.
 */
export function useNextInQueue() {
  const notify = useNotify();
  return async ({ decided, read, done, open }: NextInQueue): Promise<void> => {
    const { content } = await read();
    const next = content.find(({ id }) => id !== decided);
    if (next === undefined) return;
    notify(done);
    await open(next.id);
  };
}
