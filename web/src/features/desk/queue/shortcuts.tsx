import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ROW_LINK_SELECTOR } from '../../../ui/table/RowLink';

/** Keys of the queues: the next and the previous entry, accept and reject the opened one. */
export type Shortcut = 'J' | 'K' | 'A' | 'R';

/** Whether the user leaves the shortcuts on, which WCAG 2.1.4 requires to be a choice; stored in this browser. */
export function useShortcutsEnabled() {
  return useLocalStorage({
    key: 'cromia.desk.shortcuts',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
}

/** The letter of a key; on a keyboard without Latin letters, the one at the same place. */
function findLetter({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
}

const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OVERLAYS = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Whether a key belongs to a field in which the user types, or to an open dialog or menu. */
function isTaken({ target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(TEXT_FIELDS) !== null;
  return isTyping || [...document.querySelectorAll(OVERLAYS)].some((overlay) => overlay.checkVisibility());
}

/** Calls a function when a key of the queues is pressed, except while the user types or a dialog is open. */
export function useShortcut(shortcut: Shortcut, onPress: () => void): void {
  const [isEnabled] = useShortcutsEnabled();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (isModified || event.repeat || event.defaultPrevented) return;
    if (findLetter(event) !== shortcut || isTaken(event)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isEnabled]);
}

interface ShortcutButtonProps
  extends ButtonProps,
    Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  shortcut: Shortcut;
}

/** A button that a key presses too; its tooltip shows the key. A disabled or busy button ignores the key. */
export function ShortcutButton({ shortcut, ...buttonProps }: ShortcutButtonProps) {
  const { t } = useTexts('desk');
  const button = useRef<HTMLButtonElement>(null);
  const [isEnabled] = useShortcutsEnabled();
  useShortcut(shortcut, () => button.current?.click());
  return (
    <Tooltip label={t('desk:keys.key', { key: shortcut })} disabled={!isEnabled}>
      <Button ref={button} aria-keyshortcuts={isEnabled ? shortcut : undefined} {...buttonProps} />
    </Tooltip>
  );
}

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
