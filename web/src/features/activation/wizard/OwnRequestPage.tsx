import type { User } from '@cromia/domain/accounts/login';
import type { RequestDraft } from '@cromia/domain/activation/request-forms';
import { Button } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import { NavItemLink } from '../../shell';
import { type OwnCustomerRequest, ownRequestQuery } from '../activation-queries';
import { createEmptyCompany, toCompanyFormValues } from './company-form-values';
import { RequestSentNotice } from './RequestSentNotice';
import { RequestWizard } from './RequestWizard';
import { readRequestDraft } from './request-draft';
import { toOwnRequest } from './requested-company';
import type { WizardCalls } from './use-request-calls';
import { findWizardPosition, type StepUrlState, type WizardStart } from './use-wizard';

const OWN_SUBJECT = 'own';
const REQUEST_TYPES_PATH =
  '/api/v1/public/user-company/customer-requests/enter-customer-requests/types' as const;

interface OwnRequestPageProps {
  user: User;
  stepUrlState: StepUrlState;
}

/** The request of a company's user (section 2, /customer-request). */
export function OwnRequestPage({ user, stepUrlState }: OwnRequestPageProps) {
  const { t } = useTexts('activation', 'accounts');
  const [sent, setSent] = useState<'now' | 'earlier' | null>(null);
  const request = useQuery(ownRequestQuery(user.username));
  // Section 4: a user has a single request at a time.
  const isOpen = request.data === undefined || request.data === null || request.data.status === 'DRAFT';
  const content = () => {
    if (sent !== null) return <RequestSentNotice kind="own" isEarlier={sent === 'earlier'} />;
    if (request.data === undefined) {
      return request.isError ? (
        <ErrorState
          error={request.error}
          onRetry={() => void request.refetch()}
          retrying={request.isFetching}
        />
      ) : (
        <DetailSkeleton />
      );
    }
    if (!isOpen) return <RequestAlreadySent />;
    return (
      <OwnWizard
        user={user}
        stepUrlState={stepUrlState}
        draft={request.data}
        onSent={(isEarlier) => setSent(isEarlier ? 'earlier' : 'now')}
      />
    );
  };
  return (
    <PageFrame
      title={t('activation:wizard.title')}
      lead={isOpen && sent === null ? t('activation:wizard.lead') : undefined}
      narrow
    >
      {content()}
    </PageFrame>
  );
}

function RequestAlreadySent() {
  const { t } = useTexts('activation');
  return (
    <EmptyState
      icon={IconClipboardCheck}
      action={
        <Button component={NavItemLink} path="/profile-user">
          {t('activation:sent.toProfile')}
        </Button>
      }
    >
      {t('activation:wizard.askedAlready')}
    </EmptyState>
  );
}

interface OwnWizardProps extends OwnRequestPageProps {
  draft: OwnCustomerRequest | null;
  onSent: (isEarlier: boolean) => void;
}

function OwnWizard({ user, stepUrlState, draft, onSent }: OwnWizardProps) {
  // Read once, so that saving the draft does not reset the form.
  const [start] = useState(() => createWizardStart(user, draft));
  const calls = useOwnCalls(user.username);
  const queryClient = useQueryClient();
  const showSent = (isEarlier: boolean) => {
    void queryClient.invalidateQueries({ queryKey: ownRequestQuery(user.username).queryKey });
    onSent(isEarlier);
  };
  return (
    <RequestWizard user={user} start={start} calls={calls} stepUrlState={stepUrlState} onSent={showSent} />
  );
}

/** Starts with the unsaved values of this tab, else with the saved draft, else with the company's name. */
function createWizardStart(user: User, draft: OwnCustomerRequest | null): WizardStart {
  const stored = readRequestDraft(OWN_SUBJECT);
  if (stored !== null)
    return { kind: 'own', subject: OWN_SUBJECT, values: stored.typed, position: stored, isUnsaved: true };
  const countryDefaults = { country: user.country ?? '', phonePrefix: user.phonePrefix ?? '' };
  const empty = createEmptyCompany(user.businessName ?? '', countryDefaults);
  const values = draft === null ? empty : toCompanyFormValues(draft, empty, user.username);
  const place = findWizardPosition(values, 'own', draft?.step);
  return { kind: 'own', subject: OWN_SUBJECT, values, position: place, isUnsaved: false };
}

function useOwnCalls(username: string): WizardCalls {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = ownRequestQuery(username);
    return {
      checkVat: async (vatNumber) => {
        const { known } = await unwrapResponse(
          api.GET('/api/v1/public/user-company/customer-requests/vat-check', {
            params: { query: { vatNumber } },
          }),
        );
        return known === 'no' ? null : { reason: known, ownCustomer: null };
      },
      saveDraft: async (draft: RequestDraft) => {
        const saved = await unwrapResponse(
          api.PUT(`${REQUEST_TYPES_PATH}/new/drafts`, { body: toJsonBody(draft) }),
        );
        queryClient.setQueryData(queryKey, saved);
      },
      submit: async (values, idempotencyKey) => {
        const body = toJsonBody(toOwnRequest(values));
        const header = { 'idempotency-key': idempotencyKey };
        await unwrapResponse(api.POST(`${REQUEST_TYPES_PATH}/new/pendings`, { body, params: { header } }));
      },
    };
  }, [queryClient, username]);
}
