import { Button } from '@mantine/core';
import { IconUserShare } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import classes from '../styles.module.css';
import { NavItemLink } from './NavItemLink';
import { useNavigation } from './navigation';

interface ActingBarProps {
  customer: { customerCode: string; businessName: string };
  onChange: () => void;
  onStop: () => void;
}

/** Shows an agent permanently, in a distinct colour, which customer they act for. */
export function ActingBar({ customer, onChange, onStop }: ActingBarProps) {
  const { t } = useTexts();
  const { customerProfile } = useNavigation();
  return (
    <section className={classes.acting} aria-label={t('shell:acting.label')}>
      <NavItemLink path={customerProfile.path} className={classes.actingText}>
        <IconUserShare size={18} aria-hidden />
        {t('shell:acting.youActFor', { customer: `${customer.businessName} · ${customer.customerCode}` })}
      </NavItemLink>
      <Button.Group>
        <Button size="compact-sm" color="acting" variant="subtle" onClick={onChange}>
          {t('shell:acting.change')}
        </Button>
        <Button size="compact-sm" color="acting" variant="subtle" onClick={onStop}>
          {t('shell:acting.stop')}
        </Button>
      </Button.Group>
    </section>
  );
}

/** Keeps the place of the bar while the customer of a link is being loaded, so that the page does not move. */
export function ActingBarSpace() {
  return <div className={classes.acting} />;
}
