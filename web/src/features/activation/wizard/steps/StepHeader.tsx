import { Button, Menu, Progress, Stepper, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTexts } from '../../../../i18n/use-texts';
import classes from '../styles.module.css';
import type { Wizard } from '../use-wizard';

/** Matches screens on which the steps do not fit side by side. */
const COMPACT_QUERY = '(max-width: 61.99em)';

interface StepHeaderProps {
  wizard: Wizard;
  /** Goes to another step; going forward validates the current one. */
  onStep: (step: Wizard['step']) => void;
}

/** The steps, with the completed ones marked and clickable; phones show only the number of the current step and a menu. */
export function StepHeader(props: StepHeaderProps) {
  const isCompact = useMediaQuery(COMPACT_QUERY, false, { getInitialValueInEffect: false });
  return isCompact ? <CompactSteps {...props} /> : <WideSteps {...props} />;
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
      {steps.map((stepName) => (
        <Stepper.Step
          key={stepName}
          label={t(`activation:steps.${stepName}`)}
          allowStepSelect={stepName !== step && wizard.isOpen(stepName)}
          disabled={stepName !== step && !wizard.isOpen(stepName)}
          {...(stepName === step ? { 'aria-current': 'step' as const } : {})}
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
          {steps.map((stepName) => (
            <Menu.Item
              key={stepName}
              disabled={stepName === step || !wizard.isOpen(stepName)}
              rightSection={wizard.isCompleted(stepName) && <IconCheck size={16} aria-hidden />}
              onClick={() => onStep(stepName)}
            >
              {t(`activation:steps.${stepName}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Progress value={(100 * number) / steps.length} size="sm" aria-hidden />
    </nav>
  );
}
