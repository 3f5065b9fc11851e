import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';

interface BatchFieldsProps {
  items: readonly { id: string; productCode: ProductCode }[];
  /** Typed batches by the id of the line. */
  batches: Readonly<Record<string, string>>;
  onChange: (batches: Record<string, string>) => void;
}

/** One batch for each line of a shipment; empty where it is not known. */
export function BatchFields({ items, batches, onChange }: BatchFieldsProps) {
  const { t } = useTexts('shipments');
  return (
    <details>
      <Text component="summary" size="sm" fw={550}>
        {t('shipments:desk.batchesLegend')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
        {items.map(({ id, productCode }) => (
          <TextInput
            key={id}
            label={t('shipments:desk.batchOf', { product: formatProductCode(productCode) })}
            value={batches[id] ?? ''}
            maxLength={LIMITS.batch}
            onChange={(event) => onChange({ ...batches, [id]: event.currentTarget.value })}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </SimpleGrid>
    </details>
  );
}
