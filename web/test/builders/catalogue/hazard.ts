import type { HazardLabel } from '@cromia/domain/hazards/label';

/** The label of a flammable, sensitising primer. */
export function aHazardLabel(overrides: Partial<HazardLabel> = {}): HazardLabel {
  return {
    signalWord: 'WARNING',
    pictograms: ['GHS02', 'GHS07'],
    hStatements: [
      { code: 'H226', text: 'Liquido e vapori infiammabili.' },
      { code: 'H317', text: 'Può provocare una reazione allergica della pelle.' },
    ],
    euhStatements: [],
    pStatements: [{ code: 'P280', text: 'Indossare guanti.' }],
    contains: ['xylene'],
    ufi: 'E600-30P1-S00Y-5079',
    professionalOnly: false,
    diisocyanates: false,
    supplier: { name: 'Cromia Vernici S.r.l.', address: 'Via Emilia 1, Parma', telephone: '+39 0521 123456' },
    vocLabel: null,
    transport: null,
    ...overrides,
  };
}
