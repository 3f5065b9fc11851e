import { type Hazard, hazardInputSchema, NOT_HAZARDOUS, PACKING_GROUPS } from '@cromia/domain/hazards/hazard';
import { PICTOGRAMS, SIGNAL_WORDS } from '@cromia/domain/hazards/pictograms';
import { listSingleCodes, parseCompletion } from '@cromia/domain/hazards/statements/completions';
import { parseSubstanceName } from '@cromia/domain/hazards/statements/substance-names';
import type { Control } from 'react-hook-form';
import { z } from 'zod';

/** The inputs of the form: lists are typed as text, as in a table. */
const typedSchema = z.object({
  signalWord: z.enum(SIGNAL_WORDS),
  pictograms: z.array(z.enum(PICTOGRAMS)),
  hStatements: z.string(),
  euhStatements: z.string(),
  pStatements: z.string(),
  completions: z.array(z.string()),
  contains: z.string(),
  substanceNames: z.array(z.string()),
  ufi: z.string(),
  professionalOnly: z.boolean(),
  diisocyanates: z.boolean(),
  unNumber: z.string(),
  properShippingName: z.string(),
  transportClass: z.string(),
  packingGroup: z.enum(['', ...PACKING_GROUPS]),
  tunnelCode: z.string(),
  transportCategory: z.enum(['', '0', '1', '2', '3', '4']),
  limitedQuantity: z.union([z.number(), z.literal('')]),
  environmentallyHazardous: z.boolean(),
});
export type TypedHazard = z.infer<typeof typedSchema>;
export type HazardControl = Control<TypedHazard, unknown, Hazard>;

/** Typed codes, separated by blanks, commas or semicolons. */
export const splitCodes = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
/** Typed names, separated by semicolons. */
export const splitNames = (text: string) =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);
const orNull = (text: string) => (text.trim() === '' ? null : text);

/** The inputs as an assessment, not checked yet, without what belongs to removed statements and substances. */
function toInput(typed: TypedHazard) {
  const [hStatements, euhStatements, pStatements] = [
    typed.hStatements,
    typed.euhStatements,
    typed.pStatements,
  ].map(splitCodes);
  const contains = splitNames(typed.contains);
  const parts = new Set([...(hStatements ?? []), ...(pStatements ?? [])].flatMap(listSingleCodes));
  return {
    ...typed,
    hStatements,
    euhStatements,
    pStatements,
    completions: typed.completions.filter((entry) => parts.has(parseCompletion(entry)?.code ?? '')),
    contains,
    substanceNames: typed.substanceNames.filter((entry) =>
      contains.includes(parseSubstanceName(entry)?.name ?? ''),
    ),
    ufi: orNull(typed.ufi),
    unNumber: orNull(typed.unNumber),
    properShippingName: orNull(typed.properShippingName),
    transportClass: orNull(typed.transportClass),
    packingGroup: typed.packingGroup === '' ? null : typed.packingGroup,
    tunnelCode: orNull(typed.tunnelCode),
    transportCategory: typed.transportCategory === '' ? null : Number(typed.transportCategory),
    limitedQuantity: typed.limitedQuantity === '' ? null : typed.limitedQuantity,
  };
}

/** Reads the form: its codes are checked one by one, and errors of a list's item are those of its field. */
export const hazardFormSchema = typedSchema.transform((typed, context): Hazard => {
  const parsed = hazardInputSchema.safeParse(toInput(typed));
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues)
    context.addIssue({ code: 'custom', message, path: path.slice(0, 1) });
  return z.NEVER;
});

/** The form values of a stored assessment; those of a product without hazards for none. */
export function toFormValues(stored: Hazard | null): TypedHazard {
  const hazard = stored ?? NOT_HAZARDOUS;
  return {
    ...hazard,
    hStatements: hazard.hStatements.join(' '),
    euhStatements: hazard.euhStatements.join(' '),
    pStatements: hazard.pStatements.join(' '),
    contains: hazard.contains.join('; '),
    ufi: hazard.ufi ?? '',
    unNumber: hazard.unNumber ?? '',
    properShippingName: hazard.properShippingName ?? '',
    transportClass: hazard.transportClass ?? '',
    packingGroup: hazard.packingGroup ?? '',
    tunnelCode: hazard.tunnelCode ?? '',
    transportCategory:
      hazard.transportCategory === null
        ? ''
        : typedSchema.shape.transportCategory.parse(String(hazard.transportCategory)),
  };
}
