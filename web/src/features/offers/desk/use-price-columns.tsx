import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { PricedItem } from '@cromia/domain/offers/offer-request';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { NumberCell } from '../../../ui/fields/NumberCell';
import { formatColorAndBrand } from '../../../ui/product/format-color-and-brand';
import { Money } from '../../../ui/product/Money';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import { ProductName } from '../../../ui/product/ProductName';
import type { DataColumn } from '../../../ui/table/columns';
import { deskLayout, PriceMark } from '../../desk';
import {
  calculatePricedRowTotal,
  calculatePricedUnitPrice,
  findTypedDeviations,
  type PriceTerms,
  type PricingFormValues,
} from './price-form';
import classes from './priced-product.module.css';
import { ReferencePrices } from './ReferencePrices';

/** A line with its index in the form. */
export type PriceLine = PricedItem & { index: number };
export type PriceForm<Output> = UseFormReturn<PricingFormValues, unknown, Output>;

const CELLS = ['unitPrice', 'discountPct1', 'discountPct2'] as const;
type Cell = (typeof CELLS)[number];

interface CellProps<Output> {
  form: PriceForm<Output>;
  line: PriceLine;
}

function PriceCell<Output>({ form, line, cell }: CellProps<Output> & { cell: Cell }) {
  const { t } = useTexts('offers-desk');
  const isPrice = cell === 'unitPrice';
  return (
    <NumberCell
      control={form.control}
      name={`items.${line.index}.${cell}`}
      column={cell}
      format={{ kind: 'amount', decimals: isPrice ? LIMITS.priceDecimals : LIMITS.percentDecimals }}
      label={`${t(`offers-desk:pricing.${cell}`)}: ${formatProductCode(line.productCode)}`}
      errorWords={{
        missing: t(isPrice ? 'offers-desk:pricing.priceError' : 'offers-desk:pricing.discountError'),
        invalidField: t(isPrice ? 'offers-desk:pricing.priceError' : 'offers-desk:pricing.discountError'),
      }}
    />
  );
}

function FinalPrice<Output>({ form, line }: CellProps<Output>) {
  const { unitPrice, unit } = useFormats();
  const typed = useWatch({ control: form.control, name: `items.${line.index}` });
  const price = calculatePricedUnitPrice(typed);
  return (
    <>
      <span className={deskLayout.unbroken}>
        {price === null ? '–' : `${unitPrice(price)} / ${unit(line.um)}`}
      </span>
      <PriceMark deviations={findTypedDeviations(line, typed)} />
    </>
  );
}

function RowTotal<Output>({ form, line }: CellProps<Output>) {
  const total = calculatePricedRowTotal(
    line,
    useWatch({ control: form.control, name: `items.${line.index}` }),
  );
  return total === null ? '–' : <Money amount={total} fw={600} />;
}

/** Copies a price into a line. */
function takeTerms<Output>(form: PriceForm<Output>, index: number, terms: PriceTerms): void {
  for (const cell of CELLS) {
    form.setValue(`items.${index}.${cell}`, terms[cell], { shouldDirty: true, shouldValidate: true });
  }
}

/**
 * Columns of the lines being priced.
 * @param isCompact on narrow screens: reference prices below the product, the three price fields in one column, the final
 * price above the total
 */
export function usePriceColumns<Output>(
  form: PriceForm<Output>,
  isCompact: boolean,
): DataColumn<PriceLine>[] {
  const { t, language } = useTexts('cart', 'offers-desk');
  const { content } = useFormats();
  return useMemo(() => {
    const renderPackages = (line: PriceLine) => (
      <span className={deskLayout.unbroken}>
        {line.quantity} × {content(line)}
      </span>
    );
    const renderReferences = (line: PriceLine) => (
      <ReferencePrices line={line} onTake={(terms) => takeTerms(form, line.index, terms)} />
    );
    const cell = (name: Cell): DataColumn<PriceLine> => ({
      id: name,
      header: t(`offers-desk:pricing.${name}`),
      cell: (line) => <PriceCell form={form} line={line} cell={name} />,
      align: 'right',
      width: name === 'unitPrice' ? '124px' : '96px',
    });
    const product: DataColumn<PriceLine> = {
      id: 'product',
      header: t('cart:columns.product'),
      cell: (line) =>
        isCompact ? (
          <div className={classes.product}>
            <span className={classes.name}>
              <ProductCodeChip code={line.productCode} hex={line.hex} />
              <span>{pickLocalizedText(line.description, language)}</span>
            </span>
            <Text size="xs" component="div">
              {renderPackages(line)} · {formatColorAndBrand(line, language)}
            </Text>
            {renderReferences(line)}
          </div>
        ) : (
          <ProductName product={line} />
        ),
      card: 'title',
    };
    const finalPrice: DataColumn<PriceLine> = {
      id: 'finalUnitPrice',
      header: t('offers-desk:pricing.finalUnitPrice'),
      cell: (line) => <FinalPrice form={form} line={line} />,
      align: 'right',
    };
    const total: DataColumn<PriceLine> = {
      id: 'rowTotal',
      header: t('cart:columns.rowTotal'),
      cell: (line) => <RowTotal form={form} line={line} />,
      align: 'right',
    };
    if (!isCompact) {
      return [
        product,
        { id: 'quantity', header: t('cart:columns.quantity'), cell: renderPackages, align: 'right' },
        { id: 'references', header: t('offers-desk:pricing.references'), cell: renderReferences },
        ...CELLS.map(cell),
        finalPrice,
        total,
      ];
    }
    return [
      product,
      ...CELLS.map(cell),
      {
        ...finalPrice,
        cell: (line) => (
          <>
            <FinalPrice form={form} line={line} />
            <div>
              <RowTotal form={form} line={line} />
            </div>
          </>
        ),
      },
    ];
  }, [t, language, content, form, isCompact]);
}
