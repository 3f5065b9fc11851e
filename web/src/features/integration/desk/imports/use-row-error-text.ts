import type { RowError } from '@cromia/domain/integration/import';
import { useTexts } from '../../../../i18n/use-texts';

/** The error text of a row: what its field accepts, and the rows or the customer with which it conflicts. */
export function useRowErrorText(): (error: RowError) => string {
  const { t } = useTexts('imports');
  return ({ code, allowed, rows, customerCode }) =>
    [
      t(`imports:errors.codes.${code}`),
      ...(allowed ? [t('imports:errors.allowed', { codes: allowed.join(', ') })] : []),
      ...(rows && rows.length > 0
        ? [t('imports:errors.clash', { count: rows.length, rows: rows.join(', ') })]
        : []),
      ...(customerCode ? [t('imports:errors.customer', { code: customerCode })] : []),
    ].join(' ');
}
