import { LIMITS } from '@cromia/domain/limits';
import { type CompanyRole, listInvitableRoles } from '@cromia/domain/people/company-roles';
import { Stack } from '@mantine/core';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { CheckboxField } from '../../ui/fields/CheckboxField';
import { NumberField } from '../../ui/fields/NumberField';
import { SelectField } from '../../ui/fields/SelectField';

interface RightsFieldsProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  /** Role of the user who gives the rights. */
  giver: CompanyRole;
}

/** The fields of a person's rights: the role, and for a buyer limits and approval rights. */
export function RightsFields<Input extends FieldValues, Output>({
  control,
  giver,
}: RightsFieldsProps<Input, Output>) {
  const { t } = useTexts('people');
  const name = (field: string) => field as Path<Input>;
  const role: unknown = useWatch({ control, name: name('companyRole') });
  const roles = listInvitableRoles(giver);
  const chosen = roles.find((candidate) => candidate === role);
  const amount = { suffix: ' €', decimalScale: 2, max: LIMITS.orderTotal, grouped: true } as const;
  const limitHelp = t(giver === 'OWNER' ? 'people:fields.limitHelp' : 'people:fields.inviterLimitHelp');
  return (
    <Stack gap="md">
      <SelectField
        control={control}
        name={name('companyRole')}
        label={t('people:fields.role')}
        help={chosen && t(`people:meanings.${chosen}`)}
        data={roles.map((value) => ({ value, label: t(`people:roles.${value}`) }))}
        allowDeselect={false}
        required
      />
      {role === 'BUYER' && (
        <>
          <NumberField
            {...amount}
            control={control}
            name={name('orderLimit')}
            label={t('people:fields.orderLimit')}
            help={limitHelp}
          />
          <NumberField
            {...amount}
            control={control}
            name={name('monthLimit')}
            label={t('people:fields.monthLimit')}
            help={t('people:fields.monthLimitHelp')}
          />
          {giver === 'OWNER' && (
            <CheckboxField
              control={control}
              name={name('canApprove')}
              label={t('people:fields.canApprove')}
              help={t('people:fields.canApproveHelp')}
            />
          )}
        </>
      )}
    </Stack>
  );
}
