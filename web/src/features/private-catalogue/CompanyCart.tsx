import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { CartChoice } from '../catalogue';
import { variantsQuery } from './private-catalogue-queries';

interface CompanyCartProps {
  /** Code of the private catalogue: a serial, or a variant of it. */
  code: string;
  onAdded: () => void;
}

/** The company cart as a way to buy: the variant, then the quantity or why the product cannot be added. */
export function CompanyCart({ code: initialCode, onAdded }: CompanyCartProps) {
  const { t, language } = useTexts('catalogue', 'private-catalogue');
  const { quantity } = useFormats();
  const [serial = '', initialColor, initialPkg] = initialCode.split('-');
  const variants = useQuery(variantsQuery(useQueryClient(), serial));
  const [color, setColor] = useState(initialColor ?? null);
  const [pkg, setPkg] = useState(initialPkg ?? null);
  if (variants.error !== null) {
    return <ErrorState error={variants.error} onRetry={() => void variants.refetch()} />;
  }
  if (variants.data === undefined) return <Skeleton height={96} radius="md" />;
  const [firstVariant] = variants.data;
  if (firstVariant === undefined)
    return <Text size="sm">{t('private-catalogue:buyDialog.notInBusiness')}</Text>;
  const chosen = variants.data.find((variant) => variant.color === color) ?? firstVariant;
  const product = (chosen.packagings.find(({ code }) => code.pkg === pkg) ?? chosen.packagings[0])?.code;
  return (
    <Stack gap="sm">
      <Group gap="sm" grow align="flex-start">
        <Select
          label={t('private-catalogue:buyDialog.color')}
          data={variants.data.map((variant) => ({
            value: variant.color,
            label: `${pickLocalizedText(variant.colorDescription, language)} · ${variant.color}`,
          }))}
          value={chosen.color}
          onChange={setColor}
          allowDeselect={false}
          searchable
        />
        <Select
          label={t('private-catalogue:buyDialog.pkg')}
          data={chosen.packagings.map(({ code, um, qta }) => ({ value: code.pkg, label: quantity(qta, um) }))}
          value={product?.pkg ?? null}
          onChange={setPkg}
          allowDeselect={false}
        />
      </Group>
      {product !== undefined && (
        <CartChoice
          key={toProductKey(product)}
          code={product}
          onAdded={onAdded}
          onOpen={(successor) => {
            setColor(successor.color);
            setPkg(successor.pkg);
          }}
        />
      )}
    </Stack>
  );
}
