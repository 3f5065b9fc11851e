import type { User } from '@cromia/domain/accounts/login';
import { type RolePrefix, toRolePrefix } from '@cromia/domain/accounts/roles';
import type { RequestDraft } from '@cromia/domain/activation/request-forms';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import { NavItemLink } from '../../shell';
import { managedDraftQuery, type OwnCustomerRequest } from '../activation-queries';
import { createEmptyCompany, toCompanyFormValues } from './company-form-values';
import { RequestSentNotice } from './RequestSentNotice';
import { RequestWizard } from './RequestWizard';
import { readRequestDraft } from './request-draft';
import { toManagedRequest } from './requested-company';
import type { WizardCalls } from './use-request-calls';
import { findWizardPosition, type StepUrlState, type WizardStart } from './use-wizard';

const NEW_SUBJECT = 'new';
const MANAGED_REQUESTS_PATH =
  '/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed' as const;

interface ManagedRequestPageProps {
  user: User;
  /** A saved draft; undefined for a new request. */
  id: string | undefined;
  stepUrlState: StepUrlState;
  /** Called after the first save, with the new draft's id. */
  onSaved: (id: string) => void;
}

/** The mounted form: its number, the draft id in the URL, and the id from its first save. */
interface FormInstance {
  number: number;
  id: string | undefined;
  savedId: string | undefined;
}

/** The request of an agent or commercial user for a company (section 2, /customer-request). */
export function ManagedRequestPage({ user, id, stepUrlState, onSaved }: ManagedRequestPageProps) {
  const { t } = useTexts('activation', 'accounts');
  const [isSent, setSent] = useState(false);
  const prefix = toRolePrefix(user.role);
  const [instance, setInstance] = useState<FormInstance>({ number: 0, id, savedId: undefined });
  if (id !== instance.id) {
    // Another draft gets a new form, except for the draft that this form created with its first save.
    const isSameForm = id !== undefined && id === instance.savedId;
    setInstance({ number: isSameForm ? instance.number : instance.number + 1, id, savedId: undefined });
  }
  const draft = useQuery({ ...managedDraftQuery(prefix, id ?? ''), enabled: id !== undefined && !isSent });
  const save = (savedId: string) => {
    setInstance((form) => ({ ...form, savedId }));
    onSaved(savedId);
  };
  const content = () => {
    if (isSent) return <RequestSentNotice kind="managed" isEarlier={false} />;
    // Unsaved values of this tab survive the deletion of the draft and can be saved as a new one.
    const isGone = draft.isError && toApiProblem(draft.error).code === 'NotFound';
    if (id !== undefined && draft.data === undefined && !(isGone && readRequestDraft(id) !== null)) {
      if (isGone) return <DeletedDraftNotice />;
      return draft.isError ? (
        <ErrorState error={draft.error} onRetry={() => void draft.refetch()} retrying={draft.isFetching} />
      ) : (
        <DetailSkeleton />
      );
    }
    return (
      <ManagedWizard
        key={instance.number}
        user={user}
        prefix={prefix}
        id={id ?? instance.savedId}
        stepUrlState={stepUrlState}
        draft={draft.data ?? null}
        onSaved={save}
        onSent={() => setSent(true)}
      />
    );
  };
  return (
    <PageFrame
      title={t('activation:wizard.managedTitle')}
      lead={isSent ? undefined : t('activation:wizard.managedLead')}
      narrow
    >
      {content()}
    </PageFrame>
  );
}

/** Replaces the wizard when the draft was sent or deleted in the meantime. */
function DeletedDraftNotice() {
  const { t } = useTexts('activation');
  return (
    <EmptyState
      icon={IconFileText}
      action={
        <Button component={NavItemLink} path="/profile-agent?tab=requests">
          {t('activation:managed.title')}
        </Button>
      }
    >
      {t('activation:managed.gone')}
    </EmptyState>
  );
}

interface ManagedWizardProps extends ManagedRequestPageProps {
  prefix: RolePrefix;
  draft: OwnCustomerRequest | null;
  onSent: () => void;
}

function ManagedWizard({ user, prefix, id, stepUrlState, draft, onSaved, onSent }: ManagedWizardProps) {
  const [start] = useState(() => createWizardStart(id, draft));
  const calls = useManagedCalls(prefix, id, onSaved);
  const subject = id ?? NEW_SUBJECT;
  return (
    <RequestWizard
      user={user}
      start={{ ...start, subject }}
      calls={calls}
      stepUrlState={stepUrlState}
      onSent={onSent}
    />
  );
}

function createWizardStart(id: string | undefined, draft: OwnCustomerRequest | null): WizardStart {
  const subject = id ?? NEW_SUBJECT;
  const stored = readRequestDraft(subject);
  if (stored !== null)
    return { kind: 'managed', subject, values: stored.typed, position: stored, isUnsaved: true };
  const empty = createEmptyCompany('', { country: '', phonePrefix: '' });
  const values = draft === null ? empty : toCompanyFormValues(draft, empty, null);
  return {
    kind: 'managed',
    subject,
    values,
    position: findWizardPosition(values, 'managed', draft?.step),
    isUnsaved: false,
  };
}

/** Retries a call without the draft's id if the draft was deleted in the meantime, so that no input is lost. */
async function retryWithoutDraft<T>(
  id: string | undefined,
  call: (id: string | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await call(id);
  } catch (error) {
    if (id === undefined || toApiProblem(error).code !== 'NotFound') throw error;
    return call(undefined);
  }
}

function useManagedCalls(
  prefix: RolePrefix,
  id: string | undefined,
  onSaved: (id: string) => void,
): WizardCalls {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const path = { prefix };
    return {
      checkVat: async (vatNumber) => {
        const { known: existingReason } = await unwrapResponse(
          api.GET('/api/v1/public/{prefix}/customer-requests/vat-check', {
            params: { path, query: { vatNumber } },
          }),
        );
        return existingReason;
      },
      saveDraft: async (draft: RequestDraft) => {
        const savedId = await retryWithoutDraft(id, (draftId) => {
          const body = toJsonBody({ ...draft, id: draftId });
          return unwrapResponse(api.PUT(`${MANAGED_REQUESTS_PATH}/drafts`, { body, params: { path } }));
        });
        queryClient.setQueryData(managedDraftQuery(prefix, savedId.id).queryKey, savedId);
        void queryClient.invalidateQueries({ queryKey: ['managed-requests'] });
        // Stores the draft's id in the URL, so that a reload finds it.
        if (savedId.id !== id) onSaved(savedId.id);
      },
      submit: async (values, idempotencyKey) => {
        try {
          await retryWithoutDraft(id, (draftId) => {
            const body = toJsonBody(toManagedRequest(values, draftId));
            const header = { 'idempotency-key': idempotencyKey };
            return unwrapResponse(
              api.POST(`${MANAGED_REQUESTS_PATH}/pendings`, { body, params: { path, header } }),
            );
          });
        } finally {
          // The request may be stored even after an error.
          void queryClient.invalidateQueries({ queryKey: ['managed-requests'] });
        }
      },
    };
  }, [queryClient, prefix, id, onSaved]);
}
