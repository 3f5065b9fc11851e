import { type ReactNode, useRef } from 'react';
import { ROW_LINK_SELECTOR } from '../../../ui/table/RowLink';
import { useShortcut } from './use-shortcut';

/** A list of a queue in which J and K focus the next and the previous entry, which Enter opens. */
export function QueueKeys({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const focusEntry = (step: 1 | -1) => {
    const links = [...(container.current?.querySelectorAll<HTMLElement>(ROW_LINK_SELECTOR) ?? [])];
    const row = document.activeElement?.closest('tr, li');
    const current = links.findIndex((link) => row?.contains(link) === true);
    const next = current === -1 && step === -1 ? -1 : current + step;
    links[next]?.focus();
  };
  useShortcut('J', () => focusEntry(1));
  useShortcut('K', () => focusEntry(-1));
  return <div ref={container}>{children}</div>;
}
