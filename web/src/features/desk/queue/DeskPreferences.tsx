import { ActionIcon, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconBaselineDensitySmall, IconKeyboard, type TablerIcon } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import classes from './desk-preferences.module.css';
import { useShortcutsEnabled } from './shortcuts';

/** The density of the desk's tables and the keys of its queues, stored in this browser. */
export function DeskPreferences() {
  const { t } = useTexts('desk');
  const [isDense, setDense] = useLocalStorage({
    key: 'cromia.desk.dense',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [hasShortcuts, setShortcuts] = useShortcutsEnabled();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isDense) dataset.density = 'dense';
    return () => {
      delete dataset.density;
    };
  }, [isDense]);
  return (
    <div className={classes.preferences}>
      <Preference
        icon={IconBaselineDensitySmall}
        label={t('desk:keys.dense')}
        isOn={isDense}
        onChange={setDense}
      />
      <Preference
        icon={IconKeyboard}
        label={t('desk:keys.shortcuts')}
        isOn={hasShortcuts}
        onChange={setShortcuts}
      />
    </div>
  );
}

interface PreferenceProps {
  icon: TablerIcon;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Preference({ icon: Icon, label, isOn, onChange }: PreferenceProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={isOn ? 'default' : 'subtle'}
        color="gray"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        onClick={() => onChange(!isOn)}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
