import { FIELD_ERROR_CODES } from '@cromia/domain/errors';
import type { ApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';

/** Maximum number of errors shown at once. */
const SHOWN = 10;
const LINE = /^lines\.(\d+)\.(.+)$/;

/** Why a file was refused: its errors by line and column. */
export function FileProblem({ problem }: { problem: ApiProblem }) {
  const { t } = useTexts('sds');
  const { errors, code } = problem;
  const words = (path: string, error: string): string => {
    const [, line, column] = LINE.exec(path) ?? [];
    const known = FIELD_ERROR_CODES.find((each) => each === error) ?? 'invalidField';
    if (line === undefined || column === undefined) {
      if (path !== 'lines') return t('sds:uploads.part', { part: path });
      return t(known === 'invalidLenght' ? 'sds:uploads.tooManyLines' : 'sds:uploads.empty');
    }
    const isPdf = column === 'file' && known === 'invalidField';
    return t('sds:uploads.line', {
      line,
      column,
      error: t(isPdf ? 'sds:uploads.pdfRefused' : `errors:fields.${known}`),
    });
  };
  if (errors.length === 0) return <FeedbackAlert status="Fail">{t(`errors:${code}`)}</FeedbackAlert>;
  return (
    <FeedbackAlert status="Fail" title={t('sds:uploads.failed')}>
      {code === 'Conflict' && <div>{t('sds:uploads.conflict')}</div>}
      {errors.slice(0, SHOWN).map((error) => (
        <div key={`${error.path} ${error.code}`}>
          {[words(error.path, error.code), ...(error.value ? [`(${error.value})`] : [])].join(' ')}
        </div>
      ))}
      {errors.length > SHOWN && <div>{t('sds:uploads.more', { count: errors.length - SHOWN })}</div>}
    </FeedbackAlert>
  );
}
