import { useState } from 'react';

/** Local state for a value being typed, reset whenever the value in the URL changes, as by the browser's Back. */
export function useInputDraft<Value>(source: Value): [Value, (next: Value) => void] {
  const key = JSON.stringify(source);
  const [seen, setSeen] = useState(key);
  const [draft, setDraft] = useState(source);
  if (seen === key) return [draft, setDraft];
  // Resets the state during render instead of in an effect, so that nothing stale is drawn.
  setSeen(key);
  setDraft(source);
  return [source, setDraft];
}
