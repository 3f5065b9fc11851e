import { createFileRoute } from '@tanstack/react-router';
import { useShopScope } from '../../features/acting';
import { StatementPage } from '../../features/statements';
import { loadTexts } from '../../i18n/load-texts';

export const Route = createFileRoute('/profile-customer/statements')({
  /** The calendar year; the current one by default. */
  validateSearch: ({ year }: Record<string, unknown>): { year?: number | undefined } => ({
    // An explicit undefined drops another value from the address.
    year: /^(19|2[01])\d\d$/.test(String(year)) ? Number(year) : undefined,
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
