import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';

interface SideDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** The navigation of an area on a phone. */
export default function SideDrawer({ opened, onClose, title, children }: SideDrawerProps) {
  const { t } = useTexts();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="min(320px, 88vw)"
      title={title}
      closeButtonProps={{ 'aria-label': t('shell:nav.closeMenu'), size: 44 }}
    >
      {children}
    </Drawer>
  );
}
