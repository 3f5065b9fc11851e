import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { formatOpenedProduct, parseOpenedProduct } from './opened-product';

/** State and actions of a product window. */
export interface ProductWindow {
  /** The open product; null for none. */
  code: ProductCode | null;
  open: (code: ProductCode) => void;
  /** Replaces the open product. */
  select: (code: ProductCode) => void;
  close: () => void;
}

/**
 * The opened product, stored in the URL: the browser's Back closes it, and a shared link opens it.
 * @param text the opened product in the URL, such as `F120-7035-25`
 * @param change writes it into the URL; `replace` adds no history entry
 */
export function useProductWindow(
  text: string | undefined,
  change: (text: string | undefined, options: { replace: boolean }) => void,
): ProductWindow {
  const router = useRouter();
  const isOpenedHere = useRef(false);
  const code = useMemo(() => parseOpenedProduct(text) ?? null, [text]);
  return {
    code,
    open: (product) => {
      isOpenedHere.current = true;
      change(formatOpenedProduct(product), { replace: false });
    },
    select: (product) => change(formatOpenedProduct(product), { replace: true }),
    close: () => {
      if (!isOpenedHere.current) {
        change(undefined, { replace: true });
        return;
      }
      isOpenedHere.current = false;
      router.history.back();
    },
  };
}
