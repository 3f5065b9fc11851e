import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode } from 'react';
import { RenderWhenIdle } from '../../../ui/RenderWhenIdle';
import type { ProductWindowDetails } from './OpenedProduct';

const OpenedProduct = lazy(() => import('./OpenedProduct'));

/** Widths at which the detail replaces the list. */
const INLINE_WIDTHS = '(max-width: 47.99em)';

interface ListWithProductDetailProps extends ProductWindowDetails {
  /** The open product; null for none. */
  code: ProductCode | null;
  onClose: () => void;
  /** The list that products are opened from. */
  children: ReactNode;
}

/** A list and the product opened from it: in a window over the list, on phones in its place with a back bar. */
export function ListWithProductDetail({ code, onClose, children, ...detail }: ListWithProductDetailProps) {
  const inline = useMediaQuery(INLINE_WIDTHS, false, { getInitialValueInEffect: false });
  return (
    <>
      <div hidden={inline && code !== null}>{children}</div>
      <RenderWhenIdle now={code !== null}>
        <OpenedProduct code={code} inline={inline} onClose={onClose} {...detail} />
      </RenderWhenIdle>
    </>
  );
}
