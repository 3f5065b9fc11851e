import { formatDate } from '@cromia/domain/dates';
import type { FieldLimit } from '@cromia/domain/errors';
import type { UiLanguage } from '@cromia/domain/languages';
import { toApiProblem } from '../../api/problem';
import type { Translate } from '../../i18n/keys';

const BYTES_PER_MEGABYTE = 1_048_576;

function describeDays(t: Translate, { min, max }: FieldLimit): string | undefined {
  if (min !== undefined && max !== undefined)
    return t('common:form.dateBetween', { from: formatDate(String(min)), to: formatDate(String(max)) });
  if (min !== undefined) return t('common:form.dateFrom', { from: formatDate(String(min)) });
  return max === undefined ? undefined : t('common:form.dateUntil', { to: formatDate(String(max)) });
}

/** The text of a limit, such as "At most 255 characters." */
export function describeLimit(t: Translate, language: UiLanguage, limit: FieldLimit): string | undefined {
  const { of, min, max, multipleOf } = limit;
  if (of === 'day') return describeDays(t, limit);
  const format = (bound: number | string) =>
    typeof bound === 'number'
      ? new Intl.NumberFormat(language, { maximumFractionDigits: 4 }).format(bound)
      : bound;
  if (of === 'bytes')
    return max === undefined
      ? undefined
      : t('errors:limits.megabytes', {
          max: format(Math.round((Number(max) / BYTES_PER_MEGABYTE) * 100) / 100),
        });
  if (min !== undefined && max !== undefined && multipleOf !== undefined)
    return t('errors:limits.multiple', { multiple: format(multipleOf), max: format(max) });
  if (of === 'value' && min !== undefined && max !== undefined)
    return t('errors:limits.valueBetween', { min: format(min), max: format(max) });
  if (max !== undefined) return t(`errors:limits.${of}Max`, { max: format(max) });
  return min === undefined ? undefined : t(`errors:limits.${of}Min`, { min: format(min) });
}

/** The text of a failed call, with the limit that the request, or else its first wrong field, exceeds. */
export function describeProblem(t: Translate, language: UiLanguage, error: unknown): string {
  const problem = toApiProblem(error);
  const limit = problem.limit ?? problem.errors.find((fieldError) => fieldError.limit)?.limit;
  const limitText = limit === undefined ? undefined : describeLimit(t, language, limit);
  const text = t(`errors:${problem.code}`);
  return limitText === undefined ? text : `${text} ${limitText}`;
}
