import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Button, Checkbox, Input, Text } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ProductName } from '../../../ui/product/ProductName';
import { QuantityStepper } from '../../../ui/product/QuantityStepper';
import classes from '../styles.module.css';
import type { ClaimLine } from './claim-lines';

type Quantities = Readonly<Record<string, number | null>>;

interface ClaimedLinesProps {
  lines: readonly ClaimLine[];
  quantities: Quantities;
  /** Texts of errors by line, and of all. */
  errors: { byLine: ReadonlyMap<string, string>; all: string | null };
  listRef: RefObject<HTMLUListElement | null>;
  onChange: (quantities: Quantities) => void;
}

/** The lines of a shipment, to choose those that a claim is about; until wished otherwise, only the chosen ones. */
export function ClaimedLines({ lines, quantities, errors, listRef, onChange }: ClaimedLinesProps) {
  const { t } = useTexts('claims');
  const [isExpanded, setExpanded] = useState(Object.keys(quantities).length === 0);
  const visible = isExpanded ? lines : lines.filter(({ key }) => key in quantities);
  const toggle = (key: string, isChosen: boolean) => {
    const { [key]: _removed, ...others } = quantities;
    onChange(isChosen ? { ...others, [key]: 1 } : others);
  };
  return (
    <Input.Wrapper label={t('claims:form.lines')} required labelElement="div" error={errors.all}>
      <ul ref={listRef} className={classes.lines}>
        {visible.map((line) => (
          <li key={line.key}>
            <Checkbox
              checked={line.key in quantities}
              onChange={({ currentTarget }) => toggle(line.key, currentTarget.checked)}
              aria-label={describeLine(line)}
              label={<ProductName product={line} mark={<LineAmount line={line} />} />}
            />
            {line.key in quantities && (
              <QuantityStepper
                compact
                value={quantities[line.key] ?? null}
                multiplier={1}
                productCode={formatProductCode(line.productCode)}
                onChange={(quantity) => onChange({ ...quantities, [line.key]: quantity })}
              />
            )}
            {errors.byLine.has(line.key) && (
              <Text size="sm" c="danger" role="alert" className={classes.lineError}>
                {errors.byLine.get(line.key)}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {visible.length < lines.length && (
        <Button variant="subtle" color="gray" mt="xs" onClick={() => setExpanded(true)}>
          {t('claims:form.moreLines', { count: lines.length - visible.length })}
        </Button>
      )}
    </Input.Wrapper>
  );
}

function describeLine({ productCode, batch }: ClaimLine): string {
  return [formatProductCode(productCode), batch].filter(Boolean).join(' ');
}

function LineAmount({ line: { quantity, batch } }: { line: ClaimLine }) {
  const { t } = useTexts('claims');
  return (
    <Text size="xs" c="dimmed" span>
      {[t('claims:form.shipped', { count: quantity }), batch].filter(Boolean).join(' · ')}
    </Text>
  );
}
