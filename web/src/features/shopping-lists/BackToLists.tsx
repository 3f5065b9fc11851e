import { Anchor } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { NavItemLink } from '../shell';
import classes from './styles.module.css';

/** Links back to all lists. */
export function BackToLists() {
  const { t } = useTexts('shopping-lists');
  return (
    <Anchor
      component={NavItemLink}
      path="/profile-customer/lists"
      c="inherit"
      size="sm"
      className={classes.back}
    >
      <IconChevronLeft size={16} aria-hidden />
      {t('shopping-lists:back')}
    </Anchor>
  );
}
