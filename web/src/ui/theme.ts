import {
  type CSSVariablesResolver,
  colorsTuple,
  createTheme,
  darken,
  lighten,
  type MantineColorsTuple,
  type MantineThemeOverride,
  virtualColor,
} from '@mantine/core';
import type { MouseEvent } from 'react';

/** The only place with literal colours: components use the variables and colour names derived from them. */
const PALETTE = {
  ink: '#14171F',
  surface: '#FFFFFF',
  paper: '#FAFAF8',
  line: '#E6E4DF',
  fieldLine: '#918D85',
  muted: '#5F5C56',
  darkText: '#E7E8EA',
  darkSurface: '#1C1F26',
  darkPaper: '#14161B',
  darkLine: '#343843',
  darkFieldLine: '#737987',
  darkMuted: '#A6AAB4',
} as const;

/** Base tones per scheme; each is readable as text on the scheme's surface (WCAG 2.2 AA). */
const TONES = {
  accent: { light: '#C2410C', dark: '#FF8A50' },
  success: { light: '#1F7A33', dark: '#6CCB80' },
  warning: { light: '#B35C00', dark: '#F2B35B' },
  danger: { light: '#C92A2A', dark: '#FF8787' },
  acting: { light: '#1E4E8C', dark: '#8DB8F5' },
} as const;

export type StatusTone = keyof typeof TONES | 'gray';

/** Ten steps with the base tone at index 6, which is the shade that filled components take in both schemes. */
function createShades(base: string): MantineColorsTuple {
  return [
    lighten(base, 0.95),
    lighten(base, 0.9),
    lighten(base, 0.78),
    lighten(base, 0.6),
    lighten(base, 0.25),
    lighten(base, 0.12),
    base,
    darken(base, 0.12),
    darken(base, 0.24),
    darken(base, 0.36),
  ];
}

/**
 * In the dark scheme, text on a tinted background uses shade 0 and links use shade 4, so these stay near the base tone.
 */
function createDarkShades(base: string): MantineColorsTuple {
  return [
    lighten(base, 0.45),
    lighten(base, 0.4),
    lighten(base, 0.3),
    lighten(base, 0.2),
    base,
    base,
    base,
    darken(base, 0.1),
    darken(base, 0.3),
    darken(base, 0.6),
  ];
}

const GRAY: MantineColorsTuple = [
  '#FAFAF8',
  '#F3F2EF',
  '#E6E4DF',
  '#DAD7D0',
  '#CFCBC3',
  '#716D66',
  '#5F5C56',
  '#47453F',
  '#2F2E2B',
  '#1C1B1A',
];

const DARK: MantineColorsTuple = [
  PALETTE.darkText,
  '#C9CBD1',
  PALETTE.darkMuted,
  '#8C919D',
  PALETTE.darkLine,
  '#282C35',
  PALETTE.darkSurface,
  PALETTE.darkPaper,
  '#101217',
  '#0B0C10',
];

type ToneName = keyof typeof TONES;

function createToneColors(brandAccent: string | null): Record<string, MantineColorsTuple> {
  const colors: Record<string, MantineColorsTuple> = {};
  for (const name of Object.keys(TONES) as ToneName[]) {
    const isBranded = name === 'accent' && brandAccent !== null;
    const light = isBranded ? brandAccent : TONES[name].light;
    // A brand has one accent; the dark scheme lightens it until it is readable on a dark surface.
    const dark = isBranded ? lighten(brandAccent, 0.35) : TONES[name].dark;
    colors[`${name}Light`] = createShades(light);
    colors[`${name}Dark`] = createDarkShades(dark);
    colors[name] = virtualColor({ name, light: `${name}Light`, dark: `${name}Dark` });
  }
  return colors;
}

/**
 * The look of the portal as a Mantine theme, light and dark.
 * @param brandAccent accent of the manufacturer's brand as `#RRGGBB`, or null for the portal's accent.
 */
export function buildTheme(brandAccent: string | null): MantineThemeOverride {
  return createTheme({
    white: PALETTE.surface,
    black: PALETTE.ink,
    colors: {
      ...createToneColors(brandAccent),
      gray: GRAY,
      dark: DARK,
      red: colorsTuple([...createShades(TONES.danger.light)]),
    },
    primaryColor: 'accent',
    primaryShade: 6,
    autoContrast: true,
    fontFamily: "'Inter Variable', 'Inter Stand-in', system-ui, sans-serif",
    fontFamilyMonospace: "'JetBrains Mono', ui-monospace, monospace",
    fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
    headings: {
      fontFamily: "'Inter Variable', 'Inter Stand-in', system-ui, sans-serif",
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '1.75rem', lineHeight: '1.2' },
        h2: { fontSize: '1.25rem', lineHeight: '1.3' },
        h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
        h4: { fontSize: '0.9375rem', lineHeight: '1.4' },
        h5: { fontSize: '0.875rem', lineHeight: '1.4' },
        h6: { fontSize: '0.8125rem', lineHeight: '1.4' },
      },
    },
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '999px' },
    defaultRadius: 'md',
    // One shadow for floating elements, none for flat ones.
    shadows: {
      xs: 'none',
      sm: 'none',
      md: 'var(--ui-shadow)',
      lg: 'var(--ui-shadow)',
      xl: 'var(--ui-shadow)',
    },
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: componentDefaults,
  });
}

