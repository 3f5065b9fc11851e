import { UI_LANGUAGES } from '@cromia/domain/languages';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { LANGUAGE_NAMES } from '../../i18n/languages';
import { useTexts } from '../../i18n/use-texts';
import classes from './shell.module.css';
import { useLanguageChange } from './use-language-change';

/** Switches the interface's language: short code in the bar, the languages by their own names in the menu. */
export function LanguageMenu() {
  const { t, language } = useTexts();
  const change = useLanguageChange();
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        <UnstyledButton
          className={classes.barButton}
          aria-label={`${t('shell:nav.language')}: ${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}`}
        >
          {language.toUpperCase()}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {UI_LANGUAGES.map((code) => (
          <Menu.Item
            key={code}
            lang={code}
            onClick={() => change(code)}
            leftSection={<span className={classes.code}>{code.toUpperCase()}</span>}
            rightSection={code === language ? <IconCheck size={16} aria-hidden /> : undefined}
            {...(code === language ? { 'aria-current': 'true' as const } : {})}
          >
            {LANGUAGE_NAMES[code]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
