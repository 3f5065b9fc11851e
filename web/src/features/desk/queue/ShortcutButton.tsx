import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { type Shortcut, useShortcut, useShortcutsEnabled } from './use-shortcut';

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
