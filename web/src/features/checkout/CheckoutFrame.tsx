import { Button, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { LeaveGuard } from '../../ui/leaving/LeaveGuard';
import type { DisplayedCartChange } from '../cart';
import { NavItemLink } from '../shell';
import { SubmitFeedback } from './SubmitFeedback';
import classes from './styles.module.css';

/** State of a submission. */
export interface SubmissionState {
  problem: ApiProblem | null;
  changes: readonly DisplayedCartChange[];
  invalid: boolean;
  pending: boolean;
}

interface CheckoutFrameProps {
  onSubmit: () => void;
  /** The fields, in sections. */
  children: ReactNode;
  /** Summary of the content, beside the fields. */
  summary: ReactNode;
  /** Hazard labels of the content, above the button that sends. */
  labels?: ReactNode;
  /** Total of the content, beside the buttons. */
  total: ReactNode;
  submission: SubmissionState;
  sendLabel: string;
  /** Whether leaving would discard input. */
  hasUnsentInput: () => boolean;
}

/** A part of the form under its title. */
export function CheckoutSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}

/** The form of a checkout: fields beside the summary, the result of sending, and the buttons to send or go back. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { onSubmit, children, summary, labels, total, submission, sendLabel, hasUnsentInput } = props;
  const { t } = useTexts('checkout');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
    >
      <div className={classes.form}>
        <div>{children}</div>
        <div className={classes.summary}>
          <CheckoutSection title={t('checkout:sections.summary')}>
            {summary}
            {labels}
            {submission.pending ? (
              <FeedbackAlert status="Sending">{t('common:states.sending')}</FeedbackAlert>
            ) : (
              <SubmitFeedback {...submission} onRetry={onSubmit} />
            )}
            <div className={classes.bar}>
              {total}
              <div className={classes.actions}>
                <BackButton />
                <Button type="submit" {...busyButtonProps(submission.pending)}>
                  {sendLabel}
                </Button>
              </div>
            </div>
          </CheckoutSection>
        </div>
      </div>
      <LeaveGuard isStored when={hasUnsentInput} />
    </form>
  );
}

/** Replaces the form when no line remains. */
export function EmptyCheckoutNotice({
  submission,
  onRetry,
}: Pick<CheckoutFrameProps, 'submission'> & { onRetry: () => void }) {
  const { t } = useTexts('checkout');
  return (
    <>
      <SubmitFeedback {...submission} invalid={false} onRetry={onRetry} />
      <EmptyState action={<BackButton />}>{t('checkout:summary.gone')}</EmptyState>
    </>
  );
}

/** Links to the cart, also when ordering from an offer (section 2, /checkout/order). */
function BackButton() {
  const { t } = useTexts('checkout');
  return (
    <Button
      component={NavItemLink}
      path="/profile-customer/cart"
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
    >
      {t('checkout:actions.backToCart')}
    </Button>
  );
}
