import { isLabelled } from '@cromia/domain/hazards/hazard';
import { Box, Title } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { LineLabels, LoadNotice, type OrderedLine, TrainingNotice, useLabelledLoad } from '../hazards';

interface CheckoutHazardsProps {
  lines: readonly (OrderedLine & { qtyPkgMultiplier?: number })[];
}

/** The dangerous goods of the lines to order, before the order is sent, and the notice on diisocyanates. */
export function CheckoutLoad({ lines }: CheckoutHazardsProps) {
  const load = useLabelledLoad(lines);
  if (load === null) return null;
  return (
    <Box mb="md">
      {load.products.some(({ label }) => label?.diisocyanates) && <TrainingNotice />}
      <LoadNotice transport={load.transport} lines={lines} opened />
    </Box>
  );
}

/** The whole hazard labels of the lines to order. */
export function CheckoutLabels({ lines }: CheckoutHazardsProps) {
  const { t } = useTexts('hazards');
  const products = useLabelledLoad(lines)?.products ?? [];
  if (!products.some(({ label }) => label && isLabelled(label))) return null;
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {t('hazards:labels')}
      </Title>
      <LineLabels products={products} />
    </section>
  );
}
