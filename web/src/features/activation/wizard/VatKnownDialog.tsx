import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { PlaceLink } from '../../shell';
import type { WizardKind } from './requested-company';

/** What is known of a VAT number: it is a customer's, or a request for it is open. */
export type VatKnown = 'customer' | 'requested';

interface VatKnownDialogProps {
  known: VatKnown | null;
  kind: WizardKind;
  /** The person stays, to correct the number; the focus is for the caller to put there. */
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
} as const satisfies Record<WizardKind, Record<VatKnown, { path: string; text: string }>>;

/** The company is known already: how to belong to it instead of asking anew (sections 5 and 8). */
export function VatKnownDialog({ known, kind, onStay, onLeave }: VatKnownDialogProps) {
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
          <Button component={PlaceLink} path={way.path} onClick={onLeave}>
            {t(way.text)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
