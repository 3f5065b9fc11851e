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

/** The roles of a user. Before a change is sent, it is shown with the rights that it grants or removes. */
export function RightsForm({ user, onSave, saving }: RightsFormProps) {
  const { t } = useTexts('users');
  const form = useZodForm(createRightsFormSchema(user), toRightsFormValues(user));
  const [asked, setAsked] = useState<UserChange | null>(null);
  const [asking, setAsking] = useState(false);
  const { control } = form;
  const { isDirty } = form.formState;
  const roles = ASSIGNABLE_ROLES.filter((role) => isRoleAllowedForType(role, user.type));
  const offered = user.role === 'CUSTOMER' ? [user.role, ...roles] : roles;
  const send = (change: UserChange) => {
    setAsking(false);
    onSave(change);
  };
  const submit = form.handleSubmit((change) => {
    setAsked(change);
    setAsking(true);
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
          data={offered.map((value) => ({ value, label: t(`users:roles.${value}`) }))}
          allowDeselect={false}
          required
        />
        <TextField
          control={control}
          name="rolesLab"
          label={t('users:fields.rolesLab')}
          help={t('users:rolesLabHelp')}
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
        opened={asking}
        user={user}
        change={asked}
        onClose={() => setAsking(false)}
        onConfirm={() => asked !== null && send(asked)}
      />
      <LeaveGuard isStored={false} when={() => isDirty} />
    </form>
  );
}

/** Consequences of a change to warn about. */
function warningsOf(user: UserDetail, change: UserChange) {
  const is = { role: change.role ?? user.role, isDisabled: user.isDisabled };
  const { leavesCustomer, emptiesPortfolio } = findRightsConsequences(user, is);
  return [
    ...(leavesCustomer ? (['leavesCustomer'] as const) : []),
    ...(emptiesPortfolio && user.customers > 0 ? (['emptiesPortfolio'] as const) : []),
    ...(canManageUsers(is) && !canManageUsers(user) ? (['decides'] as const) : []),
  ];
}

/** The rights that a change affects, in words. */
function useChangedRights() {
  const { t } = useTexts('users');
  return (user: UserDetail, change: UserChange) => {
    const lab = (roles: string) => (roles === LAB_NO_ACCESS || roles === '' ? '–' : roles);
    const next = { ...user, ...omitUndefined(change) };
    return [
      {
        label: t('users:fields.role'),
        before: t(`users:roles.${user.role}`),
        after: t(`users:roles.${next.role}`),
      },
      {
        label: t('users:fields.roleSds'),
        before: t(`users:sdsRoles.${user.roleSds}`),
        after: t(`users:sdsRoles.${next.roleSds}`),
      },
      {
        label: t('users:fields.roleTds'),
        before: t(`users:tdsRoles.${user.roleTds}`),
        after: t(`users:tdsRoles.${next.roleTds}`),
      },
      { label: t('users:fields.rolesLab'), before: lab(user.rolesLab), after: lab(next.rolesLab) },
    ].filter(({ before, after }) => before !== after);
  };
}

interface ChangeDialogProps {
  opened: boolean;
  user: UserDetail;
  /** The last requested change; kept while the dialog closes. */
  change: UserChange | null;
  onClose: () => void;
  onConfirm: () => void;
}

function ChangeDialog({ opened, user, change, onClose, onConfirm }: ChangeDialogProps) {
  const { t } = useTexts('users');
  const changedRights = useChangedRights();
  const warnings = change === null ? [] : warningsOf(user, change);
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
        changedRights(user, change).map(({ label, before, after }) => (
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
