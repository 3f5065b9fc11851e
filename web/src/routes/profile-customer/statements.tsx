import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { useShopScope } from '../../features/acting';
import { StatementPage } from '../../features/statements';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/statements')({
  validateSearch: z.object({
    /** Calendar year; the current one by default. */
    year: z.coerce.number().int().min(1900).max(2199).optional().catch(undefined),
  }),
  loader: () => loadTexts('statements', 'plots'),
  component: Statements,
});

function Statements() {
  const scope = useShopScope();
  const { year } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (scope === null) return null;
  return (
    <StatementPage
      scope={scope}
      year={year}
      onYear={(chosen) => void navigate({ search: { year: chosen }, resetScroll: false })}
    />
  );
}
