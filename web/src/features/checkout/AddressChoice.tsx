import { type Address, findAddressKind } from '@cromia/domain/customers/customer';
import { Badge, Group, Radio, Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { AddressLines } from '../../ui/AddressLines';
import { useField } from '../../ui/fields/use-field';
import type { OrderControl } from './order/order-form';
import classes from './styles.module.css';

interface AddressChoiceProps {
  control: OrderControl;
  /** Possible shipping addresses, the default first. */
  addresses: readonly Address[];
  /** The name for addresses that have none. */
  businessName: string;
}

/** Choice of the shipping address, as cards (section 2). */
export function AddressChoice({ control, addresses, businessName }: AddressChoiceProps) {
  const { t } = useTexts('checkout', 'customers');
  const { field, fieldProps: shown } = useField({
    control,
    name: 'address',
    label: t('checkout:sections.address'),
    errorWords: { missing: t('checkout:errors.address'), invalidField: t('checkout:errors.address') },
  });
  return (
    <Radio.Group
      value={String(field.value)}
      onChange={field.onChange}
      error={shown.error}
      aria-label={shown.label}
      name={field.name}
    >
      <div className={classes.addresses}>
        {addresses.map((address, index) => (
          <Radio.Card
            key={address.code}
            value={address.code}
            className={classes.address}
            {...(index === 0 ? { ref: field.ref } : {})}
          >
            <Group wrap="nowrap" align="flex-start" gap="sm">
              <Radio.Indicator mt={2} />
              <div className={classes.addressText}>
                <Group gap={6} mb={2}>
                  <Text size="xs" c="dimmed" ff="monospace">
                    {address.code}
                  </Text>
                  {findAddressKind(address.code) === 'legal' && (
                    <Badge color="gray">{t('customers:address.legal')}</Badge>
                  )}
                  {address.isDefault && <Badge color="gray">{t('customers:address.default')}</Badge>}
                </Group>
                <Text fw={600} size="sm">
                  {address.businessName ?? businessName}
                </Text>
                <AddressLines address={address} />
              </div>
            </Group>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
