import type { OfferProposal } from '@cromia/domain/messages/offer-proposal';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import { Message } from './Message';
import { MessageComposer } from './MessageComposer';
import classes from './messages.module.css';
import { type ConversationPlace, conversationQuery } from './messages-queries';

export interface ConversationProps {
  place: ConversationPlace;
  /** Whether the reader may write. */
  canWrite: boolean;
  /** What staff can do with an open proposal. */
  proposalActions?: (proposal: OfferProposal) => ReactNode;
}

/** What was written about a request, oldest first, and a form for the next message. */
export default function Conversation({ place, canWrite, proposalActions }: ConversationProps) {
  const { t } = useTexts('messages');
  const { data, isError, error, refetch, isFetching } = useQuery(conversationQuery(place));
  const headingId = useId();
  return (
    <section id={`messages-${place.id}`} className={classes.talk} aria-labelledby={headingId}>
      <Title order={3} size="h4" id={headingId}>
        {t('messages:title')}
      </Title>
      {data === undefined && !isError && <DetailSkeleton />}
      {data === undefined && isError && (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.messages.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('messages:none')}
        </Text>
      )}
      {data !== undefined && data.messages.length > 0 && (
        <ol className={classes.list}>
          {data.messages.map((message) => (
            <Message
              key={message.id}
              place={place}
              message={message}
              {...(proposalActions && { proposalActions })}
            />
          ))}
        </ol>
      )}
      {canWrite ? (
        <MessageComposer place={place} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('messages:readOnly')}
        </Text>
      )}
    </section>
  );
}
