import type { User } from '@cromia/domain/accounts/login';
import { useInfiniteQuery } from '@tanstack/react-query';
import { receivedInvitationsQuery } from './activation-queries';
import { ReceivedInvitations } from './invitations/ReceivedInvitations';
import { RequestCard } from './request/RequestCard';
import classes from './styles.module.css';

interface BecomingCustomerProps {
  user: User;
  /** Whether the association dialog is open; part of the URL. */
  isAssociationOpen: boolean;
  onAssociationOpenChange: (open: boolean) => void;
  onStartOver: () => void;
  onBecameCustomer: () => void;
}

/** The three ways in which a company's user becomes a customer: request, code, invitation (sections 1 and 2). */
export default function BecomingCustomer(props: BecomingCustomerProps) {
  const invitations = useInfiniteQuery(receivedInvitationsQuery(props.user.username));
  const isInvited = (invitations.data?.pages[0]?.totalElements ?? 0) > 0;
  return (
    <div className={classes.aside}>
      <ReceivedInvitations user={props.user} onBecameCustomer={props.onBecameCustomer} />
      {!invitations.isPending && <RequestCard {...props} isInvited={isInvited} />}
    </div>
  );
}
