import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';

/** Props that a button of the bar gets from its menu. */
export interface MenuButtonProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

interface LazyMenuProps {
  button: ReactElement<MenuButtonProps>;
  /** The same button with its menu, open; made by `lazy`. */
  menu: ReactNode;
  /** Fetches the menu's code. */
  load: () => Promise<unknown>;
}

/** A button whose menu is fetched when the pointer or the focus is on it, and shown from the first press on. */
export function MenuButton({ button, menu, load }: LazyMenuProps) {
  const [isPressed, setPressed] = useState(false);
  const prepare = () => void load();
  if (isPressed) return <Suspense fallback={button}>{menu}</Suspense>;
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setPressed(true),
    onPointerEnter: prepare,
    onFocus: prepare,
  } as MenuButtonProps);
}
