/** All limits and defaults of sections 5 and 9 of the specification, and of the contract. */
export const LIMITS = {
  // Sessions and logins (contract, section 6)
  /** Window in which failed logins are counted, in minutes. */
  loginWindowMinutes: 15,
  /** Failed logins of one user name from one IP address within the window. */
  loginFailuresPerUser: 10,
  /** Failed logins from one IP address within the window, over all user names. */
  loginFailuresPerAddress: 100,
  /** Wrong second factors of one user within the window, from all addresses. Only who knows the password can try one. */
  secondFactorFailuresPerUser: 10,
  /** Validity of the second step of a login, and of the options of a passkey, in minutes. */
  loginChallengeMinutes: 5,
  /** Minutes in which the first code of an authenticator app is entered. */
  appSetupMinutes: 15,
  /** Logins by passkey that one IP address can begin within the window. */
  passkeyLoginsPerAddress: 300,
  /** Recovery codes that a user gets at a time. */
  recoveryCodes: 10,
  /** Active sessions that a user sees. */
  ownSessions: 100,
  /** Passkeys of one user. */
  passkeys: 20,
  /** Lifetime of an access token, in minutes. */
  accessTokenMinutes: 10,
  /** Days without use after which a session ends. */
  sessionIdleDays: 7,
  /** Days after which a session ends in any case. */
  sessionMaxDays: 30,
  /** Seconds for which a replaced refresh token is still accepted, since two tabs may refresh at once. */
  refreshGraceSeconds: 30,
  /** Refreshes of one session within that time; each page load needs one. */
  refreshesInGrace: 60,
  /** Validity of a registration's confirmation link, in hours. */
  confirmationHours: 24,
  /** Validity of a new-password link, in hours. */
  passwordResetHours: 1,
  /**
   * Confirmation mails, or new-password mails, to one user name within an hour for requests from one IP address.
   * Further requests send no mail.
   */
  accountMailsPerHour: 3,
  /** The same limit over all IP addresses. */
  accountMailsPerHourTotal: 12,
  /** Registrations, or new-password requests, from one IP address within the login window. */
  accountRequestsPerAddress: 30,
  /** Highest number of logins that still counts as the first login (section 4). */
  firstLoginVersion: 1,

  // Contact requests: only these limits protect the mailbox of staff from abuse of the public form
  /** Contact requests of one user, or of visitors from one IP address, within an hour. */
  contactRequestsPerHour: 6,
  /** Contact requests of all visitors within an hour. More than staff can read indicates an attack. */
  contactRequestsPerHourTotal: 300,
  /** Minimum time between opening and sending the form, in milliseconds. Faster submissions look automated. */
  contactTypingMs: 3000,
  /** Copies of contact requests per day to one unverified e-mail address. */
  contactCopiesPerDay: 3,
  /** Maximum length of a contact request, in characters. */
  contactRequest: 4000,
  /** Days after which an answered contact request is deleted. */
  contactRequestRetentionDays: 730,

  // Lengths of texts, in characters (section 5)
  email: 250,
  firstname: 100,
  lastname: 100,
  /** First and last name of an inviter in invitations; longer ones are left out. */
  inviterName: 60,
  zip: 10,
  businessName: 150,
  customerOrderCode: 20,
  /** Shipping, generic, agent and offer notes. */
  note: 255,
  passwordMin: 8,
  passwordMax: 50,
  vatNumberMin: 5,
  vatNumberMax: 18,
  sdiCode: 7,
  customerCode: 6,
  fiscalCode: 20,
  iban: 34,
  contactCode: 10,
  /** Highest estimated amount, such as the yearly consumption, EUR. */
  amount: 999_999_999,
  /** Largest sales floor of a retailer, m2; the database column allows no more. */
  surface: 99_999_999,
  shopWindows: 10_000,
  addressCode: 10,
  /** Parts of a product code. */
  serial: 4,
  color: 4,
  pkg: 2,
  productClass: 4,
  /** Limits that the specification does not state, to protect fields from abuse. */
  shortText: 100,
  phone: 30,
  phonePrefix: 5,
  website: 250,
  text: 255,
  longText: 4000,
  url: 2000,
  /** Highest version of a row: the maximum of the database's integer type. */
  rowVersion: 2_147_483_647,
  /** Highest position of a restored line, which leaves room for later ones. */
  cartPosition: 1_000_000_000,
  loginPassword: 200,
  token: 200,
  /** A typed code of a second factor, with spaces. */
  secondFactorCode: 80,
  /** The id of a passkey, and the values of its response, in base64url. */
  passkeyId: 1_400,
  passkeyValue: 8_000,
  searchText: 100,

  // Lists
  /** Shipping addresses or additional contacts of one customer. */
  listEntries: 500,
  /** Listed people of one customer. */
  customerPeople: 500,
  /** Agents and commercial users of one customer. */
  managers: 20,
  /** E-mail addresses per document type: at least one, at most three. */
  documentEmailsMin: 1,
  documentEmailsMax: 3,
  /** Lines of one cart, order request or offer request, and bytes of a body with all of them. */
  orderLines: 1000,
  orderLinesBytes: 1_048_576,
  /** Dealers shown on one map. */
  dealersOnMap: 2000,
  dealerBrands: 50,
  /** Lines of each request or order shown in a list; the detail shows all lines. */
  listedLines: 50,
  /** Lines of a request or order in a mail; the mail of a longer one has the whole list attached. */
  mailedLines: 20,
  /** Characters of a typed or pasted quick order: a thousand lines with room for descriptions. */
  quickOrderText: 200_000,
  /** Bytes of a quick-order file. */
  quickOrderFile: 2_097_152,
  /** Products that one user waits for until they are back in stock. */
  stockWatches: 200,
  /** Shopping lists of one user, and items of one list. */
  shoppingLists: 100,
  shoppingListItems: 500,
  /** Labels of the first sheet that may be missing: all but one of the sheet with the most labels. */
  skippedLabels: 39,
  /** Days after its last change until a list is deleted that nobody can read any more. */
  shoppingListRetentionDays: 365,
  /** Entries of a long list that paging reaches and that its total counts. Exports contain all entries. */
  listedEntries: 10_000,
  /** Documents of a list printed as one PDF, and their lines in all; the text of the error TooMuchToPrint names both. */
  printedDocuments: 50,
  printedLines: 2000,
  /** Rows of a list exported as a workbook. CSV exports contain all rows. */
  workbookRows: 10_000,
  /** Packages of one line. The sum over all lines still fits the database's integer type. */
  itemQuantity: 999_999,
  /**
   * Quantities above which the buyer must confirm: packages and kilograms of a product never ordered before, and a
   * multiple of the largest quantity ordered before.
   */
  unusualPackages: 1_000,
  unusualKilograms: 1_000,
  unusualTimes: 10,

  // Load per user or, for visitors, per IP address
  /**
   * Lists and other heavy reads: how many run concurrently, how many are queued, and how long they may be queued, in
   * milliseconds.
   */
  concurrentHeavyReads: 3,
  queuedHeavyReads: 20,
  heavyReadWaitMs: 5_000,

  // Paging (section 9)
  pageSizeMax: 100,
  pageNumberMax: 1_000_000,
  pageSizeProducts: 12,
  /** Colours of one serial in search results. */
  resultColors: 28,
  pageSizeOrders: 20,
  pageSizeOrderedProducts: 10,
  pageSizeCustomers: 50,
  pageSizeCustomersPreload: 100,
  pageSizeCustomerRequests: 100,
  pageSizeInvitations: 10,
  pageSizeSds: 10,

  // Delivery, in days from today (section 9)
  deliveryLeadDays: 2,
  deliveryLeadDaysOutOfStock: 3,
  /** Days after the earliest delivery date up to which a delivery can be requested. */
  deliveryHorizonDays: 365,
  /** Days of one closure of the manufacturer, and the years that can contain closures. */
  closureDays: 92,
  closureYearMin: 2020,
  closureYearMax: 2099,

  // Offers and orders
  /** Highest price per unit of measure, EUR. */
  unitPrice: 9_999_999,
  /** Stored decimals of prices and percentages. */
  priceDecimals: 4,
  /** A price that differs more from the terms or the last paid price is confirmed once, percent. */
  priceDeviationPct: 30,
  percentDecimals: 2,
  /** Deviation from the previous price, in percent, above which a price is confirmed before it is saved. */
  usualPriceDeviationPct: 30,
  /** Largest total (EUR) and weight (kg) of an order; the database columns allow no more. */
  orderTotal: 999_999_999_999.99,
  orderWeight: 9_999_999_999.9999,
  /** Order requests, offer requests and approvals that one customer may send within an hour; each one mails people. */
  requestsPerHour: 300,
  /** Days after which an undecided request expires, unless configured otherwise. */
  requestDays: 30,
  /** Working days within which a customer can expect an offer, unless configured otherwise. */
  offerResponseDays: 3,
  /** Maximum length of an offer request's number, in characters. */
  offerNumber: 20,
  /** Versions of one offer. */
  offerVersions: 1000,
  /** Validity of an offer when staff set no date, in days. */
  offerDays: 30,
  /** Longest validity of an offer, in days. */
  offerDaysMax: 365,
  /** Days after expiry within which an offer or order request can be sent again; afterwards it is deleted. */
  reRequestDays: 15,
  /** Days in which an approver decides on an approval before it expires (contract, section 11). */
  approvalDays: 14,
  /** Days for which approvals are kept that led to no order request. */
  approvalRetentionDays: 90,
  /** Retention of personal data after the end of the contract, in years. */
  retentionYears: 10,
  /** Minimum remaining validity of a visible invitation, in days. */
  invitationVisibleDays: 1,

  // Becoming a customer
  /** Working days within which staff usually decide on a customer request. */
  customerRequestResponseDays: 3,
  /** Days after which an undecided request expires. */
  customerRequestPendingDays: 90,
  /** Days after which an accepted association expires if its user does not become a customer. */
  customerRequestAcceptedDays: 90,
  /**
   * Days after which abandoned drafts and rejected or expired requests are deleted. Requests that led to a customer are
   * kept without the requested data.
   */
  customerRequestRetentionDays: 365,
  /** Drafts that an agent or commercial user can have at a time. */
  managedDrafts: 100,
  /**
   * Bytes of one company's data: 500 addresses and 500 contacts with all fields at their maximum length, in two-byte
   * characters.
   */
  companyBytes: 1_572_864,
  /** Requests to join a customer that a user may send within an hour; each one mails staff. */
  associationsPerHour: 10,
  /** Wrong customer codes that a user may enter within an hour. */
  associationAttemptsPerHour: 5,
  /** VAT numbers that a user may check within an hour. */
  vatChecksPerHour: 60,
  /** Validity of an invitation, in days. */
  invitationDays: 30,
  /** Days after its expiry date until an answered invitation is deleted. */
  invitationRetentionDays: 365,
  /** Invitations that a user may send within an hour; each one mails another person. */
  invitationsPerHour: 30,
  /** Invitations that one customer may send to one address within a day; deleted invitations count too. */
  invitationMailsPerDay: 2,
  /** Invitation mails from all customers to one address within a day. */
  invitationMailsPerDayTotal: 10,
  /** Similar customers or requests shown beside a request. */
  listedDuplicates: 10,
  /**
   * Minimum similarity of two names, 0 to 1, to report a possible duplicate. An equal legal form alone reaches about a
   * third.
   */
  duplicateScore: 0.45,
  /** Maximum number of customers suggested while typing. */
  customerSuggestions: 20,
  /** Most days of the filter for customers who have not ordered for a while. */
  silentDays: 3_650,
  /** Rows and bytes of a portfolio file. */
  portfolioRows: 20_000,
  portfolioBytes: 2_000_000,
  /** Maximum number of managers suggested while typing. */
  managerSuggestions: 20,

  // Search while typing
  /** Debounce of searches while typing, in milliseconds. */
  debounceMs: 500,
  /** Minimum number of characters for customer suggestions ("after more than 2"). */
  customerSuggestMinLength: 3,
  /** Minimum number of characters for batch suggestions ("after more than 4"), and maximum number of suggestions. */
  batchSuggestMinLength: 5,
  batchSuggestions: 20,

  // Documents
  sdsFirstYear: 2016,
  /** Characters of a batch code, hyphens included. */
  batch: 20,
  orderCode: 20,
  shipmentCode: 40,
  /** Parcels or pallets of a shipment. */
  shipmentPackages: 99_999,
  /** Gross weight of a shipment in kg. */
  shipmentWeight: 9_999_999,
  /** Bytes of an uploaded delivery note. */
  deliveryNoteBytes: 10_485_760,
  /** Orders in one shipment. */
  shipmentOrders: 50,
  invoiceNumber: 40,
  /** Orders, and shipments, of one invoice. */
  invoiceReferences: 500,
  /** Bytes of the PDF of an invoice. */
  invoiceDocumentBytes: 10_485_760,
  /** Elements and attributes, nesting levels and characters of an invoice in XML, without its attachments. */
  invoiceXmlElements: 40_000,
  invoiceXmlDepth: 24,
  invoiceXmlCharacters: 3_000_000,
  /** Attributes and characters of one tag of an invoice in XML. */
  invoiceXmlAttributes: 60,
  invoiceXmlTagCharacters: 4_000,
  documentVersion: 9999,
  /** Recipients of one sending. */
  sdsRecipients: 20,
  /** Sheets that one user may send per day; the SDS desk can send more on request. */
  sdsDeliveriesPerDay: 500,
  /** Sheets that one user of the SDS desk may send per day. */
  sdsDeskDeliveriesPerDay: 5_000,
  /** Mails that one user may send to the same address per day. */
  sdsMailsPerRecipientPerDay: 20,
  /** Validity of a link to a sheet, in days. */
  sdsLinkDays: 30,
  /** Months for which the recipients of a sheet get its new versions (REACH, Article 31(9)). */
  sdsUpdateMonths: 12,
  /** Bytes of one document and of an archive of documents, entries of an archive, and bytes of its list. */
  documentBytes: 20_971_520,
  documentArchiveBytes: 104_857_600,
  documentArchiveEntries: 500,
  documentArchiveListBytes: 1_048_576,
  /** Maximum number of errors reported for a list; reading stops there. */
  reportedListErrors: 100,
  /**
   * Range for the first day of validity of a sheet, in years back and months ahead. Other days are considered typing
   * errors.
   */
  sdsValidYearsBack: 10,
  sdsValidMonthsAhead: 12,
  /** Lines of a list of batches. */
  batchLines: 10_000,

  // Private catalogue
  /** Bytes of an uploaded file, and uncompressed bytes of an .xlsx: of each part, and in total. */
  treeFileBytes: 20_971_520,
  treeFilePartBytes: 67_108_864,
  treeFileUncompressedBytes: 134_217_728,
  /**
   * Shared strings and merged cells of an .xlsx, limited before it is parsed. Any merged cell is reported as an error.
   */
  treeFileTexts: 500_000,
  treeFileMerges: 1_000,
  /** Maximum number of nodes of a tree, of nodes in one category, and of levels. */
  treeRows: 20_000,
  treeChildren: 500,
  treeDepth: 6,
  /** Maximum number of nodes that one search shows. */
  treeSearchResults: 60,
  treeCode: 40,
  /** Length of a node's code and its slash in a path. */
  treePathPart: 41,
  /** Maximum number of findings reported for a file. */
  reportedTreeFindings: 200,
  /**
   * Maximum number of stored trees that were published before, and of stored uploads that were never published. The
   * oldest are deleted.
   */
  retainedTrees: 20,

  // Messages on requests and claims
  /** Characters of a message. */
  message: 2000,
  /** Messages of each side of one request or claim. */
  messages: 500,
  /** Files attached to one message; each is limited like an image. */
  messageAttachments: 5,

  // Product images
  /**
   * Bytes, pixels and pixels a side of an uploaded image: enough for a large camera, but limited by the memory for
   * decoding.
   */
  imageBytes: 10_485_760,
  imagePixels: 25_000_000,
  imageSide: 12_000,
  /** Serials shown for each image name in the list in the back office. */
  imageSerials: 3,
  /** Longer side of a photo after it was encoded again, in pixels. */
  photoSide: 2000,

  // Claims
  /** Claims that one customer may open within an hour; each one mails staff. */
  claimsPerHour: 60,
  /** Characters of a claim and of its decision. */
  claimText: 2000,
  /** Lines and photos of a claim; each photo is limited like an image. */
  claimItems: 100,
  claimPhotos: 6,
  /** Bytes of the JSON of a claim. */
  claimBytes: 65_536,
  /** Years after which the photos of a claim are deleted. */
  claimPhotoYears: 2,

  // Integrations
  /** Wrong API keys from one IP address within the login window. */
  wrongKeysPerAddress: 100,
  /** Rows of one import by a key, of one by a file at the desk, and bytes of both. */
  importRows: 5_000,
  importFileRows: 50_000,
  importBytes: 8_388_608,
  /** Maximum number of errors of an import that are reported and stored. */
  reportedImportErrors: 1_000,
  /** Retention of imports, in days. */
  importRetentionDays: 365,
  /**
   * Maximum and default number of events per response, and its maximum size in bytes. A large order takes half a
   * megabyte.
   */
  eventsMax: 500,
  eventsDefault: 100,
  eventBytes: 8_388_608,
  /** Retention of events, in days. */
  eventRetentionDays: 90,
  /** Maximum number of webhooks. Each event can create one delivery per webhook. */
  webhooks: 20,
  /** Timeout of a webhook request and delays before its retries, in seconds. */
  webhookSeconds: 10,
  webhookRetrySeconds: [5, 300, 1_800, 7_200, 18_000, 36_000, 86_400],
  /** Days of continuous failure after which a webhook is disabled. */
  webhookFailingDays: 5,
  /** Characters of a delivery's request body and response body that the back office shows. */
  webhookDisplayedRequest: 100_000,
  webhookDisplayedResponse: 4_000,
  /** Weeks for which search counts are stored. */
  searchCountRetentionWeeks: 26,
  /**
   * Maximum number of terms counted per week. Beyond that, new terms replace terms that were searched for only once.
   */
  searchTermsPerWeek: 10_000,
} as const;

/** Page sizes that a list offers (section 9). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** Last day of the old batch format. Only batches in the new format are linked to customers (section 5). */
export const SDS_NEW_BATCH_FORMAT_AFTER = '2024-10-14';
