import { useBlocker } from '@tanstack/react-router';

/**
 * Lets the browser's Back close an element that covers the whole page, since it looks like a page on phones.
 * @param covers whether it covers the page now
 */
export function useCloseOnBack(covers: boolean, onClose: () => void): void {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      onClose();
      return true;
    },
    disabled: !covers,
    enableBeforeUnload: false,
  });
}
