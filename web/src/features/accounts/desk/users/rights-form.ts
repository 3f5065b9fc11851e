import { LAB_NO_ACCESS, ROLES, SDS_ROLES, TDS_ROLES } from '@cromia/domain/accounts/roles';
import { type UserChange, type UserDetail, userChangeSchema } from '@cromia/domain/accounts/user-desk';
import { z } from 'zod';
import { createFormSchema } from '../../../../ui/form/use-zod-form';

const rightsFormValuesSchema = z.object({
  role: z.enum(ROLES),
  roleSds: z.enum(SDS_ROLES),
  roleTds: z.enum(TDS_ROLES),
  rolesLab: z.string(),
});
export type RightsFormValues = z.infer<typeof rightsFormValuesSchema>;

/** Converts the roles of a user to form values; no lab role is an empty field. */
export function toRightsFormValues({ role, roleSds, roleTds, rolesLab }: UserDetail): RightsFormValues {
  return { role, roleSds, roleTds, rolesLab: rolesLab === LAB_NO_ACCESS ? '' : rolesLab };
}

/** The schema of the form. An unchanged role is omitted, since the server rejects CUSTOMER as a new role. */
export function createRightsFormSchema(user: UserDetail): z.ZodType<UserChange, RightsFormValues> {
  return createFormSchema(rightsFormValuesSchema, ({ role, ...roles }) =>
    userChangeSchema.safeParse({
      rightsVersion: user.rightsVersion,
      ...roles,
      ...(role === user.role ? {} : { role }),
    }),
  );
}
