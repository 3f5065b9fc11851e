/** The hazard pictograms of Regulation (EC) 1272/2008, Annex V, in the order in which a label shows them. */
export const PICTOGRAMS = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const;
export type Pictogram = (typeof PICTOGRAMS)[number];

/** The signal words of a label; NONE stands for a label without one. */
export const SIGNAL_WORDS = ['DANGER', 'WARNING', 'NONE'] as const;
export type SignalWord = (typeof SIGNAL_WORDS)[number];
