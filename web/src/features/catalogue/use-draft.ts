import { useState } from 'react';

/**
 * What a person is typing, starting from what the address says and again from there whenever the address changes,
 * as after the browser's Back.
 */
export function useDraft<Value>(source: Value): [Value, (next: Value) => void] {
  const key = JSON.stringify(source);
  const [seen, setSeen] = useState(key);
  const [draft, setDraft] = useState(source);
  if (seen === key) return [draft, setDraft];
  // React's way to start over when an input changes: without an effect, before anything stale is drawn.
  setSeen(key);
  setDraft(source);
  return [source, setDraft];
}
