import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';

/** Props that a menu passes to its button in the bar. */
export interface MenuButtonProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

interface LazyMenuProps {
  button: ReactElement<MenuButtonProps>;
  /** The same button with its open menu, a lazy component. */
  menu: ReactNode;
  /** Fetches the menu's code. */
  load: () => Promise<unknown>;
}

/** A button whose menu is loaded on hover or focus, and rendered after the first click. */
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
