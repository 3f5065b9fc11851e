import { z } from 'zod';
import { idListField } from '../fields.ts';
import { PAGE_SIZES } from '../limits.ts';

/** Query of GET /backoffice/orders/mail-recipients, of the requests and claims: the documents of one page of a list. */
export const mailRecipientsQuerySchema = z.object({
  ids: idListField(Math.max(...PAGE_SIZES)).describe('Ids of the documents, separated by commas'),
});

/** A user who is mailed about a decision. */
export const mailRecipientSchema = z.object({
  username: z.string().describe('Username, which is the e-mail address'),
  name: z.string().describe('First and last name; empty if the user has not entered them'),
  isCustomer: z
    .boolean()
    .describe("Whether the user is one of the customer's, not a manager of the customer"),
});
export type MailRecipient = z.infer<typeof mailRecipientSchema>;

/** Response of GET /backoffice/orders/mail-recipients, of the requests and claims, in the order of the ids. */
export const mailRecipientsSchema = z.array(
  z.object({
    id: z.string(),
    recipients: z
      .array(mailRecipientSchema)
      .describe('Users who are mailed about a decision on the document; empty if nobody is'),
    transportEmails: z
      .array(z.string())
      .optional()
      .describe(
        "Of an order, the customer's addresses for transport documents, which are mailed too when it is shipped",
      ),
  }),
);
export type MailRecipients = z.infer<typeof mailRecipientsSchema>;

/** The recipients of the mail that an order is on its way: its readers, and the addresses for transport documents. */
export function listShipmentRecipients({
  recipients,
  transportEmails = [],
}: MailRecipients[number]): MailRecipient[] {
  const usernames = new Set(recipients.map(({ username }) => username.toLowerCase()));
  const addresses = transportEmails.filter((address) => !usernames.has(address.toLowerCase()));
  return [...recipients, ...addresses.map((username) => ({ username, name: '', isCustomer: true }))];
}

/** Response of GET /backoffice/customer-requests/{id}/mail-recipients, and of the changes of customer data. */
export const decisionRecipientsSchema = z.object({
  accepted: z
    .array(mailRecipientSchema)
    .describe(
      'Users who are mailed when the request is accepted, without managers that the decision assigns',
    ),
  rejected: z.array(mailRecipientSchema).describe('Users who are mailed when the request is rejected'),
});
export type DecisionRecipients = z.infer<typeof decisionRecipientsSchema>;
