import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconUserCircle } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { useActingCustomer } from '../../acting';
import { formatPersonName } from '../person-name';
import classes from '../styles.module.css';

/** The account button in the bar, with the user's own name, also while the user acts for a customer. */
export function AccountButton({ className, ...props }: Omit<ComponentProps<'button'>, 'color' | 'disabled'>) {
  const { t } = useTexts();
  const user = useUser();
  const acting = useActingCustomer();
  const name = user === null ? '' : formatPersonName(user);
  return (
    <UnstyledButton className={`${classes.barButton} ${className ?? ''}`} {...props}>
      <IconUserCircle size={20} stroke={1.75} aria-hidden />
      <span className={classes.greeting}>{acting === null ? t('shell:nav.welcome', { name }) : name}</span>
      <span className={classes.givenName} aria-hidden>
        {user?.firstname}
      </span>
      <IconChevronDown size={14} aria-hidden />
    </UnstyledButton>
  );
}
