import { Button, Menu, Progress, Stepper, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTexts } from '../../../../i18n/use-texts';
import classes from '../styles.module.css';
import type { Wizard } from '../use-wizard';

/** Below this width the steps do not fit next to each other. */
const COMPACT_BELOW = '(max-width: 61.99em)';

interface StepHeaderProps {
  wizard: Wizard;
  /** Goes to another step; going forward validates the current one. */
  onStep: (step: Wizard['step']) => void;
}

/** The steps, with completed ones marked and clickable; on phones only the number of the current one. */
export function StepHeader(props: StepHeaderProps) {
  const compact = useMediaQuery(COMPACT_BELOW, false, { getInitialValueInEffect: false });
  return compact ? <CompactSteps {...props} /> : <WideSteps {...props} />;
}

function WideSteps({ wizard, onStep }: StepHeaderProps) {
  const { t } = useTexts('activation');
  const { steps, step } = wizard;
  return (
    <Stepper
      active={steps.indexOf(step)}
      onStepClick={(index) => {
        const chosen = steps[index];
        if (chosen !== undefined) onStep(chosen);
      }}
      size="sm"
      iconSize={28}
      wrap={false}
      className={classes.steps}
      classNames={{ separator: classes.separator }}
      component="nav"
      aria-label={t('activation:wizard.stepsLabel')}
    >
      {steps.map((known) => (
        <Stepper.Step
          key={known}
          label={t(`activation:steps.${known}`)}
          allowStepSelect={known !== step && wizard.isOpen(known)}
          disabled={known !== step && !wizard.isOpen(known)}
          {...(known === step ? { 'aria-current': 'step' as const } : {})}
        />
      ))}
    </Stepper>
  );
}

function CompactSteps({ wizard, onStep }: StepHeaderProps) {
  const { t } = useTexts('activation');
  const { steps, step } = wizard;
  const number = steps.indexOf(step) + 1;
  return (
    <nav className={classes.progress} aria-label={t('activation:wizard.stepsLabel')}>
      <Menu position="bottom-start" width="target">
        <Menu.Target>
          <Button
            variant="default"
            justify="space-between"
            size="md"
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            <Text span inherit fw={500} c="dimmed">
              {t('activation:wizard.stepOf', { number, count: steps.length })}
            </Text>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {steps.map((known) => (
            <Menu.Item
              key={known}
              disabled={known === step || !wizard.isOpen(known)}
              rightSection={wizard.isCompleted(known) && <IconCheck size={16} aria-hidden />}
              onClick={() => onStep(known)}
            >
              {t(`activation:steps.${known}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Progress value={(100 * number) / steps.length} size="sm" aria-hidden />
    </nav>
  );
}
