import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { NavItemLink } from '../../shell';
import type { WizardKind } from './requested-company';

/** What already has the VAT number: a customer or an open request. */
export type ExistingCompanyReason = 'customer' | 'requested';

interface ExistingCompanyDialogProps {
  reason: ExistingCompanyReason | null;
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

/** Warning below a VAT number that is already known, with the way to join the company (section 5). */
export function KnownVatNotice({ reason, kind }: { reason: ExistingCompanyReason; kind: WizardKind }) {
  const { t } = useTexts('activation');
  const nextPage = NEXT_PAGES[kind][reason];
  return (
    <FeedbackAlert status="WarningDismissable" title={t(`activation:vatKnown.${reason}Title`)}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t(`activation:vatKnown.${kind}.${reason}`)}</Text>
        <Button component={NavItemLink} path={nextPage.path} variant="default" size="xs">
          {t(nextPage.text)}
        </Button>
      </Stack>
    </FeedbackAlert>
  );
}

/** Dialog for a company that already exists: explains how to join it instead of requesting it (sections 5 and 8). */
export function ExistingCompanyDialog({ reason, kind, onStay, onLeave }: ExistingCompanyDialogProps) {
  const { t } = useTexts('activation');
  const displayedReason = reason ?? 'customer';
  const nextPage = NEXT_PAGES[kind][displayedReason];
  return (
    <Modal
      opened={reason !== null}
      onClose={onStay}
      returnFocus={false}
      title={t(`activation:vatKnown.${displayedReason}Title`)}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="lg">
        <Text>{t(`activation:vatKnown.${kind}.${displayedReason}`)}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onStay}>
            {t('activation:vatKnown.change')}
          </Button>
          <Button component={NavItemLink} path={nextPage.path} onClick={onLeave}>
            {t(nextPage.text)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
