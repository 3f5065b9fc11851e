import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import type { OfferRequestItem } from '@cromia/domain/offers/offer-request';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { NumberCell } from '../../../ui/fields/NumberCell';
import { ProductName } from '../../../ui/product/ProductName';
import type { DataColumn } from '../../../ui/table/columns';
import { CellNote } from '../../desk';
import type { ProposalControl } from './proposal-form';

/** The columns of the lines of a proposal: what is offered, and the fields for another quantity and price. */
export function useProposalColumns(
  control: ProposalControl,
): DataColumn<OfferRequestItem & { index: number }>[] {
  const { t } = useTexts('messages', 'negotiation', 'cart');
  const { unitPrice, unit, content } = useFormats();
  return [
    {
      id: 'product',
      header: t('cart:columns.product'),
      cell: (line) => <ProductName product={line} />,
      card: 'title',
    },
    {
      id: 'offered',
      header: t('negotiation:propose.offered'),
      cell: (line) => (
        <>
          {line.quantity} × {content(line)}
          <CellNote>
            {line.finalUnitPrice === null ? '–' : `${unitPrice(line.finalUnitPrice)}/${unit(line.um)}`}
          </CellNote>
        </>
      ),
      align: 'right',
    },
    {
      id: 'quantity',
      header: t('messages:lines.quantity'),
      cell: ({ index, productCode }) => (
        <NumberCell
          control={control}
          name={`items.${index}.quantity`}
          label={t('messages:lines.quantityOf', { product: formatProductCode(productCode) })}
          column="quantity"
          format={{ kind: 'packages' }}
        />
      ),
      align: 'right',
    },
    {
      id: 'targetPrice',
      header: t('negotiation:propose.price'),
      cell: ({ index, productCode }) => (
        <NumberCell
          control={control}
          name={`items.${index}.targetPrice`}
          label={t('negotiation:propose.priceOf', { product: formatProductCode(productCode) })}
          column="targetPrice"
          format={{ kind: 'amount', decimals: LIMITS.priceDecimals }}
        />
      ),
      align: 'right',
    },
  ];
}
