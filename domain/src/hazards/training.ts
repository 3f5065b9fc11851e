import { z } from 'zod';

/** Training on the safe use of diisocyanates is renewed at least every five years (REACH Annex XVII, entry 74). */
const TRAINING_YEARS = 5;

/** The end of the validity of a confirmation. */
export function addTrainingYears(confirmedAt: Date): Date {
  const end = new Date(confirmedAt);
  end.setUTCFullYear(end.getUTCFullYear() + TRAINING_YEARS);
  return end;
}

/** A customer's confirmation that its users of products with diisocyanates are trained. */
export const trainingConfirmationSchema = z.object({
  confirmedOn: z.string().nullable().describe('Time of the last confirmation (UTC); null if there is none'),
  confirmedBy: z.string().nullable().describe('Name of the person who gave it'),
  validUntil: z
    .string()
    .nullable()
    .describe('End of its validity (UTC): training is renewed every five years'),
  isValid: z.boolean().describe('False if the customer is to be asked'),
  confirmers: z
    .array(z.string())
    .describe("Names of the customer's people who may confirm; empty while a confirmation is valid"),
});
export type TrainingConfirmation = z.infer<typeof trainingConfirmationSchema>;
