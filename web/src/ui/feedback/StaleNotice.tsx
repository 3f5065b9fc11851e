import { staleOutcomeSchema } from '@cromia/domain/content-version';
import { Button } from '@mantine/core';
import { z } from 'zod';
import type { ApiProblem } from '../../api/problem';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';

const bodySchema = z.object({ outcome: staleOutcomeSchema });

/** Who changed the data that a rejected change was based on, and when; undefined for other problems. */
export function findStaleOutcome({ code, body }: ApiProblem) {
  return code === 'Conflict' ? bodySchema.safeParse(body).data?.outcome : undefined;
}

/** Whether a change failed because it was based on data that somebody else has changed since. */
export function isStale(problem: ApiProblem): boolean {
  return findStaleOutcome(problem) !== undefined;
}

interface StaleNoticeProps {
  /** A `Conflict`, because somebody else has changed the data since they were opened. */
  problem: ApiProblem;
  /** Discards the input and reloads the data; without it, only the text is shown. */
  onReload?: () => void;
}

/** Tells who changed the data that the user wanted to change, and when (contract, section 5). The input stays. */
export function StaleNotice({ problem, onReload }: StaleNoticeProps) {
  const { t } = useTexts();
  const { moment } = useFormats();
  const { changedBy = null, changedOn = null } = findStaleOutcome(problem) ?? {};
  return (
    <>
      {changedBy === null || changedOn === null
        ? t('common:stale.unknown')
        : t('common:stale.text', { by: changedBy, at: moment(changedOn) })}{' '}
      {onReload !== undefined && (
        <Button variant="default" size="xs" onClick={onReload}>
          {t('common:stale.reload')}
        </Button>
      )}
    </>
  );
}
