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
import type { Tone } from '../theme';

interface StatusBadgeProps {
  tone: Tone;
  /** The status in words: colour never says it alone. */
  children: ReactNode;
  /** A sign of its own, where that of the tone would say something else. */
  icon?: TablerIcon;
}

const ICONS: Record<Tone, TablerIcon> = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  accent: IconInfoCircle,
  acting: IconInfoCircle,
  gray: IconCircleDashed,
};

/** A status as a labelled badge with a sign of its tone. */
export function StatusBadge({ tone, children, icon: Icon = ICONS[tone] }: StatusBadgeProps) {
  return (
    <Badge color={tone} size="lg" miw="max-content" leftSection={<Icon size={14} aria-hidden />}>
      {children}
    </Badge>
  );
}
