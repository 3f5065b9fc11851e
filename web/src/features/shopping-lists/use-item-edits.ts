import type { ShoppingList } from '@cromia/domain/shopping-lists/shopping-list';
import { useEffect, useRef, useState } from 'react';
import type { ShopScope } from '../acting';
import type { ItemEdits, ListEditing } from './list-editing';
import { type ItemEdit, useEditItems } from './shopping-list-queries';

/** Pause after the last change of a quantity or note until it is saved, in milliseconds. */
const SAVE_DELAY_MS = 700;

/** The edits that can be saved: those without an invalid quantity. */
function toValidEdits(edits: ItemEdits): Record<string, ItemEdit> {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([id, { quantity, ...edit }]) => {
      const valid = { ...edit, ...(quantity === null || quantity === undefined ? {} : { quantity }) };
      return Object.keys(valid).length === 0 ? [] : [[id, valid]];
    }),
  );
}

/** Edits without those that have been saved and not changed since. An invalid quantity stays in its field. */
function withoutSaved(edits: ItemEdits, saved: ItemEdits): ItemEdits {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([id, edit]) => {
      if (edit !== saved[id]) return [[id, edit]];
      return edit.quantity === null ? [[id, { quantity: null }]] : [];
    }),
  );
}

/** Saves changed quantities and notes of a list by themselves, shortly after the last change and when the page is left. */
export function useItemEdits(scope: ShopScope, { id, isChangeable }: ShoppingList) {
  const save = useEditItems(scope, id);
  const [edits, setEdits] = useState<ItemEdits>({});
  const latest = useRef(edits);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const update = (next: ItemEdits) => {
    latest.current = next;
    setEdits(next);
  };
  const saveNow = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const sent = latest.current;
    const valid = toValidEdits(sent);
    if (Object.keys(valid).length === 0) return;
    await save.mutateAsync(valid);
    update(withoutSaved(latest.current, sent));
  };
  // The page shows the error of the mutation.
  const saveQuietly = () => saveNow().catch(() => undefined);
  const saveOnLeave = useRef(saveQuietly);
  saveOnLeave.current = saveQuietly;
  useEffect(
    () => () => {
      if (timer.current !== undefined) void saveOnLeave.current();
    },
    [],
  );
  const editing: ListEditing = {
    edits,
    canChange: isChangeable,
    change: (itemId, edit) => {
      update({ ...latest.current, [itemId]: { ...latest.current[itemId], ...edit } });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveOnLeave.current(), SAVE_DELAY_MS);
    },
  };
  return {
    editing,
    error: save.isPending ? null : save.error,
    /** Discards the edits that could not be saved. */
    discard: () => {
      update({});
      save.reset();
    },
    retry: () => void saveQuietly(),
    /** Saves pending edits at once. */
    flush: saveQuietly,
  };
}
