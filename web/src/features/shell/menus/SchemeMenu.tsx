import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { SchemeButton } from './SchemeButton';
import { SCHEMES, useScheme } from './use-scheme';

/** The choice of the light, dark or system scheme, as a menu in the bar. */
export default function SchemeMenu() {
  const { t } = useTexts();
  const { colorScheme, setColorScheme } = useScheme();
  return (
    <Menu defaultOpened position="bottom-end">
      <Menu.Target>
        <SchemeButton />
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map(({ value, text, icon: Icon }) => (
          <Menu.Item
            key={value}
            onClick={() => setColorScheme(value)}
            leftSection={<Icon size={16} aria-hidden />}
            rightSection={value === colorScheme ? <IconCheck size={16} aria-hidden /> : undefined}
          >
            {t(text)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
