import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { isLabelled } from '@cromia/domain/hazards/hazard';
import type { HazardLabel } from '@cromia/domain/hazards/label';
import type { LabelledProduct } from '@cromia/domain/hazards/labelled-product';
import { Text } from '@mantine/core';
import { HazardLabelView } from './HazardLabelView';
import classes from './label.module.css';

/** Products with equal labels, which are shown once. */
function groupByLabel(products: readonly LabelledProduct[]): { codes: ProductCode[]; label: HazardLabel }[] {
  const labelled = products.flatMap(({ productCode, label }) =>
    label && isLabelled(label) ? [{ productCode, label }] : [],
  );
  const groups = Map.groupBy(labelled, ({ productCode: { serial }, label }) =>
    JSON.stringify([serial, label]),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ label: first.label, codes: [first, ...others].map(({ productCode }) => productCode) }],
  );
}

/** The whole hazard labels of the lines of an order, before it is sent; nothing without any. */
export function LineLabels({ products }: { products: readonly LabelledProduct[] }) {
  const groups = groupByLabel(products);
  if (groups.length === 0) return null;
  return (
    <div className={classes.lineLabels} data-line-labels>
      {groups.map(({ codes, label }) => (
        <div key={codes.map(formatProductCode).join()}>
          <Text size="sm" fw={600} translate="no">
            {codes.map(formatProductCode).join(', ')}
          </Text>
          <HazardLabelView label={label} />
        </div>
      ))}
    </div>
  );
}