const motion = { transitionProps: { duration: 150 } };

const componentDefaults = {
  Button: { defaultProps: { size: 'sm' } },
  TextInput: { defaultProps: { size: 'sm' } },
  PasswordInput: { defaultProps: { size: 'sm' } },
  Select: {
    defaultProps: {
      size: 'sm',
      checkIconPosition: 'right',
      // The list of options scrolls itself: a scroll area around it could not be reached by keyboard (WCAG 2.1.1).
      withScrollArea: false,
      styles: { options: { maxHeight: 320, overflowY: 'auto' } },
    },
  },
  Textarea: { defaultProps: { size: 'sm', autosize: true, minRows: 3 } },
  FileButton: {
    defaultProps: {
      inputProps: {
        // Cleared because the browser reports no change when the same file is chosen again after a correction.
        onClick: (event: MouseEvent<HTMLInputElement>) => {
          event.currentTarget.value = '';
        },
      },
    },
  },
  Modal: {
    defaultProps: { centered: true, styles: { title: { fontSize: '1.125rem', fontWeight: 600 } }, ...motion },
  },
  Drawer: { defaultProps: motion },
  Menu: { defaultProps: { shadow: 'md', radius: 'md', transitionProps: { duration: 120 } } },
  Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
  Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: true } } },
  Paper: { defaultProps: { withBorder: true, radius: 'md' } },
  InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  Alert: { defaultProps: { variant: 'light' } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 550 } },
  Skeleton: { defaultProps: { radius: 'sm' } },
};

/** The portal's CSS variables, in addition to Mantine's. */
export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--ui-bar-height': '60px',
    '--ui-page-width': '1360px',
    '--ui-row-height': '44px',
    '--ui-quick': '150ms',
  },
  light: {
    '--ui-paper': PALETTE.paper,
    '--ui-surface': PALETTE.surface,
    '--ui-line': PALETTE.line,
    '--ui-field-line': PALETTE.fieldLine,
    '--ui-hover': '#F3F2EF',
    '--ui-focus': PALETTE.ink,
    // At least 3:1 on paper, whatever the colour of the swatch.
    '--ui-swatch-border': 'rgb(20 23 31 / 52%)',
    '--ui-hatch': '#D4D0C8',
    '--ui-stage': 'radial-gradient(circle at 50% 38%, #FFFFFF, #F3F2EF 62%, #E9E7E2)',
    '--ui-shadow': '0 1px 2px rgb(20 23 31 / 6%), 0 8px 24px rgb(20 23 31 / 10%)',
    '--mantine-color-body': PALETTE.surface,
    '--mantine-color-dimmed': PALETTE.muted,
    '--mantine-color-error': TONES.danger.light,
    '--mantine-color-default-border': PALETTE.line,
    '--mantine-color-default-hover': '#F3F2EF',
  },
  dark: {
    '--ui-paper': PALETTE.darkPaper,
    '--ui-surface': PALETTE.darkSurface,
    '--ui-line': PALETTE.darkLine,
    '--ui-field-line': PALETTE.darkFieldLine,
    '--ui-hover': '#282C35',
    '--ui-focus': PALETTE.surface,
    '--ui-swatch-border': 'rgb(255 255 255 / 50%)',
    '--ui-hatch': '#454A57',
    '--ui-stage': 'radial-gradient(circle at 50% 38%, #3D434F, #2D323C 62%, #23272F)',
    '--ui-shadow': '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 45%)',
    '--mantine-color-body': PALETTE.darkSurface,
    '--mantine-color-dimmed': PALETTE.darkMuted,
    '--mantine-color-error': TONES.danger.dark,
    '--mantine-color-default-border': PALETTE.darkLine,
    '--mantine-color-default-color': PALETTE.darkText,
    '--mantine-color-gray-light': '#282C35',
    '--mantine-color-gray-light-hover': '#30353F',
    '--mantine-color-gray-light-color': PALETTE.darkText,
  },
});
