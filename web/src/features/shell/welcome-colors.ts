/** RAL Classic tones of the demo catalogue, as decoration of the welcome banner. */
export const WELCOME_COLORS = [
  { ral: '1003', hex: '#F9A800' },
  { ral: '2004', hex: '#E75B12' },
  { ral: '3020', hex: '#C1121C' },
  { ral: '4005', hex: '#83639D' },
  { ral: '5010', hex: '#004F7C' },
  { ral: '1013', hex: '#E3D9C6' },
  { ral: '3012', hex: '#C1856D' },
  { ral: '3005', hex: '#59191F' },
  { ral: '5024', hex: '#6093AC' },
  { ral: '5018', hex: '#058B8C' },
  { ral: '9010', hex: '#F1EDE1' },
  { ral: '7035', hex: '#C5C7C4' },
  { ral: '7016', hex: '#383E42' },
  { ral: '6019', hex: '#B9CEAC' },
  { ral: '6005', hex: '#0F4336' },
] as const;
