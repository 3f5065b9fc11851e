import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { formatOpenedProduct, parseOpenedProduct } from './opened-product';

/** State and actions of a product window. */
export interface ProductWindow {
  /** The product that is open, null for none. */
  code: ProductCode | null;
  open: (code: ProductCode) => void;
  /** Opens another product instead. */
  select: (code: ProductCode) => void;
  close: () => void;
}

/**
 * The opened product, kept in the URL: the browser's Back closes it, and a shared link opens it.
 * @param text the opened product in the URL, as `F120-7035-25`
 * @param change writes it into the URL; `replace` adds no history entry
 */
export function useProductWindow(
  text: string | undefined,
  change: (text: string | undefined, how: { replace: boolean }) => void,
): ProductWindow {
  const router = useRouter();
  const openedHere = useRef(false);
  const code = useMemo(() => parseOpenedProduct(text) ?? null, [text]);
  return {
    code,
    open: (next) => {
      openedHere.current = true;
      change(formatOpenedProduct(next), { replace: false });
    },
    select: (next) => change(formatOpenedProduct(next), { replace: true }),
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
