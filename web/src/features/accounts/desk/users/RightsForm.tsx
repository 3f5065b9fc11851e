import { LAB_NO_ACCESS, SDS_ROLES, TDS_ROLES } from '@cromia/domain/accounts/roles';
import {
  ASSIGNABLE_ROLES,
  canManageUsers,
  findRightsConsequences,
  isRoleAllowedForType,
  type UserChange,
  type UserDetail,
} from '@cromia/domain/accounts/user-desk';
import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { useZodForm } from '../../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../../ui/leaving/LeaveGuard';
import { omitUndefined } from '../../../../ui/list/omit-undefined';
import { deskLayout } from '../../../desk';
import { createRightsFormSchema, toRightsFormValues } from './rights-form';

interface RightsFormProps {
  user: UserDetail;
  onSave: (change: UserChange) => void;
  saving: boolean;
}

/** The roles of a user. A dialog shows the affected rights before the change is sent. */
export function RightsForm({ user, onSave, saving }: RightsFormProps) {
  const { t } = useTexts('users');
  const form = useZodForm(createRightsFormSchema(user), toRightsFormValues(user));
  const [pendingChange, setPendingChange] = useState<UserChange | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { control } = form;
  const { isDirty } = form.formState;
  const roles = ASSIGNABLE_ROLES.filter((role) => isRoleAllowedForType(role, user.type));
  const selectableRoles = user.role === 'CUSTOMER' ? [user.role, ...roles] : roles;
  const sendChange = (change: UserChange) => {
    setConfirming(false);
    onSave(change);
  };
  const submit = form.handleSubmit((change) => {
    setPendingChange(change);
    setConfirming(true);
  });
  return (
    <form onSubmit={submit} noValidate className={deskLayout.panel} aria-labelledby="rights">
      <Title order={2} id="rights" size="h3">
        {t('users:rights')}
      </Title>
      <div className={deskLayout.pair}>
        <SelectField
          control={control}
          name="role"
          label={t('users:fields.role')}
          help={t(`users:roleHelp.${user.type}`)}
          data={selectableRoles.map((value) => ({ value, label: t(`users:roles.${value}`) }))}
          allowDeselect={false}
          required
        />
        <TextField
          control={control}
          name="rolesLab"
          label={t('users:fields.rolesLab')}
          help={t('users:rolesLabHelp')}
          optional
          errorWords={{ invalidField: t('users:wrongLab') }}
          autoComplete="off"
          autoCapitalize="none"
        />
      </div>
      <div className={deskLayout.pair}>
        <SelectField
          control={control}
          name="roleSds"
          label={t('users:fields.roleSds')}
          data={SDS_ROLES.map((value) => ({ value, label: t(`users:sdsRoles.${value}`) }))}
          allowDeselect={false}
          required
        />
        <SelectField
          control={control}
          name="roleTds"
          label={t('users:fields.roleTds')}
          data={TDS_ROLES.map((value) => ({ value, label: t(`users:tdsRoles.${value}`) }))}
          allowDeselect={false}
          required
        />
      </div>
      <Group justify="flex-end">
        <Button type="submit" {...busyButtonProps(saving)} disabled={!isDirty}>
          {t('users:change')}
        </Button>
      </Group>
      <ChangeDialog
        opened={isConfirming}
        user={user}
        change={pendingChange}
        onClose={() => setConfirming(false)}
        onConfirm={() => pendingChange !== null && sendChange(pendingChange)}
      />
      <LeaveGuard isStored={false} when={() => isDirty} />
    </form>
  );
}

/** Finds the consequences of a change that the dialog warns about. */
function findChangeWarnings(user: UserDetail, change: UserChange) {
  const changed = { role: change.role ?? user.role, isDisabled: user.isDisabled };
  const { leavesCustomer, emptiesPortfolio } = findRightsConsequences(user, changed);
  return [
    ...(leavesCustomer ? (['leavesCustomer'] as const) : []),
    ...(emptiesPortfolio && user.customers > 0 ? (['emptiesPortfolio'] as const) : []),
    ...(canManageUsers(changed) && !canManageUsers(user) ? (['decides'] as const) : []),
  ];
}

/** Returns a function that lists the rights affected by a change, as displayed texts. */
function useChangedRights() {
  const { t } = useTexts('users');
  return (user: UserDetail, change: UserChange) => {
    const formatLabRoles = (roles: string) => (roles === LAB_NO_ACCESS || roles === '' ? '–' : roles);
    const changed = { ...user, ...omitUndefined(change) };
    return [
      {
        label: t('users:fields.role'),
        before: t(`users:roles.${user.role}`),
        after: t(`users:roles.${changed.role}`),
      },
      {
        label: t('users:fields.roleSds'),
        before: t(`users:sdsRoles.${user.roleSds}`),
        after: t(`users:sdsRoles.${changed.roleSds}`),
      },
      {
        label: t('users:fields.roleTds'),
        before: t(`users:tdsRoles.${user.roleTds}`),
        after: t(`users:tdsRoles.${changed.roleTds}`),
      },
      {
        label: t('users:fields.rolesLab'),
        before: formatLabRoles(user.rolesLab),
        after: formatLabRoles(changed.rolesLab),
      },
    ].filter(({ before, after }) => before !== after);
  };
}

interface ChangeDialogProps {
  opened: boolean;
  user: UserDetail;
  /** The last submitted change; stays displayed while the dialog closes. */
  change: UserChange | null;
  onClose: () => void;
  onConfirm: () => void;
}

function ChangeDialog({ opened, user, change, onClose, onConfirm }: ChangeDialogProps) {
  const { t } = useTexts('users');
  const listChangedRights = useChangedRights();
  const warnings = change === null ? [] : findChangeWarnings(user, change);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('users:changeTitle', { name: `${user.firstname} ${user.lastname}` })}
      confirmLabel={t('users:change')}
      dangerous={warnings.length > 0}
    >
      {change !== null &&
        listChangedRights(user, change).map(({ label, before, after }) => (
          <Text key={label} size="sm" mb="xs">
            <strong>{label}:</strong> {before} → {after}
          </Text>
        ))}
      {warnings.map((warning) => (
        <Text key={warning} mb="xs">
          {t(`users:${warning}`, { code: user.customerCode ?? '', number: user.customers })}
        </Text>
      ))}
    </ConfirmDialog>
  );
}
