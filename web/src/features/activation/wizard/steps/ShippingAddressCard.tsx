import { Button, Group, Radio, Text } from '@mantine/core';
import { IconChevronUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { AddressLines } from '../../../../ui/AddressLines';
import { ADDRESS_LABELS } from '../../fields/profile-labels';
import type { CompanyFormValues } from '../company-form-values';
import classes from '../styles.module.css';
import { AddressFields } from './AddressFields';

interface ShippingAddressCardProps {
  /** Index of the address among all addresses. */
  index: number;
  /** Number of the address among the shipping addresses, from 1. */
  number: number;
  /** Whether the fields are visible; an address with an error always shows them. */
  isExpanded: boolean;
  onExpand: (open: boolean) => void;
  onDefault: () => void;
  onRemove: () => void;
}

/** Card of a shipping address, which expands into its fields. */
export function ShippingAddressCard(props: ShippingAddressCardProps) {
  const { index, number, isExpanded, onExpand, onDefault, onRemove } = props;
  const { t } = useTexts('activation');
  const { control } = useFormContext<CompanyFormValues>();
  const address = useWatch({ control, name: `addresses.${index}` });
  const { errors } = useFormState({ control, name: `addresses.${index}` });
  // A removed card renders once more before it unmounts.
  if (address === undefined) return null;
  const hasError = get(errors, `addresses.${index}`) !== undefined;
  const isOpen = isExpanded || hasError;
  return (
    <div
      className={classes.card}
      data-row
      role="group"
      aria-label={t('activation:shipping.name', { number })}
    >
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Text fw={550}>{t('activation:shipping.name', { number })}</Text>
          <Text c="dimmed">{address.businessName}</Text>
        </Group>
        <Group gap={4}>
          <Button
            variant="subtle"
            color="gray"
            aria-expanded={isOpen}
            disabled={hasError}
            leftSection={
              isOpen ? <IconChevronUp size={16} aria-hidden /> : <IconPencil size={16} aria-hidden />
            }
            onClick={() => onExpand(!isOpen)}
          >
            {t(isOpen ? 'activation:shipping.fold' : 'common:actions.edit')}
          </Button>
          <Button
            variant="subtle"
            color="danger"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={onRemove}
            aria-label={t('activation:shipping.remove', { number })}
          >
            {t('common:actions.remove')}
          </Button>
        </Group>
      </Group>
      {isOpen ? (
        <AddressFields index={index} isShipping />
      ) : (
        <div>
          <AddressLines address={address} />
        </div>
      )}
      <Radio
        name="default-shipping-address"
        label={t(ADDRESS_LABELS.isDefault)}
        checked={address.isDefault}
        onChange={onDefault}
      />
    </div>
  );
}
