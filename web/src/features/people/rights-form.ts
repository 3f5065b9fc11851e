import type { CompanyRole, PurchaseRights } from '@cromia/domain/people/company-roles';
import { personChangeSchema } from '@cromia/domain/people/person';
import { z } from 'zod';
import { createFormSchema } from '../../ui/form/use-zod-form';

/** Rights within the customer in a body: those that the role has. */
export type PersonRights =
  | PurchaseRights
  | {
      companyRole: CompanyRole;
      orderLimit?: number | null;
      monthLimit?: number | null;
      canApprove?: boolean;
    };

const amount = z.union([z.number(), z.string()]);

/** Rights as a form holds them: an empty limit is none. */
export const rightsFormSchema = z.object({
  companyRole: z.enum(['OWNER', 'BUYER', 'REQUESTER', 'VIEWER']),
  orderLimit: amount,
  monthLimit: amount,
  canApprove: z.boolean(),
});
export type RightsForm = z.infer<typeof rightsFormSchema>;

export const RIGHTS_FIELDS = ['companyRole', 'orderLimit', 'monthLimit', 'canApprove'] as const;

export const JOINING_RIGHTS_FORM: RightsForm = {
  companyRole: 'BUYER',
  orderLimit: '',
  monthLimit: '',
  canApprove: false,
};

export function toRightsForm({
  companyRole,
  orderLimit,
  monthLimit,
  canApprove,
}: PurchaseRights): RightsForm {
  return {
    companyRole,
    orderLimit: orderLimit ?? '',
    monthLimit: monthLimit ?? '',
    canApprove: companyRole === 'BUYER' && canApprove,
  };
}

/** The typed rights without those that the role does not have. @param noLimit what an empty limit means */
export function toTypedRights<NoLimit>(
  { companyRole, orderLimit, monthLimit, canApprove }: RightsForm,
  noLimit: NoLimit,
) {
  if (companyRole !== 'BUYER') return { companyRole };
  return {
    companyRole,
    orderLimit: orderLimit === '' ? noLimit : orderLimit,
    monthLimit: monthLimit === '' ? noLimit : monthLimit,
    canApprove,
  };
}

/** Schema of the form that changes the rights of a person. */
export const personFormSchema = createFormSchema(rightsFormSchema, (typed) =>
  personChangeSchema.safeParse(toTypedRights(typed, null)),
);
