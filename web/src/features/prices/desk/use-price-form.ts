import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { createPriceFormSchema, createPriceFormValues, type PriceColumn, type PriceRow } from './price-form';
import type { PriceForm } from './use-price-cells';

/** The form of a grid. New rows, such as those of another page or the saved ones, replace its values. */
export function usePriceForm(
  rows: readonly PriceRow[],
  columns: readonly PriceColumn[],
  isAgreed: boolean,
): PriceForm {
  const schema = useMemo(() => createPriceFormSchema(columns, rows, isAgreed), [columns, rows, isAgreed]);
  const values = useMemo(() => createPriceFormValues(rows), [rows]);
  const form = useZodForm(schema, values);
  const { reset } = form;
  const ids = rows.map(({ productCode }) => formatProductCode(productCode)).join();
  const previousIds = useRef(ids);
  // Before the paint, so that no row shows the values of another. The refetched rows of a save keep what was typed since.
  useLayoutEffect(() => {
    reset(values, { keepDirtyValues: previousIds.current === ids });
    previousIds.current = ids;
  }, [reset, values, ids]);
  return form;
}
