/** Every number of sections 5 and 9 of the specification and of the contract, stated once. */
export const LIMITS = {
  // Sessions and logins (contract, section 6)
  /** Window in which failed logins are counted, in minutes. */
  loginWindowMinutes: 15,
  /** Failed logins of one user from one address within the window. */
  loginFailuresPerUser: 10,
  /** Failed logins from one address within the window, over all users. */
  loginFailuresPerAddress: 100,
  /** Life of an access token, in minutes. */
  accessTokenMinutes: 10,
  /** Days without use after which a session ends. */
  sessionIdleDays: 7,
  /** Days after which a session ends, used or not. */
  sessionMaxDays: 30,
  /** Seconds for which a replaced refresh token is still accepted, since two tabs may refresh at once. */
  refreshGraceSeconds: 30,
  /** Refreshes of one session in that time: each page that is loaded makes one. */
  refreshesInGrace: 60,
  /** Validity of a registration's confirmation link, in hours. */
  confirmationHours: 24,
  /** Validity of a new-password link, in hours. */
  passwordResetHours: 1,
  /** Confirmation, or new-password, mails that one user name is sent within an hour; asking again sends none. */
  accountMailsPerHour: 3,
  /** The same from all addresses together. */
  accountMailsPerHourInAll: 12,
  /** Registrations, or forgotten passwords, from one address within the window of the logins. */
  accountRequestsPerAddress: 30,
  /** Logins up to which a login counts as the first (section 4). */
  firstLoginVersion: 1,

  // Contact requests: nothing else stands between the form and the desk's mailbox
  /** Contact requests of one user, or of visitors from one address, within an hour. */
  contactRequestsPerHour: 6,
  /** Contact requests of all visitors together within an hour; more than a desk reads is an attack. */
  contactRequestsInAll: 300,
  /** Milliseconds below which a filled-in form is taken for a bot's. */
  contactTypingMs: 3000,
  /** Copies of contact requests to one address that no account has confirmed, a day. */
  contactCopiesPerDay: 3,
  /** Characters of a contact request. */
  contactRequest: 4000,
  /** Days after which an answered contact request is deleted. */
  contactRequestKeepDays: 730,

  // Lengths of texts, in characters (section 5)
  email: 250,
  firstname: 100,
  lastname: 100,
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
  /** Amounts that people estimate, EUR. */
  amount: 999_999_999,
  /** The largest sales floor of a retailer, m2: what the database stores. */
  surface: 99_999_999,
  shopWindows: 10_000,
  addressCode: 10,
  /** Serial and colour in searches. */
  serial: 4,
  color: 4,
  pkg: 2,
  productClass: 4,
  /** Bounds that the specification leaves open, set so that no field can be abused. */
  shortText: 100,
  phone: 30,
  phonePrefix: 5,
  website: 250,
  text: 255,
  longText: 4000,
  url: 2000,
  /** The highest version of a row: what the database stores. */
  rowVersion: 2_147_483_647,
  loginPassword: 200,
  token: 200,
  searchText: 100,

  // Lists
  /** Shipping addresses or additional contacts of one customer. */
  listEntries: 500,
  /** Agents and commercial users of one customer. */
  managers: 20,
  /** E-mails of each document type: at least one, at most three. */
  documentEmailsMin: 1,
  documentEmailsMax: 3,
  /** Lines of one cart, order request or offer request. */
  orderLines: 1000,
  /** Dealers that one map shows. */
  dealersShown: 2000,
  dealerBrands: 50,
  /** Lines that a list shows of each request; its detail has them all. */
  listedLines: 50,
  /** Characters of a quick order that is typed or pasted: a thousand lines with room for descriptions. */
  quickOrderText: 200_000,
  /** Bytes of a quick order's file. */
  quickOrderFile: 2_097_152,
  /** Entries of a long list that can be paged through and that its total counts; its export has all. */
  listedEntries: 10_000,
  /** Rows of a list that is exported as a workbook; as CSV it has all. */
  workbookRows: 10_000,
  /** Packages of one line: what the stored integer holds with room for adding up. */
  itemQuantity: 999_999,
  /** Packages of a product never ordered before, and times the largest quantity ordered, above which a buyer is asked. */
  unusualPackages: 1_000,
  unusualTimes: 10,

  // Load of one user, or of visitors from one address
  /** Lists and other heavy reads that are answered at once, that may wait for their turn, and milliseconds of that wait. */
  heavyReadsAtOnce: 3,
  heavyReadsWaiting: 20,
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
  /** Days after the earliest delivery date for which a delivery may be requested. */
  deliveryHorizonDays: 365,

  // Offers and orders
  /** The highest price of one unit of measure that is stored, EUR. */
  unitPrice: 9_999_999,
  /** Decimals of a price and of a percentage that are stored. */
  priceDecimals: 4,
  percentDecimals: 2,
  /** The largest total of an order, EUR, and its largest weight, kg: what the database stores. */
  orderTotal: 999_999_999_999.99,
  orderWeight: 9_999_999_999.9999,
  /** Days in which staff decides on a request before it expires, unless configured otherwise. */
  requestDays: 30,
  /** Working days in which a customer may expect an offer, unless configured otherwise. */
  offerAnswerDays: 3,
  /** Characters of an offer request's number. */
  offerNumber: 20,
  /** Versions of one offer. */
  offerVersions: 1000,
  /** Days for which an offer is valid when staff name no date. */
  offerDays: 30,
  /** Most days for which an offer is valid. */
  offerDaysMax: 365,
  /** Days after expiry in which an offer or order may be requested again; then it is removed. */
  reRequestDays: 15,
  /** Years that personal data are kept after the end of the contract. */
  retentionYears: 10,
  /** Days that an invitation must still run to be shown. */
  invitationShownDays: 1,

  // Becoming a customer
  /** Days after which an undecided request expires. */
  customerRequestPendingDays: 90,
  /** Days after which an accepted association expires if its user does not become a customer. */
  customerRequestAcceptedDays: 90,
  /**
   * Days after which abandoned drafts and rejected or expired requests are deleted; of requests that led to a customer,
   * only the requested data.
   */
  customerRequestKeepDays: 365,
  /** Drafts that an agent or commercial user keeps at a time. */
  managedDrafts: 100,
  /**
   * Bytes of one company's data: 500 addresses and 500 contacts with every field filled to its length, in letters of
   * two bytes.
   */
  companyBytes: 1_572_864,
  /** Customer codes that a user may try in vain within an hour. */
  associationTriesPerHour: 5,
  /** VAT numbers that a user may ask about within an hour. */
  vatChecksPerHour: 60,
  /** Validity of an invitation, in days. */
  invitationDays: 30,
  /** Days after its expiry date when an answered invitation is deleted. */
  invitationKeepDays: 365,
  /** Invitations that a user may send within an hour: each is a mail to somebody else. */
  invitationsPerHour: 30,
  /** Invitations that one customer may send to one address within a day; sending again after deletion counts too. */
  invitationMailsPerDay: 2,
  /** Invitations of all customers that are mailed to one address within a day. */
  invitationMailsPerDayInAll: 10,
  /** Customers or requests shown beside a request that they resemble. */
  duplicatesShown: 10,
  /** Likeness of two names, 0 to 1, from which one is shown beside the other: legal forms alone make a third. */
  duplicateScore: 0.45,
  /** Customers suggested while one types. */
  customerSuggestions: 20,
  /** Rows and bytes of a file that assigns portfolios. */
  portfolioRows: 20_000,
  portfolioBytes: 2_000_000,
  /** Managers suggested while one types. */
  managerSuggestions: 20,

  // Typing
  /** Pause before what was typed is searched, in milliseconds. */
  debounceMs: 500,
  /** Characters from which customers are suggested ("after more than 2"). */
  customerSuggestFrom: 3,
  /** Characters from which batches are suggested ("after more than 4"), and how many are shown. */
  batchSuggestFrom: 5,
  batchSuggestions: 20,

  // Documents
  sdsFirstYear: 2016,
  /** Characters of a batch code, hyphens included. */
  batch: 20,
  orderCode: 20,
  documentVersion: 9999,
  /** Addresses that one sending goes to. */
  sdsRecipients: 20,
  /** Sheets that one user may send in a day; the desk sends more on request. */
  sdsDeliveriesPerDay: 500,
  /** The same for the SDS desk, which serves everybody. */
  sdsDeskDeliveriesPerDay: 5_000,
  /** Mails that one user sends to the same address in a day. */
  sdsMailsPerRecipientPerDay: 20,
  /** Days that a link to a sheet holds. */
  sdsLinkDays: 30,
  /** Months for which recipients of a sheet are sent its next versions (REACH, Article 31(9)). */
  sdsUpdateMonths: 12,
  /** Bytes of one document and of an archive of documents, and the most entries of an archive. */
  documentBytes: 20_971_520,
  documentArchiveBytes: 104_857_600,
  documentArchiveEntries: 500,
  documentArchiveListBytes: 1_048_576,
  /** Most reported errors of a list; one with more is wrong as a whole. */
  listErrorsTold: 100,
  /** Years back and months ahead that a version of a sheet may hold from: anything else is a slip of the pen. */
  sdsValidYearsBack: 10,
  sdsValidMonthsAhead: 12,
  /** Lines of a list of batches. */
  batchLines: 10_000,

  // Private catalogue
  /** Bytes of an uploaded file, and what an .xlsx may unfold to: each of its parts, and all together. */
  treeFileBytes: 20_971_520,
  treeFilePartBytes: 67_108_864,
  treeFileUnfoldedBytes: 134_217_728,
  /** Texts that an .xlsx shares between its cells, and cells that it merges: one merged cell is too many already. */
  treeFileTexts: 500_000,
  treeFileMerges: 1_000,
  /** Most nodes of a tree, most nodes of one category, and most levels. */
  treeRows: 20_000,
  treeChildren: 500,
  treeDepth: 6,
  /** Most nodes of the tree that one search shows. */
  treeFound: 60,
  treeCode: 40,
  /** A code and its slash in the path of a node. */
  treePathPart: 41,
  /** Most findings of a file that are reported. */
  treeFindingsTold: 200,
  /** Most stored earlier trees, and as many uploads that were never published; the oldest are deleted. */
  treesKept: 20,

  // Product images
  /** Bytes and pixels of one that is uploaded: a large camera's, and what decoding it may take in memory. */
  imageBytes: 10_485_760,
  imagePixels: 25_000_000,
  /** Serials that the desk's list shows of each image name. */
  imageSerials: 3,

  // Other software
  /** Wrong keys of one address within the window of the logins. */
  wrongKeysPerAddress: 100,
  /** Rows and bytes of one import. */
  importRows: 5_000,
  importBytes: 8_388_608,
  /** Errors of an import that are told and kept. */
  importErrorsTold: 1_000,
  /** Days that the list of imports goes back. */
  importKeepDays: 365,
  /** Events of one answer, at most and unless asked otherwise, and its bytes: a large order has half a megabyte. */
  eventsMax: 500,
  eventsUsual: 100,
  eventBytes: 8_388_608,
  /** Days that events are kept. */
  eventKeepDays: 90,
  /** Webhooks that a portal has at most: each event is written once for each. */
  webhooks: 20,
  /** Seconds within which a webhook's receiver answers, and the waits before each further attempt. */
  webhookSeconds: 10,
  webhookRetrySeconds: [5, 300, 1_800, 7_200, 18_000, 36_000, 86_400],
  /** Days of failing after which a webhook is disabled. */
  webhookFailingDays: 5,
  /** Characters of a delivery's body, and of its answer, that the desk is shown. */
  webhookShownRequest: 100_000,
  webhookShownAnswer: 4_000,
  /** Weeks for which search counts are stored. */
  searchCountKeepWeeks: 26,
  /** Most terms counted in one week; further ones replace terms that were searched for once. */
  searchTermsPerWeek: 10_000,
} as const;

/** Page sizes that a list offers (section 9). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** First day of the new batch format; batches linked to customers exist only in it (section 5). */
export const SDS_NEW_BATCH_FORMAT_AFTER = '2024-10-14';

/** Currency of every amount (section 9). */
export const CURRENCY = 'EUR';
