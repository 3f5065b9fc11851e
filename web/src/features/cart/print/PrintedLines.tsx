import { formatProductCode, type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';

/** Texts by language, as in responses. */
type Texts = Readonly<Record<string, string | undefined>>;

interface PrintedLine {
  productCode: ProductCode;
  description: Texts;
  colorDescription: Texts;
  um: string;
  qta: number;
  unitQty: number;
  quantity: number;
  finalUnitPrice: number | null;
  rowTotal: number | null;
}

interface PrintedLinesProps {
  lines: readonly PrintedLine[];
  /** Sums below the lines, with label and value. */
  sums: readonly { label: string; value: string }[];
}

/** Print version of the lines of a cart or request. */
export function PrintedLines({ lines, sums }: PrintedLinesProps) {
  const { t, language } = useTexts('cart');
  const { money, unitPrice, unit, content } = useFormats();
  return (
    <table>
      <thead>
        <tr>
          <th colSpan={2}>{t('cart:columns.product')}</th>
          <th data-align="right">{t('cart:columns.quantity')}</th>
          <th data-align="right">{t('cart:columns.unitPrice')}</th>
          <th data-align="right">{t('cart:columns.rowTotal')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={toProductKey(line.productCode)}>
            <td style={{ whiteSpace: 'nowrap' }}>{formatProductCode(line.productCode)}</td>
            <td>
              {pickLocalizedText(line.description, language)},{' '}
              {pickLocalizedText(line.colorDescription, language)}
            </td>
            <td data-align="right" style={{ whiteSpace: 'nowrap' }}>
              {line.quantity} × {content(line)}
            </td>
            <td data-align="right">
              {line.finalUnitPrice === null
                ? t('common:product.priceNotAssigned')
                : `${unitPrice(line.finalUnitPrice)} / ${unit(line.um)}`}
            </td>
            <td data-align="right">{money(line.rowTotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, value }) => (
          <tr key={label}>
            <td colSpan={4} data-align="right">
              {label}
            </td>
            <td data-align="right">{value}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
