import { findAddressKind, getNextShippingCode } from '@cromia/domain/customers/customer';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { type CompanyFormValues, createEmptyAddress } from '../company-form-values';
import classes from '../styles.module.css';
import { AddressFields } from './AddressFields';
import { ShippingAddressCard } from './ShippingAddressCard';
import { WizardSection } from './WizardSection';

/** The legal, administrative and shipping addresses, identified by code (section 3). */
export function AddressesStep() {
  const { t } = useTexts('activation');
  const { control, getValues, setValue } = useFormContext<CompanyFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'addresses' });
  const sameAsLegal = useWatch({ control, name: 'sameAsLegal' });
  const [expandedCodes, setExpandedCodes] = useState<readonly string[]>([]);
  const shipping = fields.flatMap((field, index) =>
    findAddressKind(field.code) === 'shipping' ? [{ ...field, index }] : [],
  );

  const addAddress = () => {
    const addresses = getValues('addresses');
    const code = getNextShippingCode(addresses.map((address) => address.code));
    append({ ...createEmptyAddress(code, addresses[0]?.country ?? ''), isDefault: shipping.length === 0 });
    setExpandedCodes([...expandedCodes, code]);
  };
  const makeDefault = (chosen: number) => {
    for (const { index } of shipping)
      setValue(`addresses.${index}.isDefault`, index === chosen, { shouldDirty: true });
  };
  const removeAddress = (index: number) => {
    const isDefault = getValues(`addresses.${index}.isDefault`);
    const nextDefault = shipping.find((address) => address.index !== index);
    if (isDefault && nextDefault !== undefined) makeDefault(nextDefault.index);
    remove(index);
  };

  return (
    <>
      <WizardSection title={t('activation:sections.legal')}>
        <AddressFields index={0} />
      </WizardSection>
      <WizardSection title={t('activation:sections.administrative')}>
        <Checkbox
          label={t('activation:fields.sameAsLegal')}
          checked={sameAsLegal}
          onChange={({ currentTarget }) => setValue('sameAsLegal', currentTarget.checked)}
        />
        {!sameAsLegal && <AddressFields index={1} />}
      </WizardSection>
      <WizardSection title={t('activation:sections.shipping')} help={t('activation:help.shipping')}>
        {shipping.map(({ id, code, index }, position) => (
          <ShippingAddressCard
            key={id}
            index={index}
            number={position + 1}
            isExpanded={expandedCodes.includes(code)}
            onExpand={(open) =>
              setExpandedCodes(
                open
                  ? [...expandedCodes, code]
                  : expandedCodes.filter((expandedCode) => expandedCode !== code),
              )
            }
            onDefault={() => makeDefault(index)}
            onRemove={() => removeAddress(index)}
          />
        ))}
        {shipping.length < LIMITS.listEntries && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={addAddress}
            className={classes.add}
          >
            {t('activation:actions.addAddress')}
          </Button>
        )}
      </WizardSection>
    </>
  );
}
