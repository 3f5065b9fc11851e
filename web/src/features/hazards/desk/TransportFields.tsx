import { PACKING_GROUPS } from '@cromia/domain/hazards/hazard';
import { SimpleGrid, Stack, Title } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { NumberField } from '../../../ui/fields/NumberField';
import { SelectField } from '../../../ui/fields/SelectField';
import { SwitchField } from '../../../ui/fields/SwitchField';
import { TextField } from '../../../ui/fields/TextField';
import type { HazardControl } from './hazard-form';

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value || '–' }));

/** The fields of the transport of dangerous goods. */
export function TransportFields({ control }: { control: HazardControl }) {
  const { t } = useTexts('hazards-desk');
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {t('hazards-desk:transport')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField
          control={control}
          name="unNumber"
          label={t('hazards-desk:fields.unNumber')}
          help={t('hazards-desk:help.unNumber')}
          optional
        />
        <TextField
          control={control}
          name="properShippingName"
          label={t('hazards-desk:fields.properShippingName')}
          optional
        />
        <TextField
          control={control}
          name="transportClass"
          label={t('hazards-desk:fields.transportClass')}
          optional
        />
        <SelectField
          control={control}
          name="packingGroup"
          label={t('hazards-desk:fields.packingGroup')}
          data={toOptions(['', ...PACKING_GROUPS])}
          allowDeselect={false}
          optional
        />
        <TextField control={control} name="tunnelCode" label={t('hazards-desk:fields.tunnelCode')} optional />
        <SelectField
          control={control}
          name="transportCategory"
          label={t('hazards-desk:fields.transportCategory')}
          data={toOptions(['', '0', '1', '2', '3', '4'])}
          allowDeselect={false}
          optional
        />
        <NumberField
          control={control}
          name="limitedQuantity"
          label={t('hazards-desk:fields.limitedQuantity')}
          decimalScale={3}
          optional
        />
      </SimpleGrid>
      <SwitchField
        control={control}
        name="environmentallyHazardous"
        label={t('hazards-desk:fields.environmentallyHazardous')}
      />
    </Stack>
  );
}
