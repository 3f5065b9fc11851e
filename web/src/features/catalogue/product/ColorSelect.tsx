import { type SerialColor, sortColors } from '@cromia/domain/catalogue/product';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Group, Select, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ColorSwatch } from '../../../ui/product/ColorSwatch';
import { useInputDraft } from '../use-input-draft';
import classes from './styles.module.css';

interface ColorSelectProps {
  colors: readonly SerialColor[];
  color: string;
  onChange: (color: SerialColor) => void;
}

/** The colours of a serial by their description (section 9). */
export function ColorSelect({ colors, color, onChange }: ColorSelectProps) {
  const { t, language } = useTexts('catalogue');
  const sorted = useMemo(
    () => sortColors(colors, (texts) => pickLocalizedText(texts, language), language),
    [colors, language],
  );
  // The choice is displayed at once; the detail follows when it has loaded.
  const [chosen, setChosen] = useInputDraft(color);
  const byCode = useMemo(() => new Map(sorted.map((entry) => [entry.color, entry])), [sorted]);
  return (
    <Select
      size="md"
      label={t('catalogue:detail.color')}
      data={sorted.map((entry) => ({
        value: entry.color,
        label: `${pickLocalizedText(entry.colorDescription, language)} · ${entry.color}`,
      }))}
      value={chosen}
      onChange={(code) => {
        const next = byCode.get(code ?? '');
        if (next === undefined || next.color === chosen) return;
        setChosen(next.color);
        onChange(next);
      }}
      allowDeselect={false}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={t('catalogue:detail.noColor')}
      maxDropdownHeight={340}
      leftSection={<ColorSwatch hex={byCode.get(chosen)?.hex ?? null} size={20} />}
      comboboxProps={{ withinPortal: true }}
      renderOption={({ option }) => (
        <Group gap="sm" wrap="nowrap">
          <ColorSwatch hex={byCode.get(option.value)?.hex ?? null} size={24} />
          <Text span size="sm" className={classes.colorOption}>
            {pickLocalizedText(byCode.get(option.value)?.colorDescription, language)}
          </Text>
          <Text span size="xs" c="dimmed" ff="monospace" translate="no">
            {option.value}
          </Text>
        </Group>
      )}
    />
  );
}
