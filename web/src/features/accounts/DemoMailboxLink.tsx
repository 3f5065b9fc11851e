import { Anchor } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { NavItemLink, useBrand } from '../shell';

/** Link to the demo's mailbox, since a demo sends no real mails; nothing elsewhere. */
export function DemoMailboxLink({ to }: { to: string }) {
  const { t } = useTexts('accounts');
  const brand = useBrand();
  if (brand?.mailbox !== true) return null;
  return (
    <Anchor component={NavItemLink} path={`/demo/mailbox?to=${encodeURIComponent(to)}`} underline="always">
      {t('accounts:demoMailbox')}
    </Anchor>
  );
}
