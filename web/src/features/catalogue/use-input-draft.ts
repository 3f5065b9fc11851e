import { useState } from 'react';

/** Local state of a value being typed, reset whenever the value in the URL changes, for example by the browser's Back. */
export function useInputDraft<Value>(source: Value): [Value, (next: Value) => void] {
  const key = JSON.stringify(source);
  const [previousKey, setPreviousKey] = useState(key);
  const [draft, setDraft] = useState(source);
  if (previousKey === key) return [draft, setDraft];
  // The reset happens during render instead of in an effect, so that no outdated value is rendered.
  setPreviousKey(key);
  setDraft(source);
  return [source, setDraft];
}
