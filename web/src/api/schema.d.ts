// Generated from the OpenAPI document of the server by `npm run generate`; do not edit.

export interface paths {
    "/api/auth": {
        /**
         * Log in
         * @description For a user with a second factor, the response to the correct password is a 401 `SecondFactorRequired` with `secondFactor`, whose `challenge` completes the login at `/api/auth/second-factor`. Who may call: everyone, also without a login.
         */
        post: operations["postAuth"];
    };
    "/api/auth/logout": {
        /**
         * End the session of a refresh token
         * @description Who may call: everyone, also without a login.
         */
        post: operations["postAuthLogout"];
    };
    "/api/auth/passkey": {
        /**
         * Log in by passkey, without user name and password
         * @description Who may call: everyone, also without a login.
         */
        post: operations["postAuthPasskey"];
    };
    "/api/auth/passkey-options": {
        /**
         * Begin a login by passkey
         * @description The options name neither users nor passkeys. They are valid for five minutes. Who may call: everyone, also without a login.
         */
        post: operations["postAuthPasskeyOptions"];
    };
    "/api/auth/second-factor": {
        /**
         * Complete a login with a code of the authenticator app or a recovery code
         * @description Follows a 401 `SecondFactorRequired`. A code opens one session. The same request sent again within 30 seconds, because the response was lost, returns the same session. Who may call: everyone, also without a login.
         */
        post: operations["postAuthSecondFactor"];
    };
    "/api/auth/token-refreshing": {
        /**
         * Exchange a refresh token for a new access token and refresh token
         * @description Who may call: everyone, also without a login.
         */
        post: operations["postAuthTokenRefreshing"];
    };
    "/api/brand": {
        /**
         * Retrieve the manufacturer that runs the portal
         * @description Who may call: everyone, also without a login.
         */
        get: operations["getBrand"];
    };
    "/api/demo/mailbox": {
        /**
         * List sent mails, newest first; at most 100
         * @description Who may call: everyone, also without a login.
         */
        get: operations["listDemoMailbox"];
    };
    "/api/demo/mailbox/{id}": {
        /**
         * Retrieve a sent mail
         * @description Who may call: everyone, also without a login.
         */
        get: operations["getDemoMailboxById"];
    };
    "/api/health": {
        /**
         * Check that the process is running
         * @description Who may call: everyone, also without a login.
         */
        get: operations["getHealth"];
    };
    "/api/products/{productClass}/{serial}/{color}/{pkg}": {
        /**
         * Retrieve a product with other packagings of its colour and the colours of its serial
         * @description Who may call: everyone, also without a login.
         */
        get: operations["getProductByProductClassAndSerialAndColorAndPkg"];
    };
    "/api/products/filters/advanced": {
        /**
         * Search products by serial, and by code or name of the colour
         * @description Who may call: everyone, also without a login.
         */
        get: operations["listProductsFiltersAdvanced"];
    };
    "/api/products/filters/multi": {
        /**
         * Search products by facets
         * @description Who may call: everyone, also without a login.
         */
        get: operations["listProductsFiltersMulti"];
    };
    "/api/products/filters/multi/counts": {
        /**
         * Count the serials that each facet value would leave, given the selected values
         * @description Who may call: everyone, also without a login.
         */
        get: operations["getProductsFiltersMultiCounts"];
    };
    "/api/products/filters/name": {
        /**
         * Search products by name or code
         * @description Recognises codes in any common notation, inflected forms, typos, synonyms and compound words in all languages; matches in `lang` rank higher. Who may call: everyone, also without a login.
         */
        get: operations["listProductsFiltersName"];
    };
    "/api/products/from-prices": {
        /**
         * List the lowest prices of serials for the customer, as shown in search results
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["listProductsFromPrices"];
    };
    "/api/products/images/{lat}": {
        /**
         * Retrieve the image of a product as WebP
         * @description Identified by the image name of the product. The image is 640 pixels wide unless another width is given, or narrower if the uploaded image is smaller. Cacheable; for a year if `v` is the current version. Who may call: everyone, also without a login.
         */
        get: operations["getProductsImageByLat"];
    };
    "/api/products/searches/clicks": {
        /**
         * Record that a result of a search by name was opened
         * @description The user is not recorded. Who may call: everyone, also without a login.
         */
        post: operations["postProductsSearchesClicks"];
    };
    "/api/products/serials/{productClass}/{serial}/colors": {
        /**
         * List the colours of a serial that are still sold, with their products
         * @description With `nameCode` or `color`, returns only the colours that a search with the same value finds. Who may call: everyone, also without a login.
         */
        get: operations["listProductsSerialColors"];
    };
    "/api/products/suggest": {
        /**
         * Suggest up to 8 serials, colours or products for a partial name or code
         * @description Who may call: everyone, also without a login.
         */
        get: operations["listProductsSuggest"];
    };
    "/api/ready": {
        /**
         * Check that the process can serve requests, with a check per dependency
         * @description Who may call: everyone, also without a login.
         */
        get: operations["getReady"];
    };
    "/api/sds/links/{token}": {
        /**
         * Download a sheet by the link from a mail
         * @description The link is signed, valid for 30 days, and requires no account. Supports single-range requests (206). Who may call: everyone, also without a login.
         */
        get: operations["getSdsLinkByToken"];
    };
    "/api/tds/pdf/version/{id}": {
        /**
         * Download a technical data sheet as PDF
         * @description Content-Disposition names the file `TDS-{first 4}-{next up to 9}-{LANG}.pdf`. Supports single-range requests (206). Who may call: every user.
         */
        get: operations["getTdsPdfVersionById"];
    };
    "/api/tds/versions/last/available-languages": {
        /**
         * List the languages of the technical data sheet of a product, each with its latest version
         * @description Who may call: everyone, also without a login.
         */
        get: operations["listTdsVersionsLastAvailableLanguages"];
    };
    "/api/users": {
        /**
         * Register a user; a mail with the next step is sent in any case
         * @description Who may call: everyone, also without a login.
         */
        post: operations["postUsers"];
    };
    "/api/users/{username}": {
        /**
         * Retrieve the current user
         * @description Who may call: every user.
         */
        get: operations["getUserByUsername"];
    };
    "/api/users/{username}/authenticator-app": {
        /**
         * Add the authenticator app with its first code; ends all other sessions
         * @description Who may call: every user.
         */
        put: operations["putUserAuthenticatorApp"];
    };
    "/api/users/{username}/authenticator-app/removal": {
        /**
         * Remove the authenticator app
         * @description Who may call: every user.
         */
        post: operations["postUserAuthenticatorAppRemoval"];
    };
    "/api/users/{username}/authenticator-app/secret": {
        /**
         * Create a secret for an authenticator app
         * @description It has no effect until its first code is sent. A previous app remains valid until then. Who may call: every user.
         */
        post: operations["postUserAuthenticatorAppSecret"];
    };
    "/api/users/{username}/confirm-registration": {
        /**
         * Confirm a registration with the code from the mail and set a password
         * @description Who may call: everyone, also without a login.
         */
        put: operations["putUserConfirmRegistration"];
    };
    "/api/users/{username}/forgot-password": {
        /**
         * Request a password reset link; no request body required
         * @description Who may call: everyone, also without a login.
         */
        patch: operations["updateUserForgotPassword"];
    };
    "/api/users/{username}/passkeys": {
        /**
         * Add a passkey; ends all other sessions
         * @description Who may call: every user.
         */
        post: operations["postUserPasskeys"];
    };
    "/api/users/{username}/passkeys/{id}/removal": {
        /**
         * Remove a passkey
         * @description Who may call: every user.
         */
        post: operations["postUserPasskeyRemoval"];
    };
    "/api/users/{username}/passkeys/options": {
        /**
         * Begin the registration of a passkey
         * @description Who may call: every user.
         */
        post: operations["postUserPasskeysOptions"];
    };
    "/api/users/{username}/password": {
        /**
         * Change the current user's password; ends all other sessions
         * @description Who may call: every user.
         */
        put: operations["putUserPassword"];
    };
    "/api/users/{username}/recovery-codes": {
        /**
         * Replace the recovery codes
         * @description Who may call: every user.
         */
        post: operations["postUserRecoveryCodes"];
    };
    "/api/users/{username}/registration": {
        /**
         * Retrieve the registration data and consents by the code from the mail, which stays valid
         * @description Who may call: everyone, also without a login.
         */
        post: operations["postUserRegistration"];
    };
    "/api/users/{username}/reject-registration": {
        /**
         * Delete a registration that someone else made with your e-mail address
         * @description Who may call: everyone, also without a login.
         */
        put: operations["putUserRejectRegistration"];
    };
    "/api/users/{username}/security": {
        /**
         * Retrieve the current user's second factors and active sessions
         * @description Who may call: every user.
         */
        get: operations["getUserSecurity"];
    };
    "/api/users/{username}/sessions": {
        /**
         * End all other sessions of the current user
         * @description Who may call: every user.
         */
        delete: operations["deleteUserSessions"];
    };
    "/api/users/{username}/sessions/{id}": {
        /**
         * End a session of the current user
         * @description Who may call: every user.
         */
        delete: operations["deleteUserSessionById"];
    };
    "/api/users/{username}/update-forgotten-password": {
        /**
         * Reset a password with the code from the mail; ends all sessions
         * @description Who may call: everyone, also without a login.
         */
        put: operations["putUserUpdateForgottenPassword"];
    };
    "/api/users/companies/{username}": {
        /**
         * Update the current company user: profile fields, language and notification mails
         * @description Who may call: every user.
         */
        patch: operations["updateUsersCompanyByUsername"];
    };
    "/api/users/privates/{username}": {
        /**
         * Update the current private user: profile fields, language and notification mails
         * @description Who may call: every user.
         */
        patch: operations["updateUsersPrivateByUsername"];
    };
    "/api/users/request-contact": {
        /**
         * Send a contact request, as a user or a visitor
         * @description Without a login `name` and `email` are required; with a login those of the account are used. Who may call: everyone, also without a login.
         */
        put: operations["putUsersRequestContact"];
    };
    "/api/v1/backoffice/audit": {
        /**
         * List the audit log
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeAudit"];
    };
    "/api/v1/backoffice/audit/export": {
        /**
         * Export the audit log as CSV, newest first
         * @description UTF-8 CSV separated by semicolons, with every entry that matches the filters; cells are never formulas. Codes are accompanied by their names in `language` (by default the caller's language), and `at` by the local time of the manufacturer. Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeAuditExport"];
    };
    "/api/v1/backoffice/b2c/uploads": {
        /**
         * List uploads of the private catalogue
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeB2cUploads"];
    };
    "/api/v1/backoffice/b2c/uploads/{id}": {
        /**
         * Retrieve an upload with its differences from the published tree and its history
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeB2cUploadById"];
    };
    "/api/v1/backoffice/b2c/uploads/{id}/changes": {
        /**
         * List the changes that publishing an upload would make, node by node
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeB2cUploadChanges"];
    };
    "/api/v1/backoffice/b2c/uploads/{id}/decision": {
        /**
         * Publish an upload immediately, or reject it
         * @description A 409 returns the current state of the upload in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeB2cUploadDecision"];
    };
    "/api/v1/backoffice/b2c/uploads/{id}/restore": {
        /**
         * Publish an earlier tree again in place of the current one
         * @description A 409 returns the current state of the upload in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeB2cUploadRestore"];
    };
    "/api/v1/backoffice/catalogue": {
        /**
         * List the serials of the catalogue
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeCatalogue"];
    };
    "/api/v1/backoffice/catalogue/{productClass}/{serial}": {
        /**
         * Retrieve a serial in all languages, with the source of each value
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeCatalogueByProductClassAndSerial"];
        /**
         * Correct the texts of a serial
         * @description Returns 409 `Conflict` if the serial was changed since `version` was read. Who may call: IT, ADMIN, CROMIA.
         */
        patch: operations["updateBackofficeCatalogueByProductClassAndSerial"];
    };
    "/api/v1/backoffice/catalogue/{productClass}/{serial}/{color}": {
        /**
         * Retrieve a colour of a serial, with its packagings and their prices
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeCatalogueByProductClassAndSerialAndColor"];
        /**
         * Correct the texts of a colour
         * @description Returns 409 `Conflict` if the serial was changed since `version` was read. Who may call: IT, ADMIN, CROMIA.
         */
        patch: operations["updateBackofficeCatalogueByProductClassAndSerialAndColor"];
    };
    "/api/v1/backoffice/catalogue/{productClass}/{serial}/{color}/{pkg}": {
        /**
         * Correct the status, supply, stock or image of a product
         * @description Returns 409 `Conflict` if the serial was changed since `version` was read. Who may call: IT, ADMIN, CROMIA.
         */
        patch: operations["updateBackofficeCatalogueByProductClassAndSerialAndColorAndPkg"];
    };
    "/api/v1/backoffice/closures": {
        /**
         * List closures of the manufacturer
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeClosures"];
        /**
         * Create a closure
         * @description Returns 409 if the list already contains a closure with the same days. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeClosures"];
    };
    "/api/v1/backoffice/closures/{id}": {
        /**
         * Delete a closure
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        delete: operations["deleteBackofficeClosureById"];
    };
    "/api/v1/backoffice/closures/italian-holidays": {
        /**
         * Add the Italian public holidays of a year
         * @description Days that the list already contains remain unchanged. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeClosuresItalianHolidays"];
    };
    "/api/v1/backoffice/contact-requests": {
        /**
         * List contact requests
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeContactRequests"];
    };
    "/api/v1/backoffice/contact-requests/{id}": {
        /**
         * Retrieve a contact request with its history
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeContactRequestById"];
        /**
         * Assign a contact request, or update its note
         * @description Omitted fields remain unchanged. If the assignment or the note has changed since `version` was read, a 409 returns the status of the request in `outcome`, with who changed it and when. Who may call: ADMIN, CROMIA.
         */
        patch: operations["updateBackofficeContactRequestById"];
    };
    "/api/v1/backoffice/contact-requests/{id}/answer": {
        /**
         * Answer a contact request by mail
         * @description The mail quotes the request and is written in its language. If the request was already answered, a 409 returns its current state in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeContactRequestAnswer"];
    };
    "/api/v1/backoffice/contact-requests/{id}/answered": {
        /**
         * Mark a contact request as answered outside the portal
         * @description If the request was already answered, a 409 returns its current state in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeContactRequestAnswered"];
    };
    "/api/v1/backoffice/contact-requests/{id}/reopen": {
        /**
         * Mark a contact request as unanswered
         * @description A 409 returns the current state of the request in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeContactRequestReopen"];
    };
    "/api/v1/backoffice/contact-requests/assignees": {
        /**
         * List the users to whom contact requests can be assigned
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeContactRequestsAssignees"];
    };
    "/api/v1/backoffice/customer-requests": {
        /**
         * List customer requests, excluding drafts
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeCustomerRequests"];
    };
    "/api/v1/backoffice/customer-requests/{id}": {
        /**
         * Retrieve a customer request with similar customers and requests, and its history
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeCustomerRequestById"];
    };
    "/api/v1/backoffice/customer-requests/{id}/decision": {
        /**
         * Accept or reject a customer request
         * @description If the request was already decided, a 409 returns the decision in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeCustomerRequestDecision"];
    };
    "/api/v1/backoffice/customer-requests/managers": {
        /**
         * List agents and commercial staff to whom a customer can be assigned
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeCustomerRequestsManagers"];
    };
    "/api/v1/backoffice/customers": {
        /**
         * List all customers
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeCustomers"];
        /**
         * Create a customer
         * @description Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeCustomers"];
    };
    "/api/v1/backoffice/customers/{code}": {
        /**
         * Retrieve a customer with its terms, users and managers
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeCustomerByCode"];
        /**
         * Change the data and terms of a customer
         * @description Omitted fields remain unchanged; addresses and contacts are complete lists. If somebody has changed the customer since `version` was read, a 409 returns who and when in `outcome`. Who may call: ADMIN, CROMIA.
         */
        patch: operations["updateBackofficeCustomerByCode"];
    };
    "/api/v1/backoffice/customers/{code}/prices": {
        /**
         * List the prices agreed with a customer
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeCustomerPrices"];
    };
    "/api/v1/backoffice/customers/usual-terms": {
        /**
         * Retrieve the next free customer code and the usual terms, to prefill the form of a new customer
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeCustomersUsualTerms"];
    };
    "/api/v1/backoffice/dealers": {
        /**
         * List dealers
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeDealers"];
        /**
         * Create a dealer
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeDealers"];
    };
    "/api/v1/backoffice/dealers/{id}": {
        /**
         * Retrieve a dealer with its history
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeDealerById"];
        /**
         * Update a dealer
         * @description Returns 409 if another user changed the dealer in the meantime; reload it. Who may call: IT, ADMIN, CROMIA.
         */
        put: operations["putBackofficeDealerById"];
        /**
         * Delete a dealer
         * @description Returns 409 if another user changed the dealer in the meantime; reload it. Who may call: IT, ADMIN, CROMIA.
         */
        delete: operations["deleteBackofficeDealerById"];
    };
    "/api/v1/backoffice/documents": {
        /**
         * Publish an archive of documents, all or none
         * @description Takes a ZIP in the field `file` with PDFs and `list.csv`, whose columns are kind (SDS or TDS), file, site, serial, color, recipe, version, language, validFrom. Errors have the path `lines.{number}.{column}`. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeDocuments"];
    };
    "/api/v1/backoffice/exports/{kind}": {
        /**
         * Export stored data in the columns of its import, as CSV or .xlsx
         * @description Importing the file again changes nothing. Workbooks over 10000 lines are rejected with ListTooLong. Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeExportByKind"];
    };
    "/api/v1/backoffice/failed-mails": {
        /**
         * List mails that could not be sent
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeFailedMails"];
    };
    "/api/v1/backoffice/failed-mails/{id}/resend": {
        /**
         * Resend a failed mail immediately
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeFailedMailResend"];
    };
    "/api/v1/backoffice/failed-mails/resend": {
        /**
         * Resend all failed mails immediately
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeFailedMailsResend"];
    };
    "/api/v1/backoffice/handling/{kind}/{id}": {
        /**
         * Retrieve the assignee and the internal note of an entry
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeHandlingByKindAndId"];
        /**
         * Assign an entry, or update its internal note
         * @description Omitted fields remain unchanged. If the assignment or the note has changed since `version` was read, a 409 returns who changed it and when in `outcome`. Who may call: ADMIN, CROMIA.
         */
        patch: operations["updateBackofficeHandlingByKindAndId"];
    };
    "/api/v1/backoffice/handling/assignees": {
        /**
         * List the users to whom an entry can be assigned
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeHandlingAssignees"];
    };
    "/api/v1/backoffice/imports": {
        /**
         * List imports from the ERP and from files
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeImports"];
        /**
         * Import a CSV, .xlsx or JSON file
         * @description Takes the same rows as `PUT /api/v1/integration/{kind}`. Imports of `orders` and `order-statuses` are for ADMIN and CROMIA; others get 403. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["importFile"];
    };
    "/api/v1/backoffice/imports/{id}": {
        /**
         * Retrieve an import with its errors
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeImportById"];
    };
    "/api/v1/backoffice/imports/{id}/file": {
        /**
         * Download the file of an import
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeImportFile"];
    };
    "/api/v1/backoffice/imports/{id}/rows": {
        /**
         * List the rows of an import with the state of each
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeImportRows"];
    };
    "/api/v1/backoffice/imports/{id}/undo": {
        /**
         * Undo an import while nothing that it wrote has changed since
         * @description Imports of `orders` and `order-statuses` cannot be undone. A 409 returns in `outcome` what has changed since, by whom and when, or when the import was undone already. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeImportUndo"];
    };
    "/api/v1/backoffice/integration-keys": {
        /**
         * List integration keys, valid keys first
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeIntegrationKeys"];
        /**
         * Create an integration key; the key is returned only once
         * @description ADMIN is informed by mail. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeIntegrationKeys"];
    };
    "/api/v1/backoffice/integration-keys/{id}/revocation": {
        /**
         * Revoke an integration key with immediate effect
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeIntegrationKeyRevocation"];
    };
    "/api/v1/backoffice/jobs": {
        /**
         * List jobs with their last and next runs
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeJobs"];
    };
    "/api/v1/backoffice/jobs/{name}/run": {
        /**
         * Run a job now
         * @description If the job is already running, it runs again as soon as the current run ends. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeJobRun"];
    };
    "/api/v1/backoffice/mixing": {
        /**
         * List the serials that have a hardener or thinner
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeMixing"];
    };
    "/api/v1/backoffice/offer-requests": {
        /**
         * List offer requests of all customers
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeOfferRequests"];
    };
    "/api/v1/backoffice/offer-requests/{id}": {
        /**
         * Retrieve an offer request with current prices, last ordered prices, and history
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeOfferRequestById"];
    };
    "/api/v1/backoffice/offer-requests/{id}/correction": {
        /**
         * Correct an offer that has not been ordered
         * @description Takes the complete offer, which replaces the given version as the next one; the customer is notified by mail. A 409 returns the current state in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeOfferRequestCorrection"];
    };
    "/api/v1/backoffice/offer-requests/{id}/decision": {
        /**
         * Make an offer, or reject the offer request
         * @description An offer has a price for every line. A 409 returns the current state of the request in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeOfferRequestDecision"];
    };
    "/api/v1/backoffice/offer-requests/{id}/pdf": {
        /**
         * Download an offer request as PDF
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeOfferRequestPdf"];
    };
    "/api/v1/backoffice/offer-requests/{id}/withdrawal": {
        /**
         * Withdraw an offer that has not been ordered
         * @description The offer request becomes rejected, without prices; the customer is notified by mail. A 409 returns the current state in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeOfferRequestWithdrawal"];
    };
    "/api/v1/backoffice/offer-requests/export": {
        /**
         * Export the lines of all offer requests as CSV or .xlsx
         * @description Exports the filtered and sorted list, ignoring `page` and `size`. Workbooks over 10000 lines are rejected with ListTooLong. Each line includes its customer. Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeOfferRequestsExport"];
    };
    "/api/v1/backoffice/offer-requests/mail-recipients": {
        /**
         * List the users who are mailed about a decision on offer requests
         * @description Unknown ids are left out. Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeOfferRequestsMailRecipients"];
    };
    "/api/v1/backoffice/order-requests": {
        /**
         * List order requests of all customers
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeOrderRequests"];
    };
    "/api/v1/backoffice/order-requests/{id}": {
        /**
         * Retrieve an order request with its history
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeOrderRequestById"];
    };
    "/api/v1/backoffice/order-requests/{id}/decision": {
        /**
         * Accept an order request, which creates the order, or reject it
         * @description The order starts as undertaken (I). If the request was already decided, a 409 returns its current state in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeOrderRequestDecision"];
    };
    "/api/v1/backoffice/order-requests/{id}/pdf": {
        /**
         * Download an order request as PDF
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeOrderRequestPdf"];
    };
    "/api/v1/backoffice/order-requests/export": {
        /**
         * Export the lines of all order requests as CSV or .xlsx
         * @description Exports the filtered and sorted list, ignoring `page` and `size`. Workbooks over 10000 lines are rejected with ListTooLong. Each line includes its customer. Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeOrderRequestsExport"];
    };
    "/api/v1/backoffice/order-requests/mail-recipients": {
        /**
         * List the users who are mailed about a decision on order requests
         * @description Unknown ids are left out. Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeOrderRequestsMailRecipients"];
    };
    "/api/v1/backoffice/orders": {
        /**
         * List orders of all customers
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeOrders"];
    };
    "/api/v1/backoffice/orders/{id}": {
        /**
         * Retrieve an order with its history
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeOrderById"];
    };
    "/api/v1/backoffice/orders/{id}/delivery-date": {
        /**
         * Change the delivery date of an order
         * @description The order must not have been shipped; its users are notified by mail. A 409 returns the current state of the order in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeOrderDeliveryDate"];
    };
    "/api/v1/backoffice/orders/{id}/pdf": {
        /**
         * Download an order as PDF
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeOrderPdf"];
    };
    "/api/v1/backoffice/orders/{id}/status": {
        /**
         * Change the status of an order
         * @description Transitions: from I to C, E and F; from I or C to B or A; from B back to the previous status or to A. `quantities` lists the lines that are not completely confirmed (C) or shipped (E). A shipment of no packages, or of a number off the multiplier, needs a `reason`. A 409 returns the current state of the order in `outcome`. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeOrderStatus"];
    };
    "/api/v1/backoffice/orders/export": {
        /**
         * Export the lines of all orders as CSV or .xlsx
         * @description Exports the filtered and sorted list, ignoring `page` and `size`. Workbooks over 10000 lines are rejected with ListTooLong. Each line includes its customer. Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeOrdersExport"];
    };
    "/api/v1/backoffice/orders/mail-recipients": {
        /**
         * List the users who are mailed about a decision on orders
         * @description Unknown ids are left out. Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeOrdersMailRecipients"];
    };
    "/api/v1/backoffice/overview": {
        /**
         * Retrieve waiting entries and failures of the back office, and key figures by week
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeOverview"];
    };
    "/api/v1/backoffice/personal-data": {
        /**
         * List people whose data can be exported or anonymised
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficePersonalData"];
    };
    "/api/v1/backoffice/portfolios": {
        /**
         * List agents and commercial users with the size of their portfolios
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficePortfolios"];
    };
    "/api/v1/backoffice/portfolios/{username}/customers": {
        /**
         * List the customers of a portfolio
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficePortfolioCustomers"];
        /**
         * Assign customers to an agent or commercial user
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficePortfolioCustomers"];
        /**
         * Remove customers from an agent or commercial user with immediate effect
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        delete: operations["deleteBackofficePortfolioCustomers"];
    };
    "/api/v1/backoffice/portfolios/customers": {
        /**
         * Suggest customers matching the typed text, with their managers
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficePortfoliosCustomers"];
    };
    "/api/v1/backoffice/portfolios/import": {
        /**
         * Assign and remove customers from a file, all lines or none
         * @description Takes a CSV file in the field `file` with the columns `username`, `customerCode` and `action` (ADD, the default, or REMOVE). Errors have paths such as `lines.12.customerCode`. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficePortfoliosImport"];
    };
    "/api/v1/backoffice/prices": {
        /**
         * Retrieve all products of a serial with their list prices and stock
         * @description With `customerCode`, also the terms agreed with this customer. Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficePrices"];
        /**
         * Change list prices and stock of a serial, or prices agreed with a customer
         * @description All changes are stored or none. Returns 409 `Conflict` with who changed the prices, and when, if they were changed since `version` was read; 404 for an unknown customer. Who may call: IT, ADMIN, CROMIA.
         */
        patch: operations["updateBackofficePrices"];
    };
    "/api/v1/backoffice/product-images": {
        /**
         * List the image names of products, with and without an image
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeProductImages"];
        /**
         * Upload the image of a product
         * @description Takes a JPEG, PNG or WebP of at most 10 MB and 25 million pixels, with 12,000 a side in the field `file`. Returns 404 if the file name matches no image name of a product. A user can run one upload at a time. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeProductImages"];
    };
    "/api/v1/backoffice/product-images/{lat}": {
        /**
         * Delete the image of a product
         * @description Returns 409 if the image was replaced in the meantime; reload the list. Who may call: IT, ADMIN, CROMIA.
         */
        delete: operations["deleteBackofficeProductImageByLat"];
    };
    "/api/v1/backoffice/sds": {
        /**
         * List versions of safety data sheets
         * @description Who may call: ADMIN, IT, CROMIA, users with the SDS role EMPLOYEE.
         */
        get: operations["listBackofficeSds"];
        /**
         * Publish a safety data sheet
         * @description Takes a PDF in the field `file`: a new version, or another language of an existing version. Published files are never changed. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeSds"];
    };
    "/api/v1/backoffice/sds-deliveries": {
        /**
         * List deliveries of safety data sheets
         * @description Who may call: ADMIN, IT, CROMIA, users with the SDS role EMPLOYEE.
         */
        get: operations["listBackofficeSdsDeliveries"];
    };
    "/api/v1/backoffice/sds-deliveries/{id}/retry": {
        /**
         * Retry a failed delivery immediately
         * @description The same mail is sent, so no recipient gets it twice. Who may call: ADMIN, IT, CROMIA, users with the SDS role EMPLOYEE.
         */
        post: operations["postBackofficeSdsDeliveryRetry"];
    };
    "/api/v1/backoffice/sds-deliveries/export": {
        /**
         * Export deliveries of safety data sheets as CSV, oldest first
         * @description UTF-8 CSV separated by semicolons; cells are never formulas. Who may call: ADMIN, IT, CROMIA, users with the SDS role EMPLOYEE.
         */
        get: operations["getBackofficeSdsDeliveriesExport"];
    };
    "/api/v1/backoffice/sds/{id}": {
        /**
         * Retrieve a version of a safety data sheet with its languages
         * @description Who may call: ADMIN, IT, CROMIA, users with the SDS role EMPLOYEE.
         */
        get: operations["getBackofficeSdsById"];
    };
    "/api/v1/backoffice/sds/{id}/earlier-recipients": {
        /**
         * List recipients of an earlier version in the last 12 months who have not received this version
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeSdsEarlierRecipients"];
        /**
         * Send the new version to all of these recipients, in the language they received
         * @description Only the currently valid version can be sent. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeSdsEarlierRecipients"];
    };
    "/api/v1/backoffice/sds/{id}/withdrawal": {
        /**
         * Withdraw a version of a safety data sheet, or one language of it
         * @description Afterwards only the SDS desk has access; the published files and their recipients stay on record. The language, or the next version, can be published again. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeSdsWithdrawal"];
    };
    "/api/v1/backoffice/sds/batches": {
        /**
         * Store a list of batches, all or none
         * @description Takes a CSV or .xlsx file in the field `file`, with the columns batch, date, site, serial, color, recipe, version, customerCode, orderCode. Existing batches are overwritten. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeSdsBatches"];
    };
    "/api/v1/backoffice/sds/files/{id}/withdrawn": {
        /**
         * Download a withdrawn safety data sheet as PDF
         * @description Content-Disposition names the file `SDS-{serial}{color}-{language}-withdrawn.pdf`. Who may call: ADMIN, IT, CROMIA, users with the SDS role EMPLOYEE.
         */
        get: operations["getBackofficeSdsFileWithdrawn"];
    };
    "/api/v1/backoffice/search-synonyms": {
        /**
         * List synonyms of the product search
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeSearchSynonyms"];
        /**
         * Add a synonym
         * @description Returns 409 if the pair already exists. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeSearchSynonyms"];
    };
    "/api/v1/backoffice/search-synonyms/{id}": {
        /**
         * Update a synonym
         * @description Returns 409 if another user changed the pair in the meantime, or if it already exists. Who may call: IT, ADMIN, CROMIA.
         */
        put: operations["putBackofficeSearchSynonymById"];
        /**
         * Delete a synonym
         * @description Returns 409 if another user changed the pair in the meantime, or if it already exists. Who may call: IT, ADMIN, CROMIA.
         */
        delete: operations["deleteBackofficeSearchSynonymById"];
    };
    "/api/v1/backoffice/searches": {
        /**
         * List search terms of the last 26 weeks, without user data
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeSearches"];
    };
    "/api/v1/backoffice/serials/{productClass}/{serial}/mixing": {
        /**
         * Retrieve the hardener and thinner of a serial
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeSerialMixing"];
        /**
         * Set the hardener and thinner of a serial
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        put: operations["putBackofficeSerialMixing"];
    };
    "/api/v1/backoffice/tds": {
        /**
         * List versions of technical data sheets
         * @description Who may call: ADMIN, IT, CROMIA, users with the SDS role EMPLOYEE.
         */
        get: operations["listBackofficeTds"];
        /**
         * Publish the next version of a technical data sheet
         * @description Takes a PDF in the field `file`. It replaces the sheet generated from data. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeTds"];
    };
    "/api/v1/backoffice/tds/{id}/withdrawal": {
        /**
         * Withdraw a version of a technical data sheet
         * @description Afterwards only the SDS desk has access, and the previous version in the same language becomes current. Version numbers are not reused. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeTdsWithdrawal"];
    };
    "/api/v1/backoffice/tds/{id}/withdrawn": {
        /**
         * Download a withdrawn technical data sheet as PDF
         * @description Content-Disposition names the file `TDS-…-withdrawn.pdf`. Who may call: ADMIN, IT, CROMIA, users with the SDS role EMPLOYEE.
         */
        get: operations["getBackofficeTdsWithdrawn"];
    };
    "/api/v1/backoffice/tds/compositions": {
        /**
         * Publish the next version of a technical data sheet, generated in the given languages
         * @description The data is saved as that of the serial; earlier sheets remain unchanged. A VOC content above the limit of Directive 2004/42/EC is rejected. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeTdsCompositions"];
    };
    "/api/v1/backoffice/tds/technical": {
        /**
         * Retrieve the data from which the technical data sheet of a serial is generated
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeTdsTechnical"];
    };
    "/api/v1/backoffice/update-customer-requests": {
        /**
         * List requests to change customer data
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeUpdateCustomerRequests"];
    };
    "/api/v1/backoffice/update-customer-requests/{id}": {
        /**
         * Retrieve a change request with old and new values by field, and its history
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeUpdateCustomerRequestById"];
    };
    "/api/v1/backoffice/update-customer-requests/{id}/decision": {
        /**
         * Accept a change request, which applies it to the profile and increments its version, or reject it
         * @description A 409 returns the current status of the change request in `current`; PENDING if the profile has changed. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeUpdateCustomerRequestDecision"];
    };
    "/api/v1/backoffice/users": {
        /**
         * List users
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["listBackofficeUsers"];
        /**
         * Create a user, who gets a mail with a link to choose the password
         * @description IT may create AGENT, COMMERCIAL and IT; ADMIN and CROMIA all roles. A CUSTOMER needs a `customerCode`. A 409 at `username` means that the user exists. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeUsers"];
    };
    "/api/v1/backoffice/users/{id}": {
        /**
         * Retrieve a user with their rights and history
         * @description Who may call: ADMIN, CROMIA.
         */
        get: operations["getBackofficeUserById"];
        /**
         * Enable or disable a user, or change their roles
         * @description Omitted fields remain unchanged. The change applies from the user's next request, and the user is notified by mail. A user who is no longer a CUSTOMER is removed from their customer; one who is no longer AGENT or COMMERCIAL loses their portfolio. If the rights have changed since, a 409 `Conflict` returns the current rights in `user`. Who may call: ADMIN, CROMIA.
         */
        patch: operations["updateBackofficeUserById"];
    };
    "/api/v1/backoffice/users/{id}/anonymisation": {
        /**
         * Anonymise a person; cannot be undone
         * @description Replaces the name, address, telephone and e-mail everywhere except in orders, their documents, and deliveries of safety data sheets. All sessions end, and the account can no longer be used to log in. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeUserAnonymisation"];
    };
    "/api/v1/backoffice/users/{id}/personal-data": {
        /**
         * Export all data stored about a person as a ZIP of JSON files
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeUserPersonalData"];
    };
    "/api/v1/backoffice/users/{id}/second-factor-reset": {
        /**
         * Remove a user's second factors and recovery codes, after the loss of a device
         * @description All sessions of the user end, and the user is notified by mail. Who may call: ADMIN, CROMIA.
         */
        post: operations["postBackofficeUserSecondFactorReset"];
    };
    "/api/v1/backoffice/webhooks": {
        /**
         * List webhooks
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeWebhooks"];
        /**
         * Create a webhook; its secret is returned only once
         * @description Private network addresses are rejected unless WEBHOOK_PRIVATE_HOSTS lists them. Returns 409 if the maximum number of webhooks exists. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeWebhooks"];
    };
    "/api/v1/backoffice/webhooks/{id}": {
        /**
         * Retrieve a webhook
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeWebhookById"];
        /**
         * Update, enable or disable a webhook; its secret remains unchanged
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        put: operations["putBackofficeWebhookById"];
        /**
         * Delete a webhook and its deliveries
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        delete: operations["deleteBackofficeWebhookById"];
    };
    "/api/v1/backoffice/webhooks/{id}/deliveries": {
        /**
         * List deliveries of a webhook; retained as long as their events
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["listBackofficeWebhookDeliveries"];
    };
    "/api/v1/backoffice/webhooks/{id}/deliveries/{deliveryId}": {
        /**
         * Retrieve a delivery with its last request and response
         * @description Who may call: IT, ADMIN, CROMIA.
         */
        get: operations["getBackofficeWebhookDeliveryByDeliveryId"];
    };
    "/api/v1/backoffice/webhooks/{id}/deliveries/{deliveryId}/retry": {
        /**
         * Resend a delivery immediately, whatever its status
         * @description Restarts the attempts of the delivery. Returns 409 if the webhook is disabled. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeWebhookDeliveryRetry"];
    };
    "/api/v1/backoffice/webhooks/{id}/redelivery": {
        /**
         * Resend all events since a given time, whether or not they were delivered
         * @description Includes events from before the webhook was created and from while it was disabled. Each event keeps the `webhook-id` of its first delivery. Returns 409 if the webhook is disabled. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeWebhookRedelivery"];
    };
    "/api/v1/backoffice/webhooks/{id}/test": {
        /**
         * Send a test event
         * @description Sends a `webhook.test` event, with the same retries as any delivery. Returns 409 if the webhook is disabled. Who may call: IT, ADMIN, CROMIA.
         */
        post: operations["postBackofficeWebhookTest"];
    };
    "/api/v1/integration/customers": {
        /**
         * List the stored customers, one by its code or those changed since a time
         * @description Sorted by code. Call again with `after` while `next` is not null. More records than changed can be returned. Deleted ones are not. Who may call: integration keys with the scope `customers`.
         */
        get: operations["getIntegrationCustomers"];
        /**
         * Import customers with their terms and addresses
         * @description Takes a JSON array, or text/csv with column names in the first line; at most 5000 rows. Resending rows changes nothing. A 400 ImportRefused contains `import`. A key runs one import at a time: one more waits, others get 429. Who may call: integration keys with the scope `customers`.
         */
        put: operations["importCustomers"];
    };
    "/api/v1/integration/events": {
        /**
         * List events after a cursor, oldest first
         * @description Call again with `next` immediately while `hasMore` is true, then about every minute. Events are retained for 90 days; an older cursor returns 410. Texts are in all languages. Who may call: integration keys with the scope `events`.
         */
        get: operations["getIntegrationEvents"];
    };
    "/api/v1/integration/images/{lat}": {
        /**
         * Upload the image of a product by its image name
         * @description Takes a JPEG, PNG or WebP of at most 10 MB and 25 million pixels, with 12,000 a side, as the request body or in the field `file`; the type is detected from the content. It is stored as WebP without metadata. Uploading the same file again changes nothing. A key can run one upload at a time. Who may call: integration keys with the scope `catalogue`.
         */
        put: operations["putIntegrationImageByLat"];
    };
    "/api/v1/integration/key": {
        /**
         * Retrieve the calling key with its scopes, for example to test a connection
         * @description Who may call: every integration key.
         */
        get: operations["getIntegrationKey"];
    };
    "/api/v1/integration/order-requests": {
        /**
         * List the stored order requests, one by its code or those changed since a time
         * @description Sorted by code. Call again with `after` while `next` is not null. More records than changed can be returned. Deleted ones are not. Who may call: integration keys with the scope `orders`.
         */
        get: operations["getIntegrationOrderRequests"];
    };
    "/api/v1/integration/order-requests/{id}/decision": {
        /**
         * Accept an order request, which creates the order, or reject it
         * @description The same decision as in the back office, with the same mails and events. If the request was already decided, a 409 returns its current state in `outcome`. Who may call: integration keys with the scope `orders`.
         */
        post: operations["postIntegrationOrderRequestDecision"];
    };
    "/api/v1/integration/order-statuses": {
        /**
         * Import order statuses; customers are notified as for changes in the back office
         * @description Takes a JSON array, or text/csv with column names in the first line; at most 5000 rows. Resending rows changes nothing. A 400 ImportRefused contains `import`. A key runs one import at a time: one more waits, others get 429. Who may call: integration keys with the scope `orders`.
         */
        put: operations["importOrderStatuses"];
    };
    "/api/v1/integration/orders": {
        /**
         * List the stored orders, one by its code or those changed since a time
         * @description Sorted by code. Call again with `after` while `next` is not null. More records than changed can be returned. Deleted ones are not. Who may call: integration keys with the scope `orders`.
         */
        get: operations["getIntegrationOrders"];
        /**
         * Import complete orders, including those not placed in the portal; their items are replaced
         * @description Takes a JSON array, or text/csv with column names in the first line; at most 5000 rows. Resending rows changes nothing. A 400 ImportRefused contains `import`. A key runs one import at a time: one more waits, others get 429. Who may call: integration keys with the scope `orders`.
         */
        put: operations["importOrders"];
    };
    "/api/v1/integration/prices": {
        /**
         * List the stored list prices and terms agreed with customers, one by its code or those changed since a time
         * @description Sorted by code. Call again with `after` while `next` is not null. More records than changed can be returned. Deleted ones are not. Who may call: integration keys with the scope `catalogue`.
         */
        get: operations["getIntegrationPrices"];
        /**
         * Import list prices and terms agreed with individual customers
         * @description Takes a JSON array, or text/csv with column names in the first line; at most 5000 rows. Resending rows changes nothing. A 400 ImportRefused contains `import`. A key runs one import at a time: one more waits, others get 429. Who may call: integration keys with the scope `catalogue`.
         */
        put: operations["importPrices"];
    };
    "/api/v1/integration/products": {
        /**
         * List the stored products, one by its code or those changed since a time
         * @description Sorted by code. Call again with `after` while `next` is not null. More records than changed can be returned. Deleted ones are not. Who may call: integration keys with the scope `catalogue`.
         */
        get: operations["getIntegrationProducts"];
        /**
         * Import products with their serials and colours; status E marks products no longer sold
         * @description Takes a JSON array, or text/csv with column names in the first line; at most 5000 rows. Resending rows changes nothing. A 400 ImportRefused contains `import`. A key runs one import at a time: one more waits, others get 429. Who may call: integration keys with the scope `catalogue`.
         */
        put: operations["importProducts"];
    };
    "/api/v1/integration/stock": {
        /**
         * List the stored stock, one by its code or those changed since a time
         * @description Sorted by code. Call again with `after` while `next` is not null. More records than changed can be returned. Deleted ones are not. Who may call: integration keys with the scope `catalogue`.
         */
        get: operations["getIntegrationStock"];
        /**
         * Import stock availability
         * @description Takes a JSON array, or text/csv with column names in the first line; at most 5000 rows. Resending rows changes nothing. A 400 ImportRefused contains `import`. A key runs one import at a time: one more waits, others get 429. Who may call: integration keys with the scope `catalogue`.
         */
        put: operations["importStock"];
    };
    "/api/v1/integration/synonyms": {
        /**
         * Import synonyms of the product search
         * @description Takes a JSON array, or text/csv with column names in the first line; at most 5000 rows. Resending rows changes nothing. A 400 ImportRefused contains `import`. A key runs one import at a time: one more waits, others get 429. Who may call: integration keys with the scope `catalogue`.
         */
        put: operations["importSynonyms"];
    };
    "/api/v1/integration/texts": {
        /**
         * Import texts of serials and colours by language
         * @description Takes a JSON array, or text/csv with column names in the first line; at most 5000 rows. Resending rows changes nothing. A 400 ImportRefused contains `import`. A key runs one import at a time: one more waits, others get 429. Who may call: integration keys with the scope `catalogue`.
         */
        put: operations["importTexts"];
    };
    "/api/v1/open-tasks": {
        /**
         * List open tasks of the caller
         * @description Returns the back-office queues for staff, and offers, orders and cart for customers. Agents and commercial staff get those of their portfolio, or of the given customer. Who may call: every user.
         */
        get: operations["getOpenTasks"];
    };
    "/api/v1/public/{prefix}/carts": {
        /**
         * Retrieve the cart
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getCarts"];
        /**
         * Set quantities and preferences, acknowledging changes
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        put: operations["putCarts"];
        /**
         * Replace the contents of the cart
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        post: operations["postCarts"];
    };
    "/api/v1/public/{prefix}/carts/hardeners": {
        /**
         * List hardeners that products in the cart need
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["listCartsHardeners"];
    };
    "/api/v1/public/{prefix}/carts/items": {
        /**
         * Add products to the cart; the quantity of an existing line is increased
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        post: operations["postCartsItems"];
        /**
         * Remove lines from the cart
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        delete: operations["deleteCartsItems"];
    };
    "/api/v1/public/{prefix}/carts/note": {
        /**
         * Set the note for the next order or offer request
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        put: operations["putCartsNote"];
    };
    "/api/v1/public/{prefix}/carts/quick-order/check": {
        /**
         * Check order lines entered as text: `serial-color-pkg quantity`
         * @description Accepts blanks, tabs, commas, semicolons and lower case, and pasted tables with a header. A number alone or with a word for packages is packages; kg and l are converted if they are a multiple of the content of a package. Nothing is saved. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        post: operations["postCartsQuickOrderCheck"];
    };
    "/api/v1/public/{prefix}/carts/quick-order/upload": {
        /**
         * Check the order lines of a CSV or .xlsx file
         * @description The words of the header decide which columns hold the code, its parts, the quantity and its unit, in the seven languages and with the heads of the exports. Without a header, each row holds a code, in one cell or three, and one number. At most 1000 lines and 2 MB. Nothing is saved. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        post: operations["postCartsQuickOrderUpload"];
    };
    "/api/v1/public/{prefix}/closed-days": {
        /**
         * List days on which the manufacturer is closed
         * @description Requests accept any day from the earliest delivery date on, closed or not. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getClosedDays"];
    };
    "/api/v1/public/{prefix}/customer-products": {
        /**
         * List products that the customer has ordered, with their current data
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["listCustomerProducts"];
    };
    "/api/v1/public/{prefix}/customer-products/export": {
        /**
         * Export ordered products as CSV or .xlsx
         * @description Exports the whole list with its filters and sort, ignoring `page` and `size`. A workbook is limited to 10000 rows; a longer list is rejected with ListTooLong. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getCustomerProductsExport"];
    };
    "/api/v1/public/{prefix}/customer-products/preferred": {
        /**
         * Mark or unmark a product as preferred
         * @description The customer is given in the query, as in every request of the shop, or in the body. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        patch: operations["updateCustomerProductsPreferred"];
    };
    "/api/v1/public/{prefix}/customer-profiles": {
        /**
         * List the customers that an agent or commercial user manages
         * @description Each customer with its last order, its turnover of this year and of the same days of last year, and what waits. Sorted by `daysSilent,desc`, customers who have never ordered come first. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["listCustomerProfiles"];
    };
    "/api/v1/public/{prefix}/customer-profiles/{code}": {
        /**
         * Retrieve a customer profile: the caller's own, or one of the portfolio
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getCustomerProfileByCode"];
    };
    "/api/v1/public/{prefix}/customer-profiles/{code}/customer-requests/update-customer-requests/pendings": {
        /**
         * Retrieve the pending change request of the customer
         * @description Returns 404 if none is pending. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getCustomerProfileCustomerRequestsUpdateCustomerRequestsPendings"];
        /**
         * Check whether a change request of the customer is pending
         * @description Returns 200 while a request is pending; 404 means that the profile can be edited. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        head: operations["checkCustomerProfileCustomerRequestsUpdateCustomerRequestsPendings"];
    };
    "/api/v1/public/{prefix}/customer-profiles/{code}/sales": {
        /**
         * Retrieve what a customer of the portfolio has bought, by month and by product
         * @description Who may call: AGENT, COMMERCIAL.
         */
        get: operations["getCustomerProfileSales"];
    };
    "/api/v1/public/{prefix}/customer-profiles/customer-requests/update-customer-requests/pendings": {
        /**
         * Request a change of the data of a customer in the portfolio
         * @description Takes the complete new profile; the VAT number cannot change. Omitted fields of the assessment and the bank details remain unchanged. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        post: operations["postCustomerProfilesCustomerRequestsUpdateCustomerRequestsPendings"];
    };
    "/api/v1/public/{prefix}/customer-profiles/export": {
        /**
         * Export the customers that an agent or commercial user manages as CSV or .xlsx
         * @description Exports the filtered and sorted list, ignoring `page` and `size`. Who may call: AGENT, COMMERCIAL.
         */
        get: operations["getCustomerProfilesExport"];
    };
    "/api/v1/public/{prefix}/customer-profiles/search/autocomplete": {
        /**
         * Suggest customers matching the typed text: the caller's own, those of the portfolio, or all for staff
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["listCustomerProfilesSearchAutocomplete"];
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed": {
        /**
         * List the current user's requests for companies
         * @description Who may call: AGENT, COMMERCIAL.
         */
        get: operations["listCustomerRequestsEnterCustomerRequestsTypesManaged"];
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/{id}": {
        /**
         * Retrieve a request of the current user for a company, also after it was sent
         * @description Who may call: AGENT, COMMERCIAL.
         */
        get: operations["getCustomerRequestsEnterCustomerRequestsTypesManagedById"];
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/drafts": {
        /**
         * Save a draft; creates a new one if no id is given
         * @description Who may call: AGENT, COMMERCIAL.
         */
        put: operations["putCustomerRequestsEnterCustomerRequestsTypesManagedDrafts"];
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/drafts/{id}": {
        /**
         * Retrieve a draft of the current user
         * @description Who may call: AGENT, COMMERCIAL.
         */
        get: operations["getCustomerRequestsEnterCustomerRequestsTypesManagedDraftById"];
        /**
         * Delete a draft; requests that were sent stay
         * @description Who may call: AGENT, COMMERCIAL.
         */
        delete: operations["deleteCustomerRequestsEnterCustomerRequestsTypesManagedDraftById"];
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/pendings": {
        /**
         * Submit a request for a company
         * @description Who may call: AGENT, COMMERCIAL.
         */
        post: operations["postCustomerRequestsEnterCustomerRequestsTypesManagedPendings"];
    };
    "/api/v1/public/{prefix}/customer-requests/vat-check": {
        /**
         * Check whether a company is already a customer or has a request
         * @description Who may call: AGENT, COMMERCIAL.
         */
        get: operations["getCustomerRequestsVatCheck"];
    };
    "/api/v1/public/{prefix}/offer-requests": {
        /**
         * List offer requests
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["listOfferRequests"];
        /**
         * Request an offer for lines of the cart
         * @description If a line is not in the cart, or has another quantity there, a 409 returns the current cart in `cart`. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        post: operations["postOfferRequests"];
    };
    "/api/v1/public/{prefix}/offer-requests/{id}": {
        /**
         * Retrieve an offer request
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getOfferRequestById"];
    };
    "/api/v1/public/{prefix}/offer-requests/{id}/pdf": {
        /**
         * Download an offer request as PDF
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getOfferRequestPdf"];
    };
    "/api/v1/public/{prefix}/offer-requests/export": {
        /**
         * Export the lines of offer requests as CSV or .xlsx
         * @description Exports the filtered and sorted list, ignoring `page` and `size`. Workbooks over 10000 lines are rejected with ListTooLong. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getOfferRequestsExport"];
    };
    "/api/v1/public/{prefix}/offer-requests/rejected-or-accepted-but-expired/{id}": {
        /**
         * Resubmit a rejected or expired offer request
         * @description The request keeps its id and waits for prices again. A 409 returns its current state in `outcome`. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        post: operations["postOfferRequestsRejectedOrAcceptedButExpiredById"];
    };
    "/api/v1/public/{prefix}/order-requests": {
        /**
         * List order requests
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["listOrderRequests"];
        /**
         * Submit an order request for lines of the cart
         * @description A 409 (the lines differ from those shown) and a 422 (a line is out of stock or no longer sold) return the current cart in `cart`. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        post: operations["postOrderRequests"];
    };
    "/api/v1/public/{prefix}/order-requests/{id}": {
        /**
         * Retrieve an order request
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getOrderRequestById"];
    };
    "/api/v1/public/{prefix}/order-requests/{id}/pdf": {
        /**
         * Download an order request as PDF
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getOrderRequestPdf"];
    };
    "/api/v1/public/{prefix}/order-requests/expired/{id}": {
        /**
         * Resubmit an expired order request
         * @description Possible within 15 days after its last day, and only at unchanged prices, stock and terms; otherwise its lines must go through the cart. A request made from an offer keeps the offer's prices. The request keeps its id and waits for a decision again. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        post: operations["postOrderRequestsExpiredById"];
    };
    "/api/v1/public/{prefix}/order-requests/export": {
        /**
         * Export the lines of order requests as CSV or .xlsx
         * @description Exports the filtered and sorted list, ignoring `page` and `size`. Workbooks over 10000 lines are rejected with ListTooLong. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getOrderRequestsExport"];
    };
    "/api/v1/public/{prefix}/order-requests/from-offer-request-accepted": {
        /**
         * Order an accepted offer; possible only once
         * @description Date, multiple shipping, lines and prices are taken from the offer, even if the catalogue has changed since. A date that has passed or is too near can be moved. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        post: operations["postOrderRequestsFromOfferRequestAccepted"];
    };
    "/api/v1/public/{prefix}/order-requests/redo/{id}": {
        /**
         * Add the lines of an order to the cart again
         * @description Takes the id of an order in C, E or F, or of a rejected or expired order request or offer. Returns the cart; `changes` lists products that can no longer be ordered, with their successor, and higher prices. Repeating the request has no further effect. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getOrderRequestsRedoById"];
    };
    "/api/v1/public/{prefix}/orders": {
        /**
         * List orders
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["listOrders"];
    };
    "/api/v1/public/{prefix}/orders/{id}": {
        /**
         * Retrieve an order
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getOrderById"];
    };
    "/api/v1/public/{prefix}/orders/{id}/pdf": {
        /**
         * Download an order as PDF
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getOrderPdf"];
    };
    "/api/v1/public/{prefix}/orders/export": {
        /**
         * Export the lines of orders as CSV or .xlsx
         * @description Exports the filtered and sorted list, ignoring `page` and `size`. Workbooks over 10000 lines are rejected with ListTooLong. Who may call: CUSTOMER, AGENT, COMMERCIAL.
         */
        get: operations["getOrdersExport"];
    };
    "/api/v1/public/{prefix}/portfolio/offer-requests": {
        /**
         * List offer requests of all customers in the portfolio
         * @description Who may call: AGENT, COMMERCIAL.
         */
        get: operations["listPortfolioOfferRequests"];
    };
    "/api/v1/public/{prefix}/portfolio/offer-requests/export": {
        /**
         * Export the lines of offer requests of all customers in the portfolio as CSV or .xlsx
         * @description Exports the filtered and sorted list, ignoring `page` and `size`. Workbooks over 10000 lines are rejected with ListTooLong. Each line includes its customer. Who may call: AGENT, COMMERCIAL.
         */
        get: operations["getPortfolioOfferRequestsExport"];
    };
    "/api/v1/public/{prefix}/portfolio/order-requests": {
        /**
         * List order requests of all customers in the portfolio
         * @description Who may call: AGENT, COMMERCIAL.
         */
        get: operations["listPortfolioOrderRequests"];
    };
    "/api/v1/public/{prefix}/portfolio/order-requests/export": {
        /**
         * Export the lines of order requests of all customers in the portfolio as CSV or .xlsx
         * @description Exports the filtered and sorted list, ignoring `page` and `size`. Workbooks over 10000 lines are rejected with ListTooLong. Each line includes its customer. Who may call: AGENT, COMMERCIAL.
         */
        get: operations["getPortfolioOrderRequestsExport"];
    };
    "/api/v1/public/{prefix}/portfolio/orders": {
        /**
         * List orders of all customers in the portfolio
         * @description Who may call: AGENT, COMMERCIAL.
         */
        get: operations["listPortfolioOrders"];
    };
    "/api/v1/public/{prefix}/portfolio/orders/export": {
        /**
         * Export the lines of orders of all customers in the portfolio as CSV or .xlsx
         * @description Exports the filtered and sorted list, ignoring `page` and `size`. Workbooks over 10000 lines are rejected with ListTooLong. Each line includes its customer. Who may call: AGENT, COMMERCIAL.
         */
        get: operations["getPortfolioOrdersExport"];
    };
    "/api/v1/public/{prefix}/sds/autocompleteBatch": {
        /**
         * Suggest the first 20 batches whose code starts with the given text
         * @description Who may call: AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["listSdsAutocompleteBatch"];
    };
    "/api/v1/public/{prefix}/sds/checklanguage": {
        /**
         * List the languages in which a sheet exists
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["getSdsChecklanguage"];
    };
    "/api/v1/public/{prefix}/sds/deliveries": {
        /**
         * List sheets that the caller sent, with their delivery status
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["listSdsDeliveries"];
    };
    "/api/v1/public/{prefix}/sds/deliveries/{id}/retry": {
        /**
         * Retry a failed delivery immediately
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        post: operations["postSdsDeliveryRetry"];
    };
    "/api/v1/public/{prefix}/sds/download": {
        /**
         * Download a safety data sheet as PDF
         * @description Content-Disposition names the file `SDS-{serial}{color}-{language}.pdf`. A complete download by a customer is recorded. Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["getSdsDownload"];
    };
    "/api/v1/public/{prefix}/sds/findSdsByBatch": {
        /**
         * Find the safety data sheets of a batch by its code in either format
         * @description Who may call: AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["listSdsFindSdsByBatch"];
    };
    "/api/v1/public/{prefix}/sds/findSdsByFilters": {
        /**
         * Search safety data sheets by site or by customer
         * @description With `site`, `serial`, `color` and `year`, searches by site, which is not available to customers; without the first three, searches by `customerCode` and `year`. A CUSTOMER always searches its own sheets; all others must give a customer. Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["listSdsFindSdsByFilters"];
    };
    "/api/v1/public/{prefix}/sds/findSdsByOrder": {
        /**
         * List safety data sheets of the products in an order
         * @description Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["listSdsFindSdsByOrder"];
    };
    "/api/v1/public/{prefix}/sds/findSdsByProduct": {
        /**
         * Search safety data sheets by product, in all versions
         * @description Matches a complete or partial code (`F120`, `F120-7035`), or words of the name. Who may call: ADMIN, IT, CROMIA, users with the SDS role EMPLOYEE.
         */
        get: operations["listSdsFindSdsByProduct"];
    };
    "/api/v1/public/{prefix}/sds/languages": {
        /**
         * List the languages of a sheet, each with the version provided
         * @description If the version lacks a language, the newest earlier version in that language is provided instead. Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["getSdsLanguages"];
    };
    "/api/v1/public/{prefix}/sds/recipients": {
        /**
         * List the addresses that a customer registered for safety data sheets
         * @description Takes a customer, or the order of a customer; for a CUSTOMER always its own. Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["getSdsRecipients"];
    };
    "/api/v1/public/{prefix}/sds/send": {
        /**
         * Send a safety data sheet by mail
         * @description Required by the specification: takes the fields in the query, with addresses separated by commas. Since the call is not safe, prefer POST, and send an `Idempotency-Key`. Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["getSdsSend"];
        /**
         * Send a safety data sheet by mail
         * @description Sends one mail to each address, with the sheets attached or, if they are large, as links that expire. Repeating the request with the same `Idempotency-Key` sends nothing twice. Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        post: operations["postSdsSend"];
    };
    "/api/v1/public/{prefix}/sds/sendAllByOrder": {
        /**
         * Send all safety data sheets of an order by mail
         * @description Required by the specification: takes the fields in the query, with addresses separated by commas. Since the call is not safe, prefer POST, and send an `Idempotency-Key`. Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        get: operations["getSdsSendAllByOrder"];
        /**
         * Send all safety data sheets of an order by mail
         * @description Sends one mail to each address, with the sheets attached or, if they are large, as links that expire. Repeating the request with the same `Idempotency-Key` sends nothing twice. Who may call: CUSTOMER, AGENT, COMMERCIAL, CROMIA, IT, ADMIN, users with the SDS role EMPLOYEE.
         */
        post: operations["postSdsSendAllByOrder"];
    };
    "/api/v1/public/b2c": {
        /**
         * Retrieve the complete category tree of the private catalogue
         * @description Who may call: everyone, also without a login.
         */
        get: operations["listB2c"];
        /**
         * Upload a tree, which is published after approval
         * @description Takes an .xls or .xlsx file in the field `file`. The error response of a rejected file contains `report`, a list of `{row, column, code}`, and `findings`, their number. Who may call: IT.
         */
        post: operations["postB2c"];
    };
    "/api/v1/public/b2c/amazon-link": {
        /**
         * Retrieve the online store link of a product
         * @description Who may call: everyone, also without a login.
         */
        get: operations["getB2cAmazonLink"];
    };
    "/api/v1/public/b2c/level": {
        /**
         * Retrieve a level of the tree: a node, its ancestors and its direct children
         * @description Who may call: everyone, also without a login.
         */
        get: operations["getB2cLevel"];
    };
    "/api/v1/public/b2c/search": {
        /**
         * Search categories and products of the tree by name or code
         * @description Who may call: everyone, also without a login.
         */
        get: operations["getB2cSearch"];
    };
    "/api/v1/public/b2c/template": {
        /**
         * Download the .xlsx template for an upload
         * @description Who may call: IT.
         */
        get: operations["getB2cTemplate"];
    };
    "/api/v1/public/customer-invitations/link": {
        /**
         * Retrieve an invitation by the code from its mail, without an account
         * @description Who may call: everyone, also without a login.
         */
        post: operations["postCustomerInvitationsLink"];
    };
    "/api/v1/public/customer/customer-invitations": {
        /**
         * List the invitations of the current user's customer
         * @description Who may call: CUSTOMER.
         */
        get: operations["listCustomerCustomerInvitations"];
    };
    "/api/v1/public/customer/customer-invitations/pendings": {
        /**
         * Invite a person to act for the current user's customer
         * @description Who may call: CUSTOMER.
         */
        post: operations["postCustomerCustomerInvitationsPendings"];
        /**
         * Withdraw an invitation that has not been accepted
         * @description Who may call: CUSTOMER.
         */
        delete: operations["deleteCustomerCustomerInvitationsPendings"];
    };
    "/api/v1/public/customer/customer-profiles": {
        /**
         * Retrieve the current user's customer profile
         * @description Who may call: CUSTOMER.
         */
        get: operations["getCustomerCustomerProfiles"];
    };
    "/api/v1/public/customer/customer-profiles/customer-requests/update-customer-requests/pendings": {
        /**
         * Request a change of the current user's customer data
         * @description Takes the complete new profile; the VAT number cannot change. Only one change request can be pending at a time. Who may call: CUSTOMER.
         */
        post: operations["postCustomerCustomerProfilesCustomerRequestsUpdateCustomerRequestsPendings"];
    };
    "/api/v1/public/sellers/{priv}/{professional}": {
        /**
         * List dealers for private visitors, for professionals, or for both
         * @description Returns at most 2000; the header `x-total-count` contains the total number. Who may call: everyone, also without a login.
         */
        get: operations["listSellerByPrivAndProfessional"];
    };
    "/api/v1/public/user-company/customer-invitations": {
        /**
         * List the current user's pending invitations
         * @description Who may call: USER of type C.
         */
        get: operations["listUserCompanyCustomerInvitations"];
    };
    "/api/v1/public/user-company/customer-invitations/pendings": {
        /**
         * Accept or reject an invitation
         * @description Who may call: USER of type C.
         */
        patch: operations["updateUserCompanyCustomerInvitationsPendings"];
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/existing/pendings": {
        /**
         * Request to join an existing customer
         * @description Who may call: USER of type C.
         */
        post: operations["postUserCompanyCustomerRequestsEnterCustomerRequestsTypesExistingPendings"];
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new-and-existing": {
        /**
         * Retrieve the current user's customer request; 404 means the status NONE
         * @description Who may call: USER of type C.
         */
        get: operations["getUserCompanyCustomerRequestsEnterCustomerRequestsTypesNewAndExisting"];
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new/drafts": {
        /**
         * Save the draft of a customer request, replacing the previous draft
         * @description Who may call: USER of type C.
         */
        put: operations["putUserCompanyCustomerRequestsEnterCustomerRequestsTypesNewDrafts"];
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new/pendings": {
        /**
         * Submit a customer request for a new company
         * @description Who may call: USER of type C.
         */
        post: operations["postUserCompanyCustomerRequestsEnterCustomerRequestsTypesNewPendings"];
    };
    "/api/v1/public/user-company/customer-requests/vat-check": {
        /**
         * Check whether a company is already a customer or has a request
         * @description Who may call: USER of type C.
         */
        get: operations["getUserCompanyCustomerRequestsVatCheck"];
    };
    "/api/v1/public/user-company/delete-request": {
        /**
         * Delete the current user's draft, withdraw a pending association, or acknowledge a rejected or expired request
         * @description Who may call: USER of type C.
         */
        delete: operations["deleteUserCompanyDeleteRequest"];
    };
    "/api/v1/public/user-company/upgrade/to-customer": {
        /**
         * Become a customer on the basis of an accepted request
         * @description Who may call: USER of type C.
         */
        patch: operations["updateUserCompanyUpgradeToCustomer"];
    };
}
export interface webhooks {
    "contact-request.sent": {
        /**
         * Receive the event contact-request.sent
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveContactRequestSentEvent"];
    };
    "customer-request.accepted": {
        /**
         * Receive the event customer-request.accepted
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveCustomerRequestAcceptedEvent"];
    };
    "customer-request.rejected": {
        /**
         * Receive the event customer-request.rejected
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveCustomerRequestRejectedEvent"];
    };
    "customer-request.sent": {
        /**
         * Receive the event customer-request.sent
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveCustomerRequestSentEvent"];
    };
    "customer.changed": {
        /**
         * Receive the event customer.changed
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveCustomerChangedEvent"];
    };
    "offer-request.accepted": {
        /**
         * Receive the event offer-request.accepted
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveOfferRequestAcceptedEvent"];
    };
    "offer-request.expired": {
        /**
         * Receive the event offer-request.expired
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveOfferRequestExpiredEvent"];
    };
    "offer-request.rejected": {
        /**
         * Receive the event offer-request.rejected
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveOfferRequestRejectedEvent"];
    };
    "offer-request.sent": {
        /**
         * Receive the event offer-request.sent
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveOfferRequestSentEvent"];
    };
    "order-request.accepted": {
        /**
         * Receive the event order-request.accepted
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveOrderRequestAcceptedEvent"];
    };
    "order-request.expired": {
        /**
         * Receive the event order-request.expired
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveOrderRequestExpiredEvent"];
    };
    "order-request.rejected": {
        /**
         * Receive the event order-request.rejected
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveOrderRequestRejectedEvent"];
    };
    "order-request.sent": {
        /**
         * Receive the event order-request.sent
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveOrderRequestSentEvent"];
    };
    "order.created": {
        /**
         * Receive the event order.created
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveOrderCreatedEvent"];
    };
    "order.status-changed": {
        /**
         * Receive the event order.status-changed
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveOrderStatusChangedEvent"];
    };
    "sds.sent": {
        /**
         * Receive the event sds.sent
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveSdsSentEvent"];
    };
    "webhook.test": {
        /**
         * Receive the event webhook.test
         * @description Respond within 10 seconds. After any response but 2xx, the portal retries after 5 seconds, 5 and 30 minutes, and 2, 5, 10 and 24 hours. Events can arrive twice and in another order.
         */
        post: operations["receiveWebhookTestEvent"];
    };
}
export interface components {
    schemas: {
        AccessToken: {
            accessToken: string;
        };
        Address: {
            /** @description Business name at the address; shipping addresses only */
            businessName: string | null;
            city: string;
            code: string;
            country: string;
            isDefault: boolean;
            isShipping: boolean;
            note: string | null;
            province: string | null;
            streetAddress1: string;
            streetAddress2: string | null;
            zipOrPostalCode: string;
        };
        AgreedPrice: {
            agentCommissionPct: number;
            brand: string;
            colorDescription: components["schemas"]["LocalizedText"];
            /** @description Short description of the serial */
            description: components["schemas"]["LocalizedText"];
            discountPct1: number;
            discountPct2: number;
            /** @description Price in EUR for one um, after both discounts */
            finalUnitPrice: number;
            hex: string | null;
            priceListCode: string;
            productCode: components["schemas"]["ProductCode"];
            /** @description Content of one package in um */
            qta: number;
            um: string;
            /** @description Price in EUR for one um */
            unitPrice: number;
        };
        Cart: {
            changes?: components["schemas"]["CartChange"][];
            customerCode: string;
            id: string;
            /** @description Whether any line differs from what was last shown to the customer */
            isDirty: boolean;
            /** @description Number of lines in the cart */
            itemCount: number;
            /** @description All lines; with `Prefer: return=minimal`, only the lines that the request changed */
            items: components["schemas"]["CartItem"][];
            /** @description Note that the next order or offer request carries; empty for none */
            note: string;
            /** @description The customer's unconditional discount on the whole order, in percent */
            overallDiscount: number;
            username: string;
        };
        CartChange: {
            /** @enum {string} */
            code: "PriceChanged" | "PriceAssigned" | "PriceNotAssigned" | "ProductNotInStock" | "ProductInStock" | "ProductNotAvailable" | "ProductAvailable" | "ProductOnRequestOnly" | "IllegalItemQuantity" | "AlreadyInCart";
            is: string | number | boolean | null;
            /** @description Id of the cart line; null for a product that could not be added to the cart */
            itemId: string | null;
            productCode: components["schemas"]["ProductCode"];
            /** @description Product that replaces one whose code has changed, with its quantity in allowed multiples */
            successor?: {
                productCode: components["schemas"]["ProductCode"];
                quantity: number;
            };
            was: string | number | boolean | null;
        };
        CartItem: {
            brand: string;
            colorDescription: components["schemas"]["LocalizedText"];
            /** @description Short description of the serial */
            description: components["schemas"]["LocalizedText"];
            /** @description First discount in percent; AGENT and COMMERCIAL only */
            discountPct1?: number;
            /** @description Second discount in percent; AGENT and COMMERCIAL only */
            discountPct2?: number;
            /** @description Price in EUR for one um; null if no price is assigned */
            finalUnitPrice: number | null;
            hex: string | null;
            id: string;
            /** @description Version of the stored image */
            imageVersion?: string;
            inStock: boolean;
            /** @description Image name; absent if no image is stored */
            lat?: string;
            plo: number;
            preferred: boolean;
            /** @description Code of the price list; AGENT and COMMERCIAL only */
            priceListCode?: string;
            productCode: components["schemas"]["ProductCode"];
            /** @description Content of one package in um */
            qta: number;
            qtyPkgMultiplier: number;
            /** @description Number of packages */
            quantity: number;
            sortOrder: number;
            status: string;
            tsc: string;
            um: string;
            /** @description Price in EUR for one um before discounts; AGENT and COMMERCIAL only */
            unitPrice?: number;
            unitQty: number;
        };
        Contact: {
            code: string;
            department: string | null;
            email: string;
            firstName: string;
            /** @enum {string} */
            gender: "F" | "M";
            isAdministration: boolean;
            isPurchasing: boolean;
            lastName: string;
            phoneNumber: string;
            role: string;
        };
        ContactRequest: {
            /**
             * Format: date-time
             * @description Time of the answer (UTC); null if unanswered
             */
            answeredOn: string | null;
            /**
             * Format: date
             * @description Username of the assigned staff member; null if unassigned
             */
            assignedTo: string | null;
            /**
             * Format: date-time
             * @description Time of receipt (UTC)
             */
            createdOn: string;
            email: string;
            id: string;
            /** @enum {string} */
            language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            name: string;
            request: string;
            /** @enum {string} */
            requestType: "COMMERCIAL" | "PLATFORM" | "OTHER";
            /** @enum {string} */
            status: "OPEN" | "ANSWERED";
            /** @description Username of the sender; null for a visitor or after the user has been deleted */
            username: string | null;
        };
        ContactRequestDetail: {
            /** @description Username of the staff member who answered */
            answeredBy: string | null;
            /**
             * Format: date-time
             * @description Time of the answer (UTC); null if unanswered
             */
            answeredOn: string | null;
            /** @description Answers sent from the portal, oldest first */
            answers: {
                answer: string;
                /** @description Username of the author; null after the user has been deleted */
                sentBy: string | null;
                /**
                 * Format: date-time
                 * @description Time of sending (UTC)
                 */
                sentOn: string;
            }[];
            /**
             * Format: date
             * @description Username of the assigned staff member; null if unassigned
             */
            assignedTo: string | null;
            /**
             * Format: date-time
             * @description Time of receipt (UTC)
             */
            createdOn: string;
            email: string;
            history: components["schemas"]["HistoryEntry"][];
            id: string;
            /** @enum {string} */
            language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            name: string;
            /** @description Internal note, visible to staff only */
            note: string | null;
            request: string;
            /** @enum {string} */
            requestType: "COMMERCIAL" | "PLATFORM" | "OTHER";
            /** @enum {string} */
            status: "OPEN" | "ANSWERED";
            /** @description Username of the sender; null for a visitor or after the user has been deleted */
            username: string | null;
            /** @description Version of the content; a change of it states the version that it is based on */
            version: string;
        };
        ContactRequestSentEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["ContactRequestDetail"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact-request.sent";
        };
        /** @enum {string} */
        CountryInput: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        Created: {
            id: string;
        };
        Customer: {
            addresses: components["schemas"]["Address"][];
            bankName: string | null;
            billingEmails: string[];
            businessName: string;
            contacts: components["schemas"]["Contact"][];
            /** @description Annual sales potential in EUR */
            cromiaPotential: number | null;
            customerCode: string;
            customerCodeOld: string | null;
            fiscalCode: string | null;
            iban: string | null;
            id: string;
            isRetailerOfBodywork: boolean | null;
            isRetailerOfConstruction: boolean | null;
            isRetailerOfMetal: boolean | null;
            isRetailerOfOwnership: boolean | null;
            isRetailerOfWood: boolean | null;
            marketCompetitor1: string | null;
            marketCompetitor2: string | null;
            marketSegmentation1: string | null;
            marketSegmentation2: string | null;
            marketSegmentation3: string | null;
            marketSegmentation4: string | null;
            msdsEmails: string[];
            /** @description Payment terms; null if none are stored */
            paymentTerms: string | null;
            pec: string | null;
            resellingType: string | null;
            retailerShopWindows: number | null;
            /** @description Sales area in m2 */
            retailerSurface: number | null;
            sdiCode: string | null;
            testSheetsEmails: string[];
            tntNextRequired: boolean | null;
            /** @description Total annual consumption in EUR */
            totalConsumption: number | null;
            transportDocumentEmails: string[];
            unconditionalDiscountPct: number;
            vatNumber: string;
            version: number;
        };
        CustomerAtDesk: {
            addresses: components["schemas"]["Address"][];
            /** @description Commission of the agent, in percent */
            agentCommissionPct: number;
            bankName: string | null;
            billingEmails: string[];
            businessName: string;
            contacts: components["schemas"]["Contact"][];
            /** @description Annual sales potential in EUR */
            cromiaPotential: number | null;
            customerCode: string;
            customerCodeOld: string | null;
            /** @description First discount, in percent of the list price */
            discountPct1: number;
            /** @description Second discount in percent, applied after the first */
            discountPct2: number;
            fiscalCode: string | null;
            iban: string | null;
            id: string;
            isRetailerOfBodywork: boolean | null;
            isRetailerOfConstruction: boolean | null;
            isRetailerOfMetal: boolean | null;
            isRetailerOfOwnership: boolean | null;
            isRetailerOfWood: boolean | null;
            managers: {
                firstname: string;
                isDisabled: boolean;
                lastname: string;
                /** @enum {string} */
                role: "AGENT" | "COMMERCIAL";
                username: string;
            }[];
            marketCompetitor1: string | null;
            marketCompetitor2: string | null;
            marketSegmentation1: string | null;
            marketSegmentation2: string | null;
            marketSegmentation3: string | null;
            marketSegmentation4: string | null;
            msdsEmails: string[];
            /** @description Payment terms; null if none are stored */
            paymentTerms: string | null;
            pec: string | null;
            /** @description Users of the customer */
            people: {
                firstname: string;
                id: string;
                isDisabled: boolean;
                lastname: string;
                username: string;
            }[];
            priceListCode: string;
            resellingType: string | null;
            retailerShopWindows: number | null;
            /** @description Sales area in m2 */
            retailerSurface: number | null;
            sdiCode: string | null;
            testSheetsEmails: string[];
            tntNextRequired: boolean | null;
            /** @description Total annual consumption in EUR */
            totalConsumption: number | null;
            transportDocumentEmails: string[];
            /** @description Discount on the total of each order, in percent */
            unconditionalDiscountPct: number;
            vatNumber: string;
            /** @description Version of the content; a change of it states the version that it is based on */
            version: string;
        };
        CustomerChangedEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["ReportedCustomer"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customer.changed";
        };
        CustomerRequest: {
            addresses?: components["schemas"]["DraftAddress"][];
            assigned?: {
                /** @description Code of the contact that receives the documents; null for none */
                billing?: string | null;
                /** @description Code of the contact that receives the documents; null for none */
                msds?: string | null;
                /** @description Code of the contact that receives the documents; null for none */
                testSheets?: string | null;
                /** @description Code of the contact that receives the documents; null for none */
                transportDocument?: string | null;
            };
            bankName?: string | null;
            /** @description Administrative contact that the requester replaced */
            beforeItsMe?: {
                department?: string | null;
                email?: string | null;
                firstName?: string | null;
                gender?: string | null;
                lastName?: string | null;
                phoneNumber?: string | null;
                role?: string | null;
            } | null;
            /** @description Purchasing contact that the requester replaced */
            beforeItsMePurchasing?: {
                department?: string | null;
                email?: string | null;
                firstName?: string | null;
                gender?: string | null;
                lastName?: string | null;
                phoneNumber?: string | null;
                role?: string | null;
            } | null;
            billingEmails?: string[];
            businessName: string | null;
            contacts?: components["schemas"]["DraftContact"][];
            /**
             * Format: date-time
             * @description Time at which the request was sent or its draft was first saved (UTC)
             */
            createdOn: string;
            cromiaPotential?: (number | (string | null)) | null;
            /** @description Business name of the customer that the accepted request led to */
            customerBusinessName: string | null;
            /** @description Code of the customer that the user asks to join, or that the request led to */
            customerCode: string | null;
            /**
             * Format: date-time
             * @description Time of the decision (UTC); null before the decision
             */
            decidedOn: string | null;
            /** @description First e-mail addresses to restore when the assigned contact is unchecked (section 4) */
            earlier?: {
                billing?: string | null;
                msds?: string | null;
                testSheets?: string | null;
                transportDocument?: string | null;
            };
            fiscalCode?: string | null;
            iban?: string | null;
            id: string;
            isRetailerOfBodywork?: boolean | null;
            isRetailerOfConstruction?: boolean | null;
            isRetailerOfMetal?: boolean | null;
            isRetailerOfOwnership?: boolean | null;
            isRetailerOfWood?: boolean | null;
            /** @description Whether the requester is the administrative contact */
            itsMe?: boolean | null;
            /** @enum {string} */
            kind: "NEW" | "EXISTING" | "MANAGED";
            marketCompetitor1?: string | null;
            marketCompetitor2?: string | null;
            marketSegmentation1?: string | null;
            marketSegmentation2?: string | null;
            marketSegmentation3?: string | null;
            marketSegmentation4?: string | null;
            msdsEmails?: string[];
            pec?: string | null;
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            resellingType?: string | null;
            retailerShopWindows?: (number | (string | null)) | null;
            retailerSurface?: (number | (string | null)) | null;
            sdiCode?: string | null;
            /** @enum {string} */
            status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /** @enum {string} */
            step?: "Anagraphics" | "Addresses" | "Contacts" | "BankInformation" | "ConfirmRequest" | "CompanyPerspective" | "ContactsAgent";
            testSheetsEmails?: string[];
            tntNextRequired?: boolean | null;
            totalConsumption?: (number | (string | null)) | null;
            transportDocumentEmails?: string[];
            /**
             * Format: date-time
             * @description Time of the last change (UTC)
             */
            updatedOn: string;
            vatNumber: string | null;
        };
        CustomerRequestAcceptedEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["CustomerRequestToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customer-request.accepted";
        };
        CustomerRequestAtDesk: {
            businessName: string | null;
            /**
             * Format: date-time
             * @description Time at which the request was sent or its draft was first saved (UTC)
             */
            createdOn: string;
            /** @description Business name of the customer that the accepted request led to */
            customerBusinessName: string | null;
            /** @description Code of the customer that the user asks to join, or that the request led to */
            customerCode: string | null;
            /**
             * Format: date-time
             * @description Time of the decision (UTC); null before the decision
             */
            decidedOn: string | null;
            id: string;
            /** @enum {string} */
            kind: "NEW" | "EXISTING" | "MANAGED";
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            /** @description Username of the requester */
            requester: string;
            /** @enum {string} */
            status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /**
             * Format: date-time
             * @description Time of the last change (UTC)
             */
            updatedOn: string;
            vatNumber: string | null;
        };
        CustomerRequestDraftInput: {
            addresses?: components["schemas"]["DraftAddressInput"][];
            assigned?: {
                /** @description Code of the contact that receives the documents; null for none */
                billing?: string | null;
                /** @description Code of the contact that receives the documents; null for none */
                msds?: string | null;
                /** @description Code of the contact that receives the documents; null for none */
                testSheets?: string | null;
                /** @description Code of the contact that receives the documents; null for none */
                transportDocument?: string | null;
            };
            bankName?: string | null;
            /** @description Administrative contact that the requester replaced */
            beforeItsMe?: {
                department?: string | null;
                email?: string | null;
                firstName?: string | null;
                gender?: string | null;
                lastName?: string | null;
                phoneNumber?: string | null;
                role?: string | null;
            } | null;
            /** @description Purchasing contact that the requester replaced */
            beforeItsMePurchasing?: {
                department?: string | null;
                email?: string | null;
                firstName?: string | null;
                gender?: string | null;
                lastName?: string | null;
                phoneNumber?: string | null;
                role?: string | null;
            } | null;
            billingEmails?: string[];
            businessName?: string | null;
            contacts?: components["schemas"]["DraftContactInput"][];
            cromiaPotential?: (number | (string | null)) | null;
            /** @description First e-mail addresses to restore when the assigned contact is unchecked (section 4) */
            earlier?: {
                billing?: string | null;
                msds?: string | null;
                testSheets?: string | null;
                transportDocument?: string | null;
            };
            fiscalCode?: string | null;
            iban?: string | null;
            isRetailerOfBodywork?: boolean | null;
            isRetailerOfConstruction?: boolean | null;
            isRetailerOfMetal?: boolean | null;
            isRetailerOfOwnership?: boolean | null;
            isRetailerOfWood?: boolean | null;
            /** @description Whether the requester is the administrative contact */
            itsMe?: boolean | null;
            marketCompetitor1?: string | null;
            marketCompetitor2?: string | null;
            marketSegmentation1?: string | null;
            marketSegmentation2?: string | null;
            marketSegmentation3?: string | null;
            marketSegmentation4?: string | null;
            msdsEmails?: string[];
            pec?: string | null;
            resellingType?: string | null;
            retailerShopWindows?: (number | (string | null)) | null;
            retailerSurface?: (number | (string | null)) | null;
            sdiCode?: string | null;
            /** @enum {string} */
            step?: "Anagraphics" | "Addresses" | "Contacts" | "BankInformation" | "ConfirmRequest" | "CompanyPerspective" | "ContactsAgent";
            testSheetsEmails?: string[];
            tntNextRequired?: boolean | null;
            totalConsumption?: (number | (string | null)) | null;
            transportDocumentEmails?: string[];
            vatNumber?: string | null;
        };
        CustomerRequestRejectedEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["CustomerRequestToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customer-request.rejected";
        };
        CustomerRequestSentEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["CustomerRequestToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customer-request.sent";
        };
        CustomerRequestSummary: {
            businessName: string | null;
            /**
             * Format: date-time
             * @description Time at which the request was sent or its draft was first saved (UTC)
             */
            createdOn: string;
            /** @description Business name of the customer that the accepted request led to */
            customerBusinessName: string | null;
            /** @description Code of the customer that the user asks to join, or that the request led to */
            customerCode: string | null;
            /**
             * Format: date-time
             * @description Time of the decision (UTC); null before the decision
             */
            decidedOn: string | null;
            id: string;
            /** @enum {string} */
            kind: "NEW" | "EXISTING" | "MANAGED";
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            /** @enum {string} */
            status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /**
             * Format: date-time
             * @description Time of the last change (UTC)
             */
            updatedOn: string;
            vatNumber: string | null;
        };
        CustomerRequestToDecide: {
            addresses?: components["schemas"]["DraftAddress"][];
            assigned?: {
                /** @description Code of the contact that receives the documents; null for none */
                billing?: string | null;
                /** @description Code of the contact that receives the documents; null for none */
                msds?: string | null;
                /** @description Code of the contact that receives the documents; null for none */
                testSheets?: string | null;
                /** @description Code of the contact that receives the documents; null for none */
                transportDocument?: string | null;
            };
            bankName?: string | null;
            /** @description Administrative contact that the requester replaced */
            beforeItsMe?: {
                department?: string | null;
                email?: string | null;
                firstName?: string | null;
                gender?: string | null;
                lastName?: string | null;
                phoneNumber?: string | null;
                role?: string | null;
            } | null;
            /** @description Purchasing contact that the requester replaced */
            beforeItsMePurchasing?: {
                department?: string | null;
                email?: string | null;
                firstName?: string | null;
                gender?: string | null;
                lastName?: string | null;
                phoneNumber?: string | null;
                role?: string | null;
            } | null;
            billingEmails?: string[];
            businessName: string | null;
            contacts?: components["schemas"]["DraftContact"][];
            /**
             * Format: date-time
             * @description Time at which the request was sent or its draft was first saved (UTC)
             */
            createdOn: string;
            cromiaPotential?: (number | (string | null)) | null;
            /** @description Business name of the customer that the accepted request led to */
            customerBusinessName: string | null;
            /** @description Code of the customer that the user asks to join, or that the request led to */
            customerCode: string | null;
            /** @description Username of the staff member who decided */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description Time of the decision (UTC); null before the decision
             */
            decidedOn: string | null;
            /** @description First e-mail addresses to restore when the assigned contact is unchecked (section 4) */
            earlier?: {
                billing?: string | null;
                msds?: string | null;
                testSheets?: string | null;
                transportDocument?: string | null;
            };
            fiscalCode?: string | null;
            history: components["schemas"]["HistoryEntry"][];
            iban?: string | null;
            id: string;
            isRetailerOfBodywork?: boolean | null;
            isRetailerOfConstruction?: boolean | null;
            isRetailerOfMetal?: boolean | null;
            isRetailerOfOwnership?: boolean | null;
            isRetailerOfWood?: boolean | null;
            /** @description Whether the requester is the administrative contact */
            itsMe?: boolean | null;
            /** @enum {string} */
            kind: "NEW" | "EXISTING" | "MANAGED";
            marketCompetitor1?: string | null;
            marketCompetitor2?: string | null;
            marketSegmentation1?: string | null;
            marketSegmentation2?: string | null;
            marketSegmentation3?: string | null;
            marketSegmentation4?: string | null;
            msdsEmails?: string[];
            pec?: string | null;
            /** @description Proposed values for the new customer; null if the request creates none */
            proposal: {
                /** @description Commission of the agent, in percent */
                agentCommissionPct: number;
                /** @description Next free customer code */
                customerCode: string;
                /** @description First discount, in percent of the list price */
                discountPct1: number;
                /** @description Second discount in percent, applied after the first */
                discountPct2: number;
                /** @description Usernames of the proposed managers */
                managers: string[];
                /** @description Payment terms; null if none are stored */
                paymentTerms: string | null;
                priceListCode: string;
                /** @description Discount on the total of each order, in percent */
                unconditionalDiscountPct: number;
            } | null;
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            requester: {
                businessName: string | null;
                firstname: string;
                language: string;
                lastname: string;
                role: string;
                telephone: string | null;
                username: string;
            };
            resellingType?: string | null;
            retailerShopWindows?: (number | (string | null)) | null;
            retailerSurface?: (number | (string | null)) | null;
            sdiCode?: string | null;
            similarCustomers: {
                businessName: string;
                city: string | null;
                customerCode: string;
                sameVatNumber: boolean;
                /** @description Similarity of the business names, from 0 to 1; 1 if the VAT number is the same */
                score: number;
                vatNumber: string | null;
            }[];
            similarRequests: {
                businessName: string;
                id: string;
                /** @enum {string} */
                kind: "NEW" | "EXISTING" | "MANAGED";
                sameVatNumber: boolean;
                /** @description Similarity of the business names, from 0 to 1; 1 if the VAT number is the same */
                score: number;
                /** @enum {string} */
                status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                vatNumber: string | null;
            }[];
            /** @enum {string} */
            status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /** @enum {string} */
            step?: "Anagraphics" | "Addresses" | "Contacts" | "BankInformation" | "ConfirmRequest" | "CompanyPerspective" | "ContactsAgent";
            testSheetsEmails?: string[];
            tntNextRequired?: boolean | null;
            totalConsumption?: (number | (string | null)) | null;
            transportDocumentEmails?: string[];
            /**
             * Format: date-time
             * @description Time of the last change (UTC)
             */
            updatedOn: string;
            vatNumber: string | null;
        };
        CustomerSummary: {
            businessName: string;
            customerCode: string;
        };
        Dealer: {
            /** @description Brands that the dealer sells; empty if it sells all */
            brands: string[];
            businessName: string;
            city: string;
            country: string;
            email: string | null;
            forPrivate: boolean;
            forProfessional: boolean;
            id: string;
            latitude: number;
            longitude: number;
            /** @description Map link provided by the dealer */
            mapLink: string | null;
            phone: string | null;
            postalCode: string;
            province: string | null;
            street: string;
            /** @description Version, incremented on each change */
            version: number;
        };
        DealerDetail: {
            /** @description Brands that the dealer sells; empty if it sells all */
            brands: string[];
            businessName: string;
            city: string;
            country: string;
            email: string | null;
            forPrivate: boolean;
            forProfessional: boolean;
            history: components["schemas"]["HistoryEntry"][];
            id: string;
            latitude: number;
            longitude: number;
            /** @description Map link provided by the dealer */
            mapLink: string | null;
            phone: string | null;
            postalCode: string;
            province: string | null;
            street: string;
            /** @description Version, incremented on each change */
            version: number;
        };
        DecisionInput: {
            decision: ("ACCEPTED" | "REJECTED") | "REFUSED";
            reason?: string;
        };
        DraftAddress: {
            businessName?: string | null;
            city?: string | null;
            code: string;
            country?: string | null;
            isDefault?: boolean | null;
            isShipping?: boolean | null;
            note?: string | null;
            province?: string | null;
            streetAddress1?: string | null;
            streetAddress2?: string | null;
            zipOrPostalCode?: string | null;
        };
        DraftAddressInput: {
            businessName?: string | null;
            city?: string | null;
            code: string;
            country?: string | null;
            isDefault?: boolean | null;
            isShipping?: boolean | null;
            note?: string | null;
            province?: string | null;
            streetAddress1?: string | null;
            streetAddress2?: string | null;
            zipOrPostalCode?: string | null;
        };
        DraftContact: {
            code: string;
            department?: string | null;
            email?: string | null;
            firstName?: string | null;
            gender?: string | null;
            isAdministration?: boolean | null;
            isPurchasing?: boolean | null;
            lastName?: string | null;
            phoneNumber?: string | null;
            role?: string | null;
        };
        DraftContactInput: {
            code: string;
            department?: string | null;
            email?: string | null;
            firstName?: string | null;
            gender?: string | null;
            isAdministration?: boolean | null;
            isPurchasing?: boolean | null;
            lastName?: string | null;
            phoneNumber?: string | null;
            role?: string | null;
        };
        EmailInput: string;
        /** @description What happened, with the entity at that time; also the body of a webhook delivery */
        Event: components["schemas"]["CustomerRequestSentEvent"] | components["schemas"]["CustomerRequestAcceptedEvent"] | components["schemas"]["CustomerRequestRejectedEvent"] | components["schemas"]["CustomerChangedEvent"] | components["schemas"]["OfferRequestSentEvent"] | components["schemas"]["OfferRequestAcceptedEvent"] | components["schemas"]["OfferRequestRejectedEvent"] | components["schemas"]["OfferRequestExpiredEvent"] | components["schemas"]["OrderRequestSentEvent"] | components["schemas"]["OrderRequestAcceptedEvent"] | components["schemas"]["OrderRequestRejectedEvent"] | components["schemas"]["OrderRequestExpiredEvent"] | components["schemas"]["OrderCreatedEvent"] | components["schemas"]["OrderStatusChangedEvent"] | components["schemas"]["ContactRequestSentEvent"] | components["schemas"]["SdsSentEvent"];
        /** @enum {string} */
        EventType: "customer-request.sent" | "customer-request.accepted" | "customer-request.rejected" | "customer.changed" | "offer-request.sent" | "offer-request.accepted" | "offer-request.rejected" | "offer-request.expired" | "order-request.sent" | "order-request.accepted" | "order-request.rejected" | "order-request.expired" | "order.created" | "order.status-changed" | "contact-request.sent" | "sds.sent";
        /** @enum {string} */
        EventTypeInput: "customer-request.sent" | "customer-request.accepted" | "customer-request.rejected" | "customer.changed" | "offer-request.sent" | "offer-request.accepted" | "offer-request.rejected" | "offer-request.expired" | "order-request.sent" | "order-request.accepted" | "order-request.rejected" | "order-request.expired" | "order.created" | "order.status-changed" | "contact-request.sent" | "sds.sent";
        FieldError: {
            /** @enum {string} */
            code: "missing" | "invalidField" | "invalidLenght";
            /** @description The limit that the value exceeds */
            limit?: {
                /** @description Largest valid number, or last valid day */
                max?: number | string;
                /** @description Smallest valid number, or first valid day */
                min?: number | string;
                /** @description Valid values are multiples of this number */
                multipleOf?: number;
                /** @enum {string} */
                of: "characters" | "words" | "entries" | "value" | "day" | "bytes";
            };
            /** @description Path of the field, such as `items.0.quantity` */
            path: string;
            /** @description The wrong value as written, in lists and tables */
            value?: string;
        };
        HistoryEntry: {
            /** @description Action, in the form `capability.verb` */
            action: string;
            /**
             * Format: date-time
             * @description Time of the action (UTC)
             */
            at: string;
            details: {
                [key: string]: unknown;
            };
            /** @description Username of the author; null for the portal itself and for deleted users */
            username: string | null;
        };
        Import: {
            /**
             * Format: date-time
             * @description Start time (UTC)
             */
            begunOn: string;
            /** @description Username, or name of the integration key; null after the user has been deleted */
            by: string | null;
            byKey: boolean;
            changed: number;
            created: number;
            /** @description Number of stored values that the import empties */
            erased: number;
            /** @description Number of rows with errors */
            failed: number;
            /** @description Name of the file imported in the back office; null for other imports */
            fileName: string | null;
            id: string;
            /** @enum {string} */
            kind: "products" | "texts" | "prices" | "stock" | "customers" | "orders" | "order-statuses" | "synonyms";
            /** @enum {string} */
            outcome: "DONE" | "PARTLY" | "REFUSED";
            /** @description Duration in seconds */
            seconds: number;
            /** @description Number of rows that match the stored data */
            unchanged: number;
            /** @description Username of the person who undid it */
            undoneBy: string | null;
            /**
             * Format: date-time
             * @description Time at which the import was undone (UTC)
             */
            undoneOn: string | null;
        };
        ImportedProductCodeInput: {
            color: string;
            pkg: string;
            productClass?: string | null;
            serial: string;
        };
        ImportResult: {
            changed: number;
            /** @description The first 1000 changes, starting with those that overwrite back-office corrections */
            changes: {
                /** @description Whether the change overwrites a correction made in the back office */
                corrected: boolean;
                field: string;
                is: string | number | boolean | string[] | null;
                /** @description Row number, as in `errors` */
                row: number;
                /** @description Codes that identify the record */
                subject: string;
                was: string | number | boolean | string[] | null;
            }[];
            created: number;
            /** @description Number of stored values that the import empties */
            erased: number;
            /** @description The first 1000 errors */
            errors: components["schemas"]["ImportRowError"][];
            /** @description Number of rows with errors */
            failed: number;
            /** @description Id of the import; null for a dry run, which is not recorded */
            id: string | null;
            /** @enum {string} */
            kind: "products" | "texts" | "prices" | "stock" | "customers" | "orders" | "order-statuses" | "synonyms";
            /** @enum {string} */
            outcome: "DONE" | "PARTLY" | "REFUSED";
            /** @description Number of rows that match the stored data */
            unchanged: number;
        };
        ImportRowError: {
            /** @description An example of an accepted value, or its bounds */
            accepted?: string;
            /** @description Allowed codes of the field, if there are only a few */
            allowed?: string[];
            /** @description Address of the cell, such as `C5` */
            cell?: string;
            /** @enum {string} */
            code: "missing" | "invalidField" | "invalidLenght" | "unknown" | "duplicate" | "inconsistent" | "decimalComma" | "ambiguousNumber" | "brokenQuote" | "noColumn" | "cellError" | "notAllowed" | "contradictory";
            /** @description Customer that already has the value */
            customerCode?: string;
            /** @description Path of the field, such as `productCode.serial`; empty for the row as a whole; in line 1 of a table, the name of the column as written */
            path: string;
            /** @description Row number in JSON, starting at 1; line number in a table, where line 1 contains the column names */
            row: number;
            /** @description Conflicting rows; the first 5 */
            rows?: number[];
            /** @description A stored code that differs in leading zeros only */
            suggestion?: string;
            /** @description The wrong value as written; its first 100 characters */
            value?: string;
        };
        IntegrationKey: {
            /** @description Username of the creator; null after the user has been deleted */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description Creation time (UTC)
             */
            createdOn: string;
            /** @description Last characters of the key */
            ending: string;
            id: string;
            /**
             * Format: date-time
             * @description Time of the last use (UTC), accurate to within minutes; null if never used
             */
            lastUsedOn: string | null;
            name: string;
            /**
             * Format: date-time
             * @description Time of revocation (UTC); null while the key is valid
             */
            revokedOn: string | null;
            /** @description What the key may do */
            scopes: ("catalogue" | "customers" | "orders" | "events")[];
        };
        Invitation: {
            /** @description Business name of the inviting customer */
            businessName: string;
            /**
             * Format: date-time
             * @description Expiry time of the invitation (UTC)
             */
            expiration: string;
            inviteeEmail: string;
            inviteeFirstName: string;
            inviteeLastName: string;
            /** @description First and last name of the inviter; null if unknown */
            inviterName: string | null;
            inviterUsername: string;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED";
        };
        ListedImage: {
            height: number | null;
            lat: string;
            /** @description Number of products with this image name, excluding removed ones */
            products: number;
            /** @description The first serials of these products */
            serials: string[];
            /** @description Size of the uploaded file in bytes */
            size: number | null;
            /** @description User or integration key that stored the image; null after the user has been deleted */
            storedBy: string | null;
            storedOn: string | null;
            /** @description Version of the stored image, the `v` parameter of its URL; null if no image is stored */
            version: string | null;
            /** @description Width of the uploaded image in pixels */
            width: number | null;
        };
        /** @description Text by language code */
        LocalizedText: {
            cs?: string;
            de?: string;
            en?: string;
            es?: string;
            fr?: string;
            it?: string;
            pl?: string;
            ru?: string;
        };
        Login: {
            accessToken: string;
            refreshToken: string;
            user: components["schemas"]["User"];
        };
        NewCustomerProposal: {
            /** @description Commission of the agent, in percent */
            agentCommissionPct: number;
            /** @description Next free customer code */
            customerCode: string;
            /** @description First discount, in percent of the list price */
            discountPct1: number;
            /** @description Second discount in percent, applied after the first */
            discountPct2: number;
            /** @description Payment terms; null if none are stored */
            paymentTerms: string | null;
            priceListCode: string;
            /** @description Discount on the total of each order, in percent */
            unconditionalDiscountPct: number;
        };
        NewDealerInput: {
            /** @default [] */
            brands: string[];
            businessName: string;
            city: string;
            country: components["schemas"]["CountryInput"];
            email: components["schemas"]["EmailInput"] | null;
            forPrivate: boolean;
            forProfessional: boolean;
            latitude: number;
            longitude: number;
            mapLink: string | null;
            phone: string | null;
            postalCode: string;
            province: string | null;
            street: string;
        };
        NewSynonymInput: {
            /** @enum {string} */
            language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            synonym: string;
            term: string;
        };
        OfferedTerms: {
            /** @description First discount in percent */
            discountPct1: number;
            /** @description Second discount in percent */
            discountPct2: number;
            /** @description Price in EUR after both discounts */
            finalUnitPrice: number;
            /** @description Price in EUR before discounts */
            unitPrice: number;
        };
        OfferRequest: {
            acceptMultipleShipping: boolean;
            /** @description Address at the time of the request; null if none was chosen */
            address: components["schemas"]["Address"] | null;
            /** @description Day by which the customer can expect an answer; null unless the request is pending */
            answerExpectedOn: string | null;
            canOrder: boolean;
            canRequestAgain: boolean;
            /**
             * Format: date-time
             * @description Time at which the request was sent (UTC)
             */
            createdOn: string;
            /** @description Days left to order an accepted offer, not counting today; null in any other status */
            daysLeft: number | null;
            deliveryDateRequested: string;
            /**
             * Format: date
             * @description Earliest day on which an order of the accepted offer can be delivered; if `deliveryDateRequested` is earlier, the order may state another day. Null in any other status
             */
            earliestDeliveryDate: string | null;
            /**
             * Format: date
             * @description Last day for ordering an accepted offer, or for answering a request
             */
            expirationDate: string | null;
            id: string;
            /** @description Whether staff withdrew the offer; its status is then REJECTED */
            isWithdrawn: boolean;
            /** @description Number of lines in the request */
            itemCount: number;
            /** @description Lines of the request; lists contain only the first 50 */
            items: components["schemas"]["OfferRequestItem"][];
            note: string | null;
            /** @description Number of the form Q26-000123: the year, and a sequence number within the year */
            number: string;
            /** @description Discount on the total, in percent */
            overallDiscount: number;
            /** @description Message of staff with the offer, or their reason for rejecting or withdrawing it */
            reason: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /** @description Total in EUR; null until the offer is made */
            total: number | null;
            /** @description Total weight in kg */
            totalWeight: number;
            /** @description Version of the offer, starting at 1 and incremented on each correction */
            version: number;
        };
        OfferRequestAcceptedEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["OfferRequestToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-request.accepted";
        };
        OfferRequestAtDesk: {
            acceptMultipleShipping: boolean;
            /** @description Address at the time of the request; null if none was chosen */
            address: components["schemas"]["Address"] | null;
            /** @description Day by which the customer can expect an answer; null unless the request is pending */
            answerExpectedOn: string | null;
            businessName: string;
            canOrder: boolean;
            canRequestAgain: boolean;
            /**
             * Format: date-time
             * @description Time at which the request was sent (UTC)
             */
            createdOn: string;
            customerCode: string;
            /** @description Days left to order an accepted offer, not counting today; null in any other status */
            daysLeft: number | null;
            deliveryDateRequested: string;
            /**
             * Format: date
             * @description Earliest day on which an order of the accepted offer can be delivered; if `deliveryDateRequested` is earlier, the order may state another day. Null in any other status
             */
            earliestDeliveryDate: string | null;
            /**
             * Format: date
             * @description Last day for ordering an accepted offer, or for answering a request
             */
            expirationDate: string | null;
            id: string;
            /** @description Whether staff withdrew the offer; its status is then REJECTED */
            isWithdrawn: boolean;
            /** @description Number of lines in the request */
            itemCount: number;
            /** @description Lines of the request; lists contain only the first 50 */
            items: components["schemas"]["OfferRequestItem"][];
            note: string | null;
            /** @description Number of the form Q26-000123: the year, and a sequence number within the year */
            number: string;
            /** @description Discount on the total, in percent */
            overallDiscount: number;
            /** @description Message of staff with the offer, or their reason for rejecting or withdrawing it */
            reason: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /** @description Total in EUR; null until the offer is made */
            total: number | null;
            /** @description Total weight in kg */
            totalWeight: number;
            /** @description Username of the sender; null after the user has been deleted */
            username: string | null;
            /** @description Version of the offer, starting at 1 and incremented on each correction */
            version: number;
        };
        OfferRequestExpiredEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["OfferRequestToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-request.expired";
        };
        OfferRequestItem: {
            brand: string;
            colorDescription: components["schemas"]["LocalizedText"];
            /** @description Short description of the serial */
            description: components["schemas"]["LocalizedText"];
            /** @description First discount in percent; AGENT, COMMERCIAL and staff only */
            discountPct1: number | null;
            /** @description Second discount in percent; AGENT, COMMERCIAL and staff only */
            discountPct2: number | null;
            /** @description Price in EUR for one um; null until the offer is made */
            finalUnitPrice: number | null;
            hex: string | null;
            id: string;
            plo: number;
            /** @description Code of the price list; AGENT, COMMERCIAL and staff only */
            priceListCode: string | null;
            productCode: components["schemas"]["ProductCode"];
            /** @description Content of one package in um */
            qta: number;
            /** @description Number of packages */
            quantity: number;
            /** @description Total of the line in EUR; null until the offer is made */
            rowTotal: number | null;
            /** @description Weight of the line in kg */
            rowWeight: number;
            um: string;
            /** @description Price in EUR for one um before discounts; AGENT, COMMERCIAL and staff only */
            unitPrice: number | null;
            unitQty: number;
        };
        OfferRequestItemToPrice: {
            brand: string;
            colorDescription: components["schemas"]["LocalizedText"];
            /** @description Short description of the serial */
            description: components["schemas"]["LocalizedText"];
            /** @description First discount in percent; AGENT, COMMERCIAL and staff only */
            discountPct1: number | null;
            /** @description Second discount in percent; AGENT, COMMERCIAL and staff only */
            discountPct2: number | null;
            /** @description Price in EUR for one um; null until the offer is made */
            finalUnitPrice: number | null;
            hex: string | null;
            id: string;
            /** @description Price in the last order of this product; null if it was never ordered */
            lastPaid: {
                /** @description Price in EUR for one um */
                finalUnitPrice: number;
                /**
                 * Format: date-time
                 * @description Time of that order (UTC)
                 */
                on: string;
            } | null;
            /** @description Terms last offered in this request before a correction, withdrawal or renewed request; null if there were none */
            offeredBefore: components["schemas"]["OfferedTerms"] | null;
            plo: number;
            /** @description Code of the price list; AGENT, COMMERCIAL and staff only */
            priceListCode: string | null;
            productCode: components["schemas"]["ProductCode"];
            /** @description Content of one package in um */
            qta: number;
            /** @description Number of packages */
            quantity: number;
            /** @description Total of the line in EUR; null until the offer is made */
            rowTotal: number | null;
            /** @description Weight of the line in kg */
            rowWeight: number;
            /** @description Current price on the customer's terms; null if no price is assigned */
            today: components["schemas"]["PricesAndDiscounts"] | null;
            um: string;
            /** @description Price in EUR for one um before discounts; AGENT, COMMERCIAL and staff only */
            unitPrice: number | null;
            unitQty: number;
        };
        OfferRequestRejectedEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["OfferRequestToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-request.rejected";
        };
        OfferRequestSentEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["OfferRequestToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-request.sent";
        };
        OfferRequestToDecide: {
            acceptMultipleShipping: boolean;
            /** @description Address at the time of the request; null if none was chosen */
            address: components["schemas"]["Address"] | null;
            /** @description Day by which the customer can expect an answer; null unless the request is pending */
            answerExpectedOn: string | null;
            businessName: string;
            canOrder: boolean;
            canRequestAgain: boolean;
            /**
             * Format: date-time
             * @description Time at which the request was sent (UTC)
             */
            createdOn: string;
            customerCode: string;
            /** @description Days left to order an accepted offer, not counting today; null in any other status */
            daysLeft: number | null;
            deliveryDateRequested: string;
            /**
             * Format: date
             * @description Earliest day on which an order of the accepted offer can be delivered; if `deliveryDateRequested` is earlier, the order may state another day. Null in any other status
             */
            earliestDeliveryDate: string | null;
            /**
             * Format: date
             * @description Last day for ordering an accepted offer, or for answering a request
             */
            expirationDate: string | null;
            history: components["schemas"]["HistoryEntry"][];
            id: string;
            /** @description Whether staff withdrew the offer; its status is then REJECTED */
            isWithdrawn: boolean;
            /** @description Number of lines in the request */
            itemCount: number;
            items: components["schemas"]["OfferRequestItemToPrice"][];
            note: string | null;
            /** @description Number of the form Q26-000123: the year, and a sequence number within the year */
            number: string;
            /** @description Discount on the total, in percent */
            overallDiscount: number;
            /** @description Message of staff with the offer, or their reason for rejecting or withdrawing it */
            reason: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /** @description Total in EUR; null until the offer is made */
            total: number | null;
            /** @description Total weight in kg */
            totalWeight: number;
            /** @description The customer's current discount on an offer's total, in percent */
            unconditionalDiscountPct: number;
            /** @description Username of the sender; null after the user has been deleted */
            username: string | null;
            /** @description Version of the offer, starting at 1 and incremented on each correction */
            version: number;
        };
        Order: {
            acceptMultipleShipping: boolean;
            /** @description Shipping address at the time of the order; null if the order came without one */
            address: components["schemas"]["Address"] | null;
            /** @description Reason why the order is blocked */
            blockReason: string | null;
            /** @description Total of the confirmed quantities in EUR */
            confirmedTotal: number;
            /** @description Weight of the confirmed quantities in kg */
            confirmedWeight: number;
            /** @description The customer's own order number; null if the order came without one */
            customerOrderCode: string | null;
            /** Format: date */
            deliveryDate: string | null;
            /** @description Staff's last change of the delivery date: the earlier date and the reason; null without one */
            deliveryDateChange: {
                from: string | null;
                reason: string | null;
            } | null;
            genericNote: string | null;
            id: string;
            /** @description Number of lines in the order */
            itemCount: number;
            /** @description Lines of the order; lists contain only the first 50 */
            items: components["schemas"]["OrderItem"][];
            orderCode: string;
            orderRequestId: string | null;
            /** @description Overall discount in percent */
            overallDiscount: number;
            /** @description The customer's current payment terms; null if none are stored */
            paymentTerms: string | null;
            port: string | null;
            /**
             * Format: date-time
             * @description Time of the order request (UTC)
             */
            requestCreatedOn: string;
            /** @description Total of the shipped quantities in EUR */
            shippedTotal: number;
            /** @description Weight of the shipped quantities in kg */
            shippedWeight: number;
            shippingNote: string | null;
            /** @enum {string} */
            status: "I" | "A" | "B" | "C" | "E" | "F";
            /** @description Total of the ordered quantities in EUR */
            total: number;
            /** @description Weight of the ordered quantities in kg */
            totalWeight: number;
            transportReason: string | null;
            /** @description Unconditional discount in percent */
            unconditionalDiscount: number;
        };
        OrderAtDesk: {
            acceptMultipleShipping: boolean;
            /** @description Shipping address at the time of the order; null if the order came without one */
            address: components["schemas"]["Address"] | null;
            /** @description Status that a blocked order returns to; null if it arrived blocked, in which case it returns to I */
            blockedFrom: ("I" | "C") | null;
            /** @description Reason why the order is blocked */
            blockReason: string | null;
            businessName: string;
            /** @description Total of the confirmed quantities in EUR */
            confirmedTotal: number;
            /** @description Weight of the confirmed quantities in kg */
            confirmedWeight: number;
            customerCode: string;
            /** @description The customer's own order number; null if the order came without one */
            customerOrderCode: string | null;
            /** Format: date */
            deliveryDate: string | null;
            /** @description Staff's last change of the delivery date: the earlier date and the reason; null without one */
            deliveryDateChange: {
                from: string | null;
                reason: string | null;
            } | null;
            genericNote: string | null;
            id: string;
            /** @description Number of lines in the order */
            itemCount: number;
            /** @description Lines of the order; lists contain only the first 50 */
            items: components["schemas"]["OrderItem"][];
            orderCode: string;
            orderRequestId: string | null;
            /** @description Overall discount in percent */
            overallDiscount: number;
            /** @description The customer's current payment terms; null if none are stored */
            paymentTerms: string | null;
            port: string | null;
            /**
             * Format: date-time
             * @description Time of the order request (UTC)
             */
            requestCreatedOn: string;
            /** @description Total of the shipped quantities in EUR */
            shippedTotal: number;
            /** @description Weight of the shipped quantities in kg */
            shippedWeight: number;
            shippingNote: string | null;
            /** @enum {string} */
            status: "I" | "A" | "B" | "C" | "E" | "F";
            /** @description Total of the ordered quantities in EUR */
            total: number;
            /** @description Weight of the ordered quantities in kg */
            totalWeight: number;
            transportReason: string | null;
            /** @description Unconditional discount in percent */
            unconditionalDiscount: number;
            /** @description Username of the sender; null after the user has been deleted */
            username: string | null;
            /** @description Version of the delivery date; a change of it states the version that it is based on */
            version: string;
        };
        OrderCreatedEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["OrderToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order.created";
        };
        OrderItem: {
            brand: string;
            colorDescription: components["schemas"]["LocalizedText"];
            /** @description Short description of the serial */
            description: components["schemas"]["LocalizedText"];
            /** @description First discount in percent; AGENT, COMMERCIAL and staff only */
            discountPct1: number | null;
            /** @description Second discount in percent; AGENT, COMMERCIAL and staff only */
            discountPct2: number | null;
            /** @description Price in EUR for one um */
            finalUnitPrice: number;
            hex: string | null;
            id: string;
            plo: number;
            productCode: components["schemas"]["ProductCode"];
            /** @description Content of one package in um */
            qta: number;
            /** @description Packages are sold in multiples of this number */
            qtyPkgMultiplier: number;
            /** @description Number of packages confirmed */
            quantityConfirmed: number;
            /** @description Number of packages ordered */
            quantityOrdered: number;
            /** @description Number of packages shipped */
            quantityProcessed: number;
            /** @description Total of the ordered quantity in EUR */
            rowTotal: number;
            /** @description Weight of the ordered quantity in kg */
            rowWeight: number;
            um: string;
            /** @description Price in EUR for one um before discounts; AGENT, COMMERCIAL and staff only */
            unitPrice: number | null;
            unitQty: number;
        };
        OrderRequest: {
            acceptMultipleShipping: boolean;
            /** @description Shipping address at the time of the request */
            address: components["schemas"]["Address"];
            /** @description Note for staff; null for a CUSTOMER */
            agentNote: string | null;
            canRequestAgain: boolean;
            /**
             * Format: date-time
             * @description Time at which the request was sent (UTC)
             */
            createdOn: string;
            customerOrderCode: string;
            deliveryDateRequested: string;
            /**
             * Format: date
             * @description Last day on which staff can decide on the request
             */
            expirationDate: string | null;
            genericNote: string | null;
            id: string;
            /** @description Number of lines in the request */
            itemCount: number;
            /** @description Lines of the request; lists contain only the first 50 */
            items: components["schemas"]["OrderRequestItem"][];
            /** @description Number of the form R26-000123: the year, and a sequence number within the year */
            number: string;
            /** @description Id of the offer request that was ordered; null if there was none */
            offerRequestId: string | null;
            orderCode: string | null;
            /** @description Id of the order created from the accepted request */
            orderId: string | null;
            /** @description Discount on the total, in percent */
            overallDiscount: number;
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            /** @description Total of the requested lines in EUR, net of discounts, while the request is pending; otherwise null */
            requestedTotal: number | null;
            shippingNote: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
            /** @description Total in EUR; null unless the request is accepted */
            total: number | null;
            /** @description Total weight in kg */
            totalWeight: number;
        };
        OrderRequestAcceptedEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["OrderRequestToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order-request.accepted";
        };
        OrderRequestAtDesk: {
            acceptMultipleShipping: boolean;
            /** @description Shipping address at the time of the request */
            address: components["schemas"]["Address"];
            /** @description Note for staff; null for a CUSTOMER */
            agentNote: string | null;
            businessName: string;
            canRequestAgain: boolean;
            /**
             * Format: date-time
             * @description Time at which the request was sent (UTC)
             */
            createdOn: string;
            customerCode: string;
            customerOrderCode: string;
            deliveryDateRequested: string;
            /**
             * Format: date
             * @description Last day on which staff can decide on the request
             */
            expirationDate: string | null;
            genericNote: string | null;
            id: string;
            /** @description Number of lines in the request */
            itemCount: number;
            /** @description Lines of the request; lists contain only the first 50 */
            items: components["schemas"]["OrderRequestItem"][];
            /** @description Number of the form R26-000123: the year, and a sequence number within the year */
            number: string;
            /** @description Id of the offer request that was ordered; null if there was none */
            offerRequestId: string | null;
            orderCode: string | null;
            /** @description Id of the order created from the accepted request */
            orderId: string | null;
            /** @description Discount on the total, in percent */
            overallDiscount: number;
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            /** @description Total of the requested lines in EUR, net of discounts, while the request is pending; otherwise null */
            requestedTotal: number | null;
            shippingNote: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
            /** @description Total in EUR; null unless the request is accepted */
            total: number | null;
            /** @description Total weight in kg */
            totalWeight: number;
            /** @description Username of the sender; null after the user has been deleted */
            username: string | null;
        };
        OrderRequestExpiredEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["OrderRequestToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order-request.expired";
        };
        OrderRequestItem: {
            brand: string;
            colorDescription: components["schemas"]["LocalizedText"];
            /** @description Short description of the serial */
            description: components["schemas"]["LocalizedText"];
            /** @description First discount in percent; AGENT and COMMERCIAL only */
            discountPct1: number | null;
            /** @description Second discount in percent; AGENT and COMMERCIAL only */
            discountPct2: number | null;
            /** @description Price in EUR for one um */
            finalUnitPrice: number;
            hex: string | null;
            id: string;
            plo: number;
            /** @description Code of the price list; AGENT and COMMERCIAL only */
            priceListCode: string | null;
            productCode: components["schemas"]["ProductCode"];
            /** @description Content of one package in um */
            qta: number;
            /** @description Number of packages */
            quantity: number;
            /** @description Total of the line in EUR */
            rowTotal: number;
            /** @description Weight of the line in kg */
            rowWeight: number;
            um: string;
            /** @description Price in EUR for one um before discounts; AGENT and COMMERCIAL only */
            unitPrice: number | null;
            unitQty: number;
        };
        OrderRequestRejectedEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["OrderRequestToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order-request.rejected";
        };
        OrderRequestSentEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["OrderRequestToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order-request.sent";
        };
        OrderRequestToDecide: {
            acceptMultipleShipping: boolean;
            /** @description Shipping address at the time of the request */
            address: components["schemas"]["Address"];
            /** @description Note for staff; null for a CUSTOMER */
            agentNote: string | null;
            businessName: string;
            canRequestAgain: boolean;
            /**
             * Format: date-time
             * @description Time at which the request was sent (UTC)
             */
            createdOn: string;
            customerCode: string;
            customerOrderCode: string;
            deliveryDateRequested: string;
            /**
             * Format: date
             * @description Last day on which staff can decide on the request
             */
            expirationDate: string | null;
            genericNote: string | null;
            history: components["schemas"]["HistoryEntry"][];
            id: string;
            /** @description Number of lines in the request */
            itemCount: number;
            items: {
                brand: string;
                colorDescription: components["schemas"]["LocalizedText"];
                /** @description Short description of the serial */
                description: components["schemas"]["LocalizedText"];
                /** @description First discount in percent; AGENT and COMMERCIAL only */
                discountPct1: number | null;
                /** @description Second discount in percent; AGENT and COMMERCIAL only */
                discountPct2: number | null;
                /** @description Price in EUR for one um */
                finalUnitPrice: number;
                hex: string | null;
                id: string;
                /** @description Price in the last order of this product; null if it was never ordered */
                lastPaid: {
                    /** @description Price in EUR for one um */
                    finalUnitPrice: number;
                    /**
                     * Format: date-time
                     * @description Time of that order (UTC)
                     */
                    on: string;
                } | null;
                plo: number;
                /** @description Code of the price list; AGENT and COMMERCIAL only */
                priceListCode: string | null;
                productCode: components["schemas"]["ProductCode"];
                /** @description Content of one package in um */
                qta: number;
                /** @description Number of packages */
                quantity: number;
                /** @description Total of the line in EUR */
                rowTotal: number;
                /** @description Weight of the line in kg */
                rowWeight: number;
                /** @description Current price on the customer's terms; null if no price is assigned */
                today: components["schemas"]["PricesAndDiscounts"] | null;
                um: string;
                /** @description Price in EUR for one um before discounts; AGENT and COMMERCIAL only */
                unitPrice: number | null;
                unitQty: number;
            }[];
            /** @description Number of the form R26-000123: the year, and a sequence number within the year */
            number: string;
            /** @description Id of the offer request that was ordered; null if there was none */
            offerRequestId: string | null;
            orderCode: string | null;
            /** @description Id of the order created from the accepted request */
            orderId: string | null;
            /** @description Discount on the total, in percent */
            overallDiscount: number;
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            /** @description Total of the requested lines in EUR, net of discounts, while the request is pending; otherwise null */
            requestedTotal: number | null;
            shippingNote: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
            /** @description Total in EUR; null unless the request is accepted */
            total: number | null;
            /** @description Total weight in kg */
            totalWeight: number;
            /** @description Username of the sender; null after the user has been deleted */
            username: string | null;
        };
        OrderStatusChangedEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["OrderToDecide"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order.status-changed";
        };
        OrderToDecide: {
            acceptMultipleShipping: boolean;
            /** @description Shipping address at the time of the order; null if the order came without one */
            address: components["schemas"]["Address"] | null;
            /** @description Status that a blocked order returns to; null if it arrived blocked, in which case it returns to I */
            blockedFrom: ("I" | "C") | null;
            /** @description Reason why the order is blocked */
            blockReason: string | null;
            businessName: string;
            /** @description Total of the confirmed quantities in EUR */
            confirmedTotal: number;
            /** @description Weight of the confirmed quantities in kg */
            confirmedWeight: number;
            customerCode: string;
            /** @description The customer's own order number; null if the order came without one */
            customerOrderCode: string | null;
            /** Format: date */
            deliveryDate: string | null;
            /** @description Staff's last change of the delivery date: the earlier date and the reason; null without one */
            deliveryDateChange: {
                from: string | null;
                reason: string | null;
            } | null;
            genericNote: string | null;
            history: components["schemas"]["HistoryEntry"][];
            id: string;
            /** @description Number of lines in the order */
            itemCount: number;
            /** @description Lines of the order; lists contain only the first 50 */
            items: components["schemas"]["OrderItem"][];
            orderCode: string;
            orderRequestId: string | null;
            /** @description Overall discount in percent */
            overallDiscount: number;
            /** @description The customer's current payment terms; null if none are stored */
            paymentTerms: string | null;
            port: string | null;
            /**
             * Format: date-time
             * @description Time of the order request (UTC)
             */
            requestCreatedOn: string;
            /** @description Total of the shipped quantities in EUR */
            shippedTotal: number;
            /** @description Weight of the shipped quantities in kg */
            shippedWeight: number;
            shippingNote: string | null;
            /** @enum {string} */
            status: "I" | "A" | "B" | "C" | "E" | "F";
            /** @description Total of the ordered quantities in EUR */
            total: number;
            /** @description Weight of the ordered quantities in kg */
            totalWeight: number;
            transportReason: string | null;
            /** @description Unconditional discount in percent */
            unconditionalDiscount: number;
            /** @description Username of the sender; null after the user has been deleted */
            username: string | null;
            /** @description Version of the delivery date; a change of it states the version that it is based on */
            version: string;
        };
        PortfolioChange: {
            assigned: number;
            removed: number;
            unchanged: number;
        };
        PricesAndDiscounts: {
            agentCommissionPct?: number;
            discountPct1?: number;
            discountPct2?: number;
            /** @description Price in EUR for one um, after both discounts */
            finalUnitPrice: number;
            priceListCode?: string;
            /** @description Price in EUR for one um, before discounts */
            unitPrice?: number;
        };
        /**
         * @example {
         *       "type": "urn:cromia:problem:BadRequest",
         *       "title": "The request is malformed.",
         *       "status": 400,
         *       "code": "BadRequest",
         *       "message": "The request is malformed.",
         *       "errors": [
         *         {
         *           "path": "items.0.quantity",
         *           "code": "invalidField"
         *         }
         *       ]
         *     }
         */
        Problem: {
            /** @description With `PriceChanged` and `Conflict` of a checkout: the current cart */
            cart?: components["schemas"]["Cart"];
            /**
             * @description What is wrong; a later version can add codes
             * @enum {string}
             */
            code: "Unauthorized" | "UnauthorizedLogin" | "WrongPassword" | "PasswordUnchanged" | "SecondFactorRequired" | "WrongCode" | "LoginExpired" | "PasskeyRejected" | "SecondFactorMissing" | "LastSecondFactor" | "CommonPassword" | "UserDisabled" | "NotAllowed" | "KeyNotAccepted" | "UnauthorizedOrInvalid" | "TooManyRequests" | "TooManyConcurrentRequests" | "BadRequest" | "CustomerCodeRequired" | "SearchFilterRequired" | "NoItemsSelected" | "MethodNotAllowed" | "PayloadTooLarge" | "ListTooLong" | "ImageTooLarge" | "RangeNotSatisfiable" | "UnsupportedMediaType" | "UnknownEncoding" | "ImportRefused" | "IdempotencyKeyReused" | "NotFound" | "CursorExpired" | "Conflict" | "ForeignShops" | "IllegalItemQuantity" | "UnusualQuantity" | "ProductNotInStock" | "ProductNotAvailable" | "ProductOnRequestOnly" | "PriceNotAssigned" | "NoPricedItemSelected" | "PriceChanged" | "DeliveryDateTooEarly" | "DeliveryDateTooLate" | "OfferNotAccepted" | "OfferChanged" | "OrderNotRepeatable" | "CustomerRequestExists" | "VatNumberExists" | "EditRequestPending" | "ProfileUnchanged" | "AssociationFailed" | "TooManyDrafts" | "BelongsAlready" | "InvitationExpired" | "OwnRights" | "LastDecider" | "deleteFail" | "TdsError" | "missingTds" | "SdsLanguagesError" | "SdsBatchError" | "SdsSendError" | "SdsDownloadError" | "ServerError" | "ServiceUnavailable";
            /** @description The wrong fields */
            errors?: components["schemas"]["FieldError"][];
            /** @description With `IdempotencyKeyReused`: the result of the first request */
            first?: unknown;
            /** @description With `ImportRefused`: the result of the import, and its errors */
            import?: components["schemas"]["ImportResult"];
            /** @description The limit that the request as a whole exceeds */
            limit?: {
                /** @description Largest valid number, or last valid day */
                max?: number | string;
                /** @description Smallest valid number, or first valid day */
                min?: number | string;
                /** @description Valid values are multiples of this number */
                multipleOf?: number;
                /** @enum {string} */
                of: "characters" | "words" | "entries" | "value" | "day" | "bytes";
            };
            /** @description Short English text */
            message: string;
            /** @description With `Conflict`: what another person has stored meanwhile, and who */
            outcome?: {
                [key: string]: unknown;
            };
            /** @description With `SecondFactorRequired`: how to complete the login */
            secondFactor?: {
                /** @description Send it with the code to POST /api/auth/second-factor */
                challenge: string;
                /**
                 * Format: date-time
                 * @description Time until which the challenge is valid (UTC)
                 */
                expiresOn: string;
                /** @description What the user has: a code of the app, a passkey (POST /api/auth/passkey), a recovery code */
                methods: ("APP" | "PASSKEY" | "RECOVERY_CODE")[];
            };
            /** @description The HTTP status of the response */
            status: number;
            /** @description The same as `message` */
            title: string;
            /** @description `urn:cromia:problem:` and the code */
            type: string;
        } & {
            [key: string]: unknown;
        };
        ProductCode: {
            color: string;
            pkg: string;
            productClass: string;
            serial: string;
        };
        ProductCodeChange: {
            newColor: string;
            newSerial: string;
        };
        ProductCodeInput: {
            color: string;
            pkg: string;
            productClass: string;
            serial: string;
        };
        ProductVariant: {
            /**
             * @description Availability, derived from `status`, `inStock` and `tsc`
             * @enum {string}
             */
            availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
            /** @description Specific weight in kg/l */
            dna: number | null;
            id: components["schemas"]["ProductCode"];
            /** @description Image name */
            image: string | null;
            /** @description Version of the stored image, the `v` parameter of its URL; null if no image is stored */
            imageVersion: string | null;
            inStock: boolean;
            pkg: string;
            /** @description Gross weight of one package in kg */
            plo: number;
            pricesAndDiscounts: components["schemas"]["PricesAndDiscounts"] | null;
            productCodeChange: components["schemas"]["ProductCodeChange"] | null;
            /** @description Content of one package in um */
            qta: number;
            /** @description Packages are sold in multiples of this number */
            qtyPkgMultiplier: number;
            /** @description Status: A sold, C code changed, E removed, any other value not available */
            status: string;
            /** @description Supply: S available, N on request only, any other value on request */
            tsc: string;
            /** @description Unit of measure: kg or l */
            um: string;
            /** @description Number of units that one package is priced for */
            unitQty: number;
        };
        ProfileChange: {
            is: (string | number | boolean | string[]) | null;
            /** @description Path of the field, such as `businessName`, `addresses.SD001.city` or `contacts.C003.email` */
            path: string;
            was: (string | number | boolean | string[]) | null;
        };
        QuickOrder: {
            lines: components["schemas"]["QuickOrderLine"][];
        };
        QuickOrderLine: {
            /** @description Requested number of packages, also when entered as a content; null if there is none, in which case the line is rejected */
            asked: number | null;
            /** @description Reason why the line cannot be added to the cart, BadRequest for an invalid product code; null if it can */
            code: ("BadRequest" | "IllegalItemQuantity" | "NotFound" | "PackagingMissing" | "ProductNotAvailable" | "ProductOnRequestOnly") | null;
            /** @description Content that was entered instead of packages, such as 100 kg; otherwise null */
            content: {
                quantity: number;
                /** @enum {string} */
                unit: "kg" | "l";
            } | null;
            /** @description Position of the line in the input, starting at 1 */
            line: number;
            product: components["schemas"]["QuickOrderProduct"] | null;
            /** @description Why the quantity is rejected: `missing`, `notANumber`, `zero`, `negative`, `fraction` of a package, `grouping` (`1.000` may be a thousand or one), `several` numbers, `tooMany` packages, an unknown `unit`, `otherUnit` than the product has, `content` that is no multiple of a package, no `multiple` of `qtyPkgMultiplier`, an unclosed `quote`, more `columns` than the header; null if it is valid */
            quantityProblem: ("missing" | "notANumber" | "zero" | "negative" | "fraction" | "grouping" | "several" | "tooMany" | "unit" | "otherUnit" | "content" | "multiple" | "quote" | "columns") | null;
            /** @description Products that may have been meant, most likely first */
            suggestions: components["schemas"]["QuickOrderProduct"][];
            text: string;
            /** @description Quantity as entered; empty if missing */
            typedQuantity: string;
        };
        QuickOrderProduct: {
            /** @enum {string} */
            availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
            brand: string;
            colorDescription: components["schemas"]["LocalizedText"];
            /** @description Short description of the serial */
            description: components["schemas"]["LocalizedText"];
            hex: string | null;
            inStock: boolean;
            plo: number;
            pricesAndDiscounts: components["schemas"]["PricesAndDiscounts"] | null;
            productCode: components["schemas"]["ProductCode"];
            productCodeChange: components["schemas"]["ProductCodeChange"] | null;
            /** @description Content of one package in um */
            qta: number;
            qtyPkgMultiplier: number;
            /** @description Number of packages, rounded up to a multiple of `qtyPkgMultiplier` */
            quantity: number;
            /** @description Total in EUR; null if no price is assigned */
            rowTotal: number | null;
            status: string;
            tsc: string;
            um: string;
            unitQty: number;
        };
        RegistrationInput: {
            /** @default false */
            commercialUseConsent: boolean;
            confirmusername: string;
            country: components["schemas"]["CountryInput"];
            firstname: string;
            /**
             * @default F
             * @enum {string}
             */
            gender: "F" | "M";
            /** @enum {string} */
            interested: "MTL" | "WOD" | "HOM" | "RSN";
            /** @description Locale of the browser; an unsupported locale falls back to Italian */
            language?: string;
            lastname: string;
            /** @default false */
            newsletterSubscribed: boolean;
            phonePrefix?: string | null;
            privacyAccepted: boolean;
            province?: string | null;
            telephone?: string | null;
            /** @constant */
            type: "P";
            username: string;
            zipCode: string;
        } | {
            /** @enum {string} */
            businessDepartment: "MNG" | "PRC" | "ADM" | "TCH" | "PRD" | "PNT" | "MNT" | "WRH";
            businessName: string;
            /** @enum {string} */
            businessRole: "GNM" | "PRP" | "DRC" | "DPH" | "OPR" | "MNG" | "BYR" | "OFW" | "DSG";
            /** @enum {string} */
            businessType: "MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC";
            businessWebsite: string;
            /** @default false */
            commercialUseConsent: boolean;
            confirmusername: string;
            country: components["schemas"]["CountryInput"];
            firstname: string;
            /**
             * @default F
             * @enum {string}
             */
            gender: "F" | "M";
            /** @description Locale of the browser; an unsupported locale falls back to Italian */
            language?: string;
            lastname: string;
            /** @default false */
            newsletterSubscribed: boolean;
            phonePrefix: string;
            privacyAccepted: boolean;
            province?: string | null;
            telephone: string;
            /** @constant */
            type: "C";
            username: string;
            zipCode: string;
        };
        ReportedCustomer: {
            addresses: components["schemas"]["Address"][];
            /** @description Commission of the agent, in percent */
            agentCommissionPct: number;
            bankName: string | null;
            billingEmails: string[];
            businessName: string;
            contacts: components["schemas"]["Contact"][];
            /** @description Annual sales potential in EUR */
            cromiaPotential: number | null;
            customerCode: string;
            customerCodeOld: string | null;
            /** @description First discount, in percent of the list price */
            discountPct1: number;
            /** @description Second discount in percent, applied after the first */
            discountPct2: number;
            fiscalCode: string | null;
            iban: string | null;
            id: string;
            isRetailerOfBodywork: boolean | null;
            isRetailerOfConstruction: boolean | null;
            isRetailerOfMetal: boolean | null;
            isRetailerOfOwnership: boolean | null;
            isRetailerOfWood: boolean | null;
            marketCompetitor1: string | null;
            marketCompetitor2: string | null;
            marketSegmentation1: string | null;
            marketSegmentation2: string | null;
            marketSegmentation3: string | null;
            marketSegmentation4: string | null;
            msdsEmails: string[];
            /** @description Payment terms; null if none are stored */
            paymentTerms: string | null;
            pec: string | null;
            priceListCode: string;
            resellingType: string | null;
            retailerShopWindows: number | null;
            /** @description Sales area in m2 */
            retailerSurface: number | null;
            sdiCode: string | null;
            testSheetsEmails: string[];
            tntNextRequired: boolean | null;
            /** @description Total annual consumption in EUR */
            totalConsumption: number | null;
            transportDocumentEmails: string[];
            /** @description Discount on the total of each order, in percent */
            unconditionalDiscountPct: number;
            vatNumber: string;
            version: number;
        };
        RequestedAddressInput: {
            /** @description Business name at the address; shipping addresses only */
            businessName?: string | null;
            city: string;
            /** @description SL legal, SA administrative, SD001 and up shipping */
            code: string;
            country: components["schemas"]["CountryInput"];
            /** @default false */
            isDefault: boolean;
            /** @default false */
            isShipping: boolean;
            note?: string | null;
            province?: string | null;
            streetAddress1: string;
            streetAddress2?: string | null;
            zipOrPostalCode: string;
        };
        RequestedContactInput: {
            /** @description C001 purchasing, C002 administrative, C003 and up additional contacts */
            code: string;
            /** @description Department; additional contacts only */
            department?: ("MNG" | "PRC" | "ADM" | "TCH" | "PRD" | "PNT" | "MNT" | "WRH") | null;
            email: components["schemas"]["EmailInput"];
            firstName: string;
            /** @enum {string} */
            gender: "F" | "M";
            /** @default false */
            isAdministration: boolean;
            /** @default false */
            isPurchasing: boolean;
            lastName: string;
            /** @description Phone number in international format, such as +39 0444 512345 */
            phoneNumber: string;
            /** @enum {string} */
            role: "GNM" | "PRP" | "DRC" | "DPH" | "OPR" | "MNG" | "BYR" | "OFW" | "DSG";
        };
        ResultColor: {
            color: string;
            colorDescription: components["schemas"]["LocalizedText"];
            hex: string | null;
            products: {
                brand: string;
                /** @description Image name */
                image?: string;
                /** @description Version of the stored image */
                imageVersion?: string;
                inStock: boolean;
                pkg: string;
                status: string;
                tsc: string;
            }[];
        };
        Sds: {
            /** @description Batch code; null if the sheet was not found by a batch */
            batch: string | null;
            color: string;
            colorDescription: components["schemas"]["LocalizedText"];
            /** @description Customer that the batch was produced for; null if none */
            customerCode: string | null;
            /**
             * Format: date
             * @description Date of the batch, or of the sheet if there is no batch
             */
            date: string;
            /** @description Short description of the serial; empty if the catalogue has none */
            description: components["schemas"]["LocalizedText"];
            /**
             * Format: uuid
             * @description Id of the line, used by checklanguage, download and send
             */
            id: string;
            /** @description Whether the recipe is labelled as not to be sent */
            isInternal: boolean;
            /** @description Whether the batch code has the format used until 14 October 2024 */
            isOldSds: boolean;
            /** @description Latest version for the same product, site and recipe */
            latestVersion: number;
            month: number;
            recipe: string;
            serial: string;
            site: string;
            /** @description Version of the sheet that belongs to the batch */
            version: number;
            year: number;
        };
        SdsDelivery: {
            batch: string | null;
            /** @enum {string} */
            channel: "MAIL" | "LINK" | "DOWNLOAD";
            /** @description SHA-256 of the file; for a generated specimen, of its data */
            checksum: string;
            color: string;
            /** Format: date-time */
            createdOn: string;
            customerCode: string | null;
            /** @description Error message of the mail server if the mail could not be delivered; null otherwise */
            error: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
            orderCode: string | null;
            recipe: string;
            recipient: string;
            sentOn: string | null;
            serial: string;
            site: string;
            /** @enum {string} */
            status: "PENDING" | "SENT" | "FAILED";
            /** @description Username of the sender */
            username: string;
            version: number;
        };
        SdsDocument: {
            batches: number;
            color: string;
            /** @description Languages missing from this version, with the earlier version that is provided instead */
            earlierLanguages: {
                /** @enum {string} */
                language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                version: number;
            }[];
            files: {
                checksum: string | null;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                /** @description Size of the file in bytes; null for a generated specimen */
                size: number | null;
                uploadedBy: string | null;
                /** Format: date-time */
                uploadedOn: string;
                withdrawalReason: string | null;
                /** @description Time of the withdrawal (UTC), after which only the SDS desk has access; null if not withdrawn */
                withdrawnOn: string | null;
            }[];
            /** Format: uuid */
            id: string;
            /** @description Whether this is the version valid today */
            isCurrent: boolean;
            isInternal: boolean;
            publishedBy: string | null;
            /** Format: date-time */
            publishedOn: string;
            recipe: string;
            serial: string;
            site: string;
            /** @description First day on which the next version is valid; null if there is none */
            supersededOn: string | null;
            /** Format: date */
            validFrom: string;
            version: number;
            withdrawalReason: string | null;
            /** @description Time of the withdrawal (UTC), after which only the SDS desk has access; null if not withdrawn */
            withdrawnOn: string | null;
        };
        SdsSending: {
            /** @enum {string} */
            channel: "MAIL" | "LINK" | "DOWNLOAD";
            color: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
            recipient: string;
            serial: string;
            /** @enum {string} */
            status: "PENDING" | "SENT" | "FAILED";
            version: number;
        };
        SdsSent: {
            deliveries: components["schemas"]["SdsSending"][];
            /** @description Sheets that were not sent */
            missing: {
                color: string;
                /**
                 * @description LANGUAGE: no sheet in this language; INTERNAL: the recipe of the batch is internal
                 * @enum {string}
                 */
                reason: "LANGUAGE" | "INTERNAL";
                serial: string;
                version: number;
            }[];
        };
        SdsSentEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: components["schemas"]["SdsDelivery"];
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sds.sent";
        };
        SearchCount: {
            /** @description Number of results that were opened */
            clicks: number;
            /** @description Whether a synonym exists for the term in its language */
            hasSynonym: boolean;
            /** @enum {string} */
            language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            /** @description Monday of the week of the last search */
            lastWeek: string;
            /**
             * @description Outcome of the last search
             * @enum {string}
             */
            outcome: "all" | "closest" | "none";
            /** @description Number of products found by the last search */
            results: number;
            searches: number;
            term: string;
        };
        Seller: {
            /** @description Brands that the dealer sells; empty if it sells all */
            brands: string[];
            businessName: string;
            city: string;
            country: string;
            email: string | null;
            id: string;
            latitude: number;
            longitude: number;
            /** @description Map link provided by the dealer */
            mapLink: string | null;
            phone: string | null;
            postalCode: string;
            province: string | null;
            street: string;
        };
        Serial: {
            brand: string;
            /** @description Number of colours that match the search */
            colorCount: number;
            /** @description The first 28 matching colours; the request for the serial's colours returns all */
            colors: components["schemas"]["ResultColor"][];
            /** @description Packagings of the serial */
            packagings: {
                pkg: string;
                /** @description Content of one package in um */
                qta: number;
                um: string;
            }[];
            productClass: string;
            serial: string;
            shortDescription: components["schemas"]["LocalizedText"];
        };
        SerialColor: {
            color: string;
            colorDescription: components["schemas"]["LocalizedText"];
            hex: string | null;
            pkgs: string[];
        };
        StoredImage: {
            lat: string;
            /** @enum {string} */
            outcome: "CREATED" | "REPLACED" | "UNCHANGED";
            /** @description Version of the image, the `v` parameter of its URL */
            version: string;
        };
        Synonym: {
            id: string;
            /** @enum {string} */
            language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            synonym: string;
            term: string;
            /** @description Version, incremented on each change */
            version: number;
        };
        TdsDocument: {
            checksum: string | null;
            color: string | null;
            /** Format: uuid */
            id: string;
            /** @description Whether this is the version that readers get */
            isLatest: boolean;
            /** @enum {string} */
            language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
            publishedBy: string | null;
            /** Format: date-time */
            publishedOn: string;
            serial: string;
            /** @description Size of the file in bytes; null for a sheet generated from the technical data */
            size: number | null;
            version: number;
            withdrawalReason: string | null;
            /** @description Time of the withdrawal (UTC), after which only the SDS desk has access; null if not withdrawn */
            withdrawnOn: string | null;
        };
        TechnicalValuesInput: {
            /** @description kg/l at 20 °C; defaults to that of the products */
            density?: (number | "") | null;
            /** @description Diluent, H2O for water; defaults to that of the serial */
            diluent?: string | null;
            /** @description µm; a number, or a range such as 50-70 */
            dryFilm?: (string | "") | null;
            /** @description Gloss units at 60°; a number, or a range such as 50-70 */
            gloss?: (string | "") | null;
            /** @description Mixing ratio with the hardener by weight, such as 100:20 D111 */
            mixRatio?: string | null;
            /** @description h at 20 °C */
            potLifeHours?: (number | "") | null;
            /** @description h */
            recoatHours?: (number | "") | null;
            /** @description m²/kg; defaults to that of the serial */
            resakg?: (number | "") | null;
            /** @description m²/l; defaults to that of the serial */
            resalt?: (number | "") | null;
            /** @description Months; defaults to that of the serial */
            shelfLifeMonths?: (number | "") | null;
            /** @description % */
            solidsByVolume?: (number | "") | null;
            /** @description % */
            solidsByWeight?: (number | "") | null;
            /** @description °C */
            storageFrom?: (number | "") | null;
            /** @description °C */
            storageTo?: (number | "") | null;
            /** @description min at 20 °C */
            touchDryMinutes?: (number | "") | null;
            /** @description Viscosity with the cup or method, such as 70-90" DIN 4 */
            viscosity?: string | null;
            /** @description g/l, ready for use */
            voc?: (number | "") | null;
            /** @description Subcategory of Directive 2004/42/EC, Annex II A; omit for products applied in industry only */
            vocCategory?: (("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l") | "") | null;
        };
        Tile: {
            brand: string | null;
            code: string;
            /** @description Variant of the catalogue product with this code, used to draw the tile; null if there is none */
            drawnAs: {
                hex: string | null;
                id: components["schemas"]["ProductCode"];
                qta: number;
                um: string;
            } | null;
            image: string | null;
            isCategory: boolean;
            name: components["schemas"]["LocalizedText"];
            /** @description Codes from the root to the node, in the format of the `path` query parameter */
            path: string;
            /** @description Number of products below the node at any depth; 0 for a product */
            products: number;
        };
        Tokens: {
            accessToken: string;
            refreshToken: string;
        };
        TreeUpload: {
            categories: number;
            /**
             * Format: date-time
             * @description Time of the upload (UTC)
             */
            createdOn: string;
            decidedBy: string | null;
            decidedOn: string | null;
            fileName: string | null;
            /** Format: uuid */
            id: string;
            /** @description Number of distinct products */
            products: number;
            reason: string | null;
            /** @enum {string} */
            status: "PENDING" | "PUBLISHED" | "REJECTED" | "REPLACED" | "SUPERSEDED";
            /** @description Username of the uploader; null after the user has been deleted */
            uploadedBy: string | null;
        };
        TreeUploadDetail: {
            categories: number;
            /**
             * Format: date-time
             * @description Time of the upload (UTC)
             */
            createdOn: string;
            decidedBy: string | null;
            decidedOn: string | null;
            /** @description Number of nodes that differ from the published tree */
            difference: {
                added: number;
                changed: number;
                moved: number;
                removed: number;
            };
            fileName: string | null;
            history: components["schemas"]["HistoryEntry"][];
            /** Format: uuid */
            id: string;
            /** @description Number of distinct products */
            products: number;
            reason: string | null;
            /** @description Online shops that the products link to, new shops first */
            shops: {
                host: string;
                /** @description Whether the published tree links to the shop as well */
                isKnown: boolean;
                /** @description Number of distinct products in the upload that link to the shop */
                links: number;
            }[];
            /** @enum {string} */
            status: "PENDING" | "PUBLISHED" | "REJECTED" | "REPLACED" | "SUPERSEDED";
            /** @description Username of the uploader; null after the user has been deleted */
            uploadedBy: string | null;
        };
        UpdateRequest: {
            /** @description Current business name of the customer */
            businessName: string;
            /**
             * Format: date-time
             * @description Time of the request (UTC)
             */
            createdOn: string;
            customerCode: string;
            /**
             * Format: date-time
             * @description Time of the decision (UTC); null while pending
             */
            decidedOn: string | null;
            id: string;
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            /** @description Username of the requester; null after the user has been deleted */
            requester: string | null;
            requesterRole: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED";
        };
        UpdateRequestDetail: {
            /** @description Current business name of the customer */
            businessName: string;
            changes: components["schemas"]["ProfileChange"][];
            /**
             * Format: date-time
             * @description Time of the request (UTC)
             */
            createdOn: string;
            customerCode: string;
            /** @description Version of the profile that the change is based on */
            customerVersion: number;
            /** @description Username of the staff member who decided */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description Time of the decision (UTC); null while pending
             */
            decidedOn: string | null;
            history: components["schemas"]["HistoryEntry"][];
            id: string;
            /** @description Whether the profile has changed since, so that the request can only be rejected */
            isOutdated: boolean;
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            /** @description Username of the requester; null after the user has been deleted */
            requester: string | null;
            requesterRole: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED";
            vatNumber: string;
        };
        User: {
            businessDepartment: string | null;
            businessName: string | null;
            businessRole: string | null;
            businessType: string | null;
            businessWebsite: string | null;
            commercialUseConsent: boolean;
            country: string | null;
            /** @description Customer that the user belongs to; null unless the role is CUSTOMER */
            customerCode: string | null;
            firstname: string;
            /** @enum {string} */
            gender: "F" | "M";
            interested: string | null;
            isInternalUser: boolean;
            /** @enum {string} */
            language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            lastname: string;
            /** @description Whether the user must set up a second factor before anything else than the own account */
            needsSecondFactor: boolean;
            newsletterSubscribed: boolean;
            notificationMail: boolean;
            office: string | null;
            phonePrefix: string | null;
            privacyAccepted: boolean;
            province: string | null;
            /** @enum {string} */
            role: "USER" | "CUSTOMER" | "AGENT" | "COMMERCIAL" | "IT" | "ADMIN" | "CROMIA";
            /** @enum {string} */
            roleSds: "NONE" | "AUTO" | "EMPLOYEE";
            rolesLab: string;
            /** @enum {string} */
            roleTds: "NONE" | "USER" | "ADMIN";
            telephone: string | null;
            /** @enum {string} */
            type: "P" | "C";
            username: string;
            /** @description Number of completed logins */
            version: number;
            zipCode: string | null;
        };
        UserAtDesk: {
            /** @description Business name of the customer for a CUSTOMER, otherwise the one entered at registration */
            businessName: string | null;
            /**
             * Format: date-time
             * @description Time of the registration (UTC)
             */
            createdOn: string;
            customerCode: string | null;
            firstname: string;
            id: string;
            /** @description Whether the personal data has been replaced, which cannot be undone */
            isAnonymised: boolean;
            isDisabled: boolean;
            lastname: string;
            /** @enum {string} */
            role: "USER" | "CUSTOMER" | "AGENT" | "COMMERCIAL" | "IT" | "ADMIN" | "CROMIA";
            /** @enum {string} */
            type: "P" | "C";
            username: string;
        };
        UserDetail: {
            /** @description Business name of the customer for a CUSTOMER, otherwise the one entered at registration */
            businessName: string | null;
            /**
             * Format: date-time
             * @description Time of the registration (UTC)
             */
            createdOn: string;
            customerCode: string | null;
            /** @description Number of customers in the user's portfolio */
            customers: number;
            firstname: string;
            history: components["schemas"]["HistoryEntry"][];
            id: string;
            /** @description Whether the personal data has been replaced, which cannot be undone */
            isAnonymised: boolean;
            isDisabled: boolean;
            /** @enum {string} */
            language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            lastname: string;
            /**
             * Format: date-time
             * @description Time of the last session activity (UTC); null if none is recorded
             */
            lastUsedOn: string | null;
            /** @description Version of the user's rights, incremented on each change */
            rightsVersion: number;
            /** @enum {string} */
            role: "USER" | "CUSTOMER" | "AGENT" | "COMMERCIAL" | "IT" | "ADMIN" | "CROMIA";
            /** @enum {string} */
            roleSds: "NONE" | "AUTO" | "EMPLOYEE";
            rolesLab: string;
            /** @enum {string} */
            roleTds: "NONE" | "USER" | "ADMIN";
            /** @description Second factors that the user has set up; empty without one */
            secondFactors: ("APP" | "PASSKEY" | "RECOVERY_CODE")[];
            /** @description Number of active sessions */
            sessions: number;
            /** @enum {string} */
            type: "P" | "C";
            username: string;
        };
        VatCheck: {
            /** @enum {string} */
            known: "no" | "customer" | "requested";
            /** @description The customer with the number if it is in the caller's portfolio; null otherwise */
            ownCustomer: components["schemas"]["CustomerSummary"] | null;
        };
        Webhook: {
            /** @description Username of the creator; null after the user has been deleted */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description Creation time (UTC)
             */
            createdOn: string;
            /** @description Number of deliveries that failed permanently */
            failed: number;
            /**
             * Format: date-time
             * @description Time of the first failure since the last success (UTC); null while deliveries succeed
             */
            failingSince: string | null;
            id: string;
            isActive: boolean;
            /** @description Number of deliveries waiting for an attempt */
            pending: number;
            /**
             * Format: date-time
             * @description Time at which the portal disabled the webhook (UTC); null if it did not
             */
            switchedOffOn: string | null;
            types: components["schemas"]["EventType"][];
            url: string;
            /** @description Version of the content; a change of it states the version that it is based on */
            version: string;
        };
        WebhookDelivery: {
            /** @description HTTP status of the last attempt; null if there was no response */
            answerStatus: number | null;
            attempts: number;
            /**
             * Format: date-time
             * @description Creation time (UTC)
             */
            createdOn: string;
            /** @description Id of the event; null for a test */
            eventId: string | null;
            /** @description Reason why the last attempt got no response */
            fault: ("TIMEOUT" | "PRIVATE_ADDRESS" | "UNREACHABLE") | null;
            id: string;
            /**
             * Format: date-time
             * @description Time of the last attempt (UTC); null before the first attempt
             */
            lastAttemptOn: string | null;
            /**
             * Format: date-time
             * @description Time of the next attempt (UTC); null if no attempt will follow
             */
            nextAttemptOn: string | null;
            /** @enum {string} */
            status: "PENDING" | "DELIVERED" | "FAILED";
            type: components["schemas"]["EventType"] | "webhook.test";
        };
        WebhookDeliveryDetail: {
            /** @description Response to the last attempt; null if there was none */
            answer: {
                /** @description The first 4000 characters of the response body */
                body: string;
                headers: {
                    [key: string]: string;
                };
                status: number;
            } | null;
            /** @description HTTP status of the last attempt; null if there was no response */
            answerStatus: number | null;
            attempts: number;
            /**
             * Format: date-time
             * @description Creation time (UTC)
             */
            createdOn: string;
            /** @description Id of the event; null for a test */
            eventId: string | null;
            /** @description Reason why the last attempt got no response */
            fault: ("TIMEOUT" | "PRIVATE_ADDRESS" | "UNREACHABLE") | null;
            id: string;
            /**
             * Format: date-time
             * @description Time of the last attempt (UTC); null before the first attempt
             */
            lastAttemptOn: string | null;
            /** @description Duration of the last attempt in milliseconds */
            milliseconds: number | null;
            /**
             * Format: date-time
             * @description Time of the next attempt (UTC); null if no attempt will follow
             */
            nextAttemptOn: string | null;
            /** @description Network error of the last attempt; null if there was a response */
            reason: string | null;
            request: {
                /** @description The first 100000 characters of the request body */
                body: string;
                /** @description Request headers; null before the first attempt */
                headers: {
                    [key: string]: string;
                } | null;
                url: string;
            };
            /** @enum {string} */
            status: "PENDING" | "DELIVERED" | "FAILED";
            type: components["schemas"]["EventType"] | "webhook.test";
        };
        WebhookTestEvent: {
            /**
             * Format: date-time
             * @description Time of the event (UTC)
             */
            at: string;
            data: Record<string, never>;
            /**
             * Format: uuid
             * @description Id of the event; sent as `webhook-id` with its deliveries
             */
            id: string;
            /** @constant */
            type: "webhook.test";
        };
    };
    responses: {
        /** @description NotAllowed, KeyNotAccepted */
        NotAllowed: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has the current content */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description BadRequest, NotFound, MethodNotAllowed, ServerError */
        OtherProblem: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description PayloadTooLarge */
        PayloadTooLarge: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description ServiceUnavailable */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description TooManyRequests, TooManyConcurrentRequests */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Unauthorized */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["Challenge"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description UnsupportedMediaType */
        UnsupportedMediaType: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Methods that the address supports */
        Allow: string;
        /** @description Scheme of the credentials */
        Challenge: "Bearer";
        /** @description Identifies the content; send it as `If-None-Match` */
        ETag: string;
        /** @description Seconds after which a retry can succeed */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postAuth: {
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    username: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            /** @description UnauthorizedLogin, SecondFactorRequired, Unauthorized */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Challenge"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UserDisabled, NotAllowed, KeyNotAccepted */
            403: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postAuthLogout: {
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postAuthPasskey: {
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    authenticatorAttachment?: "platform" | "cross-platform";
                    id: string;
                    rawId: string;
                    response: {
                        authenticatorData: string;
                        clientDataJSON: string;
                        signature: string;
                        userHandle?: string;
                    };
                    /** @enum {string} */
                    type: "public-key";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            /** @description PasskeyRejected, Unauthorized */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Challenge"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UserDisabled, NotAllowed, KeyNotAccepted */
            403: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postAuthPasskeyOptions: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        challenge: string;
                        /** @description Host name of the portal */
                        rpId: string;
                        /** @description Milliseconds */
                        timeout: number;
                        /** @enum {string} */
                        userVerification: "required";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postAuthSecondFactor: {
        requestBody: {
            content: {
                "application/json": {
                    /** @description `secondFactor.challenge` of the response to the password */
                    challenge: string;
                    /** @description Six digits of the app, or a recovery code; spaces and hyphens are ignored */
                    code: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            /** @description LoginExpired, Unauthorized */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Challenge"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UserDisabled, NotAllowed, KeyNotAccepted */
            403: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description WrongCode */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postAuthTokenRefreshing: {
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                    username: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBrand: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        accent: string | null;
                        address: string;
                        cookieUrl: string | null;
                        /** @description URL of the dashboard used instead of the back office; null if there is none */
                        dashboardUrl: string | null;
                        /** @enum {string} */
                        defaultLanguage: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                        email: string;
                        /** @description URL of the laboratory app, for users with a lab role; null if there is none */
                        labAppUrl: string | null;
                        legalName: string;
                        logoUrl: string | null;
                        /** @description Whether sent mails can be read in the portal; demo only */
                        mailbox: boolean;
                        mapTilesAttribution: string;
                        /** @description URL template of the dealer map's tiles, in Leaflet format */
                        mapTilesUrl: string;
                        /** @description What is missing before the portal can be used; null if nothing */
                        missingSetup: ("ADMINISTRATOR" | "PRODUCTS") | null;
                        name: string;
                        phone: string;
                        privacyUrl: string | null;
                        /** @description Public URL of the portal */
                        publicUrl: string;
                        /** @description URL of the technical data sheet app, for users with a TDS role; null if there is none */
                        tdsAppUrl: string | null;
                        /** @description Time zone of the manufacturer, which determines the current date for the earliest delivery date */
                        timeZone: string;
                        vatNumber: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listDemoMailbox: {
        parameters: {
            query?: {
                /** @description Address of the recipient */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            id: string;
                            language: string;
                            /** Format: date-time */
                            sentAt: string;
                            subject: string;
                            to: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getDemoMailboxById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        attachments: {
                            contentType: string;
                            filename: string;
                            /** @description Size in bytes */
                            size: number;
                        }[];
                        html: string;
                        id: string;
                        language: string;
                        /** Format: date-time */
                        sentAt: string;
                        subject: string;
                        text: string;
                        to: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getHealth: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["OtherProblem"];
        };
    };
    getProductByProductClassAndSerialAndColorAndPkg: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Colour code */
                color: string;
                /** @description Code of the packaging */
                pkg: string;
                /** @description Product class, `3` for most products */
                productClass: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Codes of the application methods, separated by commas */
                        applications: string;
                        /**
                         * @description Availability, derived from `status`, `inStock` and `tsc`
                         * @enum {string}
                         */
                        availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                        brand: string;
                        /** @description Typology code */
                        cat1: string;
                        /** @description Family code */
                        cat2: string;
                        /** @description Dilution code */
                        cat3: string;
                        /** @description Drying code */
                        cat4: string;
                        /** @description Area code */
                        cat5: string;
                        colorDescription: components["schemas"]["LocalizedText"];
                        /** @description All colours of this serial */
                        colors: components["schemas"]["SerialColor"][];
                        diluent: string | null;
                        /** @description Specific weight in kg/l */
                        dna: number | null;
                        /** @description Shelf life in months */
                        expires: number | null;
                        /** @description sRGB value of the colour as #RRGGBB; null if unknown */
                        hex: string | null;
                        id: components["schemas"]["ProductCode"];
                        /** @description Version of the stored image, the `v` parameter of its URL; null if no image is stored */
                        imageVersion: string | null;
                        inStock: boolean;
                        /** @enum {string} */
                        intest: "I" | "E" | "IE";
                        /** @description Image name */
                        lat: string | null;
                        /** @description URL of the product in an online store */
                        link: string | null;
                        longDescription: components["schemas"]["LocalizedText"];
                        /** @description Hardener and thinner; null for a product that is ready to use */
                        mixing: {
                            /** @description Parts of the product */
                            baseParts: number | null;
                            /**
                             * @description Whether parts are counted by weight or by volume
                             * @enum {string}
                             */
                            by: "WEIGHT" | "VOLUME";
                            /** @description Parts of the hardener per `baseParts` */
                            hardenerParts: number | null;
                            hardenerSerial: string | null;
                            thinnerPercent: number | null;
                            /** @description Serial of the thinner; H2O for water */
                            thinnerSerial: string | null;
                        } | null;
                        /** @description Gross weight of one package in kg */
                        plo: number;
                        preferred: boolean;
                        pricesAndDiscounts: components["schemas"]["PricesAndDiscounts"] | null;
                        productCodeChange: components["schemas"]["ProductCodeChange"] | null;
                        /** @description Content of one package in um */
                        qta: number;
                        /** @description Packages are sold in multiples of this number */
                        qtyPkgMultiplier: number;
                        /** @description Coverage in m2 per kg */
                        resakg: number | null;
                        /** @description Coverage in m2 per litre */
                        resalt: number | null;
                        shortDescription: components["schemas"]["LocalizedText"];
                        /** @description Status: A sold, C code changed, E removed, any other value not available */
                        status: string;
                        /** @description Supply: S available, N on request only, any other value on request */
                        tsc: string;
                        /** @description Unit of measure: kg or l */
                        um: string;
                        /** @description Number of units that one package is priced for */
                        unitQty: number;
                        /** @description All packagings of this colour */
                        variants: components["schemas"]["ProductVariant"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listProductsFiltersAdvanced: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description Words of the colour's name */
                colorName?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "serial,asc" | "serial,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Serial"][];
                        empty: boolean;
                        first: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            /** @description SearchFilterRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listProductsFiltersMulti: {
        parameters: {
            query?: {
                /** @description Application method */
                appMethod?: "brush" | "roller" | "sprinkle" | "airMix" | "airLess" | "spatula" | "sponge" | "rollerCoating" | "curtainCoater" | "immersion" | "trowel" | "flowCoatings" | "anode" | "cathode" | "cloth" | "conventional" | "hplv" | "electrostaticSpray" | "electrophoresisNS";
                /** @description Area of use */
                area?: "metal" | "wood" | "edil" | "edil_metal_wood" | "coil" | "plastic" | "paste" | "corrosion" | "techinal_management" | "tintometry" | "removal";
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Dilution of products */
                dilution?: "water" | "dust" | "solvent" | "noSolvent" | "liquid_uv";
                /** @description Drying of products */
                drying?: "air" | "catalyzed" | "electrophoretic" | "oven" | "curing/UV";
                /** @description Chemical family of products */
                family?: "acrylic" | "pvdf" | "epoxy" | "ketone" | "polyester" | "alkyl" | "nitrocellulose" | "unsaturated" | "clorocianuro" | "phenolic" | "silicones" | "urethane" | "vinyl" | "polyester_melamine";
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "serial,asc" | "serial,desc";
                /** @description Typology of products */
                typology?: "dye" | "paste" | "background" | "intermediate" | "washable" | "various" | "catalyst" | "thinner" | "converter" | "dust" | "back" | "impregnant" | "coat" | "raw_material" | "wp_floors_resins";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Serial"][];
                        empty: boolean;
                        first: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            /** @description SearchFilterRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getProductsFiltersMultiCounts: {
        parameters: {
            query?: {
                /** @description Application method */
                appMethod?: "brush" | "roller" | "sprinkle" | "airMix" | "airLess" | "spatula" | "sponge" | "rollerCoating" | "curtainCoater" | "immersion" | "trowel" | "flowCoatings" | "anode" | "cathode" | "cloth" | "conventional" | "hplv" | "electrostaticSpray" | "electrophoresisNS";
                /** @description Area of use */
                area?: "metal" | "wood" | "edil" | "edil_metal_wood" | "coil" | "plastic" | "paste" | "corrosion" | "techinal_management" | "tintometry" | "removal";
                /** @description Dilution of products */
                dilution?: "water" | "dust" | "solvent" | "noSolvent" | "liquid_uv";
                /** @description Drying of products */
                drying?: "air" | "catalyzed" | "electrophoretic" | "oven" | "curing/UV";
                /** @description Chemical family of products */
                family?: "acrylic" | "pvdf" | "epoxy" | "ketone" | "polyester" | "alkyl" | "nitrocellulose" | "unsaturated" | "clorocianuro" | "phenolic" | "silicones" | "urethane" | "vinyl" | "polyester_melamine";
                /** @description Typology of products */
                typology?: "dye" | "paste" | "background" | "intermediate" | "washable" | "various" | "catalyst" | "thinner" | "converter" | "dust" | "back" | "impregnant" | "coat" | "raw_material" | "wp_floors_resins";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Number of serials by facet name; names without serials are omitted */
                        appMethod: {
                            [key: string]: number;
                        };
                        /** @description Number of serials by facet name; names without serials are omitted */
                        area: {
                            [key: string]: number;
                        };
                        /** @description Number of serials by facet name; names without serials are omitted */
                        dilution: {
                            [key: string]: number;
                        };
                        /** @description Number of serials by facet name; names without serials are omitted */
                        drying: {
                            [key: string]: number;
                        };
                        /** @description Number of serials by facet name; names without serials are omitted */
                        family: {
                            [key: string]: number;
                        };
                        /** @description Number of serials by facet name; names without serials are omitted */
                        typology: {
                            [key: string]: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listProductsFiltersName: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Words of the name, or codes */
                nameCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "relevance" | "serial,asc" | "serial,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Serial"][];
                        /** @description Search text with unknown words replaced by the closest words of the catalogue; null if nothing was replaced */
                        didYouMean: string | null;
                        empty: boolean;
                        first: boolean;
                        last: boolean;
                        number: number;
                        /**
                         * @description `all`: the products contain all words; `closest`: none does, these are the closest; `none`: no close match
                         * @enum {string}
                         */
                        outcome: "all" | "closest" | "none";
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            /** @description SearchFilterRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listProductsFromPrices: {
        parameters: {
            query: {
                /** @description Customer code; required for AGENT and COMMERCIAL */
                customerCode?: string;
                /** @description Serials, separated by commas */
                serials: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Price in EUR for one um */
                        finalUnitPrice: number;
                        productClass: string;
                        serial: string;
                        um: string;
                    }[];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getProductsImageByLat: {
        parameters: {
            query?: {
                /** @description Image version; responses to the current version are cacheable for a year */
                v?: string;
                /** @description Width of the image in pixels; without it, the stored size */
                width?: "160" | "320" | "640";
            };
            header?: never;
            path: {
                /** @description Image name */
                lat: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postProductsSearchesClicks: {
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    lang: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    nameCode: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listProductsSerialColors: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description Words of the name of the colour */
                colorName?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Words of the name, or codes */
                nameCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
            };
            header?: never;
            path: {
                /** @description Product class, `3` for most products */
                productClass: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["ResultColor"][];
                        empty: boolean;
                        first: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            /** @description SearchFilterRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listProductsSuggest: {
        parameters: {
            query: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Words or codes to find */
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        brand: string;
                        color: string | null;
                        colorDescription: components["schemas"]["LocalizedText"] | null;
                        hex: string | null;
                        pkg: string | null;
                        productClass: string;
                        serial: string;
                        shortDescription: components["schemas"]["LocalizedText"];
                    }[];
                };
            };
            /** @description SearchFilterRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getReady: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        checks: {
                            [key: string]: "ok" | "down";
                        };
                        /** @enum {string} */
                        status: "ok" | "down";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checks: {
                            [key: string]: "ok" | "down";
                        };
                        /** @enum {string} */
                        status: "ok" | "down";
                    };
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["OtherProblem"];
        };
    };
    getSdsLinkByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Signed token of a link */
                token: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            /** @description UnauthorizedOrInvalid, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description NotFound, SdsDownloadError */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RangeNotSatisfiable */
            416: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getTdsPdfVersionById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description missingTds, TdsError, NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RangeNotSatisfiable */
            416: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listTdsVersionsLastAvailableLanguages: {
        parameters: {
            query: {
                /** @description Colour code */
                color?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                        /** @description Serial and colour, or serial and line, as used in the file name */
                        product: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description missingTds, NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postUsers: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getUserByUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putUserAuthenticatorApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The six digits that the app displays */
                    code: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description New recovery codes, which are returned only once; empty if the previous ones remain valid */
                        recoveryCodes: string[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description WrongCode */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postUserAuthenticatorAppRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description LastSecondFactor */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description WrongPassword */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postUserAuthenticatorAppSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Secret in base32, to type into the app */
                        secret: string;
                        /** @description The same as `otpauth://` URI, for a QR code */
                        uri: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description WrongPassword */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putUserConfirmRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newPassword: string;
                    registration?: components["schemas"]["RegistrationInput"];
                    /** @description Token from the link in the mail */
                    tempCode: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description UnauthorizedOrInvalid, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description CommonPassword */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateUserForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postUserPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: {
                        /** @enum {string} */
                        authenticatorAttachment?: "platform" | "cross-platform";
                        id: string;
                        rawId: string;
                        response: {
                            attestationObject: string;
                            clientDataJSON: string;
                        };
                        /** @enum {string} */
                        type: "public-key";
                    };
                    /** @description Name by which the user recognises the device */
                    name: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description New recovery codes, which are returned only once; empty if the previous ones remain valid */
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description PasskeyRejected, Unauthorized */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Challenge"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postUserPasskeyRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description LastSecondFactor */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description WrongPassword */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postUserPasskeysOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        attestation: "none";
                        authenticatorSelection: {
                            /** @enum {string} */
                            residentKey: "required";
                            /** @enum {string} */
                            userVerification: "required";
                        };
                        challenge: string;
                        /** @description Passkeys that the user has already */
                        excludeCredentials: {
                            id: string;
                            /** @enum {string} */
                            type: "public-key";
                        }[];
                        pubKeyCredParams: {
                            alg: number;
                            /** @enum {string} */
                            type: "public-key";
                        }[];
                        rp: {
                            /** @description Host name of the portal */
                            id: string;
                            name: string;
                        };
                        /** @description Milliseconds */
                        timeout: number;
                        user: {
                            displayName: string;
                            id: string;
                            name: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description WrongPassword */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description WrongPassword, PasswordUnchanged, CommonPassword */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postUserRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description New recovery codes, which are returned only once; empty if the previous ones remain valid */
                        recoveryCodes: string[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description WrongPassword */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postUserRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token from the link in the mail */
                    tempCode: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        businessDepartment: string | null;
                        businessName: string | null;
                        businessRole: string | null;
                        businessType: string | null;
                        businessWebsite: string | null;
                        commercialUseConsent: boolean;
                        country: string | null;
                        firstname: string;
                        /** @enum {string} */
                        gender: "F" | "M";
                        interested: string | null;
                        lastname: string;
                        newsletterSubscribed: boolean;
                        phonePrefix: string | null;
                        province: string | null;
                        telephone: string | null;
                        /** @enum {string} */
                        type: "P" | "C";
                        zipCode: string | null;
                    };
                };
            };
            /** @description UnauthorizedOrInvalid, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putUserRejectRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token from the link in the mail */
                    tempCode: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description UnauthorizedOrInvalid, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getUserSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Time since which an authenticator app is set up (UTC)
                         */
                        appAddedOn: string | null;
                        /** @description Whether the portal requires a second factor of this user */
                        isRequired: boolean;
                        passkeys: {
                            /** @description UTC */
                            addedOn: string;
                            id: string;
                            /**
                             * Format: date-time
                             * @description Time of the last login with it (UTC)
                             */
                            lastUsedOn: string | null;
                            name: string;
                        }[];
                        /** @description Number of unused recovery codes */
                        recoveryCodes: number;
                        /** @description Active sessions, the last used first */
                        sessions: {
                            /**
                             * Format: date-time
                             * @description Time of the login (UTC)
                             */
                            createdOn: string;
                            id: string;
                            /** @description Whether it is the session of this request */
                            isCurrent: boolean;
                            /**
                             * Format: date-time
                             * @description Time of the last use (UTC), exact to some minutes
                             */
                            lastUsedOn: string;
                            /** @description The browser, as it describes itself */
                            userAgent: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteUserSessionById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putUserUpdateForgottenPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newPassword: string;
                    /** @description Token from the link in the mail */
                    tempCode: string;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description UnauthorizedOrInvalid, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description PasswordUnchanged, CommonPassword */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateUsersCompanyByUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    businessDepartment?: "MNG" | "PRC" | "ADM" | "TCH" | "PRD" | "PNT" | "MNT" | "WRH";
                    businessName?: string;
                    /** @enum {string} */
                    businessRole?: "GNM" | "PRP" | "DRC" | "DPH" | "OPR" | "MNG" | "BYR" | "OFW" | "DSG";
                    /** @enum {string} */
                    businessType?: "MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC";
                    businessWebsite?: string;
                    commercialUseConsent?: boolean;
                    country?: components["schemas"]["CountryInput"];
                    firstname?: string;
                    /** @enum {string} */
                    gender?: "F" | "M";
                    /** @enum {string} */
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    lastname?: string;
                    newsletterSubscribed?: boolean;
                    notificationMail?: boolean;
                    phonePrefix?: string;
                    province?: string | null;
                    telephone?: string;
                    zipCode?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateUsersPrivateByUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    commercialUseConsent?: boolean;
                    country?: components["schemas"]["CountryInput"];
                    firstname?: string;
                    /** @enum {string} */
                    gender?: "F" | "M";
                    /** @enum {string} */
                    interested?: "MTL" | "WOD" | "HOM" | "RSN";
                    /** @enum {string} */
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    lastname?: string;
                    newsletterSubscribed?: boolean;
                    notificationMail?: boolean;
                    phonePrefix?: string | null;
                    province?: string | null;
                    telephone?: string | null;
                    zipCode?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putUsersRequestContact: {
        requestBody: {
            content: {
                "application/json": {
                    /** @description Honeypot field; must be left empty */
                    contactReference?: string;
                    email?: unknown;
                    /**
                     * @description Language of the form, used for the answer
                     * @enum {string}
                     */
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    name?: unknown;
                    /** @description Time that the form was open, in milliseconds */
                    openFor?: number;
                    request: string;
                    /** @enum {string} */
                    requestType: "COMMERCIAL" | "PLATFORM" | "OTHER";
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeAudit: {
        parameters: {
            query?: {
                /** @description Action of the audit log */
                action?: "accounts.confirm-registration" | "accounts.change" | "accounts.change-password" | "accounts.reset-password" | "accounts.add-second-factor" | "accounts.remove-second-factor" | "accounts.replace-recovery-codes" | "accounts.use-recovery-code" | "accounts.end-sessions" | "users.reset-second-factor" | "users.create" | "users.invite" | "users.unlock" | "users.change-rights" | "users.disable" | "users.enable" | "personal-data.export" | "personal-data.anonymise" | "portfolios.assign" | "portfolios.unassign" | "customers.create" | "customers.change" | "customers.assign" | "customers.note" | "customer-requests.submit" | "customer-requests.associate" | "customer-requests.accept" | "customer-requests.reject" | "customer-requests.become-customer" | "customer-requests.remove" | "customer-requests.close" | "customer-requests.expire" | "invitations.send" | "invitations.accept" | "invitations.reject" | "invitations.delete" | "update-customer-requests.submit" | "update-customer-requests.accept" | "update-customer-requests.reject" | "offer-requests.create" | "offer-requests.decide" | "offer-requests.correct" | "offer-requests.withdraw" | "offer-requests.order" | "offer-requests.request-again" | "offer-requests.expire" | "offer-requests.remove" | "offer-requests.assign" | "offer-requests.note" | "order-requests.create" | "order-requests.decide" | "order-requests.request-again" | "order-requests.expire" | "order-requests.remove" | "order-requests.assign" | "order-requests.note" | "orders.create" | "orders.change" | "orders.status" | "orders.release" | "orders.ship-part" | "orders.change-delivery-date" | "orders.assign" | "orders.note" | "contact-requests.send" | "contact-requests.reply" | "contact-requests.answer" | "contact-requests.reopen" | "contact-requests.assign" | "contact-requests.note" | "dealers.add" | "dealers.change" | "dealers.remove" | "closures.add" | "closures.fill-in" | "closures.remove" | "sds.publish" | "sds.withdraw" | "sds.send-update" | "sds.store-batches" | "tds.publish" | "tds.withdraw" | "tds.compose" | "mixing.change" | "catalogue.correct" | "prices.change" | "customer-prices.change" | "private-catalogue.upload" | "private-catalogue.accept" | "private-catalogue.reject" | "private-catalogue.supersede" | "private-catalogue.replace" | "private-catalogue.restore" | "search-synonyms.add" | "search-synonyms.change" | "search-synonyms.remove" | "product-images.store" | "product-images.remove" | "imports.run" | "imports.undo" | "integration-keys.make" | "integration-keys.revoke" | "webhooks.add" | "webhooks.change" | "webhooks.switch-off" | "webhooks.remove" | "jobs.run" | "mails.resend";
                /** @description First day, in the manufacturer's time zone */
                atFrom?: string;
                /** @description Last day, in the manufacturer's time zone */
                atTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Kind of entity that was changed */
                entity?: "user" | "customer" | "customer_request" | "customer_invitation" | "update_customer_request" | "offer_request" | "order_request" | "order" | "contact_request" | "dealer" | "closure" | "sds-documents" | "sds-batches" | "tds-versions" | "serials" | "customer_prices" | "b2c_tree" | "search_synonym" | "product_image" | "import" | "integration_key" | "webhook" | "job" | "mail";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "at,asc" | "at,desc";
                /** @description Username of the person who made the change, or part of their name or username */
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            /** @description Action, in the form `capability.verb` */
                            action: string;
                            /**
                             * Format: date-time
                             * @description Time of the change (UTC)
                             */
                            at: string;
                            businessName: string | null;
                            /** @description Customer whose data is affected */
                            customerCode: string | null;
                            /** @description Details of the change; null if the caller has no access to that area of the back office */
                            details: {
                                [key: string]: unknown;
                            } | null;
                            /** @description Type of the entity that was changed */
                            entity: string;
                            entityId: string;
                            id: string;
                            /** @description First and last name of the author */
                            name: string | null;
                            /** @description Name of the entity, such as the number of an offer or the name of a job; null if it was deleted, has none, or if the caller cannot see the details */
                            subject: string | null;
                            /** @description Username of the author; null for the portal itself and for deleted users */
                            username: string | null;
                        }[];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeAuditExport: {
        parameters: {
            query?: {
                /** @description Action of the audit log */
                action?: "accounts.confirm-registration" | "accounts.change" | "accounts.change-password" | "accounts.reset-password" | "accounts.add-second-factor" | "accounts.remove-second-factor" | "accounts.replace-recovery-codes" | "accounts.use-recovery-code" | "accounts.end-sessions" | "users.reset-second-factor" | "users.create" | "users.invite" | "users.unlock" | "users.change-rights" | "users.disable" | "users.enable" | "personal-data.export" | "personal-data.anonymise" | "portfolios.assign" | "portfolios.unassign" | "customers.create" | "customers.change" | "customers.assign" | "customers.note" | "customer-requests.submit" | "customer-requests.associate" | "customer-requests.accept" | "customer-requests.reject" | "customer-requests.become-customer" | "customer-requests.remove" | "customer-requests.close" | "customer-requests.expire" | "invitations.send" | "invitations.accept" | "invitations.reject" | "invitations.delete" | "update-customer-requests.submit" | "update-customer-requests.accept" | "update-customer-requests.reject" | "offer-requests.create" | "offer-requests.decide" | "offer-requests.correct" | "offer-requests.withdraw" | "offer-requests.order" | "offer-requests.request-again" | "offer-requests.expire" | "offer-requests.remove" | "offer-requests.assign" | "offer-requests.note" | "order-requests.create" | "order-requests.decide" | "order-requests.request-again" | "order-requests.expire" | "order-requests.remove" | "order-requests.assign" | "order-requests.note" | "orders.create" | "orders.change" | "orders.status" | "orders.release" | "orders.ship-part" | "orders.change-delivery-date" | "orders.assign" | "orders.note" | "contact-requests.send" | "contact-requests.reply" | "contact-requests.answer" | "contact-requests.reopen" | "contact-requests.assign" | "contact-requests.note" | "dealers.add" | "dealers.change" | "dealers.remove" | "closures.add" | "closures.fill-in" | "closures.remove" | "sds.publish" | "sds.withdraw" | "sds.send-update" | "sds.store-batches" | "tds.publish" | "tds.withdraw" | "tds.compose" | "mixing.change" | "catalogue.correct" | "prices.change" | "customer-prices.change" | "private-catalogue.upload" | "private-catalogue.accept" | "private-catalogue.reject" | "private-catalogue.supersede" | "private-catalogue.replace" | "private-catalogue.restore" | "search-synonyms.add" | "search-synonyms.change" | "search-synonyms.remove" | "product-images.store" | "product-images.remove" | "imports.run" | "imports.undo" | "integration-keys.make" | "integration-keys.revoke" | "webhooks.add" | "webhooks.change" | "webhooks.switch-off" | "webhooks.remove" | "jobs.run" | "mails.resend";
                /** @description First day, in the manufacturer's time zone */
                atFrom?: string;
                /** @description Last day, in the manufacturer's time zone */
                atTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Kind of entity that was changed */
                entity?: "user" | "customer" | "customer_request" | "customer_invitation" | "update_customer_request" | "offer_request" | "order_request" | "order" | "contact_request" | "dealer" | "closure" | "sds-documents" | "sds-batches" | "tds-versions" | "serials" | "customer_prices" | "b2c_tree" | "search_synonym" | "product_image" | "import" | "integration_key" | "webhook" | "job" | "mail";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Username of the person who made the change, or part of their name or username */
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeB2cUploads: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc";
                /** @description Status of entries */
                status?: ("PENDING" | "PUBLISHED" | "REJECTED" | "REPLACED" | "SUPERSEDED") | "REFUSED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["TreeUpload"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeB2cUploadById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["TreeUploadDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeB2cUploadChanges: {
        parameters: {
            query?: {
                /** @description Kind of entries */
                kind?: "added" | "changed" | "moved" | "removed";
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            code: string;
                            /** @description Changed fields; empty for added and removed nodes */
                            fields: ("name" | "description" | "image" | "brand" | "link" | "position")[];
                            /** @enum {string} */
                            kind: "added" | "changed" | "moved" | "removed";
                            name: components["schemas"]["LocalizedText"];
                            /** @description Parent category; null at the first level */
                            parent: {
                                code: string;
                                name: components["schemas"]["LocalizedText"];
                            } | null;
                            /** @description Previous parent category of a moved node */
                            previousParent: {
                                code: string;
                                name: components["schemas"]["LocalizedText"];
                            } | null;
                            /** @description Changed values; all values for added and removed nodes */
                            values: {
                                /** @enum {string} */
                                field: "name" | "description" | "image" | "brand" | "link";
                                is: string | null;
                                /** @description Language of a name or description; null for any other field */
                                language: ("it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs") | null;
                                was: string | null;
                            }[];
                        }[];
                        empty: boolean;
                        first: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeB2cUploadDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    decision: ("ACCEPTED" | "REJECTED") | "REFUSED";
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["TreeUploadDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description ForeignShops */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeB2cUploadRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["TreeUploadDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ForeignShops */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeCatalogue: {
        parameters: {
            query?: {
                /** @description Area of use */
                area?: "3M" | "3W" | "3H" | "3EFL" | "3C" | "3P" | "3S" | "3A" | "3D" | "3T" | "3Z";
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "serial,asc" | "serial,desc" | "brand,asc" | "brand,desc";
                /** @description Beginning of a serial or product code, or part of a name in any language */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            /** @description Facet code */
                            area: string;
                            brand: string;
                            colors: number;
                            productClass: string;
                            products: number;
                            serial: string;
                            shortDescription: components["schemas"]["LocalizedText"];
                        }[];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeCatalogueByProductClassAndSerial: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Product class, `3` for most products */
                productClass: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        applications: string[];
                        area: string;
                        brand: string;
                        colors: {
                            color: string;
                            colorDescription: components["schemas"]["LocalizedText"];
                            hex: string | null;
                            products: number;
                        }[];
                        diluent: string | null;
                        dilution: string;
                        drying: string;
                        /** @description Shelf life in months */
                        expires: number | null;
                        family: string;
                        /** @description Corrections made in the back office */
                        history: components["schemas"]["HistoryEntry"][];
                        intest: string;
                        longDescription: components["schemas"]["LocalizedText"];
                        productClass: string;
                        /** @description Coverage in m2 per kg */
                        resakg: number | null;
                        /** @description Coverage in m2 per litre */
                        resalt: number | null;
                        /** @description Number of available safety data sheets */
                        sdsDocuments: number;
                        serial: string;
                        shortDescription: components["schemas"]["LocalizedText"];
                        /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                        sources: {
                            [key: string]: {
                                /**
                                 * Format: date-time
                                 * @description Time at which the value was set (UTC)
                                 */
                                at: string;
                                /** @description Username, or name of the integration key; null once deleted */
                                by: string | null;
                                /** @description Id of the import; null for a correction or an import no longer listed */
                                importId: string | null;
                                /** @enum {string} */
                                origin: "IMPORT" | "DESK";
                            };
                        };
                        /** @description Languages of the available technical data sheets */
                        tdsLanguages: string[];
                        typology: string;
                        /** @description Version, incremented by every change of the serial, its colours and its products */
                        version: number | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateBackofficeCatalogueByProductClassAndSerial: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Product class, `3` for most products */
                productClass: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    longDescription?: {
                        cs?: string | null;
                        de?: string | null;
                        en?: string | null;
                        es?: string | null;
                        fr?: string | null;
                        it?: string | null;
                        pl?: string | null;
                        ru?: string | null;
                    };
                    shortDescription?: {
                        cs?: string | null;
                        de?: string | null;
                        en?: string | null;
                        es?: string | null;
                        fr?: string | null;
                        it?: string | null;
                        pl?: string | null;
                        ru?: string | null;
                    };
                    version: number | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        applications: string[];
                        area: string;
                        brand: string;
                        colors: {
                            color: string;
                            colorDescription: components["schemas"]["LocalizedText"];
                            hex: string | null;
                            products: number;
                        }[];
                        diluent: string | null;
                        dilution: string;
                        drying: string;
                        /** @description Shelf life in months */
                        expires: number | null;
                        family: string;
                        /** @description Corrections made in the back office */
                        history: components["schemas"]["HistoryEntry"][];
                        intest: string;
                        longDescription: components["schemas"]["LocalizedText"];
                        productClass: string;
                        /** @description Coverage in m2 per kg */
                        resakg: number | null;
                        /** @description Coverage in m2 per litre */
                        resalt: number | null;
                        /** @description Number of available safety data sheets */
                        sdsDocuments: number;
                        serial: string;
                        shortDescription: components["schemas"]["LocalizedText"];
                        /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                        sources: {
                            [key: string]: {
                                /**
                                 * Format: date-time
                                 * @description Time at which the value was set (UTC)
                                 */
                                at: string;
                                /** @description Username, or name of the integration key; null once deleted */
                                by: string | null;
                                /** @description Id of the import; null for a correction or an import no longer listed */
                                importId: string | null;
                                /** @enum {string} */
                                origin: "IMPORT" | "DESK";
                            };
                        };
                        /** @description Languages of the available technical data sheets */
                        tdsLanguages: string[];
                        typology: string;
                        /** @description Version, incremented by every change of the serial, its colours and its products */
                        version: number | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeCatalogueByProductClassAndSerialAndColor: {
        parameters: {
            query?: {
                /** @description Customer whose agreed prices are included */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Colour code */
                color: string;
                /** @description Product class, `3` for most products */
                productClass: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        color: string;
                        colorDescription: components["schemas"]["LocalizedText"];
                        hex: string | null;
                        products: {
                            /** @description Terms agreed with the customer of the query; null if there are none */
                            agreed: {
                                agentCommissionPct: number;
                                discountPct1: number;
                                discountPct2: number;
                                priceListCode: string;
                                /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                                sources: {
                                    [key: string]: {
                                        /**
                                         * Format: date-time
                                         * @description Time at which the value was set (UTC)
                                         */
                                        at: string;
                                        /** @description Username, or name of the integration key; null once deleted */
                                        by: string | null;
                                        /** @description Id of the import; null for a correction or an import no longer listed */
                                        importId: string | null;
                                        /** @enum {string} */
                                        origin: "IMPORT" | "DESK";
                                    };
                                };
                                unitPrice: number;
                            } | null;
                            dna: number | null;
                            id: components["schemas"]["ProductCode"];
                            imageVersion: string | null;
                            inStock: boolean;
                            lat: string | null;
                            link: string | null;
                            newColor: string | null;
                            newSerial: string | null;
                            plo: number;
                            prices: {
                                priceListCode: string;
                                /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                                sources: {
                                    [key: string]: {
                                        /**
                                         * Format: date-time
                                         * @description Time at which the value was set (UTC)
                                         */
                                        at: string;
                                        /** @description Username, or name of the integration key; null once deleted */
                                        by: string | null;
                                        /** @description Id of the import; null for a correction or an import no longer listed */
                                        importId: string | null;
                                        /** @enum {string} */
                                        origin: "IMPORT" | "DESK";
                                    };
                                };
                                unitPrice: number;
                            }[];
                            qta: number;
                            qtyPkgMultiplier: number;
                            /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                            sources: {
                                [key: string]: {
                                    /**
                                     * Format: date-time
                                     * @description Time at which the value was set (UTC)
                                     */
                                    at: string;
                                    /** @description Username, or name of the integration key; null once deleted */
                                    by: string | null;
                                    /** @description Id of the import; null for a correction or an import no longer listed */
                                    importId: string | null;
                                    /** @enum {string} */
                                    origin: "IMPORT" | "DESK";
                                };
                            };
                            status: string;
                            tsc: string;
                            um: string;
                            unitQty: number;
                        }[];
                        /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                        sources: {
                            [key: string]: {
                                /**
                                 * Format: date-time
                                 * @description Time at which the value was set (UTC)
                                 */
                                at: string;
                                /** @description Username, or name of the integration key; null once deleted */
                                by: string | null;
                                /** @description Id of the import; null for a correction or an import no longer listed */
                                importId: string | null;
                                /** @enum {string} */
                                origin: "IMPORT" | "DESK";
                            };
                        };
                        version: number | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateBackofficeCatalogueByProductClassAndSerialAndColor: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Colour code */
                color: string;
                /** @description Product class, `3` for most products */
                productClass: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    colorDescription: {
                        cs?: string | null;
                        de?: string | null;
                        en?: string | null;
                        es?: string | null;
                        fr?: string | null;
                        it?: string | null;
                        pl?: string | null;
                        ru?: string | null;
                    };
                    version: number | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        color: string;
                        colorDescription: components["schemas"]["LocalizedText"];
                        hex: string | null;
                        products: {
                            /** @description Terms agreed with the customer of the query; null if there are none */
                            agreed: {
                                agentCommissionPct: number;
                                discountPct1: number;
                                discountPct2: number;
                                priceListCode: string;
                                /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                                sources: {
                                    [key: string]: {
                                        /**
                                         * Format: date-time
                                         * @description Time at which the value was set (UTC)
                                         */
                                        at: string;
                                        /** @description Username, or name of the integration key; null once deleted */
                                        by: string | null;
                                        /** @description Id of the import; null for a correction or an import no longer listed */
                                        importId: string | null;
                                        /** @enum {string} */
                                        origin: "IMPORT" | "DESK";
                                    };
                                };
                                unitPrice: number;
                            } | null;
                            dna: number | null;
                            id: components["schemas"]["ProductCode"];
                            imageVersion: string | null;
                            inStock: boolean;
                            lat: string | null;
                            link: string | null;
                            newColor: string | null;
                            newSerial: string | null;
                            plo: number;
                            prices: {
                                priceListCode: string;
                                /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                                sources: {
                                    [key: string]: {
                                        /**
                                         * Format: date-time
                                         * @description Time at which the value was set (UTC)
                                         */
                                        at: string;
                                        /** @description Username, or name of the integration key; null once deleted */
                                        by: string | null;
                                        /** @description Id of the import; null for a correction or an import no longer listed */
                                        importId: string | null;
                                        /** @enum {string} */
                                        origin: "IMPORT" | "DESK";
                                    };
                                };
                                unitPrice: number;
                            }[];
                            qta: number;
                            qtyPkgMultiplier: number;
                            /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                            sources: {
                                [key: string]: {
                                    /**
                                     * Format: date-time
                                     * @description Time at which the value was set (UTC)
                                     */
                                    at: string;
                                    /** @description Username, or name of the integration key; null once deleted */
                                    by: string | null;
                                    /** @description Id of the import; null for a correction or an import no longer listed */
                                    importId: string | null;
                                    /** @enum {string} */
                                    origin: "IMPORT" | "DESK";
                                };
                            };
                            status: string;
                            tsc: string;
                            um: string;
                            unitQty: number;
                        }[];
                        /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                        sources: {
                            [key: string]: {
                                /**
                                 * Format: date-time
                                 * @description Time at which the value was set (UTC)
                                 */
                                at: string;
                                /** @description Username, or name of the integration key; null once deleted */
                                by: string | null;
                                /** @description Id of the import; null for a correction or an import no longer listed */
                                importId: string | null;
                                /** @enum {string} */
                                origin: "IMPORT" | "DESK";
                            };
                        };
                        version: number | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateBackofficeCatalogueByProductClassAndSerialAndColorAndPkg: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Colour code */
                color: string;
                /** @description Code of the packaging */
                pkg: string;
                /** @description Product class, `3` for most products */
                productClass: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inStock?: boolean;
                    /** @description Image name */
                    lat?: string | null;
                    status?: string;
                    tsc?: string;
                    version: number | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        color: string;
                        colorDescription: components["schemas"]["LocalizedText"];
                        hex: string | null;
                        products: {
                            /** @description Terms agreed with the customer of the query; null if there are none */
                            agreed: {
                                agentCommissionPct: number;
                                discountPct1: number;
                                discountPct2: number;
                                priceListCode: string;
                                /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                                sources: {
                                    [key: string]: {
                                        /**
                                         * Format: date-time
                                         * @description Time at which the value was set (UTC)
                                         */
                                        at: string;
                                        /** @description Username, or name of the integration key; null once deleted */
                                        by: string | null;
                                        /** @description Id of the import; null for a correction or an import no longer listed */
                                        importId: string | null;
                                        /** @enum {string} */
                                        origin: "IMPORT" | "DESK";
                                    };
                                };
                                unitPrice: number;
                            } | null;
                            dna: number | null;
                            id: components["schemas"]["ProductCode"];
                            imageVersion: string | null;
                            inStock: boolean;
                            lat: string | null;
                            link: string | null;
                            newColor: string | null;
                            newSerial: string | null;
                            plo: number;
                            prices: {
                                priceListCode: string;
                                /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                                sources: {
                                    [key: string]: {
                                        /**
                                         * Format: date-time
                                         * @description Time at which the value was set (UTC)
                                         */
                                        at: string;
                                        /** @description Username, or name of the integration key; null once deleted */
                                        by: string | null;
                                        /** @description Id of the import; null for a correction or an import no longer listed */
                                        importId: string | null;
                                        /** @enum {string} */
                                        origin: "IMPORT" | "DESK";
                                    };
                                };
                                unitPrice: number;
                            }[];
                            qta: number;
                            qtyPkgMultiplier: number;
                            /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                            sources: {
                                [key: string]: {
                                    /**
                                     * Format: date-time
                                     * @description Time at which the value was set (UTC)
                                     */
                                    at: string;
                                    /** @description Username, or name of the integration key; null once deleted */
                                    by: string | null;
                                    /** @description Id of the import; null for a correction or an import no longer listed */
                                    importId: string | null;
                                    /** @enum {string} */
                                    origin: "IMPORT" | "DESK";
                                };
                            };
                            status: string;
                            tsc: string;
                            um: string;
                            unitQty: number;
                        }[];
                        /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                        sources: {
                            [key: string]: {
                                /**
                                 * Format: date-time
                                 * @description Time at which the value was set (UTC)
                                 */
                                at: string;
                                /** @description Username, or name of the integration key; null once deleted */
                                by: string | null;
                                /** @description Id of the import; null for a correction or an import no longer listed */
                                importId: string | null;
                                /** @enum {string} */
                                origin: "IMPORT" | "DESK";
                            };
                        };
                        version: number | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeClosures: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "firstDay,asc" | "firstDay,desc" | "lastDay,asc" | "lastDay,desc";
                /** @description Closures with a day in this year; by default those that are not over */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            /** @description First closed day */
                            firstDay: string;
                            /** @description Public holiday; null for a closure of the manufacturer */
                            holiday: ("NEW_YEAR" | "EPIPHANY" | "EASTER_MONDAY" | "LIBERATION_DAY" | "LABOUR_DAY" | "REPUBLIC_DAY" | "ASSUMPTION" | "SAINT_FRANCIS" | "ALL_SAINTS" | "IMMACULATE_CONCEPTION" | "CHRISTMAS" | "SAINT_STEPHEN") | null;
                            id: string;
                            /** @description Last closed day; the first one for a single day */
                            lastDay: string;
                            /** @description Name that staff gave the closure; null for a public holiday */
                            name: string | null;
                        }[];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeClosures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description First closed day
                     */
                    firstDay: string;
                    /**
                     * Format: date
                     * @description Last closed day; the first one for a single day
                     */
                    lastDay: string;
                    /** @description Name that staff see, such as summer closure */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteBackofficeClosureById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeClosuresItalianHolidays: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Year to fill in */
                    year: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Number of public holidays that were not in the list before */
                        added: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeContactRequests: {
        parameters: {
            query?: {
                /** @description Entries that are assigned to the caller (`MINE`) or to nobody (`NOBODY`) */
                assignment?: "MINE" | "NOBODY";
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Type of contact request */
                requestType?: "COMMERCIAL" | "PLATFORM" | "OTHER";
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc" | "requestType,asc" | "requestType,desc" | "name,asc" | "name,desc";
                /** @description Status of entries */
                status?: "OPEN" | "ANSWERED";
                /** @description Part of the name, e-mail address or message */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["ContactRequest"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeContactRequestById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ContactRequestDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateBackofficeContactRequestById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Username of the staff member who handles the entry; null to unassign */
                    assignedTo?: string | null;
                    /** @description Internal note, visible to staff only */
                    note?: string | null;
                    /** @description Version on which the change is based; if somebody has changed the content since, the request fails with Conflict, and `outcome` says who and when */
                    version: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ContactRequestDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeContactRequestAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ContactRequestDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeContactRequestAnswered: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ContactRequestDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeContactRequestReopen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ContactRequestDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeContactRequestsAssignees: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        name: string;
                        username: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeCustomerRequests: {
        parameters: {
            query?: {
                /** @description Part of the business name */
                businessName?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Kind of entries */
                kind?: "NEW" | "EXISTING" | "MANAGED";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc" | "kind,asc" | "kind,desc" | "businessName,asc" | "businessName,desc" | "vatNumber,asc" | "vatNumber,desc";
                /** @description Status of entries */
                status?: ("PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED") | "REFUSED";
                /** @description Beginning of the VAT number */
                vatNumber?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["CustomerRequestAtDesk"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeCustomerRequestById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["CustomerRequestToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeCustomerRequestDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Commission of the agent, in percent */
                    agentCommissionPct?: number;
                    /** @description Code of the new customer; defaults to the next free code */
                    customerCode?: string;
                    /** @enum {string} */
                    decision: "ACCEPTED";
                    /** @description First discount, in percent of the list price */
                    discountPct1?: number;
                    /** @description Second discount in percent, applied after the first */
                    discountPct2?: number;
                    managers?: components["schemas"]["EmailInput"][];
                    /** @description Payment terms, such as `30 days from the end of the month` */
                    paymentTerms?: string | null;
                    /** @enum {string} */
                    priceListCode?: "9" | "RIV" | "CPS" | "IND" | "SM pastes" | "SM converters" | "GE pastes" | "GE converters" | "LEG" | "DIL" | "IMB" | "ATT";
                    reason?: string;
                    /** @description Discount on the total of each order, in percent */
                    unconditionalDiscountPct?: number;
                } | {
                    /** @enum {string} */
                    decision: "REJECTED" | "REFUSED";
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["CustomerRequestToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict, VatNumberExists */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeCustomerRequestsManagers: {
        parameters: {
            query?: {
                /** @description Words or codes to find */
                searchString?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        firstname: string;
                        lastname: string;
                        role: string;
                        username: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeCustomers: {
        parameters: {
            query?: {
                /** @description Entries that are assigned to the caller (`MINE`) or to nobody (`NOBODY`) */
                assignment?: "MINE" | "NOBODY";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Words of the name, town, postal code or province, or the beginning of the code: each word must match. Or the beginning of the VAT number. */
                search?: string;
                /** @description Same as `search`, under its name in portfolios */
                searchString?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "businessName,asc" | "businessName,desc" | "customerCode,asc" | "customerCode,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            businessName: string;
                            /** @description City of the legal address */
                            city: string | null;
                            customerCode: string;
                            /**
                             * Format: date-time
                             * @description Time of the request for the most recent order (UTC); null if there is none
                             */
                            lastOrderedOn: string | null;
                        }[];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses: components["schemas"]["RequestedAddressInput"][];
                    /** @description Commission of the agent, in percent */
                    agentCommissionPct?: number;
                    bankName?: string | null;
                    billingEmails: components["schemas"]["EmailInput"][];
                    businessName: string;
                    contacts: components["schemas"]["RequestedContactInput"][];
                    /** @description Annual sales potential in EUR */
                    cromiaPotential?: number | null;
                    /** @description Code of the new customer; defaults to the next free code */
                    customerCode?: string;
                    /** @description First discount, in percent of the list price */
                    discountPct1?: number;
                    /** @description Second discount in percent, applied after the first */
                    discountPct2?: number;
                    fiscalCode?: ("" | string) | null;
                    iban?: ("" | string) | null;
                    isRetailerOfBodywork?: boolean;
                    isRetailerOfConstruction?: boolean;
                    isRetailerOfMetal?: boolean;
                    isRetailerOfOwnership?: boolean;
                    isRetailerOfWood?: boolean;
                    /** @description Usernames of the agents and commercial users who manage the customer */
                    managers?: components["schemas"]["EmailInput"][];
                    marketCompetitor1?: string | null;
                    marketCompetitor2?: string | null;
                    marketSegmentation1?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation2?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation3?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation4?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    msdsEmails: components["schemas"]["EmailInput"][];
                    /** @description Payment terms, such as `30 days from the end of the month` */
                    paymentTerms?: string | null;
                    pec?: ("" | components["schemas"]["EmailInput"]) | null;
                    /** @enum {string} */
                    priceListCode?: "9" | "RIV" | "CPS" | "IND" | "SM pastes" | "SM converters" | "GE pastes" | "GE converters" | "LEG" | "DIL" | "IMB" | "ATT";
                    resellingType?: string | null;
                    retailerShopWindows?: number | null;
                    /** @description Sales area in m2 */
                    retailerSurface?: number | null;
                    sdiCode?: ("" | string) | null;
                    testSheetsEmails: components["schemas"]["EmailInput"][];
                    tntNextRequired?: boolean;
                    /** @description Total annual consumption in EUR */
                    totalConsumption?: number | null;
                    transportDocumentEmails: components["schemas"]["EmailInput"][];
                    /** @description Discount on the total of each order, in percent */
                    unconditionalDiscountPct?: number;
                    vatNumber: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        customerCode: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description Conflict, VatNumberExists */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeCustomerByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Customer code: six digits */
                code: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["CustomerAtDesk"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateBackofficeCustomerByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Customer code: six digits */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses?: components["schemas"]["RequestedAddressInput"][];
                    /** @description Commission of the agent, in percent */
                    agentCommissionPct?: number;
                    bankName?: string | null;
                    billingEmails?: components["schemas"]["EmailInput"][];
                    businessName?: string;
                    contacts?: components["schemas"]["RequestedContactInput"][];
                    /** @description Annual sales potential in EUR */
                    cromiaPotential?: number | null;
                    /** @description First discount, in percent of the list price */
                    discountPct1?: number;
                    /** @description Second discount in percent, applied after the first */
                    discountPct2?: number;
                    fiscalCode?: ("" | string) | null;
                    iban?: ("" | string) | null;
                    isRetailerOfBodywork?: boolean;
                    isRetailerOfConstruction?: boolean;
                    isRetailerOfMetal?: boolean;
                    isRetailerOfOwnership?: boolean;
                    isRetailerOfWood?: boolean;
                    marketCompetitor1?: string | null;
                    marketCompetitor2?: string | null;
                    marketSegmentation1?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation2?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation3?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation4?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    msdsEmails?: components["schemas"]["EmailInput"][];
                    /** @description Payment terms, such as `30 days from the end of the month` */
                    paymentTerms?: string | null;
                    pec?: ("" | components["schemas"]["EmailInput"]) | null;
                    /** @enum {string} */
                    priceListCode?: "9" | "RIV" | "CPS" | "IND" | "SM pastes" | "SM converters" | "GE pastes" | "GE converters" | "LEG" | "DIL" | "IMB" | "ATT";
                    resellingType?: string | null;
                    retailerShopWindows?: number | null;
                    /** @description Sales area in m2 */
                    retailerSurface?: number | null;
                    sdiCode?: ("" | string) | null;
                    testSheetsEmails?: components["schemas"]["EmailInput"][];
                    tntNextRequired?: boolean;
                    /** @description Total annual consumption in EUR */
                    totalConsumption?: number | null;
                    transportDocumentEmails?: components["schemas"]["EmailInput"][];
                    /** @description Discount on the total of each order, in percent */
                    unconditionalDiscountPct?: number;
                    vatNumber?: string;
                    /** @description Version on which the change is based; if somebody has changed the content since, the request fails with Conflict, and `outcome` says who and when */
                    version: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["CustomerAtDesk"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict, VatNumberExists */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeCustomerPrices: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "productCode,asc" | "productCode,desc";
            };
            header?: never;
            path: {
                /** @description Customer code: six digits */
                code: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["AgreedPrice"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                        /** @description Version of all prices agreed with the customer */
                        version: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeCustomersUsualTerms: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["NewCustomerProposal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeDealers: {
        parameters: {
            query?: {
                /** @description Dealers that serve this kind of buyer, exclusively or not */
                kind?: "PRIVATE" | "PROFESSIONAL";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Part of the name or town, or beginning of the postal code */
                searchString?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "businessName,asc" | "businessName,desc" | "city,asc" | "city,desc" | "postalCode,asc" | "postalCode,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Dealer"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeDealers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDealerInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeDealerById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["DealerDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putBackofficeDealerById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    brands?: string[];
                    businessName: string;
                    city: string;
                    country: components["schemas"]["CountryInput"];
                    email: components["schemas"]["EmailInput"] | null;
                    forPrivate: boolean;
                    forProfessional: boolean;
                    latitude: number;
                    longitude: number;
                    mapLink: string | null;
                    phone: string | null;
                    postalCode: string;
                    province: string | null;
                    street: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["DealerDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteBackofficeDealerById: {
        parameters: {
            query: {
                /** @description Version that the caller has read; another stored version returns 409 */
                version: number;
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeDocuments: {
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        sds: components["schemas"]["SdsDocument"][];
                        tds: components["schemas"]["TdsDocument"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeExportByKind: {
        parameters: {
            query: {
                /** @description Customer, of agreed prices and customers */
                customerCode?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Price list, of prices and customers */
                priceListCode?: "9" | "RIV" | "CPS" | "IND" | "SM pastes" | "SM converters" | "GE pastes" | "GE converters" | "LEG" | "DIL" | "IMB" | "ATT";
                /** @description Start of the serial, of products, texts, prices and stock */
                serial?: string;
                /** @description Language, of texts and synonyms */
                textLanguage?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Kind of entries */
                kind: "products" | "texts" | "prices" | "stock" | "customers" | "synonyms";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeFailedMails: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "attempts,asc" | "attempts,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            attempts: number;
                            /**
                             * Format: date-time
                             * @description Time at which the mail was created (UTC)
                             */
                            createdOn: string;
                            id: string;
                            /**
                             * Format: date-time
                             * @description Time of the next attempt (UTC); null if no attempt will follow
                             */
                            nextAttemptOn: string | null;
                            /** @description Response of the mail server to the last attempt */
                            reason: string;
                            subject: string;
                            to: string;
                        }[];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeFailedMailResend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Number of mails that are sent again */
                        mails: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeFailedMailsResend: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Number of mails that are sent again */
                        mails: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeHandlingByKindAndId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entry, or the code of a customer */
                id: string;
                /** @description What the entry is */
                kind: "orders" | "order-requests" | "offer-requests" | "customers" | "contact-requests";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description Username of the assigned staff member; null if unassigned
                         */
                        assignedTo: string | null;
                        /** @description Internal note, visible to staff only */
                        note: string | null;
                        /** @description Version of the content; a change of it states the version that it is based on */
                        version: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateBackofficeHandlingByKindAndId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entry, or the code of a customer */
                id: string;
                /** @description What the entry is */
                kind: "orders" | "order-requests" | "offer-requests" | "customers" | "contact-requests";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Username of the staff member who handles the entry; null to unassign */
                    assignedTo?: string | null;
                    /** @description Internal note, visible to staff only */
                    note?: string | null;
                    /** @description Version on which the change is based; if somebody has changed the content since, the request fails with Conflict, and `outcome` says who and when */
                    version: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description Username of the assigned staff member; null if unassigned
                         */
                        assignedTo: string | null;
                        /** @description Internal note, visible to staff only */
                        note: string | null;
                        /** @description Version of the content; a change of it states the version that it is based on */
                        version: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeHandlingAssignees: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        name: string;
                        username: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeImports: {
        parameters: {
            query?: {
                /** @description Kind of entries */
                kind?: "products" | "texts" | "prices" | "stock" | "customers" | "orders" | "order-statuses" | "synonyms";
                /** @description Outcome of entries */
                outcome?: "DONE" | "PARTLY" | "REFUSED";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "begunOn,asc" | "begunOn,desc" | "kind,asc" | "kind,desc" | "outcome,asc" | "outcome,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Import"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    importFile: {
        parameters: {
            query: {
                /** @description Reports what would change without saving it */
                dryRun?: boolean;
                /** @description Kind of entries */
                kind: "products" | "texts" | "prices" | "stock" | "customers" | "orders" | "order-statuses" | "synonyms";
                /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                partial?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description BadRequest, ImportRefused */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description UnknownEncoding, UnsupportedMediaType */
            415: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeImportById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Start time (UTC)
                         */
                        begunOn: string;
                        /** @description Username, or name of the integration key; null after the user has been deleted */
                        by: string | null;
                        byKey: boolean;
                        /** @description Whether the previous values are still stored, so that the import can be undone */
                        canUndo: boolean;
                        changed: number;
                        changes: {
                            /** @description Whether the change overwrites a correction made in the back office */
                            corrected: boolean;
                            field: string;
                            is: string | number | boolean | string[] | null;
                            /** @description Row number, as in `errors` */
                            row: number;
                            /** @description Codes that identify the record */
                            subject: string;
                            was: string | number | boolean | string[] | null;
                        }[];
                        created: number;
                        /** @description Number of stored values that the import empties */
                        erased: number;
                        errors: components["schemas"]["ImportRowError"][];
                        /** @description Number of rows with errors */
                        failed: number;
                        /** @description Whether the file and its rows are still stored; they are kept for 30 days */
                        fileKept: boolean;
                        /** @description Name of the file imported in the back office; null for other imports */
                        fileName: string | null;
                        id: string;
                        /** @enum {string} */
                        kind: "products" | "texts" | "prices" | "stock" | "customers" | "orders" | "order-statuses" | "synonyms";
                        /** @enum {string} */
                        outcome: "DONE" | "PARTLY" | "REFUSED";
                        /** @description Duration in seconds */
                        seconds: number;
                        /** @description Number of rows that match the stored data */
                        unchanged: number;
                        /** @description Username of the person who undid it */
                        undoneBy: string | null;
                        /**
                         * Format: date-time
                         * @description Time at which the import was undone (UTC)
                         */
                        undoneOn: string | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeImportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeImportRows: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "row,asc" | "row,desc";
                /** @description State of entries */
                state?: "CREATED" | "CHANGED" | "UNCHANGED" | "FAILED" | "SKIPPED";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            /** @description Cells by column name; empty cells are omitted */
                            cells: {
                                [key: string]: string;
                            };
                            /** @description Row number, as in `errors` */
                            row: number;
                            /** @enum {string} */
                            state: "CREATED" | "CHANGED" | "UNCHANGED" | "FAILED" | "SKIPPED";
                        }[];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeImportUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Start time (UTC)
                         */
                        begunOn: string;
                        /** @description Username, or name of the integration key; null after the user has been deleted */
                        by: string | null;
                        byKey: boolean;
                        /** @description Whether the previous values are still stored, so that the import can be undone */
                        canUndo: boolean;
                        changed: number;
                        changes: {
                            /** @description Whether the change overwrites a correction made in the back office */
                            corrected: boolean;
                            field: string;
                            is: string | number | boolean | string[] | null;
                            /** @description Row number, as in `errors` */
                            row: number;
                            /** @description Codes that identify the record */
                            subject: string;
                            was: string | number | boolean | string[] | null;
                        }[];
                        created: number;
                        /** @description Number of stored values that the import empties */
                        erased: number;
                        errors: components["schemas"]["ImportRowError"][];
                        /** @description Number of rows with errors */
                        failed: number;
                        /** @description Whether the file and its rows are still stored; they are kept for 30 days */
                        fileKept: boolean;
                        /** @description Name of the file imported in the back office; null for other imports */
                        fileName: string | null;
                        id: string;
                        /** @enum {string} */
                        kind: "products" | "texts" | "prices" | "stock" | "customers" | "orders" | "order-statuses" | "synonyms";
                        /** @enum {string} */
                        outcome: "DONE" | "PARTLY" | "REFUSED";
                        /** @description Duration in seconds */
                        seconds: number;
                        /** @description Number of rows that match the stored data */
                        unchanged: number;
                        /** @description Username of the person who undid it */
                        undoneBy: string | null;
                        /**
                         * Format: date-time
                         * @description Time at which the import was undone (UTC)
                         */
                        undoneOn: string | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeIntegrationKeys: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "name,asc" | "name,desc" | "lastUsedOn,asc" | "lastUsedOn,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["IntegrationKey"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeIntegrationKeys: {
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of the calling program, such as `ERP, stock every hour` */
                    name: string;
                    /** @description What the key may do; other calls return 403 */
                    scopes: ("catalogue" | "customers" | "orders" | "events")[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Username of the creator; null after the user has been deleted */
                        createdBy: string | null;
                        /**
                         * Format: date-time
                         * @description Creation time (UTC)
                         */
                        createdOn: string;
                        /** @description Last characters of the key */
                        ending: string;
                        id: string;
                        /** @description The key; returned only once, since only a hash is stored */
                        key: string;
                        /**
                         * Format: date-time
                         * @description Time of the last use (UTC), accurate to within minutes; null if never used
                         */
                        lastUsedOn: string | null;
                        name: string;
                        /**
                         * Format: date-time
                         * @description Time of revocation (UTC); null while the key is valid
                         */
                        revokedOn: string | null;
                        /** @description What the key may do */
                        scopes: ("catalogue" | "customers" | "orders" | "events")[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeIntegrationKeyRevocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["IntegrationKey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeJobs: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        jobs: {
                            /** @description Duration of the last run in milliseconds; null while the job runs */
                            durationMs: number | null;
                            /**
                             * Format: date-time
                             * @description Start time of the last run (UTC); null if there is none
                             */
                            lastRunOn: string | null;
                            /** @enum {string} */
                            name: "offer-lapses" | "order-request-lapses" | "activation-expiry" | "retention" | "sds-deliveries-retention" | "document-leftovers" | "product-image-cleanup";
                            /**
                             * Format: date-time
                             * @description Time of the next run (UTC)
                             */
                            nextRunOn: string;
                            /** @description Outcome of the last run; WAITING if a run is due; null if there was no run in the last week */
                            outcome: ("WAITING" | "RUNNING" | "DONE" | "FAILED") | null;
                            /** @description Reason why the last run failed */
                            reason: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeJobRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the entity, as its list returns it */
                name: "offer-lapses" | "order-request-lapses" | "activation-expiry" | "retention" | "sds-deliveries-retention" | "document-leftovers" | "product-image-cleanup";
            };
            cookie?: never;
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeMixing: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "serial,asc" | "serial,desc" | "hardenerSerial,asc" | "hardenerSerial,desc" | "thinnerSerial,asc" | "thinnerSerial,desc";
                /** @description Beginning of the serial, its hardener or its thinner, or part of a name in any language */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            mixing: {
                                /** @description Parts of the product */
                                baseParts: number | null;
                                /**
                                 * @description Whether parts are counted by weight or by volume
                                 * @enum {string}
                                 */
                                by: "WEIGHT" | "VOLUME";
                                /** @description Parts of the hardener per `baseParts` */
                                hardenerParts: number | null;
                                hardenerSerial: string | null;
                                thinnerPercent: number | null;
                                /** @description Serial of the thinner; H2O for water */
                                thinnerSerial: string | null;
                            };
                            productClass: string;
                            serial: string;
                            shortDescription: components["schemas"]["LocalizedText"];
                        }[];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeOfferRequests: {
        parameters: {
            query?: {
                /** @description Entries that are assigned to the caller (`MINE`) or to nobody (`NOBODY`) */
                assignment?: "MINE" | "NOBODY";
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Part of the offer number */
                number?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "expirationDate,asc" | "expirationDate,desc";
                /** @description LATE: pending, and past the day by which an answer was expected */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["OfferRequestAtDesk"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeOfferRequestById: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OfferRequestToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeOfferRequestCorrection: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description Last day on which the offer is valid; defaults to 30 days from today
                     */
                    expirationDate?: string;
                    items: {
                        discountPct1: number;
                        discountPct2: number;
                        productCode: components["schemas"]["ProductCodeInput"];
                        unitPrice: number;
                    }[];
                    reason?: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OfferRequestToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeOfferRequestDecision: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    decision: ("ACCEPTED" | "REJECTED") | "REFUSED";
                    /**
                     * Format: date
                     * @description Last day on which the offer is valid; defaults to 30 days from today
                     */
                    expirationDate?: string;
                    items?: {
                        discountPct1: number;
                        discountPct2: number;
                        productCode: components["schemas"]["ProductCodeInput"];
                        unitPrice: number;
                    }[];
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OfferRequestToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeOfferRequestPdf: {
        parameters: {
            query?: {
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeOfferRequestWithdrawal: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OfferRequestToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeOfferRequestsExport: {
        parameters: {
            query: {
                /** @description Entries that are assigned to the caller (`MINE`) or to nobody (`NOBODY`) */
                assignment?: "MINE" | "NOBODY";
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Part of the offer number */
                number?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "expirationDate,asc" | "expirationDate,desc";
                /** @description LATE: pending, and past the day by which an answer was expected */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeOfferRequestsMailRecipients: {
        parameters: {
            query: {
                /** @description Ids of the documents, separated by commas */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        id: string;
                        /** @description Users who are mailed about a decision on the document; empty if nobody is */
                        recipients: {
                            /** @description Whether the user is one of the customer's, not a manager of the customer */
                            isCustomer: boolean;
                            /** @description First and last name; empty if the user has not entered them */
                            name: string;
                            /** @description Username, which is the e-mail address */
                            username: string;
                        }[];
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeOrderRequests: {
        parameters: {
            query?: {
                /** @description Entries that are assigned to the caller (`MINE`) or to nobody (`NOBODY`) */
                assignment?: "MINE" | "NOBODY";
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Part of the request's number, of the customer's own order number or of the order code */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
                /** @description LATE: pending, and too late for delivery on the requested date */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["OrderRequestAtDesk"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeOrderRequestById: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OrderRequestToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeOrderRequestDecision: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OrderRequestToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeOrderRequestPdf: {
        parameters: {
            query?: {
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeOrderRequestsExport: {
        parameters: {
            query: {
                /** @description Entries that are assigned to the caller (`MINE`) or to nobody (`NOBODY`) */
                assignment?: "MINE" | "NOBODY";
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Part of the request's number, of the customer's own order number or of the order code */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
                /** @description LATE: pending, and too late for delivery on the requested date */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeOrderRequestsMailRecipients: {
        parameters: {
            query: {
                /** @description Ids of the documents, separated by commas */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        id: string;
                        /** @description Users who are mailed about a decision on the document; empty if nobody is */
                        recipients: {
                            /** @description Whether the user is one of the customer's, not a manager of the customer */
                            isCustomer: boolean;
                            /** @description First and last name; empty if the user has not entered them */
                            name: string;
                            /** @description Username, which is the e-mail address */
                            username: string;
                        }[];
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeOrders: {
        parameters: {
            query?: {
                /** @description Entries that are assigned to the caller (`MINE`) or to nobody (`NOBODY`) */
                assignment?: "MINE" | "NOBODY";
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Part of the order code; for customers, also part of their own order number */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
                /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date; PARTLY_SHIPPED: open, and shipped in part */
                status?: "ALL" | "OPEN" | "LATE" | "PARTLY_SHIPPED" | "I" | "A" | "B" | "C" | "E" | "F";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["OrderAtDesk"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeOrderById: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OrderToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeOrderDeliveryDate: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description Delivery date, today or later
                     */
                    deliveryDate: string;
                    reason?: string;
                    /** @description Version on which the change is based; if somebody has changed the content since, the request fails with Conflict, and `outcome` says who and when */
                    version: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OrderToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeOrderPdf: {
        parameters: {
            query?: {
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeOrderStatus: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For E: packages of the order already shipped when this shipment was entered. Returns Conflict if the number has changed, so that a shipment sent twice is counted once */
                    packagesShipped?: number;
                    quantities?: {
                        /** Format: uuid */
                        id: string;
                        quantity: number;
                    }[];
                    reason?: string;
                    /**
                     * @description For E: CANCELLED (default) cancels the confirmed packages that are not shipped; OPEN keeps the order in C until they are shipped or cancelled, if multiple shipments were accepted
                     * @enum {string}
                     */
                    rest?: "CANCELLED" | "OPEN";
                    /** @enum {string} */
                    status: "I" | "A" | "B" | "C" | "E" | "F";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OrderToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IllegalItemQuantity */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeOrdersExport: {
        parameters: {
            query: {
                /** @description Entries that are assigned to the caller (`MINE`) or to nobody (`NOBODY`) */
                assignment?: "MINE" | "NOBODY";
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Part of the order code; for customers, also part of their own order number */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
                /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date; PARTLY_SHIPPED: open, and shipped in part */
                status?: "ALL" | "OPEN" | "LATE" | "PARTLY_SHIPPED" | "I" | "A" | "B" | "C" | "E" | "F";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeOrdersMailRecipients: {
        parameters: {
            query: {
                /** @description Ids of the documents, separated by commas */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        id: string;
                        /** @description Users who are mailed about a decision on the document; empty if nobody is */
                        recipients: {
                            /** @description Whether the user is one of the customer's, not a manager of the customer */
                            isCustomer: boolean;
                            /** @description First and last name; empty if the user has not entered them */
                            name: string;
                            /** @description Username, which is the e-mail address */
                            username: string;
                        }[];
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeOverview: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Mails that could not be sent, imports of the last 7 days with rejected rows, and failed webhook deliveries */
                        failed: {
                            imports: {
                                /** @description Number of waiting entries, at most 1000 */
                                count: number;
                                /** @description Whether there are more entries than `count` */
                                isCut: boolean;
                                /**
                                 * Format: date-time
                                 * @description Time since which the oldest entry waits (UTC), or its delivery date; null if there is none
                                 */
                                oldest: string | null;
                            };
                            mails: {
                                /** @description Number of waiting entries, at most 1000 */
                                count: number;
                                /** @description Whether there are more entries than `count` */
                                isCut: boolean;
                                /**
                                 * Format: date-time
                                 * @description Time since which the oldest entry waits (UTC), or its delivery date; null if there is none
                                 */
                                oldest: string | null;
                            };
                            webhooks: {
                                /** @description Number of waiting entries, at most 1000 */
                                count: number;
                                /** @description Whether there are more entries than `count` */
                                isCut: boolean;
                                /**
                                 * Format: date-time
                                 * @description Time since which the oldest entry waits (UTC), or its delivery date; null if there is none
                                 */
                                oldest: string | null;
                            };
                        };
                        /** @description Queues with entries that wait for the caller; empty queues are omitted */
                        queues: {
                            /** @description Number of waiting entries, at most 1000 */
                            count: number;
                            /** @description Whether there are more entries than `count` */
                            isCut: boolean;
                            /**
                             * Format: date-time
                             * @description Time since which the oldest entry waits (UTC), or its delivery date; null if there is none
                             */
                            oldest: string | null;
                            /** @enum {string} */
                            queue: "customerRequests" | "offerRequests" | "orderRequests" | "ordersToConfirm" | "ordersToShip" | "blockedOrders" | "lateOrders" | "updateRequests" | "contactRequests" | "treeUploads";
                        }[];
                        /** @description The last 26 weeks, oldest first */
                        weeks: {
                            newCustomers: number;
                            /** @description Number of offer requests sent in the week */
                            offers: number;
                            /** @description Share of these offer requests that became orders, from 0 to 1; null if there were none */
                            orderedOffersShare: number | null;
                            /** @description Number of orders, excluding cancelled ones */
                            orders: number;
                            /** @description Total of the orders in EUR, net */
                            ordersTotal: number;
                            searchesWithoutResult: number;
                            /** @description Monday of the week */
                            week: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficePersonalData: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Role of users */
                role?: "USER" | "CUSTOMER" | "AGENT" | "COMMERCIAL" | "IT" | "ADMIN" | "CROMIA";
                /** @description Part of the name, e-mail address or business name, or beginning of the customer code */
                searchString?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "lastname,asc" | "lastname,desc" | "username,asc" | "username,desc" | "role,asc" | "role,desc" | "createdOn,asc" | "createdOn,desc";
                /** @description State of entries */
                state?: "ENABLED" | "DISABLED";
                /** @description Type of entries */
                type?: "P" | "C";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["UserAtDesk"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficePortfolios: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Role of users */
                role?: "AGENT" | "COMMERCIAL";
                /** @description Part of the name or e-mail address */
                searchString?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "lastname,asc" | "lastname,desc" | "username,asc" | "username,desc" | "role,asc" | "role,desc" | "customers,asc" | "customers,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            /** @description Number of customers in the portfolio */
                            customers: number;
                            firstname: string;
                            isDisabled: boolean;
                            lastname: string;
                            /** @enum {string} */
                            role: "AGENT" | "COMMERCIAL";
                            username: string;
                        }[];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficePortfolioCustomers: {
        parameters: {
            query?: {
                /** @description Part of the business name */
                businessName?: string;
                /** @description Beginning of the customer code */
                customerCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Words of the name, town, postal code or province, or the beginning of the code: each word must match. Or the beginning of the VAT number. */
                searchString?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "businessName,asc" | "businessName,desc" | "customerCode,asc" | "customerCode,desc";
            };
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            businessName: string;
                            /** @description City of the legal address */
                            city: string | null;
                            customerCode: string;
                            /**
                             * Format: date-time
                             * @description Time of the request for the most recent order (UTC); null if there is none
                             */
                            lastOrderedOn: string | null;
                        }[];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficePortfolioCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customerCodes: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["PortfolioChange"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteBackofficePortfolioCustomers: {
        parameters: {
            query: {
                /** @description Customer codes separated by commas, such as `100001,100002` */
                customerCodes: string;
            };
            header?: never;
            path: {
                /** @description User name, which is an e-mail address */
                username: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["PortfolioChange"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficePortfoliosCustomers: {
        parameters: {
            query?: {
                /** @description Words of the name, town, postal code or province, or the beginning of the code: each word must match. Or the beginning of the VAT number. */
                searchString?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        businessName: string;
                        customerCode: string;
                        /** @description Usernames of the customer's managers */
                        managers: string[];
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficePortfoliosImport: {
        parameters: {
            query?: {
                /** @description Reports what would change without saving it */
                dryRun?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["PortfolioChange"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description PayloadTooLarge */
            413: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficePrices: {
        parameters: {
            query: {
                /** @description Customer whose agreed prices are included; `version` is then the version of these */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Product class, `3` for most products */
                productClass: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        brand: string;
                        customer: {
                            businessName: string;
                            customerCode: string;
                            /** @description The customer's price list */
                            priceListCode: string;
                        } | null;
                        /** @description All products of the serial, by colour and content */
                        rows: {
                            /** @description Terms agreed with the customer of the query; null if there are none */
                            agreed: {
                                discountPct1: number;
                                discountPct2: number;
                                priceListCode: string;
                                /** @description Price in EUR for one um */
                                unitPrice: number;
                            } | null;
                            colorDescription: components["schemas"]["LocalizedText"];
                            hex: string | null;
                            inStock: boolean;
                            /** @description Prices in EUR for one um, by price list */
                            prices: {
                                [key: string]: number;
                            };
                            productCode: components["schemas"]["ProductCode"];
                            /** @description Content of one package in um */
                            qta: number;
                            status: string;
                            um: string;
                        }[];
                        shortDescription: components["schemas"]["LocalizedText"];
                        /** @description Version of the content; a change of it states the version that it is based on */
                        version: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateBackofficePrices: {
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** @description Customer that the terms are agreed with */
                        customerCode?: string;
                        /** @description First discount in percent; customer terms only */
                        discountPct1?: number;
                        /** @description Second discount in percent; customer terms only */
                        discountPct2?: number;
                        /** @description Whether the product is in stock */
                        inStock?: boolean;
                        /**
                         * @description Price list of the price; for new terms of a customer, the customer's own by default
                         * @enum {string}
                         */
                        priceListCode?: "9" | "RIV" | "CPS" | "IND" | "SM pastes" | "SM converters" | "GE pastes" | "GE converters" | "LEG" | "DIL" | "IMB" | "ATT";
                        productCode: components["schemas"]["ProductCodeInput"];
                        /** @description Price in EUR for one um; null removes the price or the terms */
                        unitPrice?: number | null;
                    }[];
                    /** @description Version on which the change is based; if somebody has changed the content since, the request fails with Conflict, and `outcome` says who and when */
                    version: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Number of stored values that changed */
                        changed: number;
                        /** @description Version of the content; a change of it states the version that it is based on */
                        version: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeProductImages: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Part of the image name, or a serial */
                searchString?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "lat,asc" | "lat,desc" | "products,asc" | "products,desc" | "storedOn,asc" | "storedOn,desc";
                /** @description State of entries */
                state?: "STORED" | "MISSING";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["ListedImage"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeProductImages: {
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /** @description Image name; defaults to the product image name that matches the file name, with or without its extension */
                    lat?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["StoredImage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description ImageTooLarge */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteBackofficeProductImageByLat: {
        parameters: {
            query: {
                /** @description Version that the caller has read; another stored version returns 409 */
                version: string;
            };
            header?: never;
            path: {
                /** @description Image name */
                lat: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeSds: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Production site */
                site?: "ALC01" | "ALC02";
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "publishedOn,asc" | "publishedOn,desc" | "serial,asc" | "serial,desc" | "validFrom,asc" | "validFrom,desc" | "version,asc" | "version,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["SdsDocument"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeSds: {
        requestBody: {
            content: {
                "multipart/form-data": {
                    color: string;
                    /** Format: binary */
                    file: string;
                    /**
                     * @description Language code; CS is an alias of CZ
                     * @enum {string}
                     */
                    language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
                    recipe: string;
                    serial: string;
                    /** @enum {string} */
                    site: "ALC01" | "ALC02";
                    /**
                     * Format: date
                     * @description First day of validity; defaults to today
                     */
                    validFrom?: string;
                    /** @description Version number; a new number publishes a version, an existing one adds a language to it */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SdsDocument"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeSdsDeliveries: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Part of the recipient's address */
                recipient?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "recipient,asc" | "recipient,desc" | "status,asc" | "status,desc";
                /** @description Status of entries */
                status?: "PENDING" | "SENT" | "FAILED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["SdsDelivery"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeSdsDeliveryRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SdsDelivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeSdsDeliveriesExport: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Part of the recipient's address */
                recipient?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Status of entries */
                status?: "PENDING" | "SENT" | "FAILED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeSdsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SdsDocument"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeSdsEarlierRecipients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        customerCode: string | null;
                        /** @description Whether the new version exists in the language that the recipient received */
                        isAvailable: boolean;
                        /** @enum {string} */
                        language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                        /** Format: date-time */
                        receivedOn: string;
                        recipient: string;
                        /** @description Latest version that the recipient received */
                        version: number;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeSdsEarlierRecipients: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        deliveries: components["schemas"]["SdsSending"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound, SdsDownloadError */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeSdsWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language to withdraw; omit for the whole version
                     * @enum {string}
                     */
                    language?: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SdsDocument"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeSdsBatches: {
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        batches: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeSdsFileWithdrawn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound, SdsDownloadError */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RangeNotSatisfiable */
            416: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeSearchSynonyms: {
        parameters: {
            query?: {
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Part of either term */
                searchString?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "term,asc" | "term,desc" | "synonym,asc" | "synonym,desc" | "language,asc" | "language,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Synonym"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeSearchSynonyms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSynonymInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putBackofficeSearchSynonymById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    synonym: string;
                    term: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteBackofficeSearchSynonymById: {
        parameters: {
            query: {
                /** @description Version that the caller has read; another stored version returns 409 */
                version: number;
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeSearches: {
        parameters: {
            query?: {
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description true: only terms that were searched for once; false or absent: only terms that were searched for more often */
                once?: boolean;
                /** @description Outcome of entries */
                outcome?: "all" | "closest" | "none";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Part of the search term */
                searchString?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "searches,asc" | "searches,desc" | "term,asc" | "term,desc" | "clicks,asc" | "clicks,desc" | "lastWeek,asc" | "lastWeek,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["SearchCount"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeSerialMixing: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Product class, `3` for most products */
                productClass: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        mixing: {
                            /** @description Parts of the product */
                            baseParts: number | null;
                            /**
                             * @description Whether parts are counted by weight or by volume
                             * @enum {string}
                             */
                            by: "WEIGHT" | "VOLUME";
                            /** @description Parts of the hardener per `baseParts` */
                            hardenerParts: number | null;
                            hardenerSerial: string | null;
                            thinnerPercent: number | null;
                            /** @description Serial of the thinner; H2O for water */
                            thinnerSerial: string | null;
                        } | null;
                        productClass: string;
                        serial: string;
                        shortDescription: components["schemas"]["LocalizedText"];
                        /** @description Version of the content; a change of it states the version that it is based on */
                        version: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putBackofficeSerialMixing: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Product class, `3` for most products */
                productClass: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mixing: {
                        baseParts?: ((number | "") | null) | null;
                        /**
                         * @default WEIGHT
                         * @enum {string}
                         */
                        by?: "WEIGHT" | "VOLUME";
                        hardenerParts?: ((number | "") | null) | null;
                        hardenerSerial?: ((string | "") | null) | null;
                        thinnerPercent?: ((number | "") | null) | null;
                        thinnerSerial?: ((string | "") | null) | null;
                    } | null;
                    /** @description Version on which the change is based; if somebody has changed the content since, the request fails with Conflict, and `outcome` says who and when */
                    version: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        mixing: {
                            /** @description Parts of the product */
                            baseParts: number | null;
                            /**
                             * @description Whether parts are counted by weight or by volume
                             * @enum {string}
                             */
                            by: "WEIGHT" | "VOLUME";
                            /** @description Parts of the hardener per `baseParts` */
                            hardenerParts: number | null;
                            hardenerSerial: string | null;
                            thinnerPercent: number | null;
                            /** @description Serial of the thinner; H2O for water */
                            thinnerSerial: string | null;
                        } | null;
                        productClass: string;
                        serial: string;
                        shortDescription: components["schemas"]["LocalizedText"];
                        /** @description Version of the content; a change of it states the version that it is based on */
                        version: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeTds: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description Language of the texts or entries */
                language?: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "publishedOn,asc" | "publishedOn,desc" | "serial,asc" | "serial,desc" | "version,asc" | "version,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["TdsDocument"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeTds: {
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Colour code; omit for a sheet of the whole serial */
                    color?: string;
                    /** Format: binary */
                    file: string;
                    /** @enum {string} */
                    language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                    serial: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["TdsDocument"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeTdsWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["TdsDocument"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeTdsWithdrawn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description missingTds, TdsError, NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RangeNotSatisfiable */
            416: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeTdsCompositions: {
        requestBody: {
            content: {
                "application/json": {
                    languages: ("IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU")[];
                    serial: string;
                    technical: components["schemas"]["TechnicalValuesInput"];
                    /** @description Version on which the change is based; if somebody has changed the content since, the request fails with Conflict, and `outcome` says who and when */
                    version: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["TdsDocument"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeTdsTechnical: {
        parameters: {
            query: {
                /** @description Serial: the code of a product without colour and packaging */
                serial: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        serial: string;
                        technical: {
                            /** @description kg/l at 20 °C; defaults to that of the products */
                            density?: (number | "") | null;
                            /** @description Diluent, H2O for water; defaults to that of the serial */
                            diluent?: string | null;
                            /** @description µm; a number, or a range such as 50-70 */
                            dryFilm?: (string | "") | null;
                            /** @description Gloss units at 60°; a number, or a range such as 50-70 */
                            gloss?: (string | "") | null;
                            /** @description Mixing ratio with the hardener by weight, such as 100:20 D111 */
                            mixRatio?: string | null;
                            /** @description h at 20 °C */
                            potLifeHours?: (number | "") | null;
                            /** @description h */
                            recoatHours?: (number | "") | null;
                            /** @description m²/kg; defaults to that of the serial */
                            resakg?: (number | "") | null;
                            /** @description m²/l; defaults to that of the serial */
                            resalt?: (number | "") | null;
                            /** @description Months; defaults to that of the serial */
                            shelfLifeMonths?: (number | "") | null;
                            /** @description % */
                            solidsByVolume?: (number | "") | null;
                            /** @description % */
                            solidsByWeight?: (number | "") | null;
                            /** @description °C */
                            storageFrom?: (number | "") | null;
                            /** @description °C */
                            storageTo?: (number | "") | null;
                            /** @description min at 20 °C */
                            touchDryMinutes?: (number | "") | null;
                            /** @description Viscosity with the cup or method, such as 70-90" DIN 4 */
                            viscosity?: string | null;
                            /** @description g/l, ready for use */
                            voc?: (number | "") | null;
                            /** @description Subcategory of Directive 2004/42/EC, Annex II A; omit for products applied in industry only */
                            vocCategory?: (("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l") | "") | null;
                        };
                        /** @description Version of the content; a change of it states the version that it is based on */
                        version: string;
                        versions: {
                            isComposed: boolean;
                            /** @enum {string} */
                            language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                            version: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeUpdateCustomerRequests: {
        parameters: {
            query?: {
                /** @description Part of the business name */
                businessName?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the name, or beginning of the code */
                customer?: string;
                /** @description Beginning of the customer code */
                customerCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc" | "businessName,asc" | "businessName,desc" | "customerCode,asc" | "customerCode,desc";
                /** @description Status of entries */
                status?: ("PENDING" | "ACCEPTED" | "REJECTED") | "REFUSED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["UpdateRequest"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeUpdateCustomerRequestById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["UpdateRequestDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeUpdateCustomerRequestDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    decision: ("ACCEPTED" | "REJECTED") | "REFUSED";
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["UpdateRequestDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeUsers: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Role of users */
                role?: "USER" | "CUSTOMER" | "AGENT" | "COMMERCIAL" | "IT" | "ADMIN" | "CROMIA";
                /** @description Part of the name, e-mail address or business name, or beginning of the customer code */
                searchString?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "lastname,asc" | "lastname,desc" | "username,asc" | "username,desc" | "role,asc" | "role,desc" | "createdOn,asc" | "createdOn,desc";
                /** @description State of entries */
                state?: "ENABLED" | "DISABLED";
                /** @description Type of entries */
                type?: "P" | "C";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["UserAtDesk"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Customer of a CUSTOMER; must be absent for other roles */
                    customerCode?: string | null;
                    firstname: string;
                    /** @enum {string} */
                    language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    lastname: string;
                    /** @enum {string} */
                    role: "USER" | "CUSTOMER" | "AGENT" | "COMMERCIAL" | "IT" | "ADMIN" | "CROMIA";
                    /** @enum {string} */
                    type: "P" | "C";
                    username: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description NotAllowed, KeyNotAccepted */
            403: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeUserById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["UserDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateBackofficeUserById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isDisabled?: boolean;
                    rightsVersion: number;
                    /** @enum {string} */
                    role?: "USER" | "AGENT" | "COMMERCIAL" | "IT" | "ADMIN" | "CROMIA";
                    /** @enum {string} */
                    roleSds?: "NONE" | "AUTO" | "EMPLOYEE";
                    rolesLab?: string;
                    /** @enum {string} */
                    roleTds?: "NONE" | "USER" | "ADMIN";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["UserDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict, LastDecider */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description OwnRights */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeUserAnonymisation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Reason, recorded in the audit log */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Time of the anonymisation (UTC)
                         */
                        anonymisedOn: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict, LastDecider */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description OwnRights */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeUserPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeUserSecondFactorReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description NotAllowed, KeyNotAccepted */
            403: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OwnRights */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeWebhooks: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "url,asc" | "url,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Webhook"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeWebhooks: {
        requestBody: {
            content: {
                "application/json": {
                    /** @default true */
                    isActive?: boolean;
                    /** @description Types of events to send */
                    types: components["schemas"]["EventTypeInput"][];
                    /** @description URL of the receiver; https, or http to the local machine in the demo */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Username of the creator; null after the user has been deleted */
                        createdBy: string | null;
                        /**
                         * Format: date-time
                         * @description Creation time (UTC)
                         */
                        createdOn: string;
                        /** @description Number of deliveries that failed permanently */
                        failed: number;
                        /**
                         * Format: date-time
                         * @description Time of the first failure since the last success (UTC); null while deliveries succeed
                         */
                        failingSince: string | null;
                        id: string;
                        isActive: boolean;
                        /** @description Number of deliveries waiting for an attempt */
                        pending: number;
                        /** @description Signing secret (`whsec_…`); returned only once */
                        secret: string;
                        /**
                         * Format: date-time
                         * @description Time at which the portal disabled the webhook (UTC); null if it did not
                         */
                        switchedOffOn: string | null;
                        types: components["schemas"]["EventType"][];
                        url: string;
                        /** @description Version of the content; a change of it states the version that it is based on */
                        version: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeWebhookById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putBackofficeWebhookById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default true */
                    isActive?: boolean;
                    /** @description Types of events to send */
                    types: components["schemas"]["EventTypeInput"][];
                    /** @description URL of the receiver; https, or http to the local machine in the demo */
                    url: string;
                    /** @description Version on which the change is based; if somebody has changed the content since, the request fails with Conflict, and `outcome` says who and when */
                    version: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteBackofficeWebhookById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listBackofficeWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc";
                /** @description Status of entries */
                status?: "PENDING" | "DELIVERED" | "FAILED";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["WebhookDelivery"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBackofficeWebhookDeliveryByDeliveryId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the delivery, as its list returns it */
                deliveryId: string;
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeWebhookDeliveryRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the delivery, as its list returns it */
                deliveryId: string;
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeWebhookRedelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description Start time; events from this time on are sent again, whether or not they were delivered
                     */
                    from: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Number of deliveries that are sent again */
                        deliveries: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postBackofficeWebhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getIntegrationCustomers: {
        parameters: {
            query?: {
                /** @description Cursor: `next` of the previous page */
                after?: string;
                /** @description Only records that changed at this time or later: `asOf` of the first page of the last reading */
                changedSince?: string;
                /** @description Code of one record; of products `serial-color-pkg`, with any class */
                code?: string;
                /** @description Maximum number of records; of prices, of products with prices */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Time up to which all changes are contained (UTC); `changedSince` of the next reading
                         */
                        asOf: string;
                        /** @description Cursor of the next page; null on the last one */
                        next: string | null;
                        records: components["schemas"]["ReportedCustomer"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    importCustomers: {
        parameters: {
            query?: {
                /** @description Reports what would change without saving it */
                dryRun?: boolean;
                /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                partial?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "customerCode": "100001",
                 *         "discountPct1": 20,
                 *         "billingEmails": [
                 *           "billing@example.com"
                 *         ]
                 *       }
                 *     ]
                 */
                "application/json": {
                    /** @description Complete list of addresses; not available in tables */
                    addresses?: {
                        /** @description Business name at the address; shipping addresses only */
                        businessName?: string | null;
                        city: string;
                        /** @description SL legal, SA administrative, SD001 and up shipping */
                        code: string;
                        country: components["schemas"]["CountryInput"];
                        isDefault?: boolean | null;
                        /** @default false */
                        isShipping?: boolean;
                        note?: string | null;
                        province?: string | null;
                        streetAddress1: string;
                        streetAddress2?: string | null;
                        zipOrPostalCode: string;
                    }[];
                    agentCommissionPct?: number | null;
                    billingEmails?: components["schemas"]["EmailInput"][] | null;
                    businessName?: string;
                    customerCode: string;
                    discountPct1?: number | null;
                    discountPct2?: number | null;
                    fiscalCode?: ("" | string) | null;
                    msdsEmails?: components["schemas"]["EmailInput"][] | null;
                    /** @description Payment terms, such as `30 days from the end of the month` */
                    paymentTerms?: string | null;
                    pec?: ("" | components["schemas"]["EmailInput"]) | null;
                    /** @enum {string} */
                    priceListCode?: "9" | "RIV" | "CPS" | "IND" | "SM pastes" | "SM converters" | "GE pastes" | "GE converters" | "LEG" | "DIL" | "IMB" | "ATT";
                    sdiCode?: ("" | string) | null;
                    testSheetsEmails?: components["schemas"]["EmailInput"][] | null;
                    transportDocumentEmails?: components["schemas"]["EmailInput"][] | null;
                    /** @description Discount on the total of each order, in percent */
                    unconditionalDiscountPct?: number | null;
                    vatNumber?: string;
                }[];
                /**
                 * @example customerCode;discountPct1;billingEmails
                 *     100001;20;billing@example.com
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description BadRequest, ImportRefused */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description UnknownEncoding, UnsupportedMediaType */
            415: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getIntegrationEvents: {
        parameters: {
            query?: {
                /** @description Cursor: the `next` value of an earlier response; omit to start with the oldest retained event */
                after?: string;
                /** @description Maximum number of entries */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Events, oldest first; fewer than `limit` if their entities are large */
                        events: components["schemas"]["Event"][];
                        /** @description Whether more events are available now */
                        hasMore: boolean;
                        /** @description Cursor for the next request; unchanged if there were no new events */
                        next: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description CursorExpired */
            410: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putIntegrationImageByLat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Image name */
                lat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "multipart/form-data": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["StoredImage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description ImageTooLarge */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getIntegrationKey: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        name: string;
                        /** @description What the key may do */
                        scopes: ("catalogue" | "customers" | "orders" | "events")[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getIntegrationOrderRequests: {
        parameters: {
            query?: {
                /** @description Cursor: `next` of the previous page */
                after?: string;
                /** @description Only records that changed at this time or later: `asOf` of the first page of the last reading */
                changedSince?: string;
                /** @description Code of one record; of products `serial-color-pkg`, with any class */
                code?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Maximum number of records; of prices, of products with prices */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Time up to which all changes are contained (UTC); `changedSince` of the next reading
                         */
                        asOf: string;
                        /** @description Cursor of the next page; null on the last one */
                        next: string | null;
                        records: components["schemas"]["OrderRequestAtDesk"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postIntegrationOrderRequestDecision: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "ACCEPTED"
                 *     }
                 */
                "application/json": components["schemas"]["DecisionInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OrderRequestToDecide"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    importOrderStatuses: {
        parameters: {
            query?: {
                /** @description Reports what would change without saving it */
                dryRun?: boolean;
                /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                partial?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "orderCode": "V26-004711",
                 *         "status": "C"
                 *       }
                 *     ]
                 */
                "application/json": {
                    orderCode: string;
                    /** @enum {string} */
                    status: "I" | "A" | "B" | "C" | "E" | "F";
                }[];
                /**
                 * @example orderCode;status
                 *     V26-004711;C
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description BadRequest, ImportRefused */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description UnknownEncoding, UnsupportedMediaType */
            415: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getIntegrationOrders: {
        parameters: {
            query?: {
                /** @description Cursor: `next` of the previous page */
                after?: string;
                /** @description Only records that changed at this time or later: `asOf` of the first page of the last reading */
                changedSince?: string;
                /** @description Code of one record; of products `serial-color-pkg`, with any class */
                code?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Maximum number of records; of prices, of products with prices */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Time up to which all changes are contained (UTC); `changedSince` of the next reading
                         */
                        asOf: string;
                        /** @description Cursor of the next page; null on the last one */
                        next: string | null;
                        records: components["schemas"]["OrderAtDesk"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    importOrders: {
        parameters: {
            query?: {
                /** @description Reports what would change without saving it */
                dryRun?: boolean;
                /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                partial?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "orderCode": "4500017",
                 *         "customerCode": "100001",
                 *         "requestCreatedOn": "2026-11-20",
                 *         "status": "C",
                 *         "items": [
                 *           {
                 *             "productCode": {
                 *               "serial": "F120",
                 *               "color": "7035",
                 *               "pkg": "25"
                 *             },
                 *             "quantity": 8,
                 *             "unitPrice": 9.5
                 *           }
                 *         ]
                 *       }
                 *     ]
                 */
                "application/json": {
                    /** @description Code of one of the customer's addresses */
                    addressCode?: string | null;
                    customerCode?: string;
                    customerOrderCode?: string | null;
                    deliveryDate?: string | null;
                    /** @description All items; they replace the stored ones */
                    items?: {
                        /** @description Number of packages confirmed; defaults to all once the order is confirmed, and to 0 before */
                        confirmedQuantity?: number | null;
                        discountPct1?: number | null;
                        discountPct2?: number | null;
                        productCode: components["schemas"]["ImportedProductCodeInput"];
                        /** @description Number of packages ordered */
                        quantity?: number;
                        /** @description Number of packages shipped; defaults to all confirmed once the order is shipped, and to 0 before */
                        shippedQuantity?: number | null;
                        /** @description Price in EUR for one um */
                        unitPrice?: number;
                    }[];
                    orderCode: string;
                    port?: string | null;
                    /** @description Timestamp, or date in the manufacturer's time zone */
                    requestCreatedOn?: string;
                    /** @enum {string} */
                    status?: "I" | "A" | "B" | "C" | "E" | "F";
                    transportReason?: string | null;
                    /** @description Discount on the total, in percent */
                    unconditionalDiscount?: number | null;
                }[];
                /**
                 * @example orderCode;customerCode;requestCreatedOn;status;serial;color;pkg;quantity;unitPrice
                 *     4500017;100001;2026-11-20;C;F120;7035;25;8;9.5
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description BadRequest, ImportRefused */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description UnknownEncoding, UnsupportedMediaType */
            415: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getIntegrationPrices: {
        parameters: {
            query?: {
                /** @description Cursor: `next` of the previous page */
                after?: string;
                /** @description Only records that changed at this time or later: `asOf` of the first page of the last reading */
                changedSince?: string;
                /** @description Code of one record; of products `serial-color-pkg`, with any class */
                code?: string;
                /** @description Maximum number of records; of prices, of products with prices */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Time up to which all changes are contained (UTC); `changedSince` of the next reading
                         */
                        asOf: string;
                        /** @description Cursor of the next page; null on the last one */
                        next: string | null;
                        records: {
                            agentCommissionPct: number;
                            /** @description Customer that the terms were agreed with; null for a list price */
                            customerCode: string | null;
                            discountPct1: number;
                            discountPct2: number;
                            priceListCode: string;
                            productCode: components["schemas"]["ProductCode"];
                            /** @description Price in EUR for one um */
                            unitPrice: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    importPrices: {
        parameters: {
            query?: {
                /** @description Reports what would change without saving it */
                dryRun?: boolean;
                /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                partial?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "productCode": {
                 *           "serial": "F120",
                 *           "color": "7035",
                 *           "pkg": "25"
                 *         },
                 *         "priceListCode": "RIV",
                 *         "unitPrice": 12.5
                 *       }
                 *     ]
                 */
                "application/json": {
                    /** @description Agent commission in percent; customer terms only */
                    agentCommissionPct?: number | null;
                    /** @description Customer that the terms were agreed with; omit for a list price */
                    customerCode?: string | null;
                    /** @description First discount in percent; customer terms only */
                    discountPct1?: number | null;
                    /** @description Second discount in percent; customer terms only */
                    discountPct2?: number | null;
                    /**
                     * @description Price list; may be omitted for terms that the customer already has
                     * @enum {string}
                     */
                    priceListCode?: "9" | "RIV" | "CPS" | "IND" | "SM pastes" | "SM converters" | "GE pastes" | "GE converters" | "LEG" | "DIL" | "IMB" | "ATT";
                    productCode: components["schemas"]["ImportedProductCodeInput"];
                    /** @description Price in EUR for one um; null removes the price */
                    unitPrice?: number | null;
                }[];
                /**
                 * @example serial;color;pkg;priceListCode;unitPrice
                 *     F120;7035;25;RIV;12.5
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description BadRequest, ImportRefused */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description UnknownEncoding, UnsupportedMediaType */
            415: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getIntegrationProducts: {
        parameters: {
            query?: {
                /** @description Cursor: `next` of the previous page */
                after?: string;
                /** @description Only records that changed at this time or later: `asOf` of the first page of the last reading */
                changedSince?: string;
                /** @description Code of one record; of products `serial-color-pkg`, with any class */
                code?: string;
                /** @description Maximum number of records; of prices, of products with prices */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Time up to which all changes are contained (UTC); `changedSince` of the next reading
                         */
                        asOf: string;
                        /** @description Cursor of the next page; null on the last one */
                        next: string | null;
                        records: {
                            applications: string[];
                            area: string;
                            brand: string;
                            diluent: string | null;
                            dilution: string;
                            dna: number | null;
                            drying: string;
                            expires: number | null;
                            family: string;
                            hex: string | null;
                            intest: string;
                            lat: string | null;
                            link: string | null;
                            mixing: {
                                /** @description Parts of the product */
                                baseParts: number | null;
                                /**
                                 * @description Whether parts are counted by weight or by volume
                                 * @enum {string}
                                 */
                                by: "WEIGHT" | "VOLUME";
                                /** @description Parts of the hardener per `baseParts` */
                                hardenerParts: number | null;
                                hardenerSerial: string | null;
                                thinnerPercent: number | null;
                                /** @description Serial of the thinner; H2O for water */
                                thinnerSerial: string | null;
                            } | null;
                            newColor: string | null;
                            newSerial: string | null;
                            plo: number;
                            productCode: components["schemas"]["ProductCode"];
                            qta: number;
                            qtyPkgMultiplier: number;
                            resakg: number | null;
                            resalt: number | null;
                            status: string;
                            tsc: string;
                            typology: string;
                            um: string;
                            unitQty: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    importProducts: {
        parameters: {
            query?: {
                /** @description Reports what would change without saving it */
                dryRun?: boolean;
                /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                partial?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "productCode": {
                 *           "serial": "F120",
                 *           "color": "7035",
                 *           "pkg": "25"
                 *         },
                 *         "status": "A",
                 *         "qtyPkgMultiplier": 4,
                 *         "mixing": null
                 *       }
                 *     ]
                 */
                "application/json": {
                    applications?: ("P" | "R" | "S" | "SM" | "SL" | "T" | "G" | "C" | "V" | "I" | "Z" | "A" | "IEA" | "IEC" | "K" | "SC" | "SH" | "SE" | "IE")[] | null;
                    /** @enum {string} */
                    area?: "3M" | "3W" | "3H" | "3EFL" | "3C" | "3P" | "3S" | "3A" | "3D" | "3T" | "3Z";
                    brand?: string;
                    diluent?: string | null;
                    /** @enum {string} */
                    dilution?: "3W" | "3P" | "3S" | "3N" | "3u";
                    /** @description Specific weight in kg/l */
                    dna?: number | null;
                    /** @enum {string} */
                    drying?: "1" | "2" | "E" | "O" | "U";
                    /** @description Shelf life in months */
                    expires?: number | null;
                    /** @enum {string} */
                    family?: "acrylic" | "pvdf" | "epoxy" | "ketone" | "polyester" | "alkyl" | "nitrocellulose" | "unsaturated" | "clorocianuro" | "phenolic" | "silicones" | "urethane" | "vinyl" | "polyester_melamine";
                    /** @description sRGB value of the colour as #RRGGBB */
                    hex?: string | null;
                    /**
                     * @description Place of use: I internal, E external, IE both
                     * @enum {string}
                     */
                    intest?: "I" | "E" | "IE";
                    /** @description Image name */
                    lat?: string | null;
                    /** @description URL of the product in an online store */
                    link?: string | null;
                    /** @description Hardener and thinner; null removes both */
                    mixing?: {
                        baseParts?: (number | "") | null;
                        by?: ("WEIGHT" | "VOLUME") | null;
                        hardenerParts?: (number | "") | null;
                        hardenerSerial?: (string | "") | null;
                        thinnerPercent?: (number | "") | null;
                        thinnerSerial?: (string | "") | null;
                    } | null;
                    newColor?: string | null;
                    /** @description New serial of a product whose code changed */
                    newSerial?: string | null;
                    /** @description Gross weight of one package in kg */
                    plo?: number;
                    productCode: components["schemas"]["ImportedProductCodeInput"];
                    /** @description Content of one package in um */
                    qta?: number;
                    /** @description Default 1 */
                    qtyPkgMultiplier?: number | null;
                    /** @description Coverage in m2 per kg */
                    resakg?: number | null;
                    /** @description Coverage in m2 per litre */
                    resalt?: number | null;
                    /** @description Status: A sold, C code changed, E removed, any other value not available */
                    status?: string;
                    /** @description Supply: S available, N on request only, any other value on request */
                    tsc?: string;
                    /** @enum {string} */
                    typology?: "dye" | "paste" | "background" | "intermediate" | "washable" | "various" | "catalyst" | "thinner" | "converter" | "dust" | "back" | "impregnant" | "coat" | "raw_material" | "wp_floors_resins";
                    /**
                     * @description Unit of measure
                     * @enum {string}
                     */
                    um?: "kg" | "l";
                    /** @description Number of units that one package is priced for */
                    unitQty?: number;
                }[];
                /**
                 * @example serial;color;pkg;status;qtyPkgMultiplier
                 *     F120;7035;25;A;4
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description BadRequest, ImportRefused */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description UnknownEncoding, UnsupportedMediaType */
            415: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getIntegrationStock: {
        parameters: {
            query?: {
                /** @description Cursor: `next` of the previous page */
                after?: string;
                /** @description Only records that changed at this time or later: `asOf` of the first page of the last reading */
                changedSince?: string;
                /** @description Code of one record; of products `serial-color-pkg`, with any class */
                code?: string;
                /** @description Maximum number of records; of prices, of products with prices */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Time up to which all changes are contained (UTC); `changedSince` of the next reading
                         */
                        asOf: string;
                        /** @description Cursor of the next page; null on the last one */
                        next: string | null;
                        records: {
                            inStock: boolean;
                            productCode: components["schemas"]["ProductCode"];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    importStock: {
        parameters: {
            query?: {
                /** @description Reports what would change without saving it */
                dryRun?: boolean;
                /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                partial?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "productCode": {
                 *           "serial": "F120",
                 *           "color": "7035",
                 *           "pkg": "25"
                 *         },
                 *         "inStock": true
                 *       }
                 *     ]
                 */
                "application/json": {
                    inStock: boolean;
                    productCode: components["schemas"]["ImportedProductCodeInput"];
                }[];
                /**
                 * @example serial;color;pkg;inStock
                 *     F120;7035;25;true
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description BadRequest, ImportRefused */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description UnknownEncoding, UnsupportedMediaType */
            415: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    importSynonyms: {
        parameters: {
            query?: {
                /** @description Reports what would change without saving it */
                dryRun?: boolean;
                /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                partial?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "language": "en",
                 *         "term": "primer",
                 *         "synonym": "undercoat"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["NewSynonymInput"][];
                /**
                 * @example language;term;synonym
                 *     en;primer;undercoat
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description BadRequest, ImportRefused */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description UnknownEncoding, UnsupportedMediaType */
            415: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    importTexts: {
        parameters: {
            query?: {
                /** @description Reports what would change without saving it */
                dryRun?: boolean;
                /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                partial?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "serial": "F120",
                 *         "language": "en",
                 *         "shortDescription": "Epoxy primer 2K"
                 *       }
                 *     ]
                 */
                "application/json": {
                    /** @description Colour code; omit for texts of the serial itself */
                    color?: string | null;
                    /** @description Description of the colour; colours only */
                    colorDescription?: string | null;
                    language: string;
                    /** @description Long description; serials only */
                    longDescription?: string | null;
                    productClass?: string | null;
                    serial: string;
                    /** @description Short description; serials only */
                    shortDescription?: string | null;
                }[];
                /**
                 * @example serial;language;shortDescription
                 *     F120;en;Epoxy primer 2K
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            /** @description BadRequest, ImportRefused */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description UnknownEncoding, UnsupportedMediaType */
            415: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getOpenTasks: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        tasks: {
                            /** @description Number of tasks, at most 1000 */
                            count: number;
                            /** @description Whether there are more tasks than `count` */
                            isCut: boolean;
                            /** @enum {string} */
                            kind: "customerRequests" | "offerRequests" | "orderRequests" | "ordersToConfirm" | "ordersToShip" | "blockedOrders" | "lateOrders" | "updateRequests" | "contactRequests" | "treeUploads" | "failedMails" | "failedImports" | "failedWebhooks" | "managedRequests" | "portfolioOffers" | "portfolioLateOrders" | "portfolioBlockedOrders" | "portfolioOrders" | "portfolioCustomers" | "ownOffers" | "ownLateOrders" | "ownBlockedOrders" | "ownOrderRequests" | "ownOrders" | "ownCart";
                            /**
                             * Format: date-time
                             * @description Time since which the oldest task has been waiting (UTC), or its delivery date
                             */
                            since: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCarts: {
        parameters: {
            query?: {
                /** @description Customer code; required for AGENT and COMMERCIAL */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putCarts: {
        parameters: {
            query?: {
                /** @description Customer code; required for AGENT and COMMERCIAL */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Returns UnusualQuantity for quantities far above those that the customer ordered before */
                refuseUnusual?: boolean;
            };
            header?: {
                /** @description `return=minimal` (RFC 7240) returns only the lines that the request changed */
                prefer?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** Format: uuid */
                        id: string;
                        preferred?: boolean;
                        quantity?: number | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UnusualQuantity */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IllegalItemQuantity */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postCarts: {
        parameters: {
            query?: {
                /** @description Customer code; required for AGENT and COMMERCIAL */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: {
                /** @description `return=minimal` (RFC 7240) returns only the lines that the request changed */
                prefer?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        productCode: components["schemas"]["ProductCodeInput"];
                        quantity?: number | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description CustomerCodeRequired, NoItemsSelected, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IllegalItemQuantity, ProductNotAvailable, ProductOnRequestOnly */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listCartsHardeners: {
        parameters: {
            query?: {
                /** @description Customer code; required for AGENT and COMMERCIAL */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        description: components["schemas"]["LocalizedText"];
                        /** @description Products in the cart that are this hardener, with the content of one package */
                        inCart: {
                            content: number;
                            productCode: components["schemas"]["ProductCode"];
                        }[];
                        /** @description Packages of the hardener that can be added; empty if it is not sold */
                        packages: {
                            /** @description Content of one package */
                            content: number;
                            /** @description Price of one package in EUR; null if not assigned */
                            price: number | null;
                            productCode: components["schemas"]["ProductCode"];
                            /** @description Packages are ordered in multiples of this number */
                            qtyPkgMultiplier: number;
                        }[];
                        productClass: string;
                        serial: string;
                        /**
                         * @description Unit of the amounts
                         * @enum {string}
                         */
                        unit: "kg" | "l";
                        /** @description Products in the cart that need the hardener, with the amount for one package */
                        uses: {
                            hardener: number;
                            productCode: components["schemas"]["ProductCode"];
                        }[];
                    }[];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postCartsItems: {
        parameters: {
            query?: {
                /** @description Customer code; required for AGENT and COMMERCIAL */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Returns UnusualQuantity for quantities far above those that the customer ordered before */
                refuseUnusual?: boolean;
            };
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
                /** @description `return=minimal` (RFC 7240) returns only the lines that the request changed */
                prefer?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: components["schemas"]["ProductCodeInput"];
                    quantity?: number | null;
                }[];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description CustomerCodeRequired, NoItemsSelected, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UnusualQuantity */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IllegalItemQuantity, ProductNotAvailable, ProductOnRequestOnly, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteCartsItems: {
        parameters: {
            query: {
                /** @description Customer code; required for AGENT and COMMERCIAL */
                customerCode?: string;
                /** @description Ids of the lines, separated by commas */
                ids: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: {
                /** @description `return=minimal` (RFC 7240) returns only the lines that the request changed */
                prefer?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putCartsNote: {
        parameters: {
            query?: {
                /** @description Customer code; required for AGENT and COMMERCIAL */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: {
                /** @description `return=minimal` (RFC 7240) returns only the lines that the request changed */
                prefer?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postCartsQuickOrderCheck: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["QuickOrder"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postCartsQuickOrderUpload: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["QuickOrder"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["OtherProblem"];
        };
    };
    getClosedDays: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Days from today on without deliveries, in their order; Saturdays and Sundays are not listed */
                        closedDays: string[];
                    };
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listCustomerProducts: {
        parameters: {
            query?: {
                /** @description Brand of products */
                brand?: string;
                /** @description Colour code */
                color?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Whether only products marked as preferred are listed */
                onlyPreferred?: boolean;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "lastOrderedOn,asc" | "lastOrderedOn,desc" | "lastQuantity,asc" | "lastQuantity,desc" | "productCode,asc" | "productCode,desc" | "brand,asc" | "brand,desc" | "preferred,asc" | "preferred,desc" | "timesOrdered,asc" | "timesOrdered,desc";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            /**
                             * @description Availability, derived from `status`, `inStock` and `tsc`
                             * @enum {string}
                             */
                            availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                            brand: string;
                            colorDescription: components["schemas"]["LocalizedText"];
                            /** @description Specific weight in kg/l */
                            dna: number | null;
                            /** @description sRGB value of the colour as #RRGGBB; null if unknown */
                            hex: string | null;
                            id: components["schemas"]["ProductCode"];
                            inStock: boolean;
                            /**
                             * Format: date-time
                             * @description Time of the last order or order request (UTC)
                             */
                            lastOrderedOn: string;
                            /** @description Number of packages in that order or order request */
                            lastQuantity: number;
                            /** @description Image name */
                            lat: string | null;
                            /** @description Gross weight of one package in kg */
                            plo: number;
                            preferred: boolean;
                            /** @description Prices and discounts; null if no price is assigned or the product is no longer sold */
                            pricesAndDiscounts: components["schemas"]["PricesAndDiscounts"] | null;
                            productCodeChange: components["schemas"]["ProductCodeChange"] | null;
                            /** @description Content of one package in um */
                            qta: number;
                            /** @description Packages are sold in multiples of this number */
                            qtyPkgMultiplier: number;
                            shortDescription: components["schemas"]["LocalizedText"];
                            /** @description Status: A sold, C code changed, E removed, any other value not available */
                            status: string;
                            /** @description Supply: S available, N on request only, any other value on request */
                            tsc: string;
                            /** @description Unit of measure: kg or l */
                            um: string;
                            /** @description Number of units that one package is priced for */
                            unitQty: number;
                        }[];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCustomerProductsExport: {
        parameters: {
            query: {
                /** @description Brand of products */
                brand?: string;
                /** @description Colour code */
                color?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Whether only products marked as preferred are listed */
                onlyPreferred?: boolean;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "lastOrderedOn,asc" | "lastOrderedOn,desc" | "lastQuantity,asc" | "lastQuantity,desc" | "productCode,asc" | "productCode,desc" | "brand,asc" | "brand,desc" | "preferred,asc" | "preferred,desc" | "timesOrdered,asc" | "timesOrdered,desc";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateCustomerProductsPreferred: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    color: string;
                    customerCode?: string;
                    pkg: string;
                    /** @description Whether the product is preferred; omit to toggle the current state */
                    preferred?: boolean;
                    productClass: string;
                    serial: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        id: components["schemas"]["ProductCode"];
                        preferred: boolean;
                    };
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listCustomerProfiles: {
        parameters: {
            query?: {
                /** @description Part of the business name */
                businessName?: string;
                /** @description Part of the city of the legal address */
                city?: string;
                /** @description Beginning of the customer code */
                customerCode?: string;
                /** @description First day of the most recent order or order request, in the manufacturer's time zone */
                lastOrderedOnFrom?: string;
                /** @description Last day of the most recent order or order request, in the manufacturer's time zone */
                lastOrderedOnTo?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Province of the legal address, such as TV */
                province?: string;
                /** @description Words of the name, town, postal code or province, or the beginning of the code: each word must match. Or the beginning of the VAT number. */
                searchString?: string;
                /** @description Only customers without an order or order request in this number of days, or without any */
                silentDays?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "businessName,asc" | "businessName,desc" | "customerCode,asc" | "customerCode,desc" | "city,asc" | "city,desc" | "province,asc" | "province,desc" | "lastOrderedOn,asc" | "lastOrderedOn,desc" | "daysSilent,asc" | "daysSilent,desc" | "turnoverThisYear,asc" | "turnoverThisYear,desc" | "turnoverLastYear,asc" | "turnoverLastYear,desc" | "turnoverChange,asc" | "turnoverChange,desc" | "waiting,asc" | "waiting,desc";
                /** @description UP or DOWN: more or less turnover than in the same days of last year; NONE: none this year */
                trend?: "UP" | "DOWN" | "NONE";
                /** @description Only customers with a waiting entry of this kind, or of any */
                waiting?: "ANY" | "offers" | "lateOrders" | "blockedOrders" | "orderRequests";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: {
                            businessName: string;
                            /** @description City of the legal address */
                            city: string | null;
                            country: string | null;
                            customerCode: string;
                            /** @description Days since `lastOrderedOn` */
                            daysSilent: number | null;
                            /**
                             * Format: date-time
                             * @description Time of the most recent order or order request (UTC); null if there is none
                             */
                            lastOrderedOn: string | null;
                            /** @description Telephone of the purchasing contact, or else of the customer's first contact */
                            phoneNumber: string | null;
                            province: string | null;
                            /** @description Street of the legal address */
                            streetAddress: string | null;
                            /** @description Change in percent; null without turnover last year */
                            turnoverChangePct: number | null;
                            /** @description The same from 1 January to the same day of last year */
                            turnoverLastYear: number;
                            /** @description Orders since 1 January by the date of their request, without cancelled ones; EUR excl. VAT */
                            turnoverThisYear: number;
                            waiting: {
                                /** @description Number of blocked orders */
                                blockedOrders: number;
                                /** @description Number of open orders past their delivery date */
                                lateOrders: number;
                                /** @description Number of offers that can be ordered */
                                offers: number;
                                /** @description Number of order requests that are not decided */
                                orderRequests: number;
                            };
                            zipOrPostalCode: string | null;
                        }[];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCustomerProfileByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Customer code: six digits */
                code: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCustomerProfileCustomerRequestsUpdateCustomerRequestsPendings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Customer code: six digits */
                code: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Requested changes, field by field; a CUSTOMER does not get the manufacturer's assessment */
                        changes: components["schemas"]["ProfileChange"][];
                        /**
                         * Format: date-time
                         * @description Time of the request (UTC)
                         */
                        createdOn: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    checkCustomerProfileCustomerRequestsUpdateCustomerRequestsPendings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Customer code: six digits */
                code: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCustomerProfileSales: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Customer code: six digits */
                code: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description The agent's commission in percent */
                        agentCommissionPct: number;
                        /** @description The months of this year, January to December */
                        months: {
                            month: number;
                            /** @description Orders of this year by the date of their request, without cancelled ones; null for coming months */
                            turnover: number | null;
                            turnoverLastYear: number;
                        }[];
                        /** @description The manufacturer's estimate of the customer's yearly potential */
                        potential: number | null;
                        /** @description Serials bought less than before, the largest loss first; at most 10 */
                        shrinkingProducts: {
                            /**
                             * Format: date-time
                             * @description Time of the request for the most recent order (UTC)
                             */
                            lastOrderedOn: string;
                            productClass: string;
                            serial: string;
                            shortDescription: {
                                [key: string]: string;
                            };
                            /** @description In the last 12 months */
                            turnover: number;
                            /** @description In the 12 months before */
                            turnoverBefore: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postCustomerProfilesCustomerRequestsUpdateCustomerRequestsPendings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses: components["schemas"]["RequestedAddressInput"][];
                    bankName?: string | null;
                    billingEmails: components["schemas"]["EmailInput"][];
                    businessName: string;
                    contacts: components["schemas"]["RequestedContactInput"][];
                    /** @description Annual sales potential in EUR */
                    cromiaPotential?: number | null;
                    /** @description Customer on whose behalf the caller acts */
                    customerCode?: string;
                    /** @description Version of the profile that the change is based on */
                    customerVersion: number;
                    fiscalCode?: ("" | string) | null;
                    iban?: ("" | string) | null;
                    isRetailerOfBodywork?: boolean;
                    isRetailerOfConstruction?: boolean;
                    isRetailerOfMetal?: boolean;
                    isRetailerOfOwnership?: boolean;
                    isRetailerOfWood?: boolean;
                    marketCompetitor1: string;
                    marketCompetitor2?: string | null;
                    marketSegmentation1?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation2?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation3?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation4?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    msdsEmails: components["schemas"]["EmailInput"][];
                    pec?: ("" | components["schemas"]["EmailInput"]) | null;
                    resellingType?: string | null;
                    retailerShopWindows?: number | null;
                    /** @description Sales area in m2 */
                    retailerSurface?: number | null;
                    sdiCode?: ("" | string) | null;
                    testSheetsEmails: components["schemas"]["EmailInput"][];
                    tntNextRequired?: boolean;
                    /** @description Total annual consumption in EUR */
                    totalConsumption?: number | null;
                    transportDocumentEmails: components["schemas"]["EmailInput"][];
                    vatNumber: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description EditRequestPending, Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description ProfileUnchanged, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCustomerProfilesExport: {
        parameters: {
            query: {
                /** @description Part of the business name */
                businessName?: string;
                /** @description Part of the city of the legal address */
                city?: string;
                /** @description Beginning of the customer code */
                customerCode?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description First day of the most recent order or order request, in the manufacturer's time zone */
                lastOrderedOnFrom?: string;
                /** @description Last day of the most recent order or order request, in the manufacturer's time zone */
                lastOrderedOnTo?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Province of the legal address, such as TV */
                province?: string;
                /** @description Words of the name, town, postal code or province, or the beginning of the code: each word must match. Or the beginning of the VAT number. */
                searchString?: string;
                /** @description Only customers without an order or order request in this number of days, or without any */
                silentDays?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "businessName,asc" | "businessName,desc" | "customerCode,asc" | "customerCode,desc" | "city,asc" | "city,desc" | "province,asc" | "province,desc" | "lastOrderedOn,asc" | "lastOrderedOn,desc" | "daysSilent,asc" | "daysSilent,desc" | "turnoverThisYear,asc" | "turnoverThisYear,desc" | "turnoverLastYear,asc" | "turnoverLastYear,desc" | "turnoverChange,asc" | "turnoverChange,desc" | "waiting,asc" | "waiting,desc";
                /** @description UP or DOWN: more or less turnover than in the same days of last year; NONE: none this year */
                trend?: "UP" | "DOWN" | "NONE";
                /** @description Only customers with a waiting entry of this kind, or of any */
                waiting?: "ANY" | "offers" | "lateOrders" | "blockedOrders" | "orderRequests";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listCustomerProfilesSearchAutocomplete: {
        parameters: {
            query?: {
                /** @description Words of the name, town, postal code or province, or the beginning of the code: each word must match. Or the beginning of the VAT number. */
                searchString?: string;
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["CustomerSummary"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listCustomerRequestsEnterCustomerRequestsTypesManaged: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "status,asc" | "status,desc" | "createdOn,asc" | "createdOn,desc" | "businessName,asc" | "businessName,desc";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["CustomerRequestSummary"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCustomerRequestsEnterCustomerRequestsTypesManagedById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["CustomerRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putCustomerRequestsEnterCustomerRequestsTypesManagedDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses?: components["schemas"]["DraftAddressInput"][];
                    assigned?: {
                        /** @description Code of the contact that receives the documents; null for none */
                        billing?: string | null;
                        /** @description Code of the contact that receives the documents; null for none */
                        msds?: string | null;
                        /** @description Code of the contact that receives the documents; null for none */
                        testSheets?: string | null;
                        /** @description Code of the contact that receives the documents; null for none */
                        transportDocument?: string | null;
                    };
                    bankName?: string | null;
                    /** @description Administrative contact that the requester replaced */
                    beforeItsMe?: {
                        department?: string | null;
                        email?: string | null;
                        firstName?: string | null;
                        gender?: string | null;
                        lastName?: string | null;
                        phoneNumber?: string | null;
                        role?: string | null;
                    } | null;
                    /** @description Purchasing contact that the requester replaced */
                    beforeItsMePurchasing?: {
                        department?: string | null;
                        email?: string | null;
                        firstName?: string | null;
                        gender?: string | null;
                        lastName?: string | null;
                        phoneNumber?: string | null;
                        role?: string | null;
                    } | null;
                    billingEmails?: string[];
                    businessName?: string | null;
                    contacts?: components["schemas"]["DraftContactInput"][];
                    cromiaPotential?: (number | (string | null)) | null;
                    /** @description First e-mail addresses to restore when the assigned contact is unchecked (section 4) */
                    earlier?: {
                        billing?: string | null;
                        msds?: string | null;
                        testSheets?: string | null;
                        transportDocument?: string | null;
                    };
                    fiscalCode?: string | null;
                    iban?: string | null;
                    /** Format: uuid */
                    id?: string;
                    isRetailerOfBodywork?: boolean | null;
                    isRetailerOfConstruction?: boolean | null;
                    isRetailerOfMetal?: boolean | null;
                    isRetailerOfOwnership?: boolean | null;
                    isRetailerOfWood?: boolean | null;
                    /** @description Whether the requester is the administrative contact */
                    itsMe?: boolean | null;
                    marketCompetitor1?: string | null;
                    marketCompetitor2?: string | null;
                    marketSegmentation1?: string | null;
                    marketSegmentation2?: string | null;
                    marketSegmentation3?: string | null;
                    marketSegmentation4?: string | null;
                    msdsEmails?: string[];
                    pec?: string | null;
                    resellingType?: string | null;
                    retailerShopWindows?: (number | (string | null)) | null;
                    retailerSurface?: (number | (string | null)) | null;
                    sdiCode?: string | null;
                    /** @enum {string} */
                    step?: "Anagraphics" | "Addresses" | "Contacts" | "BankInformation" | "ConfirmRequest" | "CompanyPerspective" | "ContactsAgent";
                    testSheetsEmails?: string[];
                    tntNextRequired?: boolean | null;
                    totalConsumption?: (number | (string | null)) | null;
                    transportDocumentEmails?: string[];
                    vatNumber?: string | null;
                    /** @description Version on which the change is based; if somebody has changed the content since, the request fails with Conflict, and `outcome` says who and when */
                    version?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        addresses?: components["schemas"]["DraftAddress"][];
                        assigned?: {
                            /** @description Code of the contact that receives the documents; null for none */
                            billing?: string | null;
                            /** @description Code of the contact that receives the documents; null for none */
                            msds?: string | null;
                            /** @description Code of the contact that receives the documents; null for none */
                            testSheets?: string | null;
                            /** @description Code of the contact that receives the documents; null for none */
                            transportDocument?: string | null;
                        };
                        bankName?: string | null;
                        /** @description Administrative contact that the requester replaced */
                        beforeItsMe?: {
                            department?: string | null;
                            email?: string | null;
                            firstName?: string | null;
                            gender?: string | null;
                            lastName?: string | null;
                            phoneNumber?: string | null;
                            role?: string | null;
                        } | null;
                        /** @description Purchasing contact that the requester replaced */
                        beforeItsMePurchasing?: {
                            department?: string | null;
                            email?: string | null;
                            firstName?: string | null;
                            gender?: string | null;
                            lastName?: string | null;
                            phoneNumber?: string | null;
                            role?: string | null;
                        } | null;
                        billingEmails?: string[];
                        businessName: string | null;
                        contacts?: components["schemas"]["DraftContact"][];
                        /**
                         * Format: date-time
                         * @description Time at which the request was sent or its draft was first saved (UTC)
                         */
                        createdOn: string;
                        cromiaPotential?: (number | (string | null)) | null;
                        /** @description Business name of the customer that the accepted request led to */
                        customerBusinessName: string | null;
                        /** @description Code of the customer that the user asks to join, or that the request led to */
                        customerCode: string | null;
                        /**
                         * Format: date-time
                         * @description Time of the decision (UTC); null before the decision
                         */
                        decidedOn: string | null;
                        /** @description First e-mail addresses to restore when the assigned contact is unchecked (section 4) */
                        earlier?: {
                            billing?: string | null;
                            msds?: string | null;
                            testSheets?: string | null;
                            transportDocument?: string | null;
                        };
                        fiscalCode?: string | null;
                        iban?: string | null;
                        id: string;
                        isRetailerOfBodywork?: boolean | null;
                        isRetailerOfConstruction?: boolean | null;
                        isRetailerOfMetal?: boolean | null;
                        isRetailerOfOwnership?: boolean | null;
                        isRetailerOfWood?: boolean | null;
                        /** @description Whether the requester is the administrative contact */
                        itsMe?: boolean | null;
                        /** @enum {string} */
                        kind: "NEW" | "EXISTING" | "MANAGED";
                        marketCompetitor1?: string | null;
                        marketCompetitor2?: string | null;
                        marketSegmentation1?: string | null;
                        marketSegmentation2?: string | null;
                        marketSegmentation3?: string | null;
                        marketSegmentation4?: string | null;
                        msdsEmails?: string[];
                        pec?: string | null;
                        /** @description Reason that staff gave for the decision */
                        reason: string | null;
                        resellingType?: string | null;
                        retailerShopWindows?: (number | (string | null)) | null;
                        retailerSurface?: (number | (string | null)) | null;
                        sdiCode?: string | null;
                        /** @enum {string} */
                        status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                        /** @enum {string} */
                        step?: "Anagraphics" | "Addresses" | "Contacts" | "BankInformation" | "ConfirmRequest" | "CompanyPerspective" | "ContactsAgent";
                        testSheetsEmails?: string[];
                        tntNextRequired?: boolean | null;
                        totalConsumption?: (number | (string | null)) | null;
                        transportDocumentEmails?: string[];
                        /**
                         * Format: date-time
                         * @description Time of the last change (UTC)
                         */
                        updatedOn: string;
                        vatNumber: string | null;
                        /** @description Version of the content; a change of it states the version that it is based on */
                        version: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict, TooManyDrafts */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCustomerRequestsEnterCustomerRequestsTypesManagedDraftById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        addresses?: components["schemas"]["DraftAddress"][];
                        assigned?: {
                            /** @description Code of the contact that receives the documents; null for none */
                            billing?: string | null;
                            /** @description Code of the contact that receives the documents; null for none */
                            msds?: string | null;
                            /** @description Code of the contact that receives the documents; null for none */
                            testSheets?: string | null;
                            /** @description Code of the contact that receives the documents; null for none */
                            transportDocument?: string | null;
                        };
                        bankName?: string | null;
                        /** @description Administrative contact that the requester replaced */
                        beforeItsMe?: {
                            department?: string | null;
                            email?: string | null;
                            firstName?: string | null;
                            gender?: string | null;
                            lastName?: string | null;
                            phoneNumber?: string | null;
                            role?: string | null;
                        } | null;
                        /** @description Purchasing contact that the requester replaced */
                        beforeItsMePurchasing?: {
                            department?: string | null;
                            email?: string | null;
                            firstName?: string | null;
                            gender?: string | null;
                            lastName?: string | null;
                            phoneNumber?: string | null;
                            role?: string | null;
                        } | null;
                        billingEmails?: string[];
                        businessName: string | null;
                        contacts?: components["schemas"]["DraftContact"][];
                        /**
                         * Format: date-time
                         * @description Time at which the request was sent or its draft was first saved (UTC)
                         */
                        createdOn: string;
                        cromiaPotential?: (number | (string | null)) | null;
                        /** @description Business name of the customer that the accepted request led to */
                        customerBusinessName: string | null;
                        /** @description Code of the customer that the user asks to join, or that the request led to */
                        customerCode: string | null;
                        /**
                         * Format: date-time
                         * @description Time of the decision (UTC); null before the decision
                         */
                        decidedOn: string | null;
                        /** @description First e-mail addresses to restore when the assigned contact is unchecked (section 4) */
                        earlier?: {
                            billing?: string | null;
                            msds?: string | null;
                            testSheets?: string | null;
                            transportDocument?: string | null;
                        };
                        fiscalCode?: string | null;
                        iban?: string | null;
                        id: string;
                        isRetailerOfBodywork?: boolean | null;
                        isRetailerOfConstruction?: boolean | null;
                        isRetailerOfMetal?: boolean | null;
                        isRetailerOfOwnership?: boolean | null;
                        isRetailerOfWood?: boolean | null;
                        /** @description Whether the requester is the administrative contact */
                        itsMe?: boolean | null;
                        /** @enum {string} */
                        kind: "NEW" | "EXISTING" | "MANAGED";
                        marketCompetitor1?: string | null;
                        marketCompetitor2?: string | null;
                        marketSegmentation1?: string | null;
                        marketSegmentation2?: string | null;
                        marketSegmentation3?: string | null;
                        marketSegmentation4?: string | null;
                        msdsEmails?: string[];
                        pec?: string | null;
                        /** @description Reason that staff gave for the decision */
                        reason: string | null;
                        resellingType?: string | null;
                        retailerShopWindows?: (number | (string | null)) | null;
                        retailerSurface?: (number | (string | null)) | null;
                        sdiCode?: string | null;
                        /** @enum {string} */
                        status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                        /** @enum {string} */
                        step?: "Anagraphics" | "Addresses" | "Contacts" | "BankInformation" | "ConfirmRequest" | "CompanyPerspective" | "ContactsAgent";
                        testSheetsEmails?: string[];
                        tntNextRequired?: boolean | null;
                        totalConsumption?: (number | (string | null)) | null;
                        transportDocumentEmails?: string[];
                        /**
                         * Format: date-time
                         * @description Time of the last change (UTC)
                         */
                        updatedOn: string;
                        vatNumber: string | null;
                        /** @description Version of the content; a change of it states the version that it is based on */
                        version: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteCustomerRequestsEnterCustomerRequestsTypesManagedDraftById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description deleteFail */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postCustomerRequestsEnterCustomerRequestsTypesManagedPendings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses: components["schemas"]["RequestedAddressInput"][];
                    billingEmails: components["schemas"]["EmailInput"][];
                    businessName: string;
                    contacts: components["schemas"]["RequestedContactInput"][];
                    /** @description Annual sales potential in EUR */
                    cromiaPotential?: number | null;
                    fiscalCode?: ("" | string) | null;
                    /** Format: uuid */
                    id?: string;
                    /** @default false */
                    isRetailerOfBodywork?: boolean;
                    /** @default false */
                    isRetailerOfConstruction?: boolean;
                    /** @default false */
                    isRetailerOfMetal?: boolean;
                    /** @default false */
                    isRetailerOfOwnership?: boolean;
                    /** @default false */
                    isRetailerOfWood?: boolean;
                    marketCompetitor1: string;
                    marketCompetitor2?: string | null;
                    marketSegmentation1?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation2?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation3?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    marketSegmentation4?: ("MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA") | null;
                    msdsEmails: components["schemas"]["EmailInput"][];
                    pec?: ("" | components["schemas"]["EmailInput"]) | null;
                    resellingType?: string | null;
                    retailerShopWindows?: number | null;
                    /** @description Sales area in m2 */
                    retailerSurface?: number | null;
                    sdiCode?: ("" | string) | null;
                    testSheetsEmails: components["schemas"]["EmailInput"][];
                    /** @default false */
                    tntNextRequired?: boolean;
                    /** @description Total annual consumption in EUR */
                    totalConsumption?: number | null;
                    transportDocumentEmails: components["schemas"]["EmailInput"][];
                    vatNumber: string;
                    /** @description Version on which the change is based; if somebody has changed the content since, the request fails with Conflict, and `outcome` says who and when */
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict, VatNumberExists, CustomerRequestExists */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCustomerRequestsVatCheck: {
        parameters: {
            query: {
                /** @description VAT number with the prefix of its country */
                vatNumber: string;
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["VatCheck"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listOfferRequests: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Part of the offer number */
                number?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "expirationDate,asc" | "expirationDate,desc";
                /** @description LATE: pending, and past the day by which an answer was expected */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["OfferRequest"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postOfferRequests: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
            };
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    acceptMultipleShipping: boolean;
                    /** @description Code of one of the customer's addresses, if already known */
                    address?: string;
                    /** Format: date */
                    deliveryDateRequested: string;
                    items: {
                        productCode: components["schemas"]["ProductCodeInput"];
                        quantity: number;
                    }[];
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Day by which the customer can expect an answer; null unless the request is pending */
                        answerExpectedOn: string | null;
                        id: string;
                        /** @description Number of the form Q26-000123: the year, and a sequence number within the year */
                        number: string;
                    };
                };
            };
            /** @description CustomerCodeRequired, NoItemsSelected, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity, DeliveryDateTooEarly, DeliveryDateTooLate, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getOfferRequestById: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OfferRequest"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getOfferRequestPdf: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getOfferRequestsExport: {
        parameters: {
            query: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Part of the offer number */
                number?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "expirationDate,asc" | "expirationDate,desc";
                /** @description LATE: pending, and past the day by which an answer was expected */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postOfferRequestsRejectedOrAcceptedButExpiredById: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
            };
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listOrderRequests: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Part of the request's number, of the customer's own order number or of the order code */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
                /** @description LATE: pending, and too late for delivery on the requested date */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["OrderRequest"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postOrderRequests: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
            };
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "productCode": {
                 *             "productClass": "3",
                 *             "serial": "F120",
                 *             "color": "7035",
                 *             "pkg": "25"
                 *           },
                 *           "quantity": 8,
                 *           "finalUnitPrice": 9.5
                 *         }
                 *       ],
                 *       "address": "SD001",
                 *       "customerOrderCode": "PO-2026-118",
                 *       "deliveryDateRequested": "2026-12-15",
                 *       "acceptMultipleShipping": false
                 *     }
                 */
                "application/json": {
                    acceptMultipleShipping: boolean;
                    address: string;
                    /** @description Note visible to staff only; can be set by AGENT and COMMERCIAL */
                    agentNote?: string;
                    customerOrderCode: string;
                    /** Format: date */
                    deliveryDateRequested: string;
                    genericNote?: string;
                    items: {
                        /** @description Displayed price, in EUR for one um; only compared with the current price */
                        finalUnitPrice: number | null;
                        productCode: components["schemas"]["ProductCodeInput"];
                        quantity: number;
                    }[];
                    overallDiscount?: number;
                    shippingNote?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description CustomerCodeRequired, NoItemsSelected, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict, PriceChanged */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity, DeliveryDateTooEarly, DeliveryDateTooLate, ProductNotInStock, PriceNotAssigned, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getOrderRequestById: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["OrderRequest"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getOrderRequestPdf: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postOrderRequestsExpiredById: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
            };
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict, PriceChanged */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ProductNotInStock, ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getOrderRequestsExport: {
        parameters: {
            query: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Part of the request's number, of the customer's own order number or of the order code */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
                /** @description LATE: pending, and too late for delivery on the requested date */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postOrderRequestsFromOfferRequestAccepted: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
            };
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @description Note visible to staff only; can be set by AGENT and COMMERCIAL */
                    agentNote?: string;
                    customerOrderCode: string;
                    /**
                     * Format: date
                     * @description Defaults to the offer's date; another date only if that one is before `earliestDeliveryDate`
                     */
                    deliveryDateRequested?: string;
                    genericNote?: string;
                    /** Format: uuid */
                    offerRequestAcceptedId: string;
                    /** @description Displayed version of the offer; if the offer was corrected since, the request fails with OfferChanged */
                    offerVersion: number;
                    shippingNote?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OfferNotAccepted, OfferChanged */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description DeliveryDateTooEarly, DeliveryDateTooLate, PriceNotAssigned, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getOrderRequestsRedoById: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description OrderNotRepeatable */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Part of the order code; for customers, also part of their own order number */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
                /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date; PARTLY_SHIPPED: open, and shipped in part */
                status?: "ALL" | "OPEN" | "LATE" | "PARTLY_SHIPPED" | "I" | "A" | "B" | "C" | "E" | "F";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Order"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getOrderById: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getOrderPdf: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
            };
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getOrdersExport: {
        parameters: {
            query: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Part of the order code; for customers, also part of their own order number */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
                /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date; PARTLY_SHIPPED: open, and shipped in part */
                status?: "ALL" | "OPEN" | "LATE" | "PARTLY_SHIPPED" | "I" | "A" | "B" | "C" | "E" | "F";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listPortfolioOfferRequests: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Part of the offer number */
                number?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "expirationDate,asc" | "expirationDate,desc";
                /** @description LATE: pending, and past the day by which an answer was expected */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["OfferRequestAtDesk"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getPortfolioOfferRequestsExport: {
        parameters: {
            query: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Part of the offer number */
                number?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "expirationDate,asc" | "expirationDate,desc";
                /** @description LATE: pending, and past the day by which an answer was expected */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listPortfolioOrderRequests: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Part of the request's number, of the customer's own order number or of the order code */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
                /** @description LATE: pending, and too late for delivery on the requested date */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["OrderRequestAtDesk"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getPortfolioOrderRequestsExport: {
        parameters: {
            query: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Part of the request's number, of the customer's own order number or of the order code */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
                /** @description LATE: pending, and too late for delivery on the requested date */
                status?: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listPortfolioOrders: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Part of the order code; for customers, also part of their own order number */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
                /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date; PARTLY_SHIPPED: open, and shipped in part */
                status?: "ALL" | "OPEN" | "LATE" | "PARTLY_SHIPPED" | "I" | "A" | "B" | "C" | "E" | "F";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["OrderAtDesk"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getPortfolioOrdersExport: {
        parameters: {
            query: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Words of the description */
                description?: string;
                /** @description Format of the file */
                format: "csv" | "xlsx";
                /** @description Language of the texts or entries */
                language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                /** @description Part of the order code; for customers, also part of their own order number */
                orderCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Code of the packaging */
                pkg?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
                /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date; PARTLY_SHIPPED: open, and shipped in part */
                status?: "ALL" | "OPEN" | "LATE" | "PARTLY_SHIPPED" | "I" | "A" | "B" | "C" | "E" | "F";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ListTooLong */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyConcurrentRequests, TooManyRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listSdsAutocompleteBatch: {
        parameters: {
            query: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
                /** @description Words or codes to find */
                searchString: string;
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        batch: string;
                        color: string;
                        /** Format: date */
                        date: string;
                        serial: string;
                        site: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getSdsChecklanguage: {
        parameters: {
            query: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
                /** @description Id of a line in a search result */
                id: string;
                /** @description Later version of the same sheet; defaults to the version of the line */
                version?: number;
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        CN: boolean;
                        CZ: boolean;
                        DE: boolean;
                        EL: boolean;
                        EN: boolean;
                        ES: boolean;
                        FR: boolean;
                        HU: boolean;
                        IT: boolean;
                        NL: boolean;
                        PL: boolean;
                        PT: boolean;
                        RM: boolean;
                        RU: boolean;
                        SB: boolean;
                        SK: boolean;
                        SL: boolean;
                        SR: boolean;
                        TR: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listSdsDeliveries: {
        parameters: {
            query?: {
                /** @description Colour code */
                color?: string;
                /** @description First day of creation, in the manufacturer's time zone */
                createdOnFrom?: string;
                /** @description Last day of creation, in the manufacturer's time zone */
                createdOnTo?: string;
                /** @description Part of the customer's name, or beginning of its code */
                customer?: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Part of the recipient's address */
                recipient?: string;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "createdOn,asc" | "createdOn,desc" | "recipient,asc" | "recipient,desc" | "status,asc" | "status,desc";
                /** @description Status of entries */
                status?: "PENDING" | "SENT" | "FAILED";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["SdsDelivery"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postSdsDeliveryRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity, as lists return it */
                id: string;
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SdsDelivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getSdsDownload: {
        parameters: {
            query: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
                /** @description Id of a line in a search result */
                id: string;
                /** @description Language code; CS is an alias of CZ */
                language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
                /** @description Order by which the line was found; the line must belong to that order */
                orderCode?: string;
                /** @description Later version of the same sheet; defaults to the version of the line */
                version?: number;
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound, SdsDownloadError */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RangeNotSatisfiable */
            416: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listSdsFindSdsByBatch: {
        parameters: {
            query: {
                /** @description Batch number */
                batch: string;
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "date,asc" | "date,desc" | "batch,asc" | "batch,desc" | "serial,asc" | "serial,desc" | "color,asc" | "color,desc" | "version,asc" | "version,desc";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Sds"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listSdsFindSdsByFilters: {
        parameters: {
            query: {
                /** @description Colour code */
                color?: string;
                /** @description Customer code; without a site, selects the customer search */
                customerCode?: string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Serial: the code of a product without colour and packaging */
                serial?: string;
                /** @description Site; together with serial and color, selects the site search */
                site?: "ALC01" | "ALC02";
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "date,asc" | "date,desc" | "batch,asc" | "batch,desc" | "serial,asc" | "serial,desc" | "color,asc" | "color,desc" | "version,asc" | "version,desc";
                /** @description Year of the order */
                year: number;
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Sds"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listSdsFindSdsByOrder: {
        parameters: {
            query: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Order code, or the order number of the customer where a list is filtered */
                orderCode: string;
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "date,asc" | "date,desc" | "batch,asc" | "batch,desc" | "serial,asc" | "serial,desc" | "color,asc" | "color,desc" | "version,asc" | "version,desc";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Sds"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listSdsFindSdsByProduct: {
        parameters: {
            query: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Product code, or words of the name */
                product: string;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "date,asc" | "date,desc" | "batch,asc" | "batch,desc" | "serial,asc" | "serial,desc" | "color,asc" | "color,desc" | "version,asc" | "version,desc";
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Sds"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getSdsLanguages: {
        parameters: {
            query: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
                /** @description Id of a line in a search result */
                id: string;
                /** @description Later version of the same sheet; defaults to the version of the line */
                version?: number;
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        [key: string]: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getSdsRecipients: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
                /** @description Order code, or the order number of the customer where a list is filtered */
                orderCode?: string;
            };
            header?: never;
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        emails: string[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getSdsSend: {
        parameters: {
            query: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
                /** @description Addresses of the recipients */
                emails: components["schemas"]["EmailInput"][];
                /** @description Id of a line in a search result */
                id: string;
                /** @description Language code; CS is an alias of CZ */
                language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
                /** @description Order by which the line was found; the line must belong to that order */
                orderCode?: string;
                /** @description Later version of the same sheet; defaults to the version of the line */
                version?: number;
            };
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SdsSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound, SdsDownloadError */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SdsSendError, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postSdsSend: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
            };
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails: components["schemas"]["EmailInput"][];
                    /**
                     * Format: uuid
                     * @description Id of a line in a search result
                     */
                    id: string;
                    /**
                     * @description Language code; CS is an alias of CZ
                     * @enum {string}
                     */
                    language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
                    /** @description Order by which the line was found; the line must belong to that order */
                    orderCode?: string;
                    /** @description Later version of the same sheet; defaults to the version of the line */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SdsSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound, SdsDownloadError */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description SdsSendError, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getSdsSendAllByOrder: {
        parameters: {
            query: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
                /** @description Addresses of the recipients */
                emails: components["schemas"]["EmailInput"][];
                /** @description true is rejected, since sheets under European regulation are not valid in the USA and Canada */
                isUsaOrCa?: boolean;
                /** @description Language code; CS is an alias of CZ */
                language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
                /** @description Order code, or the order number of the customer where a list is filtered */
                orderCode: string;
            };
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SdsSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound, SdsDownloadError */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SdsSendError, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postSdsSendAllByOrder: {
        parameters: {
            query?: {
                /** @description Customer code: six digits. AGENT and COMMERCIAL name the customer that they act for */
                customerCode?: "" | string;
            };
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Role of the caller in lower case; that of another role returns 403 */
                prefix: "commercial" | "agent" | "customer" | "it" | "admin" | "cromia" | "user";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails: components["schemas"]["EmailInput"][];
                    /** @description true is rejected, since sheets under European regulation are not valid in the USA and Canada */
                    isUsaOrCa?: boolean;
                    /**
                     * @description Language code; CS is an alias of CZ
                     * @enum {string}
                     */
                    language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
                    orderCode: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SdsSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound, SdsDownloadError */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description SdsSendError, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listB2c: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        brand: string | null;
                        /** @description Child nodes of the same shape; empty for a product */
                        children: unknown[];
                        code: string;
                        description: components["schemas"]["LocalizedText"];
                        image: string | null;
                        link: string | null;
                        name: components["schemas"]["LocalizedText"];
                    }[];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postB2c: {
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["TreeUploadDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getB2cAmazonLink: {
        parameters: {
            query: {
                /** @description Code in the private catalogue, or serial-color-pkg */
                productCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        link: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getB2cLevel: {
        parameters: {
            query?: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Path in the tree, with parts separated by `/`; empty for the top level */
                path?: "" | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        children: components["schemas"]["Tile"][];
                        /** @description The node itself; null at the root */
                        node: {
                            brand: string | null;
                            code: string;
                            description: components["schemas"]["LocalizedText"];
                            /** @description Variant of the catalogue product with this code, used to draw the tile; null if there is none */
                            drawnAs: {
                                hex: string | null;
                                id: components["schemas"]["ProductCode"];
                                qta: number;
                                um: string;
                            } | null;
                            image: string | null;
                            isCategory: boolean;
                            link: string | null;
                            name: components["schemas"]["LocalizedText"];
                            /** @description Codes from the root to the node, in the format of the `path` query parameter */
                            path: string;
                            /** @description Number of products below the node at any depth; 0 for a product */
                            products: number;
                        } | null;
                        /** @description Nodes from the root to this node; empty at the root */
                        trail: {
                            code: string;
                            name: components["schemas"]["LocalizedText"];
                            /** @description Codes from the root to the node, in the format of the `path` query parameter */
                            path: string;
                        }[];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getB2cSearch: {
        parameters: {
            query: {
                /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                lang?: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
                /** @description Words of a name, or beginning of a code */
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /**
                         * @description `all`: the results contain all words; `closest`: none does, these are the closest; `none`: no close match
                         * @enum {string}
                         */
                        outcome: "all" | "closest" | "none";
                        tiles: components["schemas"]["Tile"][];
                    };
                };
            };
            /** @description SearchFilterRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getB2cTemplate: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postCustomerInvitationsLink: {
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token from the link in the mail */
                    tempCode: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listCustomerCustomerInvitations: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "expiration,asc" | "expiration,desc" | "status,asc" | "status,desc" | "inviteeEmail,asc" | "inviteeEmail,desc" | "inviteeLastName,asc" | "inviteeLastName,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Invitation"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postCustomerCustomerInvitationsPendings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inviteeEmail: components["schemas"]["EmailInput"];
                    inviteeFirstName: string;
                    inviteeLastName: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description Conflict, BelongsAlready */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteCustomerCustomerInvitationsPendings: {
        parameters: {
            query: {
                /** @description Address of the invited person */
                inviteeEmail: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description deleteFail */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCustomerCustomerProfiles: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postCustomerCustomerProfilesCustomerRequestsUpdateCustomerRequestsPendings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses: components["schemas"]["RequestedAddressInput"][];
                    bankName: string;
                    billingEmails: components["schemas"]["EmailInput"][];
                    businessName: string;
                    contacts: components["schemas"]["RequestedContactInput"][];
                    cromiaPotential?: null;
                    /** @description Must be the caller's own customer code; any other code returns 404 */
                    customerCode?: string;
                    /** @description Version of the profile that the change is based on */
                    customerVersion: number;
                    fiscalCode?: ("" | string) | null;
                    iban: string;
                    isRetailerOfBodywork?: null;
                    isRetailerOfConstruction?: null;
                    isRetailerOfMetal?: null;
                    isRetailerOfOwnership?: null;
                    isRetailerOfWood?: null;
                    marketCompetitor1?: null;
                    marketCompetitor2?: null;
                    marketSegmentation1?: null;
                    marketSegmentation2?: null;
                    marketSegmentation3?: null;
                    marketSegmentation4?: null;
                    msdsEmails: components["schemas"]["EmailInput"][];
                    pec?: ("" | components["schemas"]["EmailInput"]) | null;
                    resellingType?: null;
                    retailerShopWindows?: null;
                    retailerSurface?: null;
                    sdiCode?: ("" | string) | null;
                    testSheetsEmails: components["schemas"]["EmailInput"][];
                    tntNextRequired?: null;
                    totalConsumption?: null;
                    transportDocumentEmails: components["schemas"]["EmailInput"][];
                    vatNumber: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description CustomerCodeRequired, BadRequest */
            400: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description EditRequestPending, Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description ProfileUnchanged, IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listSellerByPrivAndProfessional: {
        parameters: {
            query?: {
                /** @description Brand that the dealer sells */
                brand?: string;
                /** @description Part of the name, case-insensitive */
                businessName?: string;
                /** @description Two-letter country code (ISO 3166-1) */
                country?: string;
                /** @description Beginning of the postal code; if a 5-digit code matches no dealer, its first 2 digits are used */
                postalCode?: string;
            };
            header?: never;
            path: {
                /** @description Whether dealers that sell to private persons are listed */
                priv: boolean;
                /** @description Whether dealers that sell to professionals are listed */
                professional: boolean;
            };
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Seller"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listUserCompanyCustomerInvitations: {
        parameters: {
            query?: {
                /** @description Number of the page, starting at 0 */
                page?: number;
                /** @description Number of entries of a page */
                size?: number;
                /** @description Field and direction of the order */
                sort?: "expiration,asc" | "expiration,desc" | "status,asc" | "status,desc" | "inviteeEmail,asc" | "inviteeEmail,desc" | "inviteeLastName,asc" | "inviteeLastName,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        content: components["schemas"]["Invitation"][];
                        empty: boolean;
                        first: boolean;
                        /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
                        isCut: boolean;
                        last: boolean;
                        number: number;
                        size: number;
                        totalElements: number;
                        totalPages: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateUserCompanyCustomerInvitationsPendings: {
        requestBody: {
            content: {
                "application/json": {
                    inviterUsername: components["schemas"]["EmailInput"];
                    status: ("ACCEPTED" | "REJECTED") | "REFUSED";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description InvitationExpired */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postUserCompanyCustomerRequestsEnterCustomerRequestsTypesExistingPendings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customerCode: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description AssociationFailed, NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getUserCompanyCustomerRequestsEnterCustomerRequestsTypesNewAndExisting: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["CustomerRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    putUserCompanyCustomerRequestsEnterCustomerRequestsTypesNewDrafts: {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerRequestDraftInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["CustomerRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    postUserCompanyCustomerRequestsEnterCustomerRequestsTypesNewPendings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Idempotency key; a repeat with the same body returns the first result, another body a 422 with that result in `first` */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses: components["schemas"]["RequestedAddressInput"][];
                    bankName: string;
                    billingEmails: components["schemas"]["EmailInput"][];
                    businessName: string;
                    contacts: components["schemas"]["RequestedContactInput"][];
                    fiscalCode?: ("" | string) | null;
                    iban: string;
                    msdsEmails: components["schemas"]["EmailInput"][];
                    pec?: ("" | components["schemas"]["EmailInput"]) | null;
                    sdiCode?: ("" | string) | null;
                    testSheetsEmails: components["schemas"]["EmailInput"][];
                    transportDocumentEmails: components["schemas"]["EmailInput"][];
                    vatNumber: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description Conflict, VatNumberExists, CustomerRequestExists */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IdempotencyKeyReused */
            422: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getUserCompanyCustomerRequestsVatCheck: {
        parameters: {
            query: {
                /** @description VAT number with the prefix of its country */
                vatNumber: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["VatCheck"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description TooManyRequests, TooManyConcurrentRequests */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteUserCompanyDeleteRequest: {
        responses: {
            /** @description No Content */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description deleteFail */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    updateUserCompanyUpgradeToCustomer: {
        responses: {
            /** @description OK */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowed"];
            /** @description NotFound */
            404: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["OtherProblem"];
        };
    };
    receiveContactRequestSentEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequestSentEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveCustomerRequestAcceptedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerRequestAcceptedEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveCustomerRequestRejectedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerRequestRejectedEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveCustomerRequestSentEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerRequestSentEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveCustomerChangedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerChangedEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveOfferRequestAcceptedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferRequestAcceptedEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveOfferRequestExpiredEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferRequestExpiredEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveOfferRequestRejectedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferRequestRejectedEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveOfferRequestSentEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferRequestSentEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveOrderRequestAcceptedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequestAcceptedEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveOrderRequestExpiredEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequestExpiredEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveOrderRequestRejectedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequestRejectedEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveOrderRequestSentEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequestSentEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveOrderCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreatedEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveOrderStatusChangedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStatusChangedEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveSdsSentEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdsSentEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
    receiveWebhookTestEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt; recognises duplicates */
                "webhook-id": string;
                /** @description `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook */
                "webhook-signature": string;
                /** @description Time of the attempt, in seconds since 1970; reject old ones */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description Not received; retried later */
            "4XX": {
                headers: { [name: string]: unknown; };
                content?: never;
            };
            /** @description Received */
            204: {
                headers: { [name: string]: unknown; };
                content?: never;
            };
        };
    };
}
