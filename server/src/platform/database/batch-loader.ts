/** Maximum number of keys per statement. Reading a few hundred rows takes a millisecond. */
const BATCH_MAX = 32;
/** Maximum number of concurrent statements. While they run, further keys collect for the next batch. */
const AT_ONCE = 2;

interface Waiting<Key, Value> {
  key: Key;
  done: (value: Value) => void;
  failed: (error: unknown) => void;
}

/**
 * Batches concurrent loads of single keys into one statement, so that sixteen callers cost little more than one. A
 * single key does not wait for a batch to fill. A key is never answered by a statement that started before the request
 * for the key.
 * @param load loads the values of several keys, in the same order
 */
export function createBatchLoader<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const line: Waiting<Key, Value>[] = [];
  let running = 0;
  let scheduled = false;

  async function settle(batch: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const values = await load(batch.map(({ key }) => key));
      if (values.length !== batch.length) throw new Error('a batch was not answered whole');
      for (const [index, value] of values.entries()) batch[index]?.done(value);
    } catch (error) {
      // A key that cannot be loaded must not fail the other keys of its batch.
      if (batch.length > 1) for (const waiting of batch) await settle([waiting]);
      else batch[0]?.failed(error);
    }
  }

  function next(): void {
    scheduled = false;
    while (running < AT_ONCE && line.length > 0) {
      running += 1;
      void settle(line.splice(0, BATCH_MAX)).finally(() => {
        running -= 1;
        schedule();
      });
    }
  }

  function schedule(): void {
    if (scheduled || line.length === 0 || running >= AT_ONCE) return;
    scheduled = true;
    setImmediate(next);
  }

  return (key) =>
    new Promise((done, failed) => {
      line.push({ key, done, failed });
      schedule();
    });
}
