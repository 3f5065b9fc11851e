import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { openedProduct, openedText } from './opened-product';

/** What a list does with the product that is opened from it. */
export interface ProductWindow {
  /** The product that is open, null for none. */
  code: ProductCode | null;
  open: (code: ProductCode) => void;
  /** Another product takes the place of the one that is open. */
  select: (code: ProductCode) => void;
  close: () => void;
}

/**
 * The product whose detail is open, kept in the address: the browser's Back closes it, a shared link opens it.
 * @param text what the address says is open, as `F120-7035-25`
 * @param change puts what is open into the address; `replace` leaves no step for the browser's Back
 */
export function useProductWindow(
  text: string | undefined,
  change: (text: string | undefined, how: { replace: boolean }) => void,
): ProductWindow {
  const router = useRouter();
  const openedHere = useRef(false);
  const code = useMemo(() => openedProduct(text) ?? null, [text]);
  return {
    code,
    open: (next) => {
      openedHere.current = true;
      change(openedText(next), { replace: false });
    },
    select: (next) => change(openedText(next), { replace: true }),
    close: () => {
      if (!openedHere.current) {
        change(undefined, { replace: true });
        return;
      }
      openedHere.current = false;
      router.history.back();
    },
  };
}
