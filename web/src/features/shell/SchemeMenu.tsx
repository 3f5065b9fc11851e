import {
  ActionIcon,
  type MantineColorScheme,
  Menu,
  SegmentedControl,
  useMantineColorScheme,
} from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { useIsPrerendered } from '../../ui/use-is-prerendered';

const SCHEMES = [
  { value: 'light', text: 'shell:scheme.light', icon: IconSun },
  { value: 'dark', text: 'shell:scheme.dark', icon: IconMoon },
  { value: 'auto', text: 'shell:scheme.auto', icon: IconDeviceDesktop },
] as const satisfies { value: MantineColorScheme; text: string; icon: unknown }[];

/** The chosen scheme; a prerendered page knows none, and is hydrated as it is. */
function useScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { colorScheme: useIsPrerendered() ? 'auto' : colorScheme, setColorScheme };
}

/** Light, dark, or as the system: as a menu in the bar. */
export function SchemeMenu() {
  const { t } = useTexts();
  const { colorScheme, setColorScheme } = useScheme();
  const Current = SCHEMES.find(({ value }) => value === colorScheme)?.icon ?? IconSun;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('shell:scheme.label')}>
          <Current size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
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

/** The same choice as a row, for the phone's menu. */
export function SchemeRow() {
  const { t } = useTexts();
  const { colorScheme, setColorScheme } = useScheme();
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('shell:scheme.label')}
      value={colorScheme}
      onChange={setColorScheme}
      data={SCHEMES.map(({ value, text }) => ({ value, label: t(text) }))}
    />
  );
}
