import { FIELD_ERROR_CODES } from '@cromia/domain/errors';
import type { ApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';

/** Maximum number of displayed errors. */
const MAX_ERRORS = 10;
const LINE = /^lines\.(\d+)\.(.+)$/;

/** The errors of a rejected file, by line and column. */
export function FileProblem({ problem }: { problem: ApiProblem }) {
  const { t } = useTexts('sds');
  const { errors, code } = problem;
  const formatError = (path: string, error: string): string => {
    const [, line, column] = LINE.exec(path) ?? [];
    const fieldError = FIELD_ERROR_CODES.find((fieldCode) => fieldCode === error) ?? 'invalidField';
    if (line === undefined || column === undefined) {
      if (path !== 'lines') return t('sds:uploads.part', { part: path });
      return t(fieldError === 'invalidLenght' ? 'sds:uploads.tooManyLines' : 'sds:uploads.empty');
    }
    const isPdf = column === 'file' && fieldError === 'invalidField';
    return t('sds:uploads.line', {
      line,
      column,
      error: t(isPdf ? 'sds:uploads.pdfRefused' : `errors:fields.${fieldError}`),
    });
  };
  if (errors.length === 0) return <FeedbackAlert status="Fail">{t(`errors:${code}`)}</FeedbackAlert>;
  return (
    <FeedbackAlert status="Fail" title={t('sds:uploads.failed')}>
      {code === 'Conflict' && <div>{t('sds:uploads.conflict')}</div>}
      {errors.slice(0, MAX_ERRORS).map((error) => (
        <div key={`${error.path} ${error.code}`}>
          {[formatError(error.path, error.code), ...(error.value ? [`(${error.value})`] : [])].join(' ')}
        </div>
      ))}
      {errors.length > MAX_ERRORS && (
        <div>{t('sds:uploads.more', { count: errors.length - MAX_ERRORS })}</div>
      )}
    </FeedbackAlert>
  );
}
