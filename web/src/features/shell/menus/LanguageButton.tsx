import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { LANGUAGE_NAMES } from '../../../i18n/languages';
import { useTexts } from '../../../i18n/use-texts';
import classes from '../styles.module.css';

/** The interface's language in the bar, as its short code. */
export function LanguageButton({ className, ...props }: UnstyledButtonProps & ComponentProps<'button'>) {
  const { t, language } = useTexts();
  return (
    <UnstyledButton
      className={`${classes.barButton} ${className ?? ''}`}
      aria-label={`${t('shell:nav.language')}: ${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}`}
      {...props}
    >
      {language.toUpperCase()}
      <IconChevronDown size={14} aria-hidden />
    </UnstyledButton>
  );
}
