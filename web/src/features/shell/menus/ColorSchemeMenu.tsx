import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { ColorSchemeButton } from './ColorSchemeButton';
import { COLOR_SCHEMES, useColorScheme } from './use-color-scheme';

/** The choice of the light, dark or system scheme, as a menu in the bar. */
export default function ColorSchemeMenu() {
  const { t } = useTexts();
  const { colorScheme, setColorScheme } = useColorScheme();
  return (
    <Menu defaultOpened position="bottom-end">
      <Menu.Target>
        <ColorSchemeButton />
      </Menu.Target>
      <Menu.Dropdown>
        {COLOR_SCHEMES.map(({ value, text, icon: Icon }) => (
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
