import type { User } from '@cromia/domain/accounts/login';
import { type RolePrefix, toRolePrefix } from '@cromia/domain/accounts/roles';
import type { RequestDraft } from '@cromia/domain/activation/request-forms';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import { NavItemLink } from '../../shell';
import { type ManagedDraft, managedDraftQuery } from '../activation-queries';
import { createEmptyCompany, toCompanyFormValues } from './company-form-values';
import { RequestSentNotice } from './RequestSentNotice';
import { RequestWizard } from './RequestWizard';
import { clearRequestDraft, readRequestDraft } from './request-draft';
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
  const reload = async () => {
    clearRequestDraft();
    await draft.refetch();
    setInstance((form) => ({ ...form, number: form.number + 1 }));
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
        onReload={() => void reload()}
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
  draft: ManagedDraft | null;
  onSent: () => void;
  /** Discards the input and reloads the draft. */
  onReload: () => void;
}

function ManagedWizard(props: ManagedWizardProps) {
  const { user, prefix, id, stepUrlState, draft, onSaved, onSent, onReload } = props;
  const [start] = useState(() => createWizardStart(id, draft));
  const [version, setVersion] = useState(start.version);
  const calls = useManagedCalls(prefix, { id, version }, (saved) => {
    setVersion(saved.version);
    // Stores the draft's id in the URL, so that a reload finds it.
    if (saved.id !== id) onSaved(saved.id);
  });
  const subject = id ?? NEW_SUBJECT;
  return (
    <RequestWizard
      user={user}
      start={{ ...start, subject, version }}
      calls={{ ...calls, reload: onReload }}
      stepUrlState={stepUrlState}
      onSent={onSent}
    />
  );
}

function createWizardStart(id: string | undefined, draft: ManagedDraft | null): WizardStart {
  const subject = id ?? NEW_SUBJECT;
  const stored = readRequestDraft(subject);
  if (stored !== null)
    return {
      kind: 'managed',
      subject,
      values: stored.typed,
      position: { step: stored.step, completed: stored.completed },
      isUnsaved: true,
      version: stored.version,
    };
  const empty = createEmptyCompany('', { country: '', phonePrefix: '' });
  const values = draft === null ? empty : toCompanyFormValues(draft, empty, null);
  return {
    kind: 'managed',
    subject,
    values,
    position: findWizardPosition(values, 'managed', draft?.step),
    isUnsaved: false,
    version: draft?.version,
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
  { id, version }: { id: string | undefined; version: string | undefined },
  onSaved: (draft: ManagedDraft) => void,
): WizardCalls {
  const queryClient = useQueryClient();
  const path = { prefix };
  return {
    checkVat: async (vatNumber) => {
      const { known, ownCustomer } = await unwrapResponse(
        api.GET('/api/v1/public/{prefix}/customer-requests/vat-check', {
          params: { path, query: { vatNumber } },
        }),
      );
      return known === 'no' ? null : { reason: known, ownCustomer };
    },
    saveDraft: async (draft: RequestDraft) => {
      const saved = await retryWithoutDraft(id, (draftId) => {
        const body = toJsonBody({ ...draft, ...toBase(draftId, version) });
        return unwrapResponse(api.PUT(`${MANAGED_REQUESTS_PATH}/drafts`, { body, params: { path } }));
      });
      queryClient.setQueryData(managedDraftQuery(prefix, saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['managed-requests'] });
      onSaved(saved);
    },
    submit: async (values, idempotencyKey) => {
      try {
        await retryWithoutDraft(id, (draftId) => {
          const body = toJsonBody(toManagedRequest(values, toBase(draftId, version)));
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
}

/** The saved draft on which a change is based; empty without one. */
function toBase(id: string | undefined, version: string | undefined) {
  return id === undefined ? {} : { id, version };
}
