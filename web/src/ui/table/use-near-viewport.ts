import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance beyond the viewport in which rows are rendered, so that scrolling shows no blanks. */
const MARGIN = '600px 0px';
/** Rows rendered initially, before positions are known. */
const INITIAL_ROWS = 20;
/** Shorter lists are rendered completely: they cost little, and the browser's search finds all rows. */
const LONG_LIST_ROWS = 100;

type Listener = (isNear: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for all rows of all tables. */
function observe(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

interface RowVisibility<Box extends Element> {
  ref: RefObject<Box | null>;
  /** Whether the row is rendered; otherwise an empty placeholder is. */
  isRendered: boolean;
  /** Height of the placeholder, px. */
  height: number | undefined;
}

/**
 * Whether a row is near the viewport. In long lists only such rows and the focused row are rendered.
 * @param index of the row, from 0
 * @param count rows of the list
 * @param estimatedHeight height of a row that was never rendered, px
 */
export function useNearViewport<Box extends Element>(
  index: number,
  count: number,
  estimatedHeight: number,
): RowVisibility<Box> {
  const isLong = count > LONG_LIST_ROWS;
  const ref = useRef<Box>(null);
  const [state, setState] = useState({ isNear: index < INITIAL_ROWS, height: estimatedHeight });
  useEffect(() => {
    const box = ref.current;
    if (!isLong || !box) return;
    return observe(box, (isNear) => {
      if (!isNear && box.contains(document.activeElement)) return;
      const { height } = box.getBoundingClientRect();
      setState({ isNear, height });
    });
  }, [isLong]);
  const isRendered = !isLong || state.isNear;
  return { ref, isRendered, height: isRendered ? undefined : state.height };
}
