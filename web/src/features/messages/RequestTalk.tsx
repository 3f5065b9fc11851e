import { Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { useIsAllowed } from '../../api/use-is-allowed';
import { useTexts } from '../../i18n/use-texts';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import type { ShopScope } from '../acting';
import type { ConversationProps } from './Conversation';
import type { ConversationPlace } from './messages-queries';

// Loaded with the first request that is opened.
const LazyConversation = lazy(() => import('./Conversation'));
const LazyHoldNotice = lazy(() => import('./HoldNotice'));
const LazyChangeDialog = lazy(() => import('./ChangeRequestDialog'));

/** A `Conversation` that is loaded when it is first displayed. */
export function RequestConversation(props: ConversationProps) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <LazyConversation {...props} />
    </Suspense>
  );
}

/** The messages of a customer's request, for who reads it in the shop. */
export function CustomerConversation({ place }: { place: ConversationPlace }) {
  return <RequestConversation place={place} canWrite={useIsAllowed('request-messages.write')} />;
}

interface RequestHoldProps {
  place: ConversationPlace;
  heldSince: string | null;
  /** What else the customer can do than to answer. */
  actions: ReactNode;
}

/** The question for which a request is on hold, with what its customer can do; nothing if it is not. */
export function RequestHold({ place, heldSince, actions }: RequestHoldProps) {
  if (heldSince === null) return null;
  return (
    <Suspense>
      <LazyHoldNotice place={place} actions={actions} />
    </Suspense>
  );
}

type ChangeProps = Omit<ComponentProps<typeof LazyChangeDialog>, 'onClose'>;

/** Button that opens the change of a pending request's lines; nothing for who may not write. */
export function ChangeRequestButton({ place, ...dialog }: ChangeProps & { place: { scope: ShopScope } }) {
  const { t } = useTexts('messages');
  const [isOpen, setOpen] = useState(false);
  const canWrite = useIsAllowed('request-messages.write');
  if (!canWrite) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEdit size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('messages:lines.change')}
      </Button>
      {isOpen && (
        <Suspense>
          <LazyChangeDialog place={place} {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
