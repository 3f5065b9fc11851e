import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { SearchAnswer } from '@cromia/domain/catalogue/search';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { searchQuery } from './catalogue-queries';
import { openedProduct, openedText } from './opened-product';
import type { ProductLine } from './product/ProductDetail';
import { packagingsOf } from './results/PackagingLine';
import type { Filters, ShownInAddress } from './search/search-state';

/** Changes the address; `replace` leaves no step for the browser's Back. */
export type ChangeAddress<Search> = (change: Partial<Search>, options: { replace: boolean }) => void;

interface Opened {
  code: ProductCode | null;
  line: ProductLine | undefined;
  open: (code: ProductCode) => void;
  select: (code: ProductCode) => void;
  close: () => void;
}

function lineOf(results: SearchAnswer | undefined, code: ProductCode | null): ProductLine | undefined {
  const serial = results?.content.find((each) => each.serial === code?.serial);
  const color = serial?.colors.find((each) => each.color === code?.color);
  if (serial === undefined || color === undefined) return undefined;
  const { brand, shortDescription } = serial;
  return { brand, shortDescription, colorDescription: color.colorDescription, hex: color.hex };
}

/** Section 2: a link with showTds leads to a sheet by itself, that of the first product found. */
function firstOf(results: SearchAnswer | undefined): ProductCode | null {
  const color = results?.content[0]?.colors[0];
  return color === undefined ? null : (packagingsOf(color)[0]?.id ?? null);
}

/** The product whose detail is open, kept in the address: the browser's Back closes it, a shared link opens it. */
export function useOpenedProduct(
  filters: Filters | null,
  search: ShownInAddress,
  change: ChangeAddress<ShownInAddress>,
): Opened {
  const router = useRouter();
  const openedHere = useRef(false);
  const { data, isPlaceholderData } = useQuery(searchQuery(filters, search.page ?? 0));
  const results = filters === null || isPlaceholderData ? undefined : data;
  const named = useMemo(() => openedProduct(search.open) ?? null, [search.open]);
  const code = named ?? (search.showTds === true ? firstOf(results) : null);
  return {
    code,
    line: lineOf(results, code),
    open: (next) => {
      openedHere.current = true;
      change({ open: openedText(next) }, { replace: false });
    },
    select: (next) => change({ open: openedText(next), showTds: undefined }, { replace: true }),
    close: () => {
      if (!openedHere.current) {
        change({ open: undefined, showTds: undefined }, { replace: true });
        return;
      }
      openedHere.current = false;
      router.history.back();
    },
  };
}
