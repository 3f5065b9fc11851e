import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconInfoCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { StatusTone } from '../theme';
import classes from './StatusBadge.module.css';

interface StatusBadgeProps {
  tone: StatusTone;
  /** The status in words, since colour alone is not accessible. */
  children: ReactNode;
  /** Overrides the icon of the tone. */
  icon?: TablerIcon;
  /** Whether the content around it implies the status: beside the code of a product, a card shows its icon only. */
  implied?: boolean;
}

const ICONS: Record<StatusTone, TablerIcon> = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  accent: IconInfoCircle,
  acting: IconInfoCircle,
  gray: IconCircleDashed,
};

/** A status as a labelled badge with the icon of its tone. */
export function StatusBadge({ tone, children, icon: Icon = ICONS[tone], implied = false }: StatusBadgeProps) {
  return (
    <Badge
      color={tone}
      size="lg"
      className={classes.badge ?? ''}
      data-implied={implied || undefined}
      leftSection={<Icon size={14} aria-hidden />}
    >
      {children}
    </Badge>
  );
}
