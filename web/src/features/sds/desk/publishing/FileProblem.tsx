import type { FieldError } from '@cromia/domain/errors';
import type { ApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { describeLimit } from '../../../../ui/feedback/describe-problem';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../../ui/feedback/ProblemText';

/** Maximum number of displayed errors. */
const MAX_ERRORS = 10;
const LINE = /^lines\.(\d+)\.(.+)$/;

/** The errors of a rejected file, by line and column. */
export function FileProblem({ problem }: { problem: ApiProblem }) {
  const { t, language } = useTexts('sds');
  const { errors, code } = problem;
  const formatError = ({ path, code: fieldError, limit }: FieldError): string => {
    const [, line, column] = LINE.exec(path) ?? [];
    const limitText = limit && describeLimit(t, language, limit);
    if (line === undefined || column === undefined) {
      if (path !== 'lines') return t('sds:uploads.part', { part: path });
      return (
        limitText ?? t(fieldError === 'invalidLenght' ? 'sds:uploads.tooManyLines' : 'sds:uploads.empty')
      );
    }
    const isPdf = column === 'file' && fieldError === 'invalidField';
    return t('sds:uploads.line', {
      line,
      column,
      error: isPdf ? t('sds:uploads.pdfRefused') : (limitText ?? t(`sds:uploads.cells.${fieldError}`)),
    });
  };
  if (errors.length === 0)
    return (
      <FeedbackAlert status="Fail">
        <ProblemText error={problem} />
      </FeedbackAlert>
    );
  return (
    <FeedbackAlert status="Fail" title={t('sds:uploads.failed')}>
      {code === 'Conflict' && <div>{t('sds:uploads.conflict')}</div>}
      {errors.slice(0, MAX_ERRORS).map((error) => (
        <div key={`${error.path} ${error.code}`}>
          {[formatError(error), ...(error.value ? [`(${error.value})`] : [])].join(' ')}
        </div>
      ))}
      {errors.length > MAX_ERRORS && (
        <div>{t('sds:uploads.more', { count: errors.length - MAX_ERRORS })}</div>
      )}
    </FeedbackAlert>
  );
}
