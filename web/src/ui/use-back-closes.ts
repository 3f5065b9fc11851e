import { useBlocker } from '@tanstack/react-router';

/**
 * Has the browser's Back close what covers the whole page: on a phone it looks like a page of its own, and Back like the
 * way out of it.
 * @param covers whether it does, as it is drawn now
 */
export function useBackCloses(covers: boolean, onClose: () => void): void {
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
