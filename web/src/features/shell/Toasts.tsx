import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import classes from './styles.module.css';

/** How long a notice remains, in milliseconds; longer while the pointer or the keyboard is in one (WCAG 2.2.1). */
const TOAST_MS = 10_000;

/** Shows short notices that disappear by themselves. */
export default function Toasts() {
  // On phones the page's actions are at the bottom edge, and nothing may cover them.
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const { isKeyboardInside, focusProps } = useToastFocus();
  return (
    <Notifications
      position={isPhone ? 'top-center' : 'bottom-right'}
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
