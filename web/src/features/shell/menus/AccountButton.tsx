import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconUserCircle } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { useActingCustomer } from '../../acting';
import { formatPersonName } from '../person-name';
import classes from '../styles.module.css';

/** The account button in the bar: with the user's name, unless the bar shows the name of the customer acted for. */
export function AccountButton({ className, ...props }: Omit<ComponentProps<'button'>, 'color' | 'disabled'>) {
  const { t } = useTexts();
  const user = useUser();
  if (useActingCustomer() !== null) {
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('shell:nav.account')}
        className={className}
        {...props}
      >
        <IconUserCircle size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <UnstyledButton className={`${classes.barButton} ${className ?? ''}`} {...props}>
      <IconUserCircle size={20} stroke={1.75} aria-hidden />
      <span className={classes.greeting}>
        {user && t('shell:nav.welcome', { name: formatPersonName(user) })}
      </span>
      <span className={classes.givenName} aria-hidden>
        {user?.firstname}
      </span>
      <IconChevronDown size={14} aria-hidden />
    </UnstyledButton>
  );
}
