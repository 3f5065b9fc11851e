import { type KeyboardEvent, useRef, useState } from 'react';

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'] as const;
type Key = (typeof KEYS)[number];

/** The index of the button in the next or previous row that is closest; the same index without such a row. */
function findInOtherRow(buttons: readonly HTMLElement[], from: number, direction: 1 | -1): number {
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const current = boxes[from];
  if (current === undefined) return from;
  const others = boxes.filter(({ top }) => (top - current.top) * direction > 1);
  const row =
    direction === 1 ? Math.min(...others.map(({ top }) => top)) : Math.max(...others.map(({ top }) => top));
  let found = from;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, { top, left }] of boxes.entries()) {
    if (Math.abs(top - row) > 1 || Math.abs(left - current.left) >= distance) continue;
    found = index;
    distance = Math.abs(left - current.left);
  }
  return found;
}

function findTarget(buttons: readonly HTMLElement[], from: number, key: Key): number {
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, buttons.length - 1);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'ArrowDown':
      return findInOtherRow(buttons, from, 1);
    case 'ArrowUp':
      return findInOtherRow(buttons, from, -1);
    case 'Home':
      return 0;
    case 'End':
      return buttons.length - 1;
  }
}

/**
 * Makes a group of buttons one Tab stop: arrows, Home and End move the focus within it.
 * @param ids of the buttons, in order
 * @param chosen the button that gets the focus first; without one, the first of all
 */
export function useRovingFocus(ids: readonly string[], chosen: string | undefined) {
  const group = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const current = [focused, chosen].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const key = KEYS.find((candidate) => candidate === event.key);
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const focusedButton = document.activeElement;
    const from = focusedButton instanceof HTMLButtonElement ? buttons.indexOf(focusedButton) : -1;
    if (key === undefined || from < 0) return;
    event.preventDefault();
    buttons[findTarget(buttons, from, key)]?.focus();
  };
  return {
    groupProps: { ref: group, onKeyDown },
    getButtonProps: (id: string) => ({ tabIndex: id === current ? 0 : -1, onFocus: () => setFocused(id) }),
  };
}
