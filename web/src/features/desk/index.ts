export { BulkActionBar, type BulkActionBarProps, type DoubtsQuery } from './BulkActionBar';
export { CellNote } from './CellNote';
export { CustomerFact } from './CustomerFact';
export { CustomerLink } from './CustomerLink';
export { BeforeAfterComparison, DecisionDialog, type DecisionOptions } from './DecisionDialog';
export { DeskFeedback, UnsavedDecisionText } from './DeskFeedback';
export { BackLink, DeskFrame } from './DeskFrame';
export {
  assertValidId,
  DESK_REFETCH_OPTIONS,
  deskDetailQuery,
  deskPageQuery,
  isAlreadyDecided,
  useDeskMutation,
} from './desk-queries';
export { createDeskSearchSource, DESK_HITS_PAGE } from './desk-search-source';
export { ExportRowsMenu } from './export/ExportRowsMenu';
export { exportRows } from './export/export-rows';
export { FactList, toNoteFacts } from './FactList';
export { ASSIGNMENT_FILTER } from './handling/assignment-filter';
export { EntryHandling } from './handling/EntryHandling';
export { HandlingPanel } from './handling/HandlingPanel';
export {
  findActionLabel,
  type HistoryChange,
  historyDetailsSchema,
} from './history/action-labels';
export { ChangeHistory } from './history/ChangeHistory';
export { findLatestDecision } from './history/find-latest-decision';
export { LinesHeading } from './LinesHeading';
export { default as deskLayout } from './layout.module.css';
export { DecisionRecipients, MailRecipients, RecipientNames } from './MailRecipients';
export { type MailedKind, mailRecipientsQuery } from './mail-recipients-query';
export { PersonLink } from './PersonLink';
export { type DoubtfulLine, PriceMark } from './PriceDoubts';
export { DeskPreferences } from './queue/DeskPreferences';
export { QueueSplit, useIsSplit } from './queue/QueueSplit';
export { QueueKeys, ShortcutButton } from './queue/shortcuts';
export { RejectDialog } from './RejectDialog';
export { Sender } from './Sender';
export type { BulkActionRow } from './use-bulk-action';
export { useNextInQueue } from './use-next-in-queue';
