import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far beyond the screen rows are drawn already, so that scrolling meets no blank ones. */
const MARGIN = '600px 0px';
/** Rows that are drawn at once, before anybody knows where they stand. */
const FIRST = 20;
/** Shorter lists are drawn whole: they cost little, and the browser's own search finds all of them. */
const LONG = 100;

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

interface Near<Box extends Element> {
  ref: RefObject<Box | null>;
  /** Whether the row is to be drawn; else an empty one holds its place. */
  isRendered: boolean;
  /** Height of the place that is held, px. */
  height: number | undefined;
}

/**
 * Whether a row of a list is near what is seen. Of a long list only such rows are drawn; where the focus is stays drawn
 * wherever it is scrolled to.
 * @param index of the row, from 0
 * @param count rows of the list
 * @param guess height of a row that was never drawn, px
 */
export function useNear<Box extends Element>(index: number, count: number, guess: number): Near<Box> {
  const isLong = count > LONG;
  const ref = useRef<Box>(null);
  const [place, setPlace] = useState({ isNear: index < FIRST, height: guess });
  useEffect(() => {
    const box = ref.current;
    if (!isLong || !box) return;
    return observe(box, (isNear) => {
      if (!isNear && box.contains(document.activeElement)) return;
      const { height } = box.getBoundingClientRect();
      setPlace({ isNear, height });
    });
  }, [isLong]);
  const isRendered = !isLong || place.isNear;
  return { ref, isRendered, height: isRendered ? undefined : place.height };
}
