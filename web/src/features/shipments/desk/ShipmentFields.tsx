import { LIMITS } from '@cromia/domain/limits';
import { SimpleGrid, Stack } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { DateField } from '../../../ui/fields/DateField';
import { NumberField } from '../../../ui/fields/NumberField';
import { TextField } from '../../../ui/fields/TextField';
import type { ShipmentFormOutput, ShipmentFormValues } from './shipment-form';

interface ShipmentFieldsProps {
  control: Control<ShipmentFormValues, unknown, ShipmentFormOutput>;
  /** Whether the shipment exists, so that its code is settled. */
  isStored?: boolean;
}

/** The fields that say how goods travel: code, day, carrier, tracking link, parcels and weight. */
export function ShipmentFields({ control, isStored = false }: ShipmentFieldsProps) {
  const { t } = useTexts('shipments');
  const invalidLink = t('shipments:desk.trackingError');
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <DateField
          control={control}
          name="shippedOn"
          label={t('shipments:columns.shippedOn')}
          required
          errorWords={{ missing: t('shipments:desk.dayError') }}
        />
        {!isStored && (
          <TextField
            control={control}
            name="shipmentCode"
            label={t('shipments:desk.shipmentCode')}
            help={t('shipments:desk.shipmentCodeHelp')}
            optional
            maxLength={LIMITS.shipmentCode}
          />
        )}
        <TextField
          control={control}
          name="carrier"
          label={t('shipments:columns.carrier')}
          optional
          maxLength={LIMITS.shortText}
        />
        <NumberField
          control={control}
          name="packages"
          label={t('shipments:columns.packages')}
          optional
          integersOnly
          decimalScale={0}
        />
        <NumberField
          control={control}
          name="grossWeight"
          label={t('shipments:columns.grossWeight')}
          optional
          suffix="kg"
        />
      </SimpleGrid>
      <TextField
        control={control}
        name="trackingUrl"
        label={t('shipments:desk.trackingUrl')}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        errorWords={{ invalidField: invalidLink, invalidLenght: invalidLink }}
      />
    </Stack>
  );
}
