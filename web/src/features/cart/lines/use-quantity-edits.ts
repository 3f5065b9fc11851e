import type { CartItem } from '@cromia/domain/cart/cart-items';
import { LIMITS } from '@cromia/domain/limits';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ApiProblem, toApiProblem } from '../../../api/problem';
import { useUpdateCart } from '../use-cart-changes';
import type { QuantityEdit, QuantityEdits } from './cart-lines';

const LINE_PATH = /^items\.(\d+)\./;

/** Indexes of the lines that an error names; empty when it concerns the whole request. */
function findRejectedLines({ errors }: ApiProblem): Set<number> {
  return new Set(errors.flatMap(({ path }) => LINE_PATH.exec(path)?.[1] ?? []).map(Number));
}

/**
 * Changes of quantities: displayed at once, and saved together after a pause. Values that cannot be saved stay in their
 * field with the reason, and the sums return to the stored cart.
 */
export function useQuantityEdits(items: readonly CartItem[]) {
  const [edits, setEdits] = useState<QuantityEdits>({});
  // After a request the code must see the values typed meanwhile.
  const latest = useRef(edits);
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useUpdateCart();

  const setLatest = (newEdits: QuantityEdits) => {
    latest.current = newEdits;
    setEdits(newEdits);
  };
  const putEdit = (id: string, edit: QuantityEdit) => setLatest({ ...latest.current, [id]: edit });
  const dropEdits = (ids: readonly string[]) =>
    setLatest(Object.fromEntries(Object.entries(latest.current).filter(([id]) => !ids.includes(id))));

  const send = async (sent: { id: string; quantity: number }[]): Promise<boolean> => {
    try {
      await mutateAsync(sent);
      // A field changed again during the request keeps its newer value.
      dropEdits(
        sent.filter(({ id, quantity }) => latest.current[id]?.quantity === quantity).map(({ id }) => id),
      );
      return true;
    } catch (error) {
      const problem = toApiProblem(error);
      const rejected = findRejectedLines(problem);
      const isRejected = (index: number) => rejected.size === 0 || rejected.has(index);
      sent.forEach(({ id, quantity }, index) => {
        if (isRejected(index)) putEdit(id, { quantity, error: problem.code });
      });
      // Another tab has removed a line, so the cart is refetched.
      if (problem.code === 'NotFound') void queryClient.invalidateQueries({ queryKey: ['cart'] });
      const rest = sent.filter((_line, index) => !isRejected(index));
      if (rest.length > 0) await send(rest);
      return false;
    }
  };

  /** Saves pending changes. @returns whether everything is stored now */
  const save = async (): Promise<boolean> => {
    const unsaved = Object.entries(latest.current).flatMap(([id, { quantity, error }]) =>
      error === null && items.some((item) => item.id === id) ? [{ id, quantity }] : [],
    );
    if (unsaved.length > 0) await send(unsaved);
    return items.every(({ id }) => latest.current[id] === undefined);
  };
  const saveSoon = useDebouncedCallback(() => void save(), {
    delay: LIMITS.debounceMs,
    flushOnUnmount: true,
  });

  return {
    edits,
    saving: isPending,
    set: (id: string, quantity: number | null) => {
      putEdit(id, quantity === null ? { quantity, error: 'IllegalItemQuantity' } : { quantity, error: null });
      saveSoon();
    },
    restore: (id: string) => dropEdits([id]),
    saveNow: () => {
      saveSoon.cancel();
      return save();
    },
    /** Sends every line, changed or not, which acknowledges all changes since the last view. */
    updateAll: () => {
      saveSoon.cancel();
      return send(
        items.map(({ id, quantity }) => ({ id, quantity: latest.current[id]?.quantity ?? quantity })),
      );
    },
  };
}

export type QuantityEditing = ReturnType<typeof useQuantityEdits>;
