import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { NavItemLink } from '../../shell';
import type { WizardKind } from './requested-company';

/** Why a VAT number is known: it belongs to a customer, or to an open request. */
export type KnownVatReason = 'customer' | 'requested';

interface KnownCompanyDialogProps {
  known: KnownVatReason | null;
  kind: WizardKind;
  /** The user stays to correct the number; the caller sets the focus. */
  onStay: () => void;
  onLeave: () => void;
}

const WAY_ON = {
  own: {
    customer: { path: '/profile-user?openLinkCustomerModal=true', text: 'activation:vatKnown.associate' },
    requested: { path: '/profile-user', text: 'activation:vatKnown.toProfile' },
  },
  managed: {
    customer: { path: '/profile-agent', text: 'activation:vatKnown.toCustomers' },
    requested: { path: '/profile-agent', text: 'activation:vatKnown.toCustomers' },
  },
} as const satisfies Record<WizardKind, Record<KnownVatReason, { path: string; text: string }>>;

/** The company is already known: explains how to join it instead of requesting it again (sections 5 and 8). */
export function KnownCompanyDialog({ known, kind, onStay, onLeave }: KnownCompanyDialogProps) {
  const { t } = useTexts('activation');
  const shown = known ?? 'customer';
  const way = WAY_ON[kind][shown];
  return (
    <Modal
      opened={known !== null}
      onClose={onStay}
      returnFocus={false}
      title={t(`activation:vatKnown.${shown}Title`)}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack gap="lg">
        <Text>{t(`activation:vatKnown.${kind}.${shown}`)}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onStay}>
            {t('activation:vatKnown.change')}
          </Button>
          <Button component={NavItemLink} path={way.path} onClick={onLeave}>
            {t(way.text)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
