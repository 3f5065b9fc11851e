import { customerCodeField } from '@cromia/domain/fields';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { NewUserPage } from '../../../features/accounts';
import { loadTexts } from '../../../i18n/load-texts';

const searchSchema = z.object({
  customerCode: z.coerce.string().pipe(customerCodeField()).optional().catch(undefined),
});

export const Route = createFileRoute('/backoffice/users/new')({
  validateSearch: (search) => searchSchema.parse(search),
  loader: () => loadTexts('accounts', 'users'),
  component: NewUser,
});

function NewUser() {
  const { customerCode } = Route.useSearch();
  return <NewUserPage key={customerCode} customerCode={customerCode} />;
}
