import type { RowError } from '@cromia/domain/integration/import';
import { useTexts } from '../../../../i18n/use-texts';

/** Formats the error of a row with the accepted values and the conflicting rows or customer. */
export function useRowErrorText(): (error: RowError) => string {
  const { t } = useTexts('imports');
  return ({ code, allowed, rows, customerCode, value, accepted, cell, suggestion }) =>
    [
      t(`imports:errors.codes.${code}`),
      ...(value ? [t('imports:errors.value', { value })] : []),
      ...(cell ? [t('imports:errors.cell', { cell })] : []),
      ...(accepted ? [t('imports:errors.accepted', { form: accepted })] : []),
      ...(suggestion ? [t('imports:errors.suggestion', { code: suggestion })] : []),
      ...(allowed ? [t('imports:errors.allowed', { codes: allowed.join(', ') })] : []),
      ...(rows && rows.length > 0
        ? [t('imports:errors.clash', { count: rows.length, rows: rows.join(', ') })]
        : []),
      ...(customerCode ? [t('imports:errors.customer', { code: customerCode })] : []),
    ].join(' ');
}
