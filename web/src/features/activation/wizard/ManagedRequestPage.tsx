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

const NEW = 'new';
const MANAGED = '/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed' as const;

interface ManagedRequestPageProps {
  user: User;
  /** A saved draft; undefined for a new request. */
  id: string | undefined;
  address: StepUrlState;
  /** Called after the first save, with the new draft's id. */
  onSaved: (id: string) => void;
}

/** The form instance: its own number, the draft id in the URL, and the id from its first save. */
interface ShownForm {
  number: number;
  id: string | undefined;
  saved: string | undefined;
}

/** The request of an agent or commercial user for a company (section 2, /customer-request). */
export function ManagedRequestPage({ user, id, address, onSaved }: ManagedRequestPageProps) {
  const { t } = useTexts('activation', 'accounts');
  const [sent, setSent] = useState(false);
  const prefix = toRolePrefix(user.role);
  const [shown, setShown] = useState<ShownForm>({ number: 0, id, saved: undefined });
  if (id !== shown.id) {
    // Another draft gets a new form, except the draft that this form created by its first save.
    const goesOn = id !== undefined && id === shown.saved;
    setShown({ number: goesOn ? shown.number : shown.number + 1, id, saved: undefined });
  }
  const draft = useQuery({ ...managedDraftQuery(prefix, id ?? ''), enabled: id !== undefined && !sent });
  const save = (saved: string) => {
    setShown((form) => ({ ...form, saved }));
    onSaved(saved);
  };
  const content = () => {
    if (sent) return <RequestSentNotice kind="managed" />;
    // The typed values survive a deleted draft and can be saved as another.
    const isGone = draft.isError && toApiProblem(draft.error).code === 'NotFound';
    if (id !== undefined && draft.data === undefined && !(isGone && readRequestDraft(id) !== null)) {
      if (isGone) return <DraftGone />;
      return draft.isError ? (
        <ErrorState error={draft.error} onRetry={() => void draft.refetch()} retrying={draft.isFetching} />
      ) : (
        <DetailSkeleton />
      );
    }
    return (
      <ManagedWizard
        key={shown.number}
        user={user}
        prefix={prefix}
        id={id ?? shown.saved}
        address={address}
        draft={draft.data ?? null}
        onSaved={save}
        onSent={() => setSent(true)}
      />
    );
  };
  return (
    <PageFrame
      title={t('activation:wizard.managedTitle')}
      lead={sent ? undefined : t('activation:wizard.managedLead')}
      narrow
    >
      {content()}
    </PageFrame>
  );
}

/** Shown for a draft that was sent or deleted meanwhile. */
function DraftGone() {
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

function ManagedWizard({ user, prefix, id, address, draft, onSaved, onSent }: ManagedWizardProps) {
  const [start] = useState(() => startOf(id, draft));
  const calls = useManagedCalls(prefix, id, onSaved);
  const subject = id ?? NEW;
  return (
    <RequestWizard
      user={user}
      start={{ ...start, subject }}
      calls={calls}
      address={address}
      onSent={onSent}
    />
  );
}

function startOf(id: string | undefined, draft: OwnCustomerRequest | null): WizardStart {
  const subject = id ?? NEW;
  const kept = readRequestDraft(subject);
  if (kept !== null) return { kind: 'managed', subject, typed: kept.typed, place: kept, unsaved: true };
  const empty = createEmptyCompany('', { country: '', phonePrefix: '' });
  const typed = draft === null ? empty : toCompanyFormValues(draft, empty, null);
  return {
    kind: 'managed',
    subject,
    typed,
    place: findWizardPosition(typed, 'managed', draft?.step),
    unsaved: false,
  };
}

/** Calls with the draft's id, or without it if the draft was deleted meanwhile, so that nothing typed is lost. */
async function unlessGone<T>(
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
        const { known } = await unwrapResponse(
          api.GET('/api/v1/public/{prefix}/customer-requests/vat-check', {
            params: { path, query: { vatNumber } },
          }),
        );
        return known;
      },
      saveDraft: async (draft: RequestDraft) => {
        const saved = await unlessGone(id, (into) => {
          const body = toJsonBody({ ...draft, id: into });
          return unwrapResponse(api.PUT(`${MANAGED}/drafts`, { body, params: { path } }));
        });
        queryClient.setQueryData(managedDraftQuery(prefix, saved.id).queryKey, saved);
        void queryClient.invalidateQueries({ queryKey: ['managed-requests'] });
        // From now on the URL holds the draft's id, so that a reload finds it.
        if (saved.id !== id) onSaved(saved.id);
      },
      submit: async (typed, keyOf) => {
        await unlessGone(id, (from) => {
          const body = toJsonBody(toManagedRequest(typed, from));
          const header = { 'idempotency-key': keyOf(body) };
          return unwrapResponse(api.POST(`${MANAGED}/pendings`, { body, params: { path, header } }));
        });
        void queryClient.invalidateQueries({ queryKey: ['managed-requests'] });
      },
    };
  }, [queryClient, prefix, id, onSaved]);
}
