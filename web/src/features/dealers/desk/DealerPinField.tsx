import type { NewDealer } from '@cromia/domain/dealers/dealer-desk';
import { Button, Group, Input, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { useField } from '../../../ui/fields/use-field';
import classes from '../styles.module.css';
import type { MapPosition } from '../use-visitor-position';
import { type DealerFormValues, findPin, findPostalPin } from './dealer-form';

const DealerPinMap = lazy(() =>
  import('../map/DealerPinMap').then(({ DealerPinMap }) => ({ default: DealerPinMap })),
);

/** The position of a dealer: a pin that starts at the postal code and that the user moves onto the shop. */
export function DealerPinField({ form }: { form: UseFormReturn<DealerFormValues, unknown, NewDealer> }) {
  const { t } = useTexts('dealers-desk');
  const { control, setValue } = form;
  const { fieldProps } = useField({
    control,
    name: 'latitude',
    label: t('dealers-desk:pin.label'),
    required: true,
    errorWords: { missing: t('dealers-desk:pin.missing') },
  });
  const [country, postalCode, latitude, longitude] = useWatch({
    control,
    name: ['country', 'postalCode', 'latitude', 'longitude'],
  });
  const position = useMemo(
    () => findPin({ country, postalCode, latitude, longitude }),
    [country, postalCode, latitude, longitude],
  );
  const isApproximate = latitude === null;
  const setPosition = (moved: MapPosition | null) => {
    setValue('longitude', moved?.longitude ?? null, { shouldDirty: true });
    setValue('latitude', moved?.latitude ?? null, { shouldDirty: true, shouldValidate: moved !== null });
  };
  return (
    <Input.Wrapper
      labelElement="div"
      label={fieldProps.label}
      description={t('dealers-desk:pin.help')}
      error={position === null ? fieldProps.error : undefined}
      withAsterisk
    >
      <Suspense fallback={<Skeleton className={classes.pinSkeleton} />}>
        <DealerPinMap position={position} isApproximate={isApproximate} onMove={setPosition} />
      </Suspense>
      <Text size="sm" c="dimmed" role="status" mt="xs">
        {position !== null && isApproximate && t('dealers-desk:pin.approximate', { postalCode })}
        {position === null && t('dealers-desk:pin.unknown')}
      </Text>
      {!isApproximate && findPostalPin({ country, postalCode }) !== null && (
        <Group mb="xs">
          <Button variant="default" onClick={() => setPosition(null)}>
            {t('dealers-desk:pin.putOnPostalCode', { postalCode })}
          </Button>
        </Group>
      )}
    </Input.Wrapper>
  );
}
