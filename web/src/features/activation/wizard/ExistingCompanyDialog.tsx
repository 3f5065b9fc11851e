import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { NavItemLink } from '../../shell';
import type { WizardKind } from './requested-company';

/** What already has the VAT number: a customer or an open request. */
export type ExistingCompanyReason = 'customer' | 'requested';

/** Why a company need not be requested, and the customer if it is one of the user's own. */
export interface ExistingCompany {
  reason: ExistingCompanyReason;
  ownCustomer: CustomerSummary | null;
}

interface ExistingCompanyDialogProps {
  company: ExistingCompany | null;
  kind: WizardKind;
  /** Called when the user stays to correct the number; the caller sets the focus. */
  onStay: () => void;
  onLeave: () => void;
}

/** The page that the dialog links to. */
const NEXT_PAGES = {
  own: {
    customer: { path: '/profile-user?openLinkCustomerModal=true', text: 'activation:vatKnown.associate' },
    requested: { path: '/profile-user', text: 'activation:vatKnown.toProfile' },
  },
  managed: {
    customer: { path: '/profile-agent', text: 'activation:vatKnown.toCustomers' },
    requested: { path: '/profile-agent', text: 'activation:vatKnown.toCustomers' },
  },
} as const satisfies Record<WizardKind, Record<ExistingCompanyReason, { path: string; text: string }>>;

/** What the user reads about the company, and the page that helps. */
function useExistingCompanyTexts({ reason, ownCustomer }: ExistingCompany, kind: WizardKind) {
  const { t } = useTexts('activation');
  const nextPage = NEXT_PAGES[kind][reason];
  if (ownCustomer === null)
    return {
      title: t(`activation:vatKnown.${reason}Title`),
      text: t(`activation:vatKnown.${kind}.${reason}`),
      path: nextPage.path,
      label: t(nextPage.text),
    };
  const { customerCode, businessName } = ownCustomer;
  return {
    title: t('activation:vatKnown.ownTitle'),
    text: t('activation:vatKnown.ownText', { customer: businessName, code: customerCode }),
    path: `/profile-customer?customerCode=${customerCode}`,
    label: t('activation:vatKnown.toOwn', { customer: businessName }),
  };
}

/** Warning below a VAT number that is already known, with the way to join the company (section 5). */
export function KnownVatNotice({ company, kind }: { company: ExistingCompany; kind: WizardKind }) {
  const texts = useExistingCompanyTexts(company, kind);
  return (
    <FeedbackAlert status="WarningDismissable" title={texts.title}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{texts.text}</Text>
        <Button component={NavItemLink} path={texts.path} variant="default" size="xs">
          {texts.label}
        </Button>
      </Stack>
    </FeedbackAlert>
  );
}

/** Dialog for a company that already exists: explains how to join it instead of requesting it (sections 5 and 8). */
export function ExistingCompanyDialog({ company, kind, onStay, onLeave }: ExistingCompanyDialogProps) {
  const { t } = useTexts('activation');
  const texts = useExistingCompanyTexts(company ?? { reason: 'customer', ownCustomer: null }, kind);
  return (
    <Modal
      opened={company !== null}
      onClose={onStay}
      returnFocus={false}
      title={texts.title}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="lg">
        <Text>{texts.text}</Text>
        <DialogActions>
          <Button variant="default" onClick={onStay}>
            {t('activation:vatKnown.change')}
          </Button>
          <Button component={NavItemLink} path={texts.path} onClick={onLeave}>
            {texts.label}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
