import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { NOT_HAZARDOUS } from '@cromia/domain/hazards/hazard';
import type { LabelledProduct } from '@cromia/domain/hazards/labelled-product';
import {
  calculateTransport,
  type Transport,
  type TransportData,
} from '@cromia/domain/hazards/transport/calculate-transport';
import { useQueries } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { labelledProductQuery } from '../label/labelled-product-query';

/** A line of products that somebody is about to order. */
export interface OrderedLine {
  productCode: ProductCode;
  /** Packages. */
  quantity: number;
}

function toTransportData({ label }: LabelledProduct): TransportData | null {
  return label && (label.transport ?? NOT_HAZARDOUS);
}

/**
 * The hazard labels of lines, and their dangerous goods as a load; null while they are not loaded. Lines of unknown
 * products count as not assessed.
 */
export function useLabelledLoad(
  lines: readonly OrderedLine[],
): { products: LabelledProduct[]; transport: Transport } | null {
  const { language } = useTexts('hazards');
  const results = useQueries({
    queries: lines.map(({ productCode }) => labelledProductQuery(productCode, language)),
  });
  if (results.some(({ data }) => data === undefined)) return null;
  const found = new Map(
    results.flatMap(({ data }) => (data ? [[toProductKey(data.productCode), data] as const] : [])),
  );
  const transport = calculateTransport(
    lines.map(({ productCode, quantity }) => {
      const product = found.get(toProductKey(productCode));
      return {
        productCode,
        packages: quantity,
        um: product?.um ?? 'kg',
        qta: product?.qta ?? 0,
        dna: product?.dna ?? null,
        hazard: product === undefined ? null : toTransportData(product),
      };
    }),
  );
  return { products: [...found.values()], transport };
}
