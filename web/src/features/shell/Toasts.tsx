import { Notifications } from '@mantine/notifications';
import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import classes from './styles.module.css';

/** How long a notice remains, in milliseconds; longer while the pointer or the keyboard is in one (WCAG 2.2.1). */
const TOAST_MS = 10_000;

/**
 * Shows short notices that disappear by themselves, below the middle of the top bar: the actions of pages are at the bottom
 * edge and at the right end of their title, those of dialogs at their bottom, and no notice may cover them.
 */
export default function Toasts() {
  const { isKeyboardInside, focusProps } = useToastFocus();
  return (
    <Notifications
      position="top-center"
      autoClose={isKeyboardInside ? false : TOAST_MS}
      classNames={{ root: classes.toasts }}
      {...focusProps}
    />
  );
}

/** Tells whether the keyboard is in a notice, and moves the focus back to where it was when that notice is closed. */
function useToastFocus() {
  const [isKeyboardInside, setKeyboardInside] = useState(false);
  const previous = useRef<EventTarget | null>(null);
  const leave = () => {
    setKeyboardInside(false);
    if (previous.current instanceof HTMLElement) previous.current.focus({ preventScroll: true });
  };
  const focusProps = {
    onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        previous.current = relatedTarget;
      setKeyboardInside(target.matches(':focus-visible'));
    },
    onBlur: () => setKeyboardInside(false),
    // Buttons of a notice close it; a link leads to a page, which takes the focus.
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button') !== null) leave();
    },
  };
  return { isKeyboardInside, focusProps };
}
