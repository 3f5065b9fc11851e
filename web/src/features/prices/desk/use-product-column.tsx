import { pickLocalizedText } from '@cromia/domain/languages';
import type { PricedProduct } from '@cromia/domain/prices/price-grid';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import type { DataColumn } from '../../../ui/table/columns';
import { CellNote } from '../../desk';

/** The column that names a product of a serial: its code, colour and content. */
export function useProductColumn(): DataColumn<PricedProduct> {
  const { t, language } = useTexts('cart');
  const { quantity } = useFormats();
  return useMemo(
    () => ({
      id: 'product',
      header: t('cart:columns.product'),
      cell: ({ productCode, hex, colorDescription, qta, um }) => (
        <>
          <ProductCodeChip code={productCode} hex={hex} />
          <CellNote>
            {[pickLocalizedText(colorDescription, language), quantity(qta, um)].filter(Boolean).join(' · ')}
          </CellNote>
        </>
      ),
      card: 'title',
    }),
    [t, language, quantity],
  );
}
