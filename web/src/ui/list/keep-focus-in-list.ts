/** Rows of tables and lists, and cards that can be removed. */
const ROW = 'tr, li, [data-row]';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** The last focused element of a row, and where it was, for when it is removed. */
interface FocusedRow {
  element: HTMLElement;
  row: Element;
  list: Element;
  /** Number of rows before it. */
  index: number;
  /** Position of the focused element among those of the row, from the end, as removal buttons are the last ones. */
  fromEnd: number;
  /** The page's title, which gets the focus when no row is left. */
  title: HTMLElement | null;
}

/** The focusable elements of a row that are displayed. */
function listFocusable(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
}

function findFocusedRow(target: EventTarget | null): FocusedRow | null {
  if (!(target instanceof HTMLElement)) return null;
  const row = target.closest(ROW);
  const list = row?.parentElement;
  if (!row || !list) return null;
  const focusable = listFocusable(row);
  return {
    element: target,
    row,
    list,
    index: [...list.children].indexOf(row),
    fromEnd: focusable.length - focusable.indexOf(target),
    title: document.querySelector<HTMLElement>('main h1'),
  };
}

/** The same element of the row that is now at the position, or of the one before; the title when no row is left. */
function findNeighbour({ row, list, index, fromEnd, title }: FocusedRow): HTMLElement | null {
  // Only the element was removed, such as the button that removes the last e-mail.
  if (row.isConnected) return listFocusable(row)[0] ?? null;
  const rows = [...list.children];
  const candidates = [...rows.slice(index), ...rows.slice(0, index).reverse()];
  const focusable = candidates.map(listFocusable).find((elements) => elements.length > 0);
  if (focusable) return focusable[Math.max(0, focusable.length - fromEnd)] ?? null;
  const inList = listFocusable(list)[0];
  if (inList) return inList;
  title?.setAttribute('tabindex', '-1');
  return title;
}

/**
 * Keeps the focus of the keyboard in tables and lists: when the row with the focus is removed, the focus moves to the
 * next row instead of the start of the page. A dialog that confirms the removal counts as part of the row.
 * @returns stops it
 */
export function keepFocusInLists(): () => void {
  let focusedRow: FocusedRow | null = null;
  const onFocusIn = ({ target }: FocusEvent) => {
    const row = findFocusedRow(target);
    const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
    if (row !== null || !isInDialog) focusedRow = row;
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // The focus left the row without another target; if the row was removed, it is disconnected by then.
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && target.closest('[role="dialog"]') === null)
        focusedRow = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (focusedRow === null || focusedRow.element.isConnected) return;
    if (document.activeElement !== document.body) return;
    const removed = focusedRow;
    focusedRow = null;
    findNeighbour(removed)?.focus();
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}
