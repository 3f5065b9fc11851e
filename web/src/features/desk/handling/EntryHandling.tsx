import { isAllowed } from '@cromia/domain/accounts/access';
import type { HandledKind } from '@cromia/domain/handling/handling';
import { useQuery } from '@tanstack/react-query';
import { toApiProblem } from '../../../api/problem';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { isStale, StaleNotice } from '../../../ui/feedback/StaleNotice';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { UnsavedDecisionText } from '../DeskFeedback';
import { HandlingPanel, HandlingSkeleton } from './HandlingPanel';
import { handlingQuery, useChangeHandling } from './handling-queries';

interface EntryHandlingProps {
  kind: HandledKind;
  /** Id of the entry, or the code of a customer. */
  id: string;
}

/** The assignee and the internal note of an entry, for those who may handle it. */
export function EntryHandling({ kind, id }: EntryHandlingProps) {
  const user = useUser();
  return isAllowed(user, 'backoffice.handling') && <EditableHandling key={id} kind={kind} id={id} />;
}

function EditableHandling({ kind, id }: EntryHandlingProps) {
  const { t } = useTexts('desk');
  const notify = useNotify();
  const handling = useQuery(handlingQuery(kind, id));
  const change = useChangeHandling(kind, id);
  const sendOnce = useSubmitOnce(change);
  const failure = change.error === null ? null : toApiProblem(change.error);
  if (handling.data === undefined) {
    if (handling.error === null) return <HandlingSkeleton />;
    return (
      <FeedbackAlert status="Fail">
        <ProblemText error={handling.error} />
      </FeedbackAlert>
    );
  }
  return (
    <div>
      {failure !== null && !change.isPending && (
        <FeedbackAlert status="Fail">
          {isStale(failure) ? <StaleNotice problem={failure} /> : <ProblemText error={failure} />}
          <UnsavedDecisionText text={change.variables?.note ?? undefined} />
        </FeedbackAlert>
      )}
      <HandlingPanel
        handling={handling.data}
        busy={change.isPending}
        onChange={(changed, onReplaced) =>
          sendOnce(changed, {
            onSuccess: () => {
              onReplaced?.();
              notify(t(changed.note === undefined ? 'desk:handling.changed' : 'desk:handling.noteSaved'));
            },
            onError: (error) => {
              if (toApiProblem(error).code === 'Conflict') onReplaced?.();
            },
          })
        }
      />
    </div>
  );
}
