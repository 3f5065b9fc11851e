import { useEffect, useSyncExternalStore } from 'react';

/** The error of a field as displayed, and the element to focus. */
export interface FieldErrorText {
  label: string;
  text: string;
  element: HTMLElement | null;
}

interface ErrorTexts {
  entries: ReadonlyMap<string, FieldErrorText>;
  listeners: Set<() => void>;
}

const NO_ENTRIES: ReadonlyMap<string, FieldErrorText> = new Map();
/** The displayed errors of each form, by its control. */
const textsByForm = new WeakMap<object, ErrorTexts>();

function getTexts(form: object): ErrorTexts {
  const stored = textsByForm.get(form);
  if (stored !== undefined) return stored;
  const created = { entries: NO_ENTRIES, listeners: new Set<() => void>() };
  textsByForm.set(form, created);
  return created;
}

function changeEntries(form: object, change: (entries: Map<string, FieldErrorText>) => void): void {
  const texts = getTexts(form);
  const entries = new Map(texts.entries);
  change(entries);
  texts.entries = entries;
  for (const notify of texts.listeners) notify();
}

/** Publishes the displayed error of a field for the summary of its form. */
export function usePublishErrorText(
  form: object,
  name: string,
  error: { label: string; text: string | undefined; element: { current: HTMLElement | null } },
): void {
  const { label, text, element } = error;
  useEffect(() => {
    if (text === undefined) return;
    changeEntries(form, (entries) => entries.set(name, { label, text, element: element.current }));
    return () => changeEntries(form, (entries) => entries.delete(name));
  }, [form, name, label, text, element]);
}

/** The displayed errors of a form. */
export function useErrorTexts(form: object): ReadonlyMap<string, FieldErrorText> {
  const texts = getTexts(form);
  return useSyncExternalStore(
    (notify) => {
      texts.listeners.add(notify);
      return () => texts.listeners.delete(notify);
    },
    () => texts.entries,
    () => NO_ENTRIES,
  );
}
