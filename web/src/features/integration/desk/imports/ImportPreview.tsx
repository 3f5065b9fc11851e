import type { ImportResponse } from '@cromia/domain/integration/import';
import { Anchor } from '@mantine/core';
import type { ApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../../ui/feedback/ProblemText';
import { NavItemLink } from '../../../shell';
import { RowChanges } from './RowChanges';
import { RowErrors } from './RowErrors';

interface ImportPreviewProps {
  fileName: string;
  /** The error of the last call; undefined if it succeeded. */
  problem: ApiProblem | undefined;
  result: ImportResponse | undefined;
}

/** What an import would change, or why its file is rejected. */
export function ImportPreview({ fileName, problem, result }: ImportPreviewProps) {
  const { t } = useTexts('imports');
  if (result === undefined) {
    if (problem === undefined) return null;
    const isEmpty = problem.errors.some(({ path, code }) => path === 'rows' && code === 'missing');
    return (
      <FeedbackAlert status="Fail">
        {isEmpty ? t('imports:file.empty', { name: fileName }) : <ProblemText error={problem} />}
      </FeedbackAlert>
    );
  }
  const { kind, created, changed, unchanged, failed, erased, errors, changes } = result;
  return (
    <>
      <FeedbackAlert status={failed > 0 ? 'Fail' : 'InfoSuccess'}>
        {t('imports:counts', { created, changed, unchanged, failed })}
      </FeedbackAlert>
      {kind === 'synonyms' && created > 0 && (
        <FeedbackAlert status="WarningDismissable">
          {t('imports:synonymsStay')}{' '}
          <Anchor component={NavItemLink} path="/backoffice/search-synonyms" inherit>
            {t('imports:kinds.synonyms')}
          </Anchor>
        </FeedbackAlert>
      )}
      {erased > 0 && <FeedbackAlert status="Fail">{t('imports:erased', { count: erased })}</FeedbackAlert>}
      <RowErrors errors={errors} />
      <RowChanges changes={changes} />
    </>
  );
}
