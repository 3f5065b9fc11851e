import { useNotify } from '../../ui/feedback/use-notify';

interface NextInQueue {
  /** The entry that was decided on. */
  decided: string;
  /** The entries of the queue that wait. */
  read: () => Promise<{ content: readonly { id: string }[] }>;
  /** What became of the one that was decided on, to be said on the page of the next one. */
  done: string;
  open: (id: string) => Promise<void>;
}

/** Opens the next entry of a queue that waits, and says what became of the one before; without a next one it stays. */
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
