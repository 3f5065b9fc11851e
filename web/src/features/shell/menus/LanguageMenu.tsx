import { UI_LANGUAGES } from '@cromia/domain/languages';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { LANGUAGE_NAMES } from '../../../i18n/languages';
import { useTexts } from '../../../i18n/use-texts';
import classes from '../styles.module.css';
import { LanguageButton } from './LanguageButton';
import { useChangeLanguage } from './use-change-language';

/** Switches the interface's language; the languages have their native names. */
export default function LanguageMenu() {
  const { language } = useTexts();
  const changeLanguage = useChangeLanguage();
  return (
    <Menu defaultOpened position="bottom-end" width={190}>
      <Menu.Target>
        <LanguageButton />
      </Menu.Target>
      <Menu.Dropdown>
        {UI_LANGUAGES.map((code) => (
          <Menu.Item
            key={code}
            lang={code}
            onClick={() => changeLanguage(code)}
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
