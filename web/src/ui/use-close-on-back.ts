import { useBlocker } from '@tanstack/react-router';

/**
 * Lets the browser's Back close something that covers the whole page, which looks like a page of its own on phones.
 * @param covers whether it currently does
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
