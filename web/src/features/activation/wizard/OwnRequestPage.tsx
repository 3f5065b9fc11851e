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

const SUBJECT = 'own';
const TYPES = '/api/v1/public/user-company/customer-requests/enter-customer-requests/types' as const;

interface OwnRequestPageProps {
  user: User;
  address: StepUrlState;
}

/** The request of a company's own user (section 2, /customer-request). */
export function OwnRequestPage({ user, address }: OwnRequestPageProps) {
  const { t } = useTexts('activation', 'accounts');
  const [sent, setSent] = useState(false);
  const request = useQuery(ownRequestQuery(user.username));
  // Section 4: one request at a time.
  const isOpen = request.data === undefined || request.data === null || request.data.status === 'DRAFT';
  const content = () => {
    if (sent) return <RequestSentNotice kind="own" />;
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
    if (!isOpen) return <AskedAlready />;
    return <OwnWizard user={user} address={address} draft={request.data} onSent={() => setSent(true)} />;
  };
  return (
    <PageFrame
      title={t('activation:wizard.title')}
      lead={isOpen && !sent ? t('activation:wizard.lead') : undefined}
      narrow
    >
      {content()}
    </PageFrame>
  );
}

function AskedAlready() {
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
  onSent: () => void;
}

function OwnWizard({ user, address, draft, onSent }: OwnWizardProps) {
  // Initial values; later saves of the draft do not reset the form.
  const [start] = useState(() => startOf(user, draft));
  const calls = useOwnCalls(user.username);
  return <RequestWizard user={user} start={start} calls={calls} address={address} onSent={onSent} />;
}

/** Unsaved values of this tab, else the saved draft, else only the company's name. */
function startOf(user: User, draft: OwnCustomerRequest | null): WizardStart {
  const kept = readRequestDraft(SUBJECT);
  if (kept !== null) return { kind: 'own', subject: SUBJECT, typed: kept.typed, place: kept, unsaved: true };
  const beginnings = { country: user.country ?? '', phonePrefix: user.phonePrefix ?? '' };
  const empty = createEmptyCompany(user.businessName ?? '', beginnings);
  const typed = draft === null ? empty : toCompanyFormValues(draft, empty, user.username);
  const place = findWizardPosition(typed, 'own', draft?.step);
  return { kind: 'own', subject: SUBJECT, typed, place, unsaved: false };
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
        return known;
      },
      saveDraft: async (draft: RequestDraft) => {
        const saved = await unwrapResponse(api.PUT(`${TYPES}/new/drafts`, { body: toJsonBody(draft) }));
        queryClient.setQueryData(queryKey, saved);
      },
      submit: async (typed, keyOf) => {
        const body = toJsonBody(toOwnRequest(typed));
        await unwrapResponse(
          api.POST(`${TYPES}/new/pendings`, {
            body,
            params: { header: { 'idempotency-key': keyOf(body) } },
          }),
        );
        void queryClient.invalidateQueries({ queryKey });
      },
    };
  }, [queryClient, username]);
}
