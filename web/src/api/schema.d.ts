// Made from the OpenAPI document of the server by `npm run generate`; do not edit.

export interface paths {
    "/api/auth": {
        /**
         * Log in
         * @description Access: `accounts.login`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        username: components["schemas"]["Username"];
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
                /** @description UnauthorizedLogin, Unauthorized */
                401: components["responses"]["Problem"];
                /** @description UserDisabled, NotAllowed */
                403: components["responses"]["Problem"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/auth/logout": {
        /**
         * End the session of a refresh token
         * @description Access: `accounts.logout`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
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
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/auth/token-refreshing": {
        /**
         * Exchange a refresh token for a new access token and the next refresh token
         * @description Access: `accounts.refresh`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        refreshToken: string;
                        username: components["schemas"]["Username"];
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
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/brand": {
        /**
         * The manufacturer that runs the portal
         * @description Access: `public.read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            accent: string | null;
                            address: string;
                            cookieUrl: string | null;
                            /** @description What stands in for the back office */
                            dashboardUrl: string | null;
                            defaultLanguage: components["schemas"]["UiLanguage"];
                            email: string;
                            /** @description App of the laboratory, for those with a lab role */
                            labAppUrl: string | null;
                            legalName: string;
                            logoUrl: string | null;
                            /** @description Whether the mails that leave can be read in the portal: in a demo */
                            mailbox: boolean;
                            mapTilesAttribution: string;
                            /** @description Of the map of dealers, as Leaflet takes it */
                            mapTilesUrl: string;
                            /** @description What a new portal lacks before people can use it */
                            missingSetup: ("ADMINISTRATOR" | "PRODUCTS") | null;
                            name: string;
                            phone: string;
                            privacyUrl: string | null;
                            /** @description Where people reach the portal */
                            publicUrl: string;
                            /** @description App of technical data sheets, for those with a TDS role */
                            tdsAppUrl: string | null;
                            /** @description Of the manufacturer: whose today the earliest delivery date counts from */
                            timeZone: string;
                            vatNumber: string;
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/demo/mailbox": {
        /**
         * The mails that left, the newest first, at most a hundred
         * @description Access: `demo.mailbox`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Only those to this address */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
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
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/demo/mailbox/{id}": {
        /**
         * One mail that left
         * @description Access: `demo.mailbox`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            attachments: {
                                contentType: string;
                                filename: string;
                                /** @description Bytes */
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
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/health": {
        /**
         * Whether the process works
         * @description Access: `public.read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            /** @constant */
                            status: "ok";
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/products/{productClass}/{serial}/{color}/{pkg}": {
        /**
         * One product, with the other packagings of its colour and the colours of its serial
         * @description Access: `catalogue.read`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    color: components["parameters"]["catalogue.color"];
                    pkg: components["parameters"]["catalogue.pkg"];
                    productClass: components["parameters"]["productClass"];
                    serial: components["parameters"]["catalogue.serial"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["Product"] & {
                            /** @description Every colour of this serial */
                            colors: components["schemas"]["SerialColor"][];
                            /** @description Every packaging of this colour */
                            variants: components["schemas"]["ProductVariant"][];
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/products/filters/advanced": {
        /**
         * Products by serial and colour, the colour by its code or its name
         * @description Access: `catalogue.search`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    /** @description Words of a colour’s name */
                    colorName?: string;
                    customerCode?: components["parameters"]["customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    page?: components["parameters"]["page"];
                    serial?: string;
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["catalogue.sort"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SerialPage"];
                400: components["responses"]["SearchFilterRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/products/filters/multi": {
        /**
         * Products by characteristics
         * @description Access: `catalogue.search`.
         */
        get: {
            parameters: {
                query?: {
                    appMethod?: components["parameters"]["appMethod"];
                    area?: components["parameters"]["area"];
                    customerCode?: components["parameters"]["customerCode"];
                    dilution?: components["parameters"]["dilution"];
                    drying?: components["parameters"]["drying"];
                    family?: components["parameters"]["family"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["catalogue.sort"];
                    typology?: components["parameters"]["typology"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SerialPage"];
                400: components["responses"]["SearchFilterRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/products/filters/multi/counts": {
        /**
         * How many serials each characteristic would leave, beside those already chosen
         * @description Access: `catalogue.search`.
         */
        get: {
            parameters: {
                query?: {
                    appMethod?: components["parameters"]["appMethod"];
                    area?: components["parameters"]["area"];
                    dilution?: components["parameters"]["dilution"];
                    drying?: components["parameters"]["drying"];
                    family?: components["parameters"]["family"];
                    typology?: components["parameters"]["typology"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            /** @description Names that would leave no serial are left out */
                            appMethod: {
                                [key: string]: number;
                            };
                            /** @description Names that would leave no serial are left out */
                            area: {
                                [key: string]: number;
                            };
                            /** @description Names that would leave no serial are left out */
                            dilution: {
                                [key: string]: number;
                            };
                            /** @description Names that would leave no serial are left out */
                            drying: {
                                [key: string]: number;
                            };
                            /** @description Names that would leave no serial are left out */
                            family: {
                                [key: string]: number;
                            };
                            /** @description Names that would leave no serial are left out */
                            typology: {
                                [key: string]: number;
                            };
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/products/filters/name": {
        /**
         * Products by name or code
         * @description Understands codes in any usual form, other forms of words, typos, synonyms and compound words in all languages; `lang` weighs more. Access: `catalogue.search`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    nameCode?: components["parameters"]["nameCode"];
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "relevance" | "serial,asc" | "serial,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["Page"] & {
                            content: components["schemas"]["Serial"][];
                            /** @description The text with unknown words in the nearest spelling of the catalogue */
                            didYouMean: string | null;
                            /**
                             * @description `all`: the products have all words; `closest`: none has, these come closest; `none`: nothing is close
                             * @enum {string}
                             */
                            outcome: "all" | "closest" | "none";
                        };
                    };
                };
                400: components["responses"]["SearchFilterRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/products/from-prices": {
        /**
         * The lowest price of serials for the customer, as results of a search show it
         * @description Access: `catalogue.prices`.
         */
        get: {
            parameters: {
                query: {
                    /** @description Required for AGENT and COMMERCIAL */
                    customerCode?: components["parameters"]["catalogue.customerCode"];
                    serials: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            /** @description EUR for one um */
                            finalUnitPrice: number;
                            productClass: string;
                            serial: string;
                            um: string;
                        }[];
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/products/images/{lat}": {
        /**
         * The image of a product, as WebP
         * @description By the image name of the product. It is 640 pixels wide unless another width is asked for, or less where what was sent is smaller. Cacheable; with the current `v` for a year. Access: `catalogue.read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The version: an address with the current one may be cached for a year */
                    v?: string;
                    width?: "160" | "320" | "640";
                };
                header?: never;
                path: {
                    /** @description Image name */
                    lat: components["parameters"]["lat"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": string;
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/products/searches/clicks": {
        /**
         * Count that a result of a search by name was opened
         * @description The person is not kept. Access: `catalogue.search`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        lang: components["schemas"]["UiLanguage"];
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
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/products/serials/{productClass}/{serial}/colors": {
        /**
         * The colours of a serial that are still sold, with their products
         * @description By `nameCode` or `color`, those that a search by the same finds. Access: `catalogue.search`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    colorName?: string;
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    nameCode?: components["parameters"]["nameCode"];
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                };
                header?: never;
                path: {
                    productClass: components["parameters"]["productClass"];
                    serial: components["parameters"]["catalogue.serial"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["Page"] & {
                            content: components["schemas"]["ResultColor"][];
                        };
                    };
                };
                400: components["responses"]["SearchFilterRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/products/suggest": {
        /**
         * Up to 8 serials, colours or products while a name or code is typed
         * @description Access: `catalogue.search`.
         */
        get: {
            parameters: {
                query: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    text: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
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
                400: components["responses"]["SearchFilterRequiredOrBadRequest"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/ready": {
        /**
         * Whether callers may be sent here, with a check per dependency
         * @description Access: `public.read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
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
                /** @description ServiceUnavailable */
                503: {
                    headers: { [name: string]: unknown; };
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
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/sds/links/{token}": {
        /**
         * A sheet by the link of a mail
         * @description The link is signed and holds for 30 days; it needs no account. A single range is answered as that part (206). Access: `sds.link`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/pdf": string;
                    };
                };
                400: components["responses"]["UnauthorizedOrInvalidOrBadRequest"];
                404: components["responses"]["NotFoundOrSdsDownloadError"];
                416: components["responses"]["RangeNotSatisfiable"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/tds/pdf/version/{id}": {
        /**
         * A technical data sheet as PDF
         * @description Saved as `TDS-{first 4}-{next up to 9}-{LANG}.pdf`, as Content-Disposition says. A single range is answered as that part (206). Access: `tds.download`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/pdf": string;
                    };
                };
                404: components["responses"]["missingTdsOrTdsErrorOrNotFound"];
                416: components["responses"]["RangeNotSatisfiable"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/tds/versions/last/available-languages": {
        /**
         * Languages of the technical data sheet of a product, each with its latest version
         * @description Access: `tds.languages`.
         */
        get: {
            parameters: {
                query: {
                    color?: components["parameters"]["color"];
                    serial: components["parameters"]["tds.serial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            language: components["schemas"]["TdsLanguage"];
                            /** @description Serial and colour, or serial and line, as the name of the file needs it */
                            product: string;
                        }[];
                    };
                };
                /** @description missingTds, NotFound */
                404: components["responses"]["Problem"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/users": {
        /**
         * Register: whatever exists already, a mail tells how to go on
         * @description Access: `accounts.register`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
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
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/users/{username}": {
        /**
         * The own user
         * @description Access: `accounts.read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: components["parameters"]["username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["User"];
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/users/{username}/confirm-registration": {
        /**
         * Confirm the data and consents with the code of the mail, and choose a password
         * @description Access: `accounts.register`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: components["parameters"]["username"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        newPassword: string;
                        registration?: components["schemas"]["RegistrationInput"];
                        /** @description The token of the link in the mail */
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
                400: components["responses"]["UnauthorizedOrInvalidOrBadRequest"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/users/{username}/forgot-password": {
        /**
         * Ask for the link to a new password; no body is needed
         * @description Access: `accounts.reset-password`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: components["parameters"]["username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Accepted */
                202: {
                    headers: { [name: string]: unknown; };
                    content?: never;
                };
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/users/{username}/password": {
        /**
         * Change the own password; all other sessions end
         * @description Access: `accounts.change-password`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: components["parameters"]["username"];
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
                404: components["responses"]["NotFound"];
                /** @description WrongPassword, PasswordUnchanged */
                422: components["responses"]["Problem"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/users/{username}/registration": {
        /**
         * Show the data and consents that the code of the mail confirms; the code stays valid
         * @description Access: `accounts.register`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: components["parameters"]["username"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The token of the link in the mail */
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
                400: components["responses"]["UnauthorizedOrInvalidOrBadRequest"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/users/{username}/reject-registration": {
        /**
         * Delete a registration that somebody else sent with the own address
         * @description Access: `accounts.register`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: components["parameters"]["username"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The token of the link in the mail */
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
                400: components["responses"]["UnauthorizedOrInvalidOrBadRequest"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/users/{username}/update-forgotten-password": {
        /**
         * Set a new password with the code of the mail; all sessions end
         * @description Access: `accounts.reset-password`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: components["parameters"]["username"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        newPassword: string;
                        /** @description The token of the link in the mail */
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
                400: components["responses"]["UnauthorizedOrInvalidOrBadRequest"];
                422: components["responses"]["PasswordUnchanged"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/users/companies/{username}": {
        /**
         * Change the own user, company: profile fields, language, notification mails
         * @description Access: `accounts.change`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: components["parameters"]["username"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PersonChange"] & {
                        businessDepartment?: components["schemas"]["Department"];
                        businessName?: string;
                        /** @enum {string} */
                        businessRole?: "GNM" | "PRP" | "DRC" | "DPH" | "OPR" | "MNG" | "BYR" | "OFW" | "DSG";
                        /** @enum {string} */
                        businessType?: "MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC";
                        businessWebsite?: string;
                        phonePrefix?: string;
                        telephone?: string;
                    };
                };
            };
            responses: {
                200: components["responses"]["AccessToken"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/users/privates/{username}": {
        /**
         * Change the own user, private: profile fields, language, notification mails
         * @description Access: `accounts.change`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: components["parameters"]["username"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PersonChange"] & {
                        /** @enum {string} */
                        interested?: "MTL" | "WOD" | "HOM" | "RSN";
                        phonePrefix?: string | null;
                        telephone?: string | null;
                    };
                };
            };
            responses: {
                200: components["responses"]["AccessToken"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/users/request-contact": {
        /**
         * Send a contact request; a visitor names themselves
         * @description `name` and `email` are required without a login, and the account’s own with one. Access: `contact.send`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Left empty by people */
                        contactReference?: string;
                        email?: unknown;
                        /** @description Of the form, hence of the answer */
                        language?: components["schemas"]["UiLanguage"];
                        name?: unknown;
                        /** @description How long the form was open, in milliseconds */
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
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/audit": {
        /**
         * The audit log
         * @description Access: `backoffice.audit`.
         */
        get: {
            parameters: {
                query?: {
                    action?: components["parameters"]["action"];
                    atFrom?: components["parameters"]["atFrom"];
                    atTo?: components["parameters"]["atTo"];
                    /** @description Part of the customer's name, or beginning of its code */
                    customer?: components["parameters"]["customer"];
                    customerCode?: components["parameters"]["customerCode"];
                    entity?: components["parameters"]["entity"];
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "at,asc" | "at,desc";
                    /** @description Who made the change */
                    username?: components["parameters"]["backoffice.username"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                businessName: string | null;
                                /** @description The customer whose data it touches */
                                customerCode: string | null;
                                /** @description What changed; null for those who may not read the desk that it belongs to */
                                details: {
                                    [key: string]: unknown;
                                } | null;
                                /** @description What it happened to */
                                entity: string;
                                entityId: string;
                                id: string;
                                /** @description First and last name of who made it */
                                name: string | null;
                                /** @description Who made it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/audit/export": {
        /**
         * The audit log as a table, newest first
         * @description CSV in UTF-8 with semicolons; no cell is ever a formula. Every entry that passes the filters. Beside the codes stand the words for them in `language`, by default the caller’s, and beside `at` the time of the manufacturer’s clock. Access: `backoffice.audit`.
         */
        get: {
            parameters: {
                query?: {
                    action?: components["parameters"]["action"];
                    atFrom?: components["parameters"]["atFrom"];
                    atTo?: components["parameters"]["atTo"];
                    /** @description Part of the customer's name, or beginning of its code */
                    customer?: components["parameters"]["customer"];
                    customerCode?: components["parameters"]["customerCode"];
                    entity?: components["parameters"]["entity"];
                    language?: components["parameters"]["language"];
                    /** @description Who made the change */
                    username?: components["parameters"]["backoffice.username"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "text/csv": string;
                    };
                };
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/b2c/uploads": {
        /**
         * Uploads of the private catalogue
         * @description Access: `backoffice.read`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc";
                    status?: ("PENDING" | "PUBLISHED" | "REJECTED" | "REPLACED" | "SUPERSEDED") | "REFUSED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["TreeUpload"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/b2c/uploads/{id}": {
        /**
         * One upload, how far it differs from what is shown, and its history
         * @description Access: `backoffice.read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["TreeUploadDetail"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/b2c/uploads/{id}/changes": {
        /**
         * What would change if an upload were shown, node by node
         * @description Access: `backoffice.read`.
         */
        get: {
            parameters: {
                query?: {
                    kind?: "added" | "changed" | "moved" | "removed";
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["Page"] & {
                            content: {
                                code: string;
                                /** @description In which it differs; none for what is new or gone */
                                fields: ("name" | "description" | "image" | "brand" | "link" | "position")[];
                                /** @enum {string} */
                                kind: "added" | "changed" | "moved" | "removed";
                                name: components["schemas"]["LocalizedText"];
                                /** @description The category that it stands in; null on the first level */
                                parent: {
                                    code: string;
                                    name: components["schemas"]["LocalizedText"];
                                } | null;
                                /** @description Where it stood, for what is moved */
                                previousParent: {
                                    code: string;
                                    name: components["schemas"]["LocalizedText"];
                                } | null;
                                /** @description What it says differently; all of it for what is new or gone */
                                values: {
                                    /** @enum {string} */
                                    field: "name" | "description" | "image" | "brand" | "link";
                                    is: string | null;
                                    /** @description Of a name or a description */
                                    language: ("it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs") | null;
                                    was: string | null;
                                }[];
                            }[];
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/b2c/uploads/{id}/decision": {
        /**
         * Show an upload to everybody at once, or reject it
         * @description A 409 carries as `outcome` how the upload stands. Access: `backoffice.private-catalogue`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
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
                200: components["responses"]["TreeUploadDetail"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                422: components["responses"]["ForeignShops"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/b2c/uploads/{id}/restore": {
        /**
         * Show an earlier tree again, in place of the one that is shown
         * @description A 409 carries as `outcome` how the upload stands. Access: `backoffice.private-catalogue`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["TreeUploadDetail"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                422: components["responses"]["ForeignShops"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/catalogue": {
        /**
         * Serials of the catalogue
         * @description Access: `backoffice.catalogue`.
         */
        get: {
            parameters: {
                query?: {
                    area?: "3M" | "3W" | "3H" | "3EFL" | "3C" | "3P" | "3S" | "3A" | "3D" | "3T" | "3Z";
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "serial,asc" | "serial,desc" | "brand,asc" | "brand,desc";
                    /** @description The beginning of a serial or of a product code, or part of a name in any language */
                    text?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
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
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/catalogue/{productClass}/{serial}": {
        /**
         * One serial in all languages, with where each value comes from
         * @description Access: `backoffice.catalogue`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    productClass: components["parameters"]["productClass"];
                    serial: components["parameters"]["catalogue.serial"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["HistoryEntryLocalizedTextLocalizedTextLocalizedText"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Correct texts of a serial
         * @description A 409 `Conflict` tells that the serial was changed since `version` was shown. Access: `backoffice.catalogue`.
         */
        patch: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    productClass: components["parameters"]["productClass"];
                    serial: components["parameters"]["catalogue.serial"];
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
                200: components["responses"]["HistoryEntryLocalizedTextLocalizedTextLocalizedText"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/catalogue/{productClass}/{serial}/{color}": {
        /**
         * One colour of a serial with its packagings and their prices
         * @description Access: `backoffice.catalogue`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Whose agreed prices are shown */
                    customerCode?: string;
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    color: components["parameters"]["catalogue.color"];
                    productClass: components["parameters"]["productClass"];
                    serial: components["parameters"]["catalogue.serial"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["ProductCodeLocalizedText"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Correct texts of a colour
         * @description A 409 `Conflict` tells that the serial was changed since `version` was shown. Access: `backoffice.catalogue`.
         */
        patch: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    color: components["parameters"]["catalogue.color"];
                    productClass: components["parameters"]["productClass"];
                    serial: components["parameters"]["catalogue.serial"];
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
                200: components["responses"]["ProductCodeLocalizedText"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/catalogue/{productClass}/{serial}/{color}/{pkg}": {
        /**
         * Correct status, supply, stock or image of a product
         * @description A 409 `Conflict` tells that the serial was changed since `version` was shown. Access: `backoffice.catalogue`.
         */
        patch: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    color: components["parameters"]["catalogue.color"];
                    pkg: components["parameters"]["catalogue.pkg"];
                    productClass: components["parameters"]["productClass"];
                    serial: components["parameters"]["catalogue.serial"];
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
                200: components["responses"]["ProductCodeLocalizedText"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/contact-requests": {
        /**
         * Contact requests
         * @description Access: `backoffice.contact-requests`.
         */
        get: {
            parameters: {
                query?: {
                    assignment?: "MINE" | "NOBODY";
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    page?: components["parameters"]["page"];
                    requestType?: "COMMERCIAL" | "PLATFORM" | "OTHER";
                    size?: components["parameters"]["size"];
                    sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc" | "requestType,asc" | "requestType,desc" | "name,asc" | "name,desc";
                    status?: "OPEN" | "ANSWERED";
                    /** @description Part of the name, the e-mail address or the message */
                    text?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["ContactRequest"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/contact-requests/{id}": {
        /**
         * One contact request with its history
         * @description Access: `backoffice.contact-requests`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["ContactRequestDetail"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Assign a contact request, or change the note on it
         * @description What is absent stays. Access: `backoffice.contact-requests`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Of the staff that answers; null for nobody */
                        assignedTo?: string | null;
                        /** @description Only staff reads it */
                        note?: string | null;
                    };
                };
            };
            responses: {
                200: components["responses"]["ContactRequestDetail"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/contact-requests/{id}/answer": {
        /**
         * Answer a contact request by mail
         * @description The mail quotes the request and is in its language. A 409 carries as `outcome` who was faster. Access: `backoffice.contact-requests`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
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
                200: components["responses"]["ContactRequestDetail"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/contact-requests/{id}/answered": {
        /**
         * Note that a contact request was answered outside the portal
         * @description A 409 carries as `outcome` who was faster. Access: `backoffice.contact-requests`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["ContactRequestDetail"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/contact-requests/{id}/reopen": {
        /**
         * Take back that a contact request was answered
         * @description A 409 carries as `outcome` how it stands. Access: `backoffice.contact-requests`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["ContactRequestDetail"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/contact-requests/assignees": {
        /**
         * Who may be assigned a contact request
         * @description Access: `backoffice.contact-requests`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
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
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/customer-requests": {
        /**
         * Requests to become a customer; drafts are not among them
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Part of the name */
                    businessName?: components["parameters"]["businessName"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    kind?: "NEW" | "EXISTING" | "MANAGED";
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc" | "kind,asc" | "kind,desc" | "businessName,asc" | "businessName,desc" | "vatNumber,asc" | "vatNumber,desc";
                    status?: ("PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED") | "REFUSED";
                    /** @description Beginning of the number */
                    vatNumber?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["CustomerRequestAtDesk"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/customer-requests/{id}": {
        /**
         * One request, beside what it resembles and with its history
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["CustomerRequestToDecide"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/customer-requests/{id}/decision": {
        /**
         * Accept or reject a request
         * @description A 409 after somebody else decided carries the `outcome`. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Of a new customer; without one, the next free code */
                        customerCode?: string;
                        /** @constant */
                        decision: "ACCEPTED";
                        managers?: components["schemas"]["Email"][];
                        priceListCode?: components["schemas"]["PriceList"];
                        reason?: string;
                    } | {
                        /** @enum {string} */
                        decision: "REJECTED" | "REFUSED";
                        reason?: string;
                    };
                };
            };
            responses: {
                200: components["responses"]["CustomerRequestToDecide"];
                404: components["responses"]["NotFound"];
                /** @description Conflict, VatNumberExists */
                409: components["responses"]["Problem"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/customer-requests/managers": {
        /**
         * Agents and commercial staff that a customer may be given to
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    searchString?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
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
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/customers": {
        /**
         * All customers
         * @description Access: `backoffice.customers`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description Beginning of the code, or part of the name */
                    searchString?: components["parameters"]["searchString"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["customers.sort"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["LimitedPage"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/customers/{code}": {
        /**
         * One customer with its terms, its people and its managers
         * @description Access: `backoffice.customers`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: components["parameters"]["code"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["CustomerAtDesk"];
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/customers/{code}/prices": {
        /**
         * The prices that were agreed with one customer
         * @description Access: `backoffice.customers`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["color"];
                    description?: components["parameters"]["description"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    page?: components["parameters"]["page"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: "productCode,asc" | "productCode,desc";
                };
                header?: never;
                path: {
                    code: components["parameters"]["code"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["AgreedPrice"][];
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/dealers": {
        /**
         * Dealers
         * @description Access: `backoffice.dealers`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Dealers that serve these buyers, alone or among others */
                    kind?: "PRIVATE" | "PROFESSIONAL";
                    page?: components["parameters"]["page"];
                    /** @description Part of the name or town, or beginning of the postal code */
                    searchString?: string;
                    size?: components["parameters"]["size"];
                    sort?: "businessName,asc" | "businessName,desc" | "city,asc" | "city,desc" | "postalCode,asc" | "postalCode,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["Dealer"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Put a dealer on the map
         * @description Access: `backoffice.dealers`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
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
                422: components["responses"]["IdempotencyKeyReused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/dealers/{id}": {
        /**
         * One dealer with its history
         * @description Access: `backoffice.dealers`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["DealerDetail"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Change a dealer
         * @description A 409 tells that a colleague changed the dealer meanwhile: read it again. Access: `backoffice.dealers`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewDealerInput"] & {
                        version: number;
                    };
                };
            };
            responses: {
                200: components["responses"]["DealerDetail"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Take a dealer off the map
         * @description A 409 tells that a colleague changed the dealer meanwhile: read it again. Access: `backoffice.dealers`.
         */
        delete: {
            parameters: {
                query: {
                    version: components["parameters"]["backoffice.version"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: { [name: string]: unknown; };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/documents": {
        /**
         * Publishes an archive of documents: all of them or none
         * @description A ZIP in the field `file` with PDFs and `list.csv`, whose columns are kind (SDS or TDS), file, site, serial, color, recipe, version, language, validFrom. What is wrong is told as `lines.{number}.{column}`. Access: `backoffice.documents`.
         */
        post: {
            parameters: {
                query?: never;
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
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/failed-mails": {
        /**
         * Mails that could not be sent
         * @description Access: `backoffice.failed-mails`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "createdOn,asc" | "createdOn,desc" | "attempts,asc" | "attempts,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: {
                                attempts: number;
                                /** @description UTC instant */
                                createdOn: string;
                                id: string;
                                /** @description UTC instant; null once nothing is tried any more */
                                nextAttemptOn: string | null;
                                /** @description What the mail server said at the last attempt */
                                reason: string;
                                subject: string;
                                to: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/failed-mails/{id}/resend": {
        /**
         * Send a failed mail again now
         * @description Access: `backoffice.failed-mails`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            /** @description How many are sent again */
                            mails: number;
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/failed-mails/resend": {
        /**
         * Send every failed mail again now
         * @description Access: `backoffice.failed-mails`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            /** @description How many are sent again */
                            mails: number;
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/imports": {
        /**
         * Imports of the ERP and of files
         * @description Access: `backoffice.imports`.
         */
        get: {
            parameters: {
                query?: {
                    kind?: "products" | "texts" | "prices" | "stock" | "customers" | "orders" | "order-statuses" | "synonyms";
                    outcome?: "DONE" | "PARTLY" | "REFUSED";
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "begunOn,asc" | "begunOn,desc" | "kind,asc" | "kind,desc" | "outcome,asc" | "outcome,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["Import"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/imports/{id}": {
        /**
         * One import with its errors
         * @description Access: `backoffice.imports`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["Import"] & {
                            changes: {
                                /** @description Overwrites a correction that was made at the desk */
                                corrected: boolean;
                                field: string;
                                is: string | number | boolean | string[] | null;
                                /** @description As in errors */
                                row: number;
                                /** @description What the row is about, by its codes */
                                subject: string;
                                was: string | number | boolean | string[] | null;
                            }[];
                            errors: components["schemas"]["ImportRowError"][];
                            /** @description Whether its file and rows are kept still: 30 days */
                            fileKept: boolean;
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/imports/{id}/file": {
        /**
         * The file of an import
         * @description Access: `backoffice.imports`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": string;
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/imports/{id}/rows": {
        /**
         * The rows of an import, with what became of each
         * @description Access: `backoffice.imports`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "row,asc" | "row,desc";
                    state?: "CREATED" | "CHANGED" | "UNCHANGED" | "FAILED" | "SKIPPED";
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: {
                                /** @description By the names of the columns; empty ones are absent */
                                cells: {
                                    [key: string]: string;
                                };
                                /** @description As in errors */
                                row: number;
                                /** @enum {string} */
                                state: "CREATED" | "CHANGED" | "UNCHANGED" | "FAILED" | "SKIPPED";
                            }[];
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/imports/{kind}": {
        /**
         * Import a file: CSV, .xlsx or JSON
         * @description The rows are those of `PUT /api/v1/integration/{kind}`. Access: `backoffice.imports`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Tells what would change and changes nothing */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the good rows; without it one bad row refuses all */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path: {
                    kind: "products" | "texts" | "prices" | "stock" | "customers" | "orders" | "order-statuses" | "synonyms";
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
                200: components["responses"]["ImportResult"];
                400: components["responses"]["BadRequestOrImportRefused"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/integration-keys": {
        /**
         * Keys of other software, those that hold first
         * @description Access: `backoffice.integration-keys`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "createdOn,asc" | "createdOn,desc" | "name,asc" | "name,desc" | "lastUsedOn,asc" | "lastUsedOn,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["IntegrationKey"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Make a key; it is shown in this answer and never again
         * @description Access: `backoffice.integration-keys`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description What calls with it, as in `ERP, stock every hour` */
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["IntegrationKey"] & {
                            /** @description Shown this once: only a hash is kept */
                            key: string;
                        };
                    };
                };
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/integration-keys/{id}/revocation": {
        /**
         * Revoke a key; it is refused from the next call
         * @description Access: `backoffice.integration-keys`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["IntegrationKey"];
                    };
                };
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/jobs": {
        /**
         * The jobs, each with its last run and the next
         * @description Access: `backoffice.jobs`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            jobs: {
                                /** @description Milliseconds; null while it runs */
                                durationMs: number | null;
                                /** @description UTC instant at which the last run began; null without one */
                                lastRunOn: string | null;
                                /** @enum {string} */
                                name: "offer-lapses" | "order-request-lapses" | "activation-expiry" | "retention" | "sds-deliveries-retention" | "document-leftovers" | "product-image-cleanup" | "prerender";
                                /** @description UTC instant */
                                nextRunOn: string;
                                /** @description Of the last run; WAITING when one is due; null without one in the last week */
                                outcome: ("WAITING" | "RUNNING" | "DONE" | "FAILED") | null;
                                /** @description Why the last run failed */
                                reason: string | null;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/jobs/{name}/run": {
        /**
         * Run a job now
         * @description It runs as soon as its run under way has ended. Access: `backoffice.jobs`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: "offer-lapses" | "order-request-lapses" | "activation-expiry" | "retention" | "sds-deliveries-retention" | "document-leftovers" | "product-image-cleanup" | "prerender";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Accepted */
                202: {
                    headers: { [name: string]: unknown; };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/offer-requests": {
        /**
         * Offer requests of all customers
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    /** @description Part of the customer's name, or beginning of its code */
                    customer?: components["parameters"]["customer"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the number */
                    number?: components["parameters"]["number"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sort"];
                    /** @description LATE: pending, and the day on which an answer was expected is over */
                    status?: components["parameters"]["status"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["OfferRequestAtDeskLimitedPage"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/offer-requests/{id}": {
        /**
         * One offer request with the prices of today, what was paid last, and its history
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["OfferRequestToDecide"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/offer-requests/{id}/correction": {
        /**
         * Correct a sent offer that is not ordered yet
         * @description Takes the whole offer anew, as the version after the one named; the customer gets a mail. 409 names in `outcome` how it stands. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description Last day; 30 days from today by default
                         */
                        expirationDate?: string;
                        items: {
                            discountPct1: number;
                            discountPct2: number;
                            productCode: components["schemas"]["ProductCode"];
                            unitPrice: number;
                        }[];
                        reason?: string;
                        version: number;
                    };
                };
            };
            responses: {
                200: components["responses"]["OfferRequestToDecide"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                422: components["responses"]["ProductNotAvailableOrProductOnRequestOnlyOrIllegalItemQuantity"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/offer-requests/{id}/decision": {
        /**
         * Make an offer, or reject the request
         * @description An offer has a price for every line. 409 names in `outcome` how it stands already. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        decision: ("ACCEPTED" | "REJECTED") | "REFUSED";
                        /**
                         * Format: date
                         * @description Last day; 30 days from today by default
                         */
                        expirationDate?: string;
                        items?: {
                            discountPct1: number;
                            discountPct2: number;
                            productCode: components["schemas"]["ProductCode"];
                            unitPrice: number;
                        }[];
                        reason?: string;
                    };
                };
            };
            responses: {
                200: components["responses"]["OfferRequestToDecide"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                422: components["responses"]["ProductNotAvailableOrProductOnRequestOnlyOrIllegalItemQuantity"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/offer-requests/{id}/pdf": {
        /**
         * One offer request as PDF
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    language?: components["parameters"]["language"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/pdf": string;
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/offer-requests/{id}/withdrawal": {
        /**
         * Withdraw a sent offer that is not ordered yet
         * @description It is rejected, without prices; the customer gets a mail. 409 names in `outcome` how it stands. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
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
                200: components["responses"]["OfferRequestToDecide"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/offer-requests/export": {
        /**
         * The lines of all offer requests as CSV or .xlsx
         * @description All lines of the list with its filters and sort, whatever page and size. A workbook of more than 10000 is refused with ListTooLong. Each line names its customer. Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    /** @description Part of the customer's name, or beginning of its code */
                    customer?: components["parameters"]["customer"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    format: components["parameters"]["format"];
                    language?: components["parameters"]["language"];
                    /** @description Part of the number */
                    number?: components["parameters"]["number"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sort"];
                    /** @description LATE: pending, and the day on which an answer was expected is over */
                    status?: components["parameters"]["status"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": string;
                    };
                };
                422: components["responses"]["ListTooLong"];
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/order-requests": {
        /**
         * Order requests of all customers
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    /** @description Part of the customer's name, or beginning of its code */
                    customer?: components["parameters"]["customer"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the customer's own number, or of the order's code */
                    orderCode?: components["parameters"]["orders.orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["backoffice.sort"];
                    /** @description LATE: pending, and too late to be delivered on the requested date */
                    status?: components["parameters"]["backoffice.status"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["OrderRequestAtDesk"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/order-requests/{id}": {
        /**
         * One order request with its history
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["OrderRequestToDecide"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/order-requests/{id}/decision": {
        /**
         * Accept an order request, which makes the order, or reject it
         * @description The order begins undertaken (I). 409 names in `outcome` how the request stands already. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DecisionInput"];
                };
            };
            responses: {
                200: components["responses"]["OrderRequestToDecide"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/order-requests/{id}/pdf": {
        /**
         * One order request as PDF
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    language?: components["parameters"]["language"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/pdf": string;
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/order-requests/export": {
        /**
         * The lines of all order requests as CSV or .xlsx
         * @description All lines of the list with its filters and sort, whatever page and size. A workbook of more than 10000 is refused with ListTooLong. Each line names its customer. Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    /** @description Part of the customer's name, or beginning of its code */
                    customer?: components["parameters"]["customer"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    format: components["parameters"]["format"];
                    language?: components["parameters"]["language"];
                    /** @description Part of the customer's own number, or of the order's code */
                    orderCode?: components["parameters"]["orders.orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["backoffice.sort"];
                    /** @description LATE: pending, and too late to be delivered on the requested date */
                    status?: components["parameters"]["backoffice.status"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": string;
                    };
                };
                422: components["responses"]["ListTooLong"];
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/orders": {
        /**
         * Orders of all customers
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    /** @description Part of the customer's name, or beginning of its code */
                    customer?: components["parameters"]["customer"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the code; for a customer also part of the customer's own number */
                    orderCode?: components["parameters"]["orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["orders.sort"];
                    /** @description ALL and none are the same. OPEN: neither shipped nor cancelled; LATE: open, and the delivery date is over */
                    status?: components["parameters"]["orders.status"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["OrderAtDeskLimitedPage"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/orders/{id}": {
        /**
         * One order with its history
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["OrderToDecide"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/orders/{id}/delivery-date": {
        /**
         * Change the delivery date of an order
         * @description Of an order that has not left yet; its people get a mail. 409 names in `outcome` where it stands. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description Today or later
                         */
                        deliveryDate: string;
                        reason?: string;
                    };
                };
            };
            responses: {
                200: components["responses"]["OrderToDecide"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/orders/{id}/pdf": {
        /**
         * One order as PDF
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    language?: components["parameters"]["language"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/pdf": string;
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/orders/{id}/status": {
        /**
         * Move an order on
         * @description From I to C, E and F, from I or C to B or A, and from B back to where it stood or to A. `quantities` names lines that are not confirmed (C) or shipped (E) whole. 409 names in `outcome` where the order stands. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description For E: packages of the order that had left when the shipment was entered. Conflict when it has changed since, so that a shipment sent twice leaves once */
                        packagesShipped?: number;
                        quantities?: {
                            /** Format: uuid */
                            id: string;
                            quantity: number;
                        }[];
                        reason?: string;
                        /**
                         * @description For E: what becomes of confirmed packages that do not leave, CANCELLED by default. OPEN, where several shipments were accepted, keeps the order in C until the rest is shipped or cancelled
                         * @enum {string}
                         */
                        rest?: "CANCELLED" | "OPEN";
                        /** @enum {string} */
                        status: "I" | "A" | "B" | "C" | "E" | "F";
                    };
                };
            };
            responses: {
                200: components["responses"]["OrderToDecide"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/orders/export": {
        /**
         * The lines of all orders as CSV or .xlsx
         * @description All lines of the list with its filters and sort, whatever page and size. A workbook of more than 10000 is refused with ListTooLong. Each line names its customer. Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    /** @description Part of the customer's name, or beginning of its code */
                    customer?: components["parameters"]["customer"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    format: components["parameters"]["format"];
                    language?: components["parameters"]["language"];
                    /** @description Part of the code; for a customer also part of the customer's own number */
                    orderCode?: components["parameters"]["orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["orders.sort"];
                    /** @description ALL and none are the same. OPEN: neither shipped nor cancelled; LATE: open, and the delivery date is over */
                    status?: components["parameters"]["orders.status"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": string;
                    };
                };
                422: components["responses"]["ListTooLong"];
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/overview": {
        /**
         * What waits at the desk, what has failed, and key figures by week
         * @description Access: `backoffice.read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            /** @description Mails that did not leave, imports of the last 7 days with refused rows, webhook deliveries */
                            failed: {
                                imports: {
                                    /** @description At most 1000 */
                                    count: number;
                                    /** @description Whether there are more than are counted */
                                    isCut: boolean;
                                    /** @description UTC instant since when the oldest waits, or its delivery date */
                                    oldest: string | null;
                                };
                                mails: {
                                    /** @description At most 1000 */
                                    count: number;
                                    /** @description Whether there are more than are counted */
                                    isCut: boolean;
                                    /** @description UTC instant since when the oldest waits, or its delivery date */
                                    oldest: string | null;
                                };
                                webhooks: {
                                    /** @description At most 1000 */
                                    count: number;
                                    /** @description Whether there are more than are counted */
                                    isCut: boolean;
                                    /** @description UTC instant since when the oldest waits, or its delivery date */
                                    oldest: string | null;
                                };
                            };
                            /** @description What waits for the caller; queues in which nothing waits are left out */
                            queues: {
                                /** @description At most 1000 */
                                count: number;
                                /** @description Whether there are more than are counted */
                                isCut: boolean;
                                /** @description UTC instant since when the oldest waits, or its delivery date */
                                oldest: string | null;
                                /** @enum {string} */
                                queue: "customerRequests" | "offerRequests" | "orderRequests" | "ordersToConfirm" | "ordersToShip" | "blockedOrders" | "lateOrders" | "updateRequests" | "contactRequests" | "treeUploads";
                            }[];
                            /** @description The last 26 weeks, the oldest first */
                            weeks: {
                                newCustomers: number;
                                /** @description Offer requests that were sent in the week */
                                offers: number;
                                /** @description Share of them that has become an order, from 0 to 1; null without any */
                                orderedOffersShare: number | null;
                                /** @description Without cancelled ones */
                                orders: number;
                                /** @description EUR, net */
                                ordersTotal: number;
                                searchesWithoutResult: number;
                                /** @description Its Monday */
                                week: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/personal-data": {
        /**
         * People whose data can be exported or anonymised
         * @description Access: `backoffice.personal-data`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    role?: components["parameters"]["role"];
                    /** @description Part of the name, the e-mail address or the business name, or beginning of the customer code */
                    searchString?: components["parameters"]["backoffice.searchString"];
                    size?: components["parameters"]["size"];
                    sort?: "lastname,asc" | "lastname,desc" | "username,asc" | "username,desc" | "role,asc" | "role,desc" | "createdOn,asc" | "createdOn,desc";
                    state?: components["parameters"]["state"];
                    type?: components["parameters"]["type"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["UserAtDeskLimitedPage"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/portfolios": {
        /**
         * Agents and commercial users with the size of their portfolios
         * @description Access: `backoffice.portfolios`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    role?: "AGENT" | "COMMERCIAL";
                    /** @description Part of the name or the address */
                    searchString?: string;
                    size?: components["parameters"]["size"];
                    sort?: "lastname,asc" | "lastname,desc" | "username,asc" | "username,desc" | "role,asc" | "role,desc" | "customers,asc" | "customers,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: {
                                /** @description How many */
                                customers: number;
                                firstname: string;
                                isDisabled: boolean;
                                lastname: string;
                                /** @enum {string} */
                                role: "AGENT" | "COMMERCIAL";
                                username: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/portfolios/{username}/customers": {
        /**
         * The customers of one portfolio
         * @description Access: `backoffice.portfolios`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Part of the name */
                    businessName?: components["parameters"]["businessName"];
                    /** @description Beginning of the code */
                    customerCode?: components["parameters"]["customers.customerCode"];
                    page?: components["parameters"]["page"];
                    /** @description Beginning of the code, or part of the name */
                    searchString?: components["parameters"]["searchString"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["customers.sort"];
                };
                header?: never;
                path: {
                    username: components["parameters"]["username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["LimitedPage"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Give customers to an agent or commercial user
         * @description Access: `backoffice.portfolios`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: components["parameters"]["username"];
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
                200: components["responses"]["PortfolioChange"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Take customers from an agent or commercial user; it holds from the next call
         * @description Access: `backoffice.portfolios`.
         */
        delete: {
            parameters: {
                query: {
                    /** @description As in `100001,100002` */
                    customerCodes: string;
                };
                header?: never;
                path: {
                    username: components["parameters"]["username"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["PortfolioChange"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/portfolios/customers": {
        /**
         * Customers to choose from while typing, with those who manage them
         * @description Access: `backoffice.portfolios`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Beginning of the code, or part of the name */
                    searchString?: components["parameters"]["customers.searchString"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            businessName: string;
                            customerCode: string;
                            /** @description User names */
                            managers: string[];
                        }[];
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/portfolios/import": {
        /**
         * Give and take customers by a file: all of its lines, or none
         * @description CSV in the field `file` with the columns `username`, `customerCode` and `action` (ADD, the default, or REMOVE). Errors stand at `lines.12.customerCode`. Access: `backoffice.portfolios`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Tells what would change and changes nothing */
                    dryRun?: "true" | "false";
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
                200: components["responses"]["PortfolioChange"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/product-images": {
        /**
         * Image names of products, with and without an image
         * @description Access: `backoffice.product-images`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    /** @description Part of the image name, or a serial */
                    searchString?: string;
                    size?: components["parameters"]["size"];
                    sort?: "lat,asc" | "lat,desc" | "products,asc" | "products,desc" | "storedOn,asc" | "storedOn,desc";
                    state?: "STORED" | "MISSING";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["ListedImage"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Store the image of a product
         * @description A JPEG, PNG or WebP of at most 10 MB and 25 million pixels in the field `file`. A 404 tells that no product has an image name that is the name of the file. One upload of a user at a time. Access: `backoffice.product-images`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                        /** @description Without it, the image name of a product that the name of the file is, with or without its ending */
                        lat?: string;
                    };
                };
            };
            responses: {
                200: components["responses"]["StoredImage"];
                404: components["responses"]["NotFound"];
                422: components["responses"]["ImageTooLarge"];
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/product-images/{lat}": {
        /**
         * Delete the image of a product
         * @description A 409 tells that it was replaced meanwhile: read the list again. Access: `backoffice.product-images`.
         */
        delete: {
            parameters: {
                query: {
                    version: string;
                };
                header?: never;
                path: {
                    /** @description Image name */
                    lat: components["parameters"]["lat"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: { [name: string]: unknown; };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/sds": {
        /**
         * Versions of the safety data sheets
         * @description Access: `documents.versions`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    page?: components["parameters"]["page"];
                    serial?: string;
                    site?: "ALC01" | "ALC02";
                    size?: components["parameters"]["size"];
                    sort?: "publishedOn,asc" | "publishedOn,desc" | "serial,asc" | "serial,desc" | "validFrom,asc" | "validFrom,desc" | "version,asc" | "version,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["SdsDocument"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Publishes a safety data sheet
         * @description A PDF in the field `file`: a new version, or another language of one that stands. What was published is never changed. Access: `backoffice.documents`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        color: string;
                        /** Format: binary */
                        file: string;
                        /**
                         * @description CS is understood as CZ
                         * @enum {string}
                         */
                        language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
                        recipe: string;
                        serial: string;
                        /** @enum {string} */
                        site: "ALC01" | "ALC02";
                        /**
                         * Format: date
                         * @description Default: today
                         */
                        validFrom?: string;
                        /** @description A new one is published; one that stands gets another language */
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
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/sds-deliveries": {
        /**
         * Who was given which safety data sheet
         * @description Access: `sds.deliveries`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["sds.color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    /** @description Part of the customer's name, or beginning of its code */
                    customer?: components["parameters"]["customer"];
                    customerCode?: components["parameters"]["backoffice.customerCode"];
                    page?: components["parameters"]["page"];
                    /** @description Part of the address */
                    recipient?: components["parameters"]["recipient"];
                    serial?: components["parameters"]["sds.serial"];
                    size?: components["parameters"]["size"];
                    sort?: "createdOn,asc" | "createdOn,desc" | "recipient,asc" | "recipient,desc" | "status,asc" | "status,desc";
                    status?: components["parameters"]["sds.status"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SdsDeliveryLimitedPage"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/sds-deliveries/{id}/retry": {
        /**
         * Tries a delivery that has failed again at once
         * @description It is the same mail: nobody receives it twice. Access: `sds.deliveries`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SdsDelivery"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/sds-deliveries/export": {
        /**
         * The deliveries as a table, oldest first
         * @description CSV in UTF-8 with semicolons; no cell is ever a formula. Access: `sds.deliveries`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["sds.color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    /** @description Part of the customer's name, or beginning of its code */
                    customer?: components["parameters"]["customer"];
                    customerCode?: components["parameters"]["backoffice.customerCode"];
                    /** @description Part of the address */
                    recipient?: components["parameters"]["recipient"];
                    serial?: components["parameters"]["sds.serial"];
                    status?: components["parameters"]["sds.status"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "text/csv": string;
                    };
                };
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/sds/{id}": {
        /**
         * One version of a safety data sheet, with its languages
         * @description Access: `documents.versions`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SdsDocument"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/sds/{id}/earlier-recipients": {
        /**
         * Who received an earlier version in the last 12 months, and not yet this one
         * @description Access: `backoffice.documents`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            customerCode: string | null;
                            /** @description Whether the new version exists in the language that they received */
                            isAvailable: boolean;
                            language: components["schemas"]["SdsLanguage"];
                            /** Format: date-time */
                            receivedOn: string;
                            recipient: string;
                            /** @description The latest that they received */
                            version: number;
                        }[];
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Sends the new version to all of them, each in the language that they had
         * @description Only the version that holds today is sent so. Access: `backoffice.documents`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
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
                404: components["responses"]["NotFoundOrSdsDownloadError"];
                409: components["responses"]["Conflict"];
                422: components["responses"]["IdempotencyKeyReused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/sds/{id}/withdrawal": {
        /**
         * Withdraws a version of a safety data sheet, or one language of it
         * @description Only the SDS desk is given it any more; what was published, and who received it, stays on record. The language, or the next version, can be published anew. Access: `backoffice.documents`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Without one, the whole version
                         * @enum {string}
                         */
                        language?: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
                        reason: string;
                    };
                };
            };
            responses: {
                200: components["responses"]["SdsDocument"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/sds/batches": {
        /**
         * Stores a list of batches: all of them or none
         * @description CSV or .xlsx in the field `file`, with the columns batch, date, site, serial, color, recipe, version, customerCode, orderCode. A batch that stands is overwritten. Access: `backoffice.documents`.
         */
        post: {
            parameters: {
                query?: never;
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
                        "application/json": {
                            batches: number;
                        };
                    };
                };
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/sds/files/{id}/withdrawn": {
        /**
         * A withdrawn file of a safety data sheet as PDF
         * @description Saved as `SDS-{serial}{color}-{language}-withdrawn.pdf`, as Content-Disposition says. Access: `documents.versions`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/pdf": string;
                    };
                };
                404: components["responses"]["NotFoundOrSdsDownloadError"];
                416: components["responses"]["RangeNotSatisfiable"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/search-synonyms": {
        /**
         * Synonyms of the product search
         * @description Access: `backoffice.search`.
         */
        get: {
            parameters: {
                query?: {
                    language?: components["parameters"]["language"];
                    page?: components["parameters"]["page"];
                    /** @description Part of either word */
                    searchString?: string;
                    size?: components["parameters"]["size"];
                    sort?: "term,asc" | "term,desc" | "synonym,asc" | "synonym,desc" | "language,asc" | "language,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["Synonym"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Add a synonym
         * @description A 409 tells that the pair is there already. Access: `backoffice.search`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewSynonym"];
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
                409: components["responses"]["Conflict"];
                422: components["responses"]["IdempotencyKeyReused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/search-synonyms/{id}": {
        /**
         * Change a synonym
         * @description A 409 tells that a colleague changed the pair meanwhile, or that it is there already. Access: `backoffice.search`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewSynonym"] & {
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
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Remove a synonym
         * @description A 409 tells that a colleague changed the pair meanwhile, or that it is there already. Access: `backoffice.search`.
         */
        delete: {
            parameters: {
                query: {
                    version: components["parameters"]["backoffice.version"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: { [name: string]: unknown; };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/searches": {
        /**
         * What was searched for by name in the last 26 weeks, without the person
         * @description Access: `backoffice.search`.
         */
        get: {
            parameters: {
                query?: {
                    language?: components["parameters"]["language"];
                    /** @description The terms that were searched for once, instead of those that were more often */
                    once?: "true" | "false";
                    outcome?: "all" | "closest" | "none";
                    page?: components["parameters"]["page"];
                    /** @description Part of the term */
                    searchString?: string;
                    size?: components["parameters"]["size"];
                    sort?: "searches,asc" | "searches,desc" | "term,asc" | "term,desc" | "clicks,asc" | "clicks,desc" | "lastWeek,asc" | "lastWeek,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["SearchCount"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/serials/{productClass}/{serial}/mixing": {
        /**
         * Hardener and thinner of a serial
         * @description Access: `backoffice.mixing`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    productClass: components["parameters"]["productClass"];
                    serial: components["parameters"]["catalogue.serial"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["LocalizedText"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Set hardener and thinner of a serial
         * @description Access: `backoffice.mixing`.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    productClass: components["parameters"]["productClass"];
                    serial: components["parameters"]["catalogue.serial"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        mixing: {
                            baseParts?: number | "" | null;
                            /**
                             * @default WEIGHT
                             * @enum {string}
                             */
                            by?: "WEIGHT" | "VOLUME";
                            hardenerParts?: number | "" | null;
                            hardenerSerial?: string | "" | null;
                            thinnerPercent?: number | "" | null;
                            thinnerSerial?: string | "" | null;
                        } | null;
                    };
                };
            };
            responses: {
                200: components["responses"]["LocalizedText"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/tds": {
        /**
         * Versions of the technical data sheets
         * @description Access: `documents.versions`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["color"];
                    language?: components["schemas"]["TdsLanguage"];
                    page?: components["parameters"]["page"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: "publishedOn,asc" | "publishedOn,desc" | "serial,asc" | "serial,desc" | "version,asc" | "version,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["TdsDocument"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Publishes the next version of a technical data sheet
         * @description A PDF in the field `file`. It takes the place of the sheet that is composed from data. Access: `backoffice.documents`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description Without one, the sheet is for the whole serial */
                        color?: string;
                        /** Format: binary */
                        file: string;
                        language: components["schemas"]["TdsLanguage"];
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
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/tds/{id}/withdrawal": {
        /**
         * Withdraws a version of a technical data sheet
         * @description Only the SDS desk is given it any more, and the one before in its language holds again. Its number is not given twice. Access: `backoffice.documents`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
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
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/tds/{id}/withdrawn": {
        /**
         * A withdrawn technical data sheet as PDF
         * @description Saved as `TDS-…-withdrawn.pdf`, as Content-Disposition says. Access: `documents.versions`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/pdf": string;
                    };
                };
                404: components["responses"]["missingTdsOrTdsErrorOrNotFound"];
                416: components["responses"]["RangeNotSatisfiable"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/tds/compositions": {
        /**
         * Publishes the next version of a technical data sheet, composed in some languages
         * @description The data become those of the serial; sheets composed before stay as they are. More VOC than Directive 2004/42/EC allows is refused. Access: `backoffice.documents`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        languages: components["schemas"]["TdsLanguage"][];
                        serial: string;
                        technical: components["schemas"]["TechnicalValues"];
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
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/tds/technical": {
        /**
         * What the technical data sheet of a serial is composed from
         * @description Access: `backoffice.documents`.
         */
        get: {
            parameters: {
                query: {
                    serial: components["parameters"]["tds.serial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            serial: string;
                            technical: components["schemas"]["TechnicalValues"];
                            versions: {
                                isComposed: boolean;
                                language: components["schemas"]["TdsLanguage"];
                                version: number;
                            }[];
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/update-customer-requests": {
        /**
         * Changes of customers’ data that were asked for
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Part of the name */
                    businessName?: components["parameters"]["businessName"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    /** @description Part of the name, or beginning of the code */
                    customer?: string;
                    /** @description Beginning of the code */
                    customerCode?: string;
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc" | "businessName,asc" | "businessName,desc" | "customerCode,asc" | "customerCode,desc";
                    status?: ("PENDING" | "ACCEPTED" | "REJECTED") | "REFUSED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["UpdateRequest"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/update-customer-requests/{id}": {
        /**
         * One change, old beside new field by field, with its history
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["UpdateRequestDetail"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/update-customer-requests/{id}/decision": {
        /**
         * Apply a change to the profile, which raises its version, or reject it
         * @description A 409 carries as `current` how the change stands; PENDING when the profile has changed. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
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
                200: components["responses"]["UpdateRequestDetail"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/users": {
        /**
         * Users
         * @description Access: `backoffice.users`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    role?: components["parameters"]["role"];
                    /** @description Part of the name, the e-mail address or the business name, or beginning of the customer code */
                    searchString?: components["parameters"]["backoffice.searchString"];
                    size?: components["parameters"]["size"];
                    sort?: "lastname,asc" | "lastname,desc" | "username,asc" | "username,desc" | "role,asc" | "role,desc" | "createdOn,asc" | "createdOn,desc";
                    state?: components["parameters"]["state"];
                    type?: components["parameters"]["type"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["UserAtDeskLimitedPage"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/users/{id}": {
        /**
         * One user with their rights and history
         * @description Access: `backoffice.users`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["UserDetail"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Enable or disable a user, or change their roles
         * @description What is absent stays. It holds from the user’s next call, and the user is told by mail. A user who ceases to be a CUSTOMER belongs to no customer any more; one who ceases to be AGENT or COMMERCIAL has no portfolio any more. A 409 `Conflict` tells that the rights have changed since; its `user` is how they stand. Access: `backoffice.users`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
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
                200: components["responses"]["UserDetail"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["ConflictOrLastDecider"];
                422: components["responses"]["OwnRights"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/users/{id}/anonymisation": {
        /**
         * Replace a person’s data; it cannot be undone
         * @description Name, address, telephone and e-mail are replaced everywhere but in orders, their documents, and deliveries of safety data sheets. The sessions end, and nobody can log in with the account any more. Access: `backoffice.personal-data`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Why, for the audit log */
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
                            /** @description UTC instant */
                            anonymisedOn: string;
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                409: components["responses"]["ConflictOrLastDecider"];
                422: components["responses"]["OwnRights"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/users/{id}/personal-data": {
        /**
         * All that is kept about a person, as a ZIP of JSON files
         * @description Access: `backoffice.personal-data`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/zip": string;
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/webhooks": {
        /**
         * Webhooks
         * @description Access: `backoffice.webhooks`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "createdOn,asc" | "createdOn,desc" | "url,asc" | "url,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["Webhook"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Add a webhook; its secret is shown in this answer and never again
         * @description Addresses inside private networks are refused unless WEBHOOK_PRIVATE_HOSTS names them. A 409 tells that there are as many as may be. Access: `backoffice.webhooks`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default true */
                        isActive?: boolean;
                        /** @description The events that it is sent */
                        types: components["schemas"]["EventType"][];
                        /** @description https; or http to this machine in the demo */
                        url: string;
                    };
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["Webhook"] & {
                            /** @description `whsec_…`, shown this once: signs each delivery */
                            secret: string;
                        };
                    };
                };
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/webhooks/{id}": {
        /**
         * One webhook
         * @description Access: `backoffice.webhooks`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["Webhook"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Change a webhook, or switch it on or off; its secret stays
         * @description Access: `backoffice.webhooks`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default true */
                        isActive?: boolean;
                        /** @description The events that it is sent */
                        types: components["schemas"]["EventType"][];
                        /** @description https; or http to this machine in the demo */
                        url: string;
                    };
                };
            };
            responses: {
                200: components["responses"]["Webhook"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Delete a webhook with its deliveries
         * @description Access: `backoffice.webhooks`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: { [name: string]: unknown; };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/webhooks/{id}/deliveries": {
        /**
         * Deliveries of a webhook; they are kept as long as their events
         * @description Access: `backoffice.webhooks`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "createdOn,asc" | "createdOn,desc";
                    status?: "PENDING" | "DELIVERED" | "FAILED";
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["WebhookDelivery"][];
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/webhooks/{id}/deliveries/{deliveryId}": {
        /**
         * One delivery with its last request and answer
         * @description Access: `backoffice.webhooks`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    deliveryId: components["parameters"]["deliveryId"];
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["WebhookDeliveryDetail"];
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/webhooks/{id}/deliveries/{deliveryId}/retry": {
        /**
         * Send a delivery again at once, whatever became of it
         * @description Its attempts begin anew. A 409 tells that the webhook is switched off. Access: `backoffice.webhooks`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    deliveryId: components["parameters"]["deliveryId"];
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: components["responses"]["WebhookDeliveryDetail"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/webhooks/{id}/redelivery": {
        /**
         * Send every event from an instant on again, whatever became of it
         * @description Also those that happened before the webhook was there, or while it was switched off. Each has the `webhook-id` of its first delivery. A 409 tells that the webhook is switched off. Access: `backoffice.webhooks`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Events from this instant on are sent again, whatever became of them
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
                            /** @description How many are sent again */
                            deliveries: number;
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/backoffice/webhooks/{id}/test": {
        /**
         * Send a test event
         * @description It is sent as `webhook.test`, with the retries of every delivery. A 409 tells that the webhook is switched off. Access: `backoffice.webhooks`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: components["responses"]["WebhookDeliveryDetail"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/integration/customers": {
        /**
         * Customers with their terms and addresses
         * @description A list as JSON, or a table as text/csv whose first line names the columns; 5000 rows at most. Rows sent again change nothing. A refusal carries the `import`. Access: `integration.call`.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Tells what would change and changes nothing */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the good rows; without it one bad row refuses all */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description All of them; a table has no column for them */
                        addresses?: components["schemas"]["RequestedAddressInput"][];
                        /** @default 0 */
                        agentCommissionPct?: number;
                        billingEmails?: components["schemas"]["Email"][];
                        businessName: string;
                        customerCode: string;
                        /** @default 0 */
                        discountPct1?: number;
                        /** @default 0 */
                        discountPct2?: number;
                        fiscalCode?: "" | string | null;
                        msdsEmails?: components["schemas"]["Email"][];
                        pec?: "" | components["schemas"]["Email"] | null;
                        priceListCode: components["schemas"]["PriceList"];
                        sdiCode?: "" | string | null;
                        testSheetsEmails?: components["schemas"]["Email"][];
                        transportDocumentEmails?: components["schemas"]["Email"][];
                        /**
                         * @description Off the total of each order
                         * @default 0
                         */
                        unconditionalDiscountPct?: number;
                        vatNumber: string;
                    }[];
                    "text/csv": string;
                };
            };
            responses: {
                200: components["responses"]["ImportResult"];
                400: components["responses"]["BadRequestOrImportRefused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/integration/events": {
        /**
         * What happened since a cursor, oldest first
         * @description Ask again with `next` at once while `hasMore`, then every minute or so. Events are kept 90 days; an older cursor is 410. Access: `integration.call`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The `next` of an earlier answer; without it the oldest event that is kept comes first */
                    after?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            /** @description Oldest first; fewer than `limit` where their entities are large */
                            events: components["schemas"]["Event"][];
                            /** @description There are more events now */
                            hasMore: boolean;
                            /** @description The cursor to ask with next time; it stays where it is while nothing happens */
                            next: string;
                        };
                    };
                };
                410: components["responses"]["CursorExpired"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/integration/images/{lat}": {
        /**
         * The image of a product, by its image name
         * @description A JPEG, PNG or WebP of at most 10 MB and 25 million pixels, as the body itself or in the field `file`; the type is told by the content. It is stored as WebP, without metadata. The same file again changes nothing. One upload of a key at a time. Access: `integration.call`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Image name */
                    lat: components["parameters"]["lat"];
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
                200: components["responses"]["StoredImage"];
                422: components["responses"]["ImageTooLarge"];
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/integration/key": {
        /**
         * The key that calls: to try a connection
         * @description Access: `integration.call`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            name: string;
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/integration/order-statuses": {
        /**
         * Where orders stand; customers are told as when the desk moves them
         * @description A list as JSON, or a table as text/csv whose first line names the columns; 5000 rows at most. Rows sent again change nothing. A refusal carries the `import`. Access: `integration.call`.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Tells what would change and changes nothing */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the good rows; without it one bad row refuses all */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        orderCode: string;
                        /** @enum {string} */
                        status: "I" | "A" | "B" | "C" | "E" | "F";
                    }[];
                    "text/csv": string;
                };
            };
            responses: {
                200: components["responses"]["ImportResult"];
                400: components["responses"]["BadRequestOrImportRefused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/integration/orders": {
        /**
         * Whole orders, also those that never passed the portal; the items are replaced
         * @description A list as JSON, or a table as text/csv whose first line names the columns; 5000 rows at most. Rows sent again change nothing. A refusal carries the `import`. Access: `integration.call`.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Tells what would change and changes nothing */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the good rows; without it one bad row refuses all */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description One of the customer's addresses */
                        addressCode?: string | null;
                        customerCode: string;
                        customerOrderCode?: string | null;
                        /** Format: date */
                        deliveryDate?: string | null;
                        items: {
                            /** @description Packages; without it all of them once the order is confirmed, none before */
                            confirmedQuantity?: number;
                            /** @default 0 */
                            discountPct1?: number;
                            /** @default 0 */
                            discountPct2?: number;
                            productCode: components["schemas"]["ImportedProductCodeInput"];
                            /** @description Packages */
                            quantity: number;
                            /** @description Packages; without it all that is confirmed once the order is shipped, none before */
                            shippedQuantity?: number;
                            /** @description EUR for one um */
                            unitPrice: number;
                        }[];
                        orderCode: string;
                        port?: string | null;
                        /** @description An instant, or a day of the manufacturer's calendar */
                        requestCreatedOn: string;
                        /** @enum {string} */
                        status: "I" | "A" | "B" | "C" | "E" | "F";
                        transportReason?: string | null;
                        /**
                         * @description Percent off the total
                         * @default 0
                         */
                        unconditionalDiscount?: number;
                    }[];
                    "text/csv": string;
                };
            };
            responses: {
                200: components["responses"]["ImportResult"];
                400: components["responses"]["BadRequestOrImportRefused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/integration/prices": {
        /**
         * Prices of lists, and terms agreed with single customers
         * @description A list as JSON, or a table as text/csv whose first line names the columns; 5000 rows at most. Rows sent again change nothing. A refusal carries the `import`. Access: `integration.call`.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Tells what would change and changes nothing */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the good rows; without it one bad row refuses all */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Of terms of one customer
                         * @default 0
                         */
                        agentCommissionPct?: number;
                        /** @description Of terms that were agreed with one customer */
                        customerCode?: string | null;
                        /**
                         * @description Of terms of one customer
                         * @default 0
                         */
                        discountPct1?: number;
                        /**
                         * @description Of terms of one customer
                         * @default 0
                         */
                        discountPct2?: number;
                        priceListCode: components["schemas"]["PriceList"];
                        productCode: components["schemas"]["ImportedProductCodeInput"];
                        /** @description EUR for one um; none takes the price away */
                        unitPrice?: number | null;
                    }[];
                    "text/csv": string;
                };
            };
            responses: {
                200: components["responses"]["ImportResult"];
                400: components["responses"]["BadRequestOrImportRefused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/integration/products": {
        /**
         * Products with their serials and colours; who is no longer sold has status E
         * @description A list as JSON, or a table as text/csv whose first line names the columns; 5000 rows at most. Rows sent again change nothing. A refusal carries the `import`. Access: `integration.call`.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Tells what would change and changes nothing */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the good rows; without it one bad row refuses all */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default [] */
                        applications?: ("P" | "R" | "S" | "SM" | "SL" | "T" | "G" | "C" | "V" | "I" | "Z" | "A" | "IEA" | "IEC" | "K" | "SC" | "SH" | "SE" | "IE")[];
                        /** @enum {string} */
                        area: "3M" | "3W" | "3H" | "3EFL" | "3C" | "3P" | "3S" | "3A" | "3D" | "3T" | "3Z";
                        brand: string;
                        diluent?: string | null;
                        /** @enum {string} */
                        dilution: "3W" | "3P" | "3S" | "3N" | "3u";
                        /** @description Specific weight, kg/l */
                        dna?: number | null;
                        /** @enum {string} */
                        drying: "1" | "2" | "E" | "O" | "U";
                        /** @description Shelf life in months */
                        expires?: number | null;
                        /** @enum {string} */
                        family: "acrylic" | "pvdf" | "epoxy" | "ketone" | "polyester" | "alkyl" | "nitrocellulose" | "unsaturated" | "clorocianuro" | "phenolic" | "silicones" | "urethane" | "vinyl" | "polyester_melamine";
                        /** @description sRGB of the colour */
                        hex?: string | null;
                        /**
                         * @description I internal, E external, IE both
                         * @enum {string}
                         */
                        intest: "I" | "E" | "IE";
                        /** @description Image name */
                        lat?: string | null;
                        /** @description Store link */
                        link?: string | null;
                        /** @description Hardener and thinner; absent, what the desk has stays */
                        mixing?: {
                            baseParts?: number | "" | null;
                            /**
                             * @default WEIGHT
                             * @enum {string}
                             */
                            by?: "WEIGHT" | "VOLUME";
                            hardenerParts?: number | "" | null;
                            hardenerSerial?: string | "" | null;
                            thinnerPercent?: number | "" | null;
                            thinnerSerial?: string | "" | null;
                        } | null;
                        newColor?: string | null;
                        /** @description What a changed code became */
                        newSerial?: string | null;
                        /** @description Gross weight of one package, kg */
                        plo: number;
                        productCode: components["schemas"]["ImportedProductCodeInput"];
                        /** @description Content of one package in um */
                        qta: number;
                        /** @default 1 */
                        qtyPkgMultiplier?: number;
                        /** @description Coverage, m2 per kg */
                        resakg?: number | null;
                        /** @description Coverage, m2 per litre */
                        resalt?: number | null;
                        /** @description A sold, C code changed, E removed, else not available */
                        status: string;
                        /** @description S available, N on request only, else on request */
                        tsc: string;
                        /** @enum {string} */
                        typology: "dye" | "paste" | "background" | "intermediate" | "washable" | "various" | "catalyst" | "thinner" | "converter" | "dust" | "back" | "impregnant" | "coat" | "raw_material" | "wp_floors_resins";
                        /**
                         * @description Unit of measure
                         * @enum {string}
                         */
                        um: "kg" | "l";
                        /** @description Units that one package is priced for */
                        unitQty: number;
                    }[];
                    "text/csv": string;
                };
            };
            responses: {
                200: components["responses"]["ImportResult"];
                400: components["responses"]["BadRequestOrImportRefused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/integration/stock": {
        /**
         * What is in stock
         * @description A list as JSON, or a table as text/csv whose first line names the columns; 5000 rows at most. Rows sent again change nothing. A refusal carries the `import`. Access: `integration.call`.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Tells what would change and changes nothing */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the good rows; without it one bad row refuses all */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        inStock: boolean;
                        productCode: components["schemas"]["ImportedProductCodeInput"];
                    }[];
                    "text/csv": string;
                };
            };
            responses: {
                200: components["responses"]["ImportResult"];
                400: components["responses"]["BadRequestOrImportRefused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/integration/synonyms": {
        /**
         * Synonyms of the product search
         * @description A list as JSON, or a table as text/csv whose first line names the columns; 5000 rows at most. Rows sent again change nothing. A refusal carries the `import`. Access: `integration.call`.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Tells what would change and changes nothing */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the good rows; without it one bad row refuses all */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewSynonym"][];
                    "text/csv": string;
                };
            };
            responses: {
                200: components["responses"]["ImportResult"];
                400: components["responses"]["BadRequestOrImportRefused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/integration/texts": {
        /**
         * Texts of serials and colours, language by language
         * @description A list as JSON, or a table as text/csv whose first line names the columns; 5000 rows at most. Rows sent again change nothing. A refusal carries the `import`. Access: `integration.call`.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Tells what would change and changes nothing */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the good rows; without it one bad row refuses all */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Of a colour; none for the serial itself */
                        color?: string | null;
                        /** @description Of a colour */
                        colorDescription?: string | null;
                        language: string;
                        /** @description Of a serial */
                        longDescription?: string | null;
                        /** @default 3 */
                        productClass?: string;
                        serial: string;
                        /** @description Of a serial */
                        shortDescription?: string | null;
                    }[];
                    "text/csv": string;
                };
            };
            responses: {
                200: components["responses"]["ImportResult"];
                400: components["responses"]["BadRequestOrImportRefused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/open-tasks": {
        /**
         * What waits for the caller
         * @description Queues of the back office for staff; offers, orders and cart for customers. Agents and commercial staff get those of their portfolio, or of the customer that they name. Access: `accounts.read`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            tasks: {
                                /** @description At most 1000 */
                                count: number;
                                /** @description Whether there are more than are counted */
                                isCut: boolean;
                                /** @enum {string} */
                                kind: "customerRequests" | "offerRequests" | "orderRequests" | "ordersToConfirm" | "ordersToShip" | "blockedOrders" | "lateOrders" | "updateRequests" | "contactRequests" | "treeUploads" | "failedMails" | "failedImports" | "failedWebhooks" | "managedRequests" | "portfolioOffers" | "portfolioLateOrders" | "portfolioBlockedOrders" | "portfolioOrders" | "portfolioCustomers" | "ownOffers" | "ownLateOrders" | "ownBlockedOrders" | "ownOrderRequests" | "ownOrders" | "ownCart";
                                /** @description UTC instant since when the oldest waits, or its delivery date */
                                since: string | null;
                            }[];
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/carts": {
        /**
         * The own cart
         * @description Access: `cart.read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Required for AGENT and COMMERCIAL */
                    customerCode?: components["parameters"]["catalogue.customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["Cart"];
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Set quantities and preferences; acknowledges what changed
         * @description Access: `cart.change`.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Required for AGENT and COMMERCIAL */
                    customerCode?: components["parameters"]["catalogue.customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    /** @description Answers UnusualQuantity to quantities far above what the customer has ordered before */
                    refuseUnusual?: components["parameters"]["refuseUnusual"];
                };
                header?: {
                    /** @description `return=minimal` (RFC 7240) answers only the lines that the call changed */
                    prefer?: components["parameters"]["prefer"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
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
                200: components["responses"]["Cart"];
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["UnusualQuantity"];
                422: components["responses"]["IllegalItemQuantity"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Replace the content of the cart
         * @description Access: `cart.change`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Required for AGENT and COMMERCIAL */
                    customerCode?: components["parameters"]["catalogue.customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: {
                    /** @description `return=minimal` (RFC 7240) answers only the lines that the call changed */
                    prefer?: components["parameters"]["prefer"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            productCode: components["schemas"]["ProductCode"];
                            quantity?: number | null;
                        }[];
                    };
                };
            };
            responses: {
                200: components["responses"]["Cart"];
                400: components["responses"]["CustomerCodeRequiredOrNoItemsSelectedOrBadRequest"];
                404: components["responses"]["NotFound"];
                422: components["responses"]["IllegalItemQuantityOrProductNotAvailableOrProductOnRequestOnly"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/carts/items": {
        /**
         * Add products; one that is there already adds up
         * @description Access: `cart.change`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Required for AGENT and COMMERCIAL */
                    customerCode?: components["parameters"]["catalogue.customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    /** @description Answers UnusualQuantity to quantities far above what the customer has ordered before */
                    refuseUnusual?: components["parameters"]["refuseUnusual"];
                };
                header?: {
                    /** @description `return=minimal` (RFC 7240) answers only the lines that the call changed */
                    prefer?: components["parameters"]["prefer"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        productCode: components["schemas"]["ProductCode"];
                        quantity?: number | null;
                    }[];
                };
            };
            responses: {
                200: components["responses"]["Cart"];
                400: components["responses"]["CustomerCodeRequiredOrNoItemsSelectedOrBadRequest"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["UnusualQuantity"];
                422: components["responses"]["IllegalItemQuantityOrProductNotAvailableOrProductOnRequestOnly"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Remove lines
         * @description Access: `cart.change`.
         */
        delete: {
            parameters: {
                query: {
                    /** @description Required for AGENT and COMMERCIAL */
                    customerCode?: components["parameters"]["catalogue.customerCode"];
                    ids: string;
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: {
                    /** @description `return=minimal` (RFC 7240) answers only the lines that the call changed */
                    prefer?: components["parameters"]["prefer"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["Cart"];
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/carts/missing-hardeners": {
        /**
         * Hardeners that the products of the cart take and that are not in it
         * @description Access: `cart.read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Required for AGENT and COMMERCIAL */
                    customerCode?: components["parameters"]["catalogue.customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            /** @description Packages that hold what is missing; null when none is sold */
                            add: {
                                content: number;
                                productCode: components["schemas"]["ProductCode"];
                                quantity: number;
                            } | null;
                            description: components["schemas"]["LocalizedText"];
                            missing: number;
                            productClass: string;
                            serial: string;
                            /**
                             * @description Of the amounts
                             * @enum {string}
                             */
                            unit: "kg" | "l";
                            /** @description Each product that takes it: the content of one package, and the hardener for it */
                            uses: {
                                content: number;
                                hardener: number;
                                productCode: components["schemas"]["ProductCode"];
                            }[];
                        }[];
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/carts/note": {
        /**
         * Set the note that the next order or offer request carries
         * @description Access: `cart.change`.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Required for AGENT and COMMERCIAL */
                    customerCode?: components["parameters"]["catalogue.customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: {
                    /** @description `return=minimal` (RFC 7240) answers only the lines that the call changed */
                    prefer?: components["parameters"]["prefer"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
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
                200: components["responses"]["Cart"];
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/carts/quick-order/check": {
        /**
         * Check lines of text: `serial-color-pkg quantity`
         * @description Tolerant of blanks, tabs, commas, semicolons and lower case. Nothing is written. Access: `cart.change`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
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
                200: components["responses"]["QuickOrder"];
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/carts/quick-order/upload": {
        /**
         * Check the lines of a CSV or .xlsx file
         * @description A code in one column or in three, the quantity in a column behind it; the rest is passed over. At most 1000 lines and 2 MB. Nothing is written. Access: `cart.change`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
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
                200: components["responses"]["QuickOrder"];
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-products": {
        /**
         * Products that the customer has ordered, as they stand today
         * @description Access: `ordered-products.list`.
         */
        get: {
            parameters: {
                query?: {
                    brand?: components["parameters"]["brand"];
                    color?: components["parameters"]["color"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    onlyPreferred?: components["parameters"]["onlyPreferred"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["ordered-products.sort"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: (components["schemas"]["ProductNaming"] & {
                                /**
                                 * @description Derived from status, stock and tsc
                                 * @enum {string}
                                 */
                                availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                /** @description Specific weight, kg/l */
                                dna: number | null;
                                id: components["schemas"]["ProductCode"];
                                inStock: boolean;
                                /** @description UTC instant of the last order or order request */
                                lastOrderedOn: string;
                                /** @description Packages ordered then */
                                lastQuantity: number;
                                /** @description Gross weight of one package, kg */
                                plo: number;
                                /** @description Null without an assigned price, and for a product that is no longer sold */
                                pricesAndDiscounts: components["schemas"]["PricesAndDiscounts"] | null;
                                productCodeChange: components["schemas"]["ProductCodeChange"] | null;
                                /** @description Content of one package in um */
                                qta: number;
                                /** @description Packages are sold in multiples of this */
                                qtyPkgMultiplier: number;
                                /** @description A sold, C code changed, E removed, otherwise not available */
                                status: string;
                                /** @description S available, N on request only, otherwise on request */
                                tsc: string;
                                /** @description Unit of measure: kg or l */
                                um: string;
                                /** @description Units that one package is priced for */
                                unitQty: number;
                            })[];
                        };
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-products/export": {
        /**
         * Ordered products as CSV or .xlsx
         * @description The whole list with its filters and sort; page and size do not matter. A workbook holds at most 10000 rows: of more it is refused with ListTooLong. Access: `ordered-products.list`.
         */
        get: {
            parameters: {
                query: {
                    brand?: components["parameters"]["brand"];
                    color?: components["parameters"]["color"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    format: components["parameters"]["format"];
                    language?: components["parameters"]["language"];
                    onlyPreferred?: components["parameters"]["onlyPreferred"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["ordered-products.sort"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": string;
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                422: components["responses"]["ListTooLong"];
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-products/preferred": {
        /**
         * Prefer a product, or no longer
         * @description The customer stands in the query, as in every call of the shop, or in the body. Access: `ordered-products.prefer`.
         */
        patch: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProductCode"] & {
                        customerCode?: string;
                        /** @description Without it the present state is turned round */
                        preferred?: boolean;
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
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-profiles": {
        /**
         * The customers that an agent or commercial user manages
         * @description Access: `customers.read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Part of the name */
                    businessName?: components["parameters"]["businessName"];
                    /** @description Beginning of the code */
                    customerCode?: components["parameters"]["customers.customerCode"];
                    page?: components["parameters"]["page"];
                    /** @description Beginning of the code, or part of the name */
                    searchString?: components["parameters"]["searchString"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["customers.sort"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["LimitedPage"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-profiles/{code}": {
        /**
         * One customer profile: the own, or one of the portfolio
         * @description Access: `customers.read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: components["parameters"]["code"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["Customer"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-profiles/{code}/customer-requests/update-customer-requests/pendings": {
        /**
         * Whether a change of the customer waits for a decision
         * @description 200 while one waits; 404 means that the profile can be edited. Access: `customers.request-edit`.
         */
        head: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: components["parameters"]["code"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-profiles/customer-requests/update-customer-requests/pendings": {
        /**
         * Ask to change the data of a customer of the portfolio
         * @description The whole profile as it is to be; the VAT number stays. Of the assessment and the bank, what is absent stays. Access: `customers.request-edit`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RequestedCompanyInput"] & components["schemas"]["CompanyOutlook"] & {
                        bankName?: string | null;
                        /** @description Whom the caller acts for */
                        customerCode?: string;
                        /** @description The version of the profile that is changed */
                        customerVersion: number;
                        iban?: "" | string | null;
                        isRetailerOfBodywork?: boolean;
                        isRetailerOfConstruction?: boolean;
                        isRetailerOfMetal?: boolean;
                        isRetailerOfOwnership?: boolean;
                        isRetailerOfWood?: boolean;
                        marketCompetitor1: string;
                        tntNextRequired?: boolean;
                        vatNumber: string;
                    };
                };
            };
            responses: {
                201: components["responses"]["Created"];
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["EditRequestPendingOrConflict"];
                422: components["responses"]["IdempotencyKeyReused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-profiles/search/autocomplete": {
        /**
         * Customers to choose from while typing: the own, those of the portfolio, or for staff all
         * @description Access: `customers.suggest`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Beginning of the code, or part of the name */
                    searchString?: components["parameters"]["customers.searchString"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["CustomerSummary"][];
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed": {
        /**
         * The own requests for companies
         * @description Access: `activation.managed-requests`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "status,asc" | "status,desc" | "createdOn,asc" | "createdOn,desc" | "businessName,asc" | "businessName,desc";
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["CustomerRequestSummary"][];
                        };
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/drafts": {
        /**
         * Save a draft: the own one of the id, or without an id a new one
         * @description Access: `activation.managed-requests`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CustomerRequestDraft"] & {
                        /** Format: uuid */
                        id?: string;
                    };
                };
            };
            responses: {
                200: components["responses"]["CustomerRequest"];
                404: components["responses"]["NotFound"];
                /** @description Conflict, TooManyDrafts */
                409: components["responses"]["Problem"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/drafts/{id}": {
        /**
         * One own draft
         * @description Access: `activation.managed-requests`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["CustomerRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Delete an own draft, or take a request that has ended off the list
         * @description Access: `activation.managed-requests`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: { [name: string]: unknown; };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                409: components["responses"]["deleteFail"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/pendings": {
        /**
         * Send a request for a company
         * @description Access: `activation.managed-requests`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RequestedCompanyInput"] & components["schemas"]["CompanyOutlook"] & {
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
                        /** @default false */
                        tntNextRequired?: boolean;
                        vatNumber: string;
                    };
                };
            };
            responses: {
                201: components["responses"]["Created"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["ConflictOrVatNumberExistsOrCustomerRequestExists"];
                422: components["responses"]["IdempotencyKeyReused"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/customer-requests/vat-check": {
        /**
         * Whether a company is a customer, or asked for, already
         * @description Access: `activation.managed-requests`.
         */
        get: {
            parameters: {
                query: {
                    vatNumber: components["parameters"]["vatNumber"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["VatCheck"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/offer-requests": {
        /**
         * Offer requests
         * @description Access: `offer-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the number */
                    number?: components["parameters"]["number"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sort"];
                    /** @description LATE: pending, and the day on which an answer was expected is over */
                    status?: components["parameters"]["status"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["OfferRequest"][];
                        };
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Request an offer for lines of the cart
         * @description Answers the fresh cart as `cart` beside a 409, when a line is not in it any more. Access: `offer-requests.create`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        acceptMultipleShipping: boolean;
                        /** @description Code of one of the customer's addresses, where it is known */
                        address?: string;
                        /** Format: date */
                        deliveryDateRequested: string;
                        items: {
                            productCode: components["schemas"]["ProductCode"];
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
                            /** @description Of a pending request: the day by which the customer may expect an answer */
                            answerExpectedOn: string | null;
                            id: string;
                            /** @description Q26-000123: the year, and a number counted per year */
                            number: string;
                        };
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrNoItemsSelectedOrBadRequest"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                /** @description IllegalItemQuantity, ProductNotAvailable, ProductOnRequestOnly, DeliveryDateTooEarly, DeliveryDateTooLate, IdempotencyKeyReused */
                422: components["responses"]["Problem"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/offer-requests/{id}": {
        /**
         * One offer request
         * @description Access: `offer-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["OfferRequest"];
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/offer-requests/{id}/pdf": {
        /**
         * One offer request as PDF
         * @description Access: `offer-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                    language?: components["parameters"]["language"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/pdf": string;
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/offer-requests/export": {
        /**
         * The lines of the offer requests as CSV or .xlsx
         * @description All lines of the list with its filters and sort, whatever page and size. A workbook of more than 10000 is refused with ListTooLong. Access: `offer-requests.list`.
         */
        get: {
            parameters: {
                query: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    format: components["parameters"]["format"];
                    language?: components["parameters"]["language"];
                    /** @description Part of the number */
                    number?: components["parameters"]["number"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sort"];
                    /** @description LATE: pending, and the day on which an answer was expected is over */
                    status?: components["parameters"]["status"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": string;
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                422: components["responses"]["ListTooLong"];
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/offer-requests/rejected-or-accepted-but-expired/{id}": {
        /**
         * Request a rejected or expired offer anew
         * @description The request waits for prices again, under its id; 409 names how it stands in `outcome`. Access: `offer-requests.create`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["Created"];
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                /** @description ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity, IdempotencyKeyReused */
                422: components["responses"]["Problem"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/order-requests": {
        /**
         * Order requests
         * @description Access: `order-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the customer's own number, or of the order's code */
                    orderCode?: components["parameters"]["orders.orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["backoffice.sort"];
                    /** @description LATE: pending, and too late to be delivered on the requested date */
                    status?: components["parameters"]["backoffice.status"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["OrderRequest"][];
                        };
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Send an order request for lines of the cart
         * @description Answers the fresh cart as `cart` beside a 409, when the lines are not what was shown, and beside a 422 for a line that is no longer in stock or sold. Access: `order-requests.create`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        acceptMultipleShipping: boolean;
                        address: string;
                        /** @description Seen by staff only; AGENT and COMMERCIAL may write it */
                        agentNote?: string;
                        customerOrderCode: string;
                        /** Format: date */
                        deliveryDateRequested: string;
                        genericNote?: string;
                        items: {
                            /** @description The price that was shown; compared, never trusted */
                            finalUnitPrice: number | null;
                            productCode: components["schemas"]["ProductCode"];
                            quantity: number;
                        }[];
                        overallDiscount?: number;
                        shippingNote?: string;
                    };
                };
            };
            responses: {
                201: components["responses"]["Created"];
                400: components["responses"]["CustomerCodeRequiredOrNoItemsSelectedOrBadRequest"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["ConflictOrPriceChanged"];
                /** @description IllegalItemQuantity, ProductNotInStock, ProductNotAvailable, ProductOnRequestOnly, PriceNotAssigned, DeliveryDateTooEarly, DeliveryDateTooLate, IdempotencyKeyReused */
                422: components["responses"]["Problem"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/order-requests/{id}": {
        /**
         * One order request
         * @description Access: `order-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["OrderRequest"];
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/order-requests/{id}/pdf": {
        /**
         * One order request as PDF
         * @description Access: `order-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                    language?: components["parameters"]["language"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/pdf": string;
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/order-requests/expired/{id}": {
        /**
         * Send an expired order request once more
         * @description Within 15 days after its last day, and only as it was priced: when prices, stock or terms have changed, its lines go through the cart, unless it was made from an offer, whose prices stand. It waits for a decision again under its id. Access: `order-requests.create`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["Created"];
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["ConflictOrPriceChanged"];
                /** @description ProductNotInStock, ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity, IdempotencyKeyReused */
                422: components["responses"]["Problem"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/order-requests/export": {
        /**
         * The lines of the order requests as CSV or .xlsx
         * @description All lines of the list with its filters and sort, whatever page and size. A workbook of more than 10000 is refused with ListTooLong. Access: `order-requests.list`.
         */
        get: {
            parameters: {
                query: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    format: components["parameters"]["format"];
                    language?: components["parameters"]["language"];
                    /** @description Part of the customer's own number, or of the order's code */
                    orderCode?: components["parameters"]["orders.orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["backoffice.sort"];
                    /** @description LATE: pending, and too late to be delivered on the requested date */
                    status?: components["parameters"]["backoffice.status"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": string;
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                422: components["responses"]["ListTooLong"];
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/order-requests/from-offer-request-accepted": {
        /**
         * Order an accepted offer, once
         * @description Date, multiple shipping, lines and prices are the offer's. Access: `order-requests.create`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address: string;
                        /** @description Seen by staff only; AGENT and COMMERCIAL may write it */
                        agentNote?: string;
                        customerOrderCode: string;
                        genericNote?: string;
                        /** Format: uuid */
                        offerRequestAcceptedId: string;
                        /** @description The version that was shown: a corrected offer is then refused with OfferChanged */
                        offerVersion?: number;
                        shippingNote?: string;
                    };
                };
            };
            responses: {
                201: components["responses"]["Created"];
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                /** @description OfferNotAccepted, OfferChanged */
                409: components["responses"]["Problem"];
                /** @description PriceNotAssigned, ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity, IdempotencyKeyReused */
                422: components["responses"]["Problem"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/order-requests/redo/{id}": {
        /**
         * Put the lines of an order back into the cart
         * @description The id is that of an order in C, E or F, or of an order request that was rejected or has expired. Answers the cart; what cannot be ordered any more stands in `changes`. Repeated, it changes nothing more. Access: `order-requests.redo`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["Cart"];
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["OrderNotRepeatable"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/orders": {
        /**
         * Orders
         * @description Access: `orders.list`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the code; for a customer also part of the customer's own number */
                    orderCode?: components["parameters"]["orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["orders.sort"];
                    /** @description ALL and none are the same. OPEN: neither shipped nor cancelled; LATE: open, and the delivery date is over */
                    status?: components["parameters"]["orders.status"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["LimitedPage"] & {
                            content: components["schemas"]["Order"][];
                        };
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/orders/{id}": {
        /**
         * One order
         * @description Access: `orders.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/orders/{id}/pdf": {
        /**
         * One order as PDF
         * @description Access: `orders.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["customerCode"];
                    language?: components["parameters"]["language"];
                };
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/pdf": string;
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/orders/export": {
        /**
         * The lines of the orders as CSV or .xlsx
         * @description All lines of the list with its filters and sort, whatever page and size. A workbook of more than 10000 is refused with ListTooLong. Access: `orders.list`.
         */
        get: {
            parameters: {
                query: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    format: components["parameters"]["format"];
                    language?: components["parameters"]["language"];
                    /** @description Part of the code; for a customer also part of the customer's own number */
                    orderCode?: components["parameters"]["orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["orders.sort"];
                    /** @description ALL and none are the same. OPEN: neither shipped nor cancelled; LATE: open, and the delivery date is over */
                    status?: components["parameters"]["orders.status"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": string;
                    };
                };
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                422: components["responses"]["ListTooLong"];
                429: components["responses"]["TooManyConcurrentRequestsOrTooManyRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/portfolio/offer-requests": {
        /**
         * Offer requests of all customers of the portfolio
         * @description For AGENT and COMMERCIAL. With a `customerCode`, those of this customer alone. Access: `offer-requests.portfolio`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the number */
                    number?: components["parameters"]["number"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sort"];
                    /** @description LATE: pending, and the day on which an answer was expected is over */
                    status?: components["parameters"]["status"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["OfferRequestAtDeskLimitedPage"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/portfolio/orders": {
        /**
         * Orders of all customers of the portfolio
         * @description For AGENT and COMMERCIAL. With a `customerCode`, those of this customer alone. Access: `orders.portfolio`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    customerCode?: components["parameters"]["customerCode"];
                    description?: components["parameters"]["description"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the code; for a customer also part of the customer's own number */
                    orderCode?: components["parameters"]["orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["orders.sort"];
                    /** @description ALL and none are the same. OPEN: neither shipped nor cancelled; LATE: open, and the delivery date is over */
                    status?: components["parameters"]["orders.status"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["OrderAtDeskLimitedPage"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/autocompleteBatch": {
        /**
         * The first 20 batches whose codes begin so
         * @description Access: `sds.search.batch`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: components["parameters"]["sds.customerCode"];
                    searchString: string;
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
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
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/checklanguage": {
        /**
         * In which languages a sheet exists
         * @description Access: `sds.download`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: components["parameters"]["sds.customerCode"];
                    /** @description The line of a search */
                    id: components["parameters"]["sds.id"];
                    /** @description A later version of the same sheet; without it the line's own */
                    version?: components["parameters"]["version"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            [key: string]: boolean;
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/deliveries": {
        /**
         * The sheets that the caller has sent, and what became of them
         * @description Access: `sds.send`.
         */
        get: {
            parameters: {
                query?: {
                    color?: components["parameters"]["sds.color"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    /** @description Part of the customer's name, or beginning of its code */
                    customer?: components["parameters"]["customer"];
                    customerCode?: components["parameters"]["backoffice.customerCode"];
                    page?: components["parameters"]["page"];
                    /** @description Part of the address */
                    recipient?: components["parameters"]["recipient"];
                    serial?: components["parameters"]["sds.serial"];
                    size?: components["parameters"]["size"];
                    sort?: "createdOn,asc" | "createdOn,desc" | "recipient,asc" | "recipient,desc" | "status,asc" | "status,desc";
                    status?: components["parameters"]["sds.status"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SdsDeliveryLimitedPage"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/deliveries/{id}/retry": {
        /**
         * Tries a delivery that has failed again at once
         * @description Access: `sds.send`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: components["parameters"]["id"];
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SdsDelivery"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/download": {
        /**
         * A safety data sheet as PDF
         * @description Saved as `SDS-{serial}{color}-{language}.pdf`, as Content-Disposition says. That a customer has taken it, all of it, is recorded. Access: `sds.download`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: components["parameters"]["sds.customerCode"];
                    /** @description The line of a search */
                    id: components["parameters"]["sds.id"];
                    /** @description CS is understood as CZ */
                    language: components["parameters"]["sds.language"];
                    /** @description Where the line was found by an order: the line is then one of that order */
                    orderCode?: string;
                    /** @description A later version of the same sheet; without it the line's own */
                    version?: components["parameters"]["version"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/pdf": string;
                    };
                };
                404: components["responses"]["NotFoundOrSdsDownloadError"];
                416: components["responses"]["RangeNotSatisfiable"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/findSdsByBatch": {
        /**
         * Safety data sheets of a batch, by its code in either format
         * @description Access: `sds.search.batch`.
         */
        get: {
            parameters: {
                query: {
                    batch: string;
                    customerCode?: components["parameters"]["sds.customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sds.sort"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SdsLimitedPage"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/findSdsByFilters": {
        /**
         * Safety data sheets of a site, or of a customer
         * @description With `site`, `serial`, `color` and `year` the site search, which customers may not do; without these three the customer search: `customerCode` and `year`. A CUSTOMER is always the customer, others must name one. Access: `sds.search.customer`.
         */
        get: {
            parameters: {
                query: {
                    color?: components["parameters"]["color"];
                    /** @description Without a site: the customer search */
                    customerCode?: string;
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    page?: components["parameters"]["page"];
                    serial?: components["parameters"]["serial"];
                    /** @description With serial and color: the site search */
                    site?: "ALC01" | "ALC02";
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sds.sort"];
                    year: number;
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SdsLimitedPage"];
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/findSdsByOrder": {
        /**
         * Safety data sheets of the products of an order
         * @description Access: `sds.search.document`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: components["parameters"]["sds.customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    orderCode: components["parameters"]["sds.orderCode"];
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sds.sort"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SdsLimitedPage"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/findSdsByProduct": {
        /**
         * Safety data sheets of a product, in every version
         * @description By a code, whole or in part (`F120`, `F120-7035`), or by words of the name. Access: `sds.search.product`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: components["parameters"]["sds.customerCode"];
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    page?: components["parameters"]["page"];
                    product: string;
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sds.sort"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SdsLimitedPage"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/languages": {
        /**
         * The languages of a sheet, each with the version that is handed out
         * @description A language that the asked version lacks is handed out in the newest earlier version that has it, until it comes. Access: `sds.download`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: components["parameters"]["sds.customerCode"];
                    /** @description The line of a search */
                    id: components["parameters"]["sds.id"];
                    /** @description A later version of the same sheet; without it the line's own */
                    version?: components["parameters"]["version"];
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
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
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/recipients": {
        /**
         * The addresses that a customer has registered for safety data sheets
         * @description Of the named customer, or of the customer of the named order; a CUSTOMER is always the customer. Access: `sds.send`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["sds.customerCode"];
                    orderCode?: string;
                };
                header?: never;
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
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
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/send": {
        /**
         * Sends a safety data sheet by mail
         * @description As the specification has it, with the fields in the query and the addresses parted by commas. It changes something all the same: prefer POST, and send an `Idempotency-Key`. Access: `sds.send`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: components["parameters"]["sds.customerCode"];
                    emails: components["parameters"]["emails"];
                    /** @description The line of a search */
                    id: components["parameters"]["sds.id"];
                    /** @description CS is understood as CZ */
                    language: components["parameters"]["sds.language"];
                    /** @description Where the line was found by an order: the line is then one of that order */
                    orderCode?: string;
                    /** @description A later version of the same sheet; without it the line's own */
                    version?: components["parameters"]["version"];
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SdsSent"];
                404: components["responses"]["NotFoundOrSdsDownloadError"];
                422: components["responses"]["SdsSendErrorOrIdempotencyKeyReused"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Sends a safety data sheet by mail
         * @description One mail for each address, with the sheets attached or, when they are large, as links that expire. Repeated with the same `Idempotency-Key`, nothing is sent twice. Access: `sds.send`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["sds.customerCode"];
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        emails: components["schemas"]["Email"][];
                        /**
                         * Format: uuid
                         * @description The line of a search
                         */
                        id: string;
                        /**
                         * @description CS is understood as CZ
                         * @enum {string}
                         */
                        language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
                        /** @description Where the line was found by an order: the line is then one of that order */
                        orderCode?: string;
                        /** @description A later version of the same sheet; without it the line's own */
                        version?: number;
                    };
                };
            };
            responses: {
                200: components["responses"]["SdsSent"];
                404: components["responses"]["NotFoundOrSdsDownloadError"];
                422: components["responses"]["SdsSendErrorOrIdempotencyKeyReused"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/{prefix}/sds/sendAllByOrder": {
        /**
         * Sends every safety data sheet of an order by mail
         * @description As the specification has it, with the fields in the query and the addresses parted by commas. It changes something all the same: prefer POST, and send an `Idempotency-Key`. Access: `sds.send`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: components["parameters"]["sds.customerCode"];
                    emails: components["parameters"]["emails"];
                    /** @description Sheets of the European regulation do not hold in the USA and Canada: true is refused */
                    isUsaOrCa?: boolean;
                    /** @description CS is understood as CZ */
                    language: components["parameters"]["sds.language"];
                    orderCode: components["parameters"]["sds.orderCode"];
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["SdsSent"];
                404: components["responses"]["NotFoundOrSdsDownloadError"];
                422: components["responses"]["SdsSendErrorOrIdempotencyKeyReused"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Sends every safety data sheet of an order by mail
         * @description One mail for each address, with the sheets attached or, when they are large, as links that expire. Repeated with the same `Idempotency-Key`, nothing is sent twice. Access: `sds.send`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: components["parameters"]["sds.customerCode"];
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path: {
                    prefix: components["parameters"]["prefix"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        emails: components["schemas"]["Email"][];
                        /** @description Sheets of the European regulation do not hold in the USA and Canada: true is refused */
                        isUsaOrCa?: boolean;
                        /**
                         * @description CS is understood as CZ
                         * @enum {string}
                         */
                        language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
                        orderCode: string;
                    };
                };
            };
            responses: {
                200: components["responses"]["SdsSent"];
                404: components["responses"]["NotFoundOrSdsDownloadError"];
                422: components["responses"]["SdsSendErrorOrIdempotencyKeyReused"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/b2c": {
        /**
         * The category tree of the private catalogue, as a whole
         * @description Access: `private-catalogue.read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            brand: string | null;
                            /** @description Nodes of this very shape; none below a product */
                            children: unknown[];
                            code: string;
                            description: components["schemas"]["LocalizedText"];
                            image: string | null;
                            link: string | null;
                            name: components["schemas"]["LocalizedText"];
                        }[];
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Upload a tree, which is shown once it is approved
         * @description An .xls or .xlsx in the field `file`. A refusal has the members `report`, a list of `{row, column, code}`, and `findings`, their number. Access: `private-catalogue.upload`.
         */
        post: {
            parameters: {
                query?: never;
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
                /** @description Created */
                201: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["TreeUploadDetail"];
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/b2c/amazon-link": {
        /**
         * Where a product is sold online
         * @description Access: `private-catalogue.read`.
         */
        get: {
            parameters: {
                query: {
                    /** @description Code of the private catalogue, or serial-color-pkg */
                    productCode: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
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
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/b2c/level": {
        /**
         * One level of the tree: a node, the way to it, and what lies directly below
         * @description Access: `private-catalogue.read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    path?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            children: components["schemas"]["Tile"][];
                            /** @description Null at the root */
                            node: (components["schemas"]["Tile"] & {
                                description: components["schemas"]["LocalizedText"];
                                link: string | null;
                            }) | null;
                            /** @description From the root to the node itself; empty at the root */
                            trail: {
                                code: string;
                                name: components["schemas"]["LocalizedText"];
                                /** @description Codes from the root on, as `path` of the query takes them */
                                path: string;
                            }[];
                        };
                    };
                };
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/b2c/search": {
        /**
         * Categories and products of the tree by a name or code
         * @description Access: `private-catalogue.read`.
         */
        get: {
            parameters: {
                query: {
                    /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
                    lang?: components["parameters"]["lang"];
                    /** @description Words of a name, or the beginning of a code */
                    text: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": {
                            /**
                             * @description `all`: these have all words; `closest`: none has, these come closest; `none`: nothing is close
                             * @enum {string}
                             */
                            outcome: "all" | "closest" | "none";
                            tiles: components["schemas"]["Tile"][];
                        };
                    };
                };
                400: components["responses"]["SearchFilterRequiredOrBadRequest"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/b2c/template": {
        /**
         * The file to fill in for an upload, as .xlsx
         * @description Access: `private-catalogue.upload`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/customer-invitations/link": {
        /**
         * The invitation that the code of its mail leads to, before its reader has an account
         * @description Access: `accounts.register`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The token of the link in the mail */
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
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/customer/customer-invitations": {
        /**
         * The invitations of the own customer
         * @description Access: `invitations.sent`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["invitations.sort"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["InvitationLimitedPage"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/customer/customer-invitations/pendings": {
        /**
         * Invite a person to act for the own customer
         * @description Access: `invitations.send`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        inviteeEmail: components["schemas"]["Email"];
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
                /** @description Conflict, BelongsAlready */
                409: components["responses"]["Problem"];
                422: components["responses"]["IdempotencyKeyReused"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
        /**
         * Take back an invitation that was not accepted
         * @description Access: `invitations.delete`.
         */
        delete: {
            parameters: {
                query: {
                    inviteeEmail: components["schemas"]["Username"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: { [name: string]: unknown; };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                409: components["responses"]["deleteFail"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/customer/customer-profiles": {
        /**
         * The own customer profile
         * @description Access: `customers.own`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["Customer"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/customer/customer-profiles/customer-requests/update-customer-requests/pendings": {
        /**
         * Ask to change the own customer data
         * @description The whole profile as it is to be; the VAT number stays. One change waits at a time. Access: `customers.own`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RequestedCompanyInput"] & {
                        bankName: string;
                        cromiaPotential?: null;
                        /** @description The own one; another is 404 */
                        customerCode?: string;
                        /** @description The version of the profile that is changed */
                        customerVersion: number;
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
                        resellingType?: null;
                        retailerShopWindows?: null;
                        retailerSurface?: null;
                        tntNextRequired?: null;
                        totalConsumption?: null;
                        vatNumber: string;
                    };
                };
            };
            responses: {
                201: components["responses"]["Created"];
                400: components["responses"]["CustomerCodeRequiredOrBadRequest"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["EditRequestPendingOrConflict"];
                422: components["responses"]["IdempotencyKeyReused"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/sellers/{priv}/{professional}": {
        /**
         * Dealers for private visitors, for professionals, or for either
         * @description At most 2000; the header `x-total-count` says how many there are. Access: `dealers.read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description A brand that the dealer sells */
                    brand?: string;
                    /** @description Part of the name, in any case */
                    businessName?: string;
                    /** @description Two letters (ISO 3166-1) */
                    country?: string;
                    /** @description Beginning of the postal code; where nobody is found and it has 5 digits, its first 2 count */
                    postalCode?: string;
                };
                header?: never;
                path: {
                    priv: "true" | "false";
                    professional: "true" | "false";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: { [name: string]: unknown; };
                    content: {
                        "application/json": components["schemas"]["Seller"][];
                    };
                };
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/user-company/customer-invitations": {
        /**
         * The invitations that wait for the caller
         * @description Access: `invitations.received`.
         */
        get: {
            parameters: {
                query?: {
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["invitations.sort"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["InvitationLimitedPage"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/user-company/customer-invitations/pendings": {
        /**
         * Accept or refuse an invitation
         * @description Access: `invitations.answer`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        inviterUsername: components["schemas"]["Email"];
                        status: ("ACCEPTED" | "REJECTED") | "REFUSED";
                    };
                };
            };
            responses: {
                200: components["responses"]["AccessToken"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["InvitationExpired"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/existing/pendings": {
        /**
         * Ask to belong to a customer that exists
         * @description Access: `activation.request`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
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
                201: components["responses"]["Created"];
                /** @description AssociationFailed, NotFound */
                404: components["responses"]["Problem"];
                409: components["responses"]["Conflict"];
                422: components["responses"]["IdempotencyKeyReused"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new-and-existing": {
        /**
         * The own request to become a customer; 404 is the state NONE
         * @description Access: `activation.request`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["CustomerRequest"];
                404: components["responses"]["NotFound"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new/drafts": {
        /**
         * Save what was typed so far; it replaces the draft before
         * @description Access: `activation.request`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CustomerRequestDraft"];
                };
            };
            responses: {
                200: components["responses"]["CustomerRequest"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new/pendings": {
        /**
         * Send the request of a new company
         * @description Access: `activation.request`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: components["parameters"]["idempotency-key"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RequestedCompanyInput"] & {
                        bankName: string;
                        iban: string;
                        vatNumber: string;
                    };
                };
            };
            responses: {
                201: components["responses"]["Created"];
                409: components["responses"]["ConflictOrVatNumberExistsOrCustomerRequestExists"];
                422: components["responses"]["IdempotencyKeyReused"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/user-company/customer-requests/vat-check": {
        /**
         * Whether a company is a customer, or asked for, already
         * @description Access: `activation.request`.
         */
        get: {
            parameters: {
                query: {
                    vatNumber: components["parameters"]["vatNumber"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["VatCheck"];
                429: components["responses"]["TooManyRequestsOrTooManyConcurrentRequests"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/user-company/delete-request": {
        /**
         * Delete the own draft, or acknowledge a request that was refused or has expired
         * @description Access: `activation.request`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: { [name: string]: unknown; };
                    content?: never;
                };
                404: components["responses"]["NotFound"];
                409: components["responses"]["deleteFail"];
                default: components["responses"]["Problem"];
            };
        };
    };
    "/api/v1/public/user-company/upgrade/to-customer": {
        /**
         * Become a customer by an accepted request
         * @description Access: `activation.upgrade`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: components["responses"]["AccessToken"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                default: components["responses"]["Problem"];
            };
        };
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccessToken: {
            accessToken: string;
        };
        Address: {
            /** @description Shipping addresses only */
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
            /** @description EUR for one um, after both discounts */
            finalUnitPrice: number;
            hex: string | null;
            priceListCode: string;
            productCode: components["schemas"]["ProductCode"];
            um: string;
            /** @description EUR for one um */
            unitPrice: number;
        };
        Cart: {
            changes?: components["schemas"]["CartChange"][];
            customerCode: string;
            id: string;
            /** @description Some line differs from what the customer was shown */
            isDirty: boolean;
            /** @description Lines of the cart */
            itemCount: number;
            /** @description All lines; with `Prefer: return=minimal` those that the call changed */
            items: components["schemas"]["CartItem"][];
            /** @description What the next order or offer request asks for beside its lines; empty for nothing */
            note: string;
            /** @description The customer's unconditional discount on a whole order, percent */
            overallDiscount: number;
            username: string;
        };
        CartChange: {
            /** @enum {string} */
            code: "PriceChanged" | "PriceAssigned" | "PriceNotAssigned" | "ProductNotInStock" | "ProductInStock" | "ProductNotAvailable" | "ProductAvailable" | "ProductOnRequestOnly" | "IllegalItemQuantity" | "AlreadyInCart";
            is: string | number | boolean | null;
            /** @description Null for a product that could not be put into the cart */
            itemId: string | null;
            productCode: components["schemas"]["ProductCode"];
            was: string | number | boolean | null;
        };
        CartItem: components["schemas"]["ProductLine"] & {
            /** @description For AGENT and COMMERCIAL */
            discountPct1?: number;
            /** @description For AGENT and COMMERCIAL */
            discountPct2?: number;
            /** @description EUR for one um; null when no price is assigned */
            finalUnitPrice: number | null;
            id: string;
            /** @description Its version */
            imageVersion?: string;
            inStock: boolean;
            /** @description Image name, where an image is stored */
            lat?: string;
            preferred: boolean;
            /** @description For AGENT and COMMERCIAL */
            priceListCode?: string;
            qtyPkgMultiplier: number;
            /** @description Packages */
            quantity: number;
            sortOrder: number;
            status: string;
            tsc: string;
            /** @description For AGENT and COMMERCIAL */
            unitPrice?: number;
        };
        CompanyOutlook: {
            /** @description EUR a year */
            cromiaPotential?: number | null;
            marketCompetitor2?: string | null;
            marketSegmentation1?: components["schemas"]["MarketSegmentation"] | null;
            marketSegmentation2?: components["schemas"]["MarketSegmentation"] | null;
            marketSegmentation3?: components["schemas"]["MarketSegmentation"] | null;
            marketSegmentation4?: components["schemas"]["MarketSegmentation"] | null;
            resellingType?: string | null;
            retailerShopWindows?: number | null;
            /** @description m2 */
            retailerSurface?: number | null;
            /** @description EUR a year */
            totalConsumption?: number | null;
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
            /** @description UTC instant */
            answeredOn: string | null;
            /** @description User name */
            assignedTo: string | null;
            /** @description UTC instant */
            createdOn: string;
            email: string;
            id: string;
            language: components["schemas"]["UiLanguage"];
            name: string;
            request: string;
            /** @enum {string} */
            requestType: "COMMERCIAL" | "PLATFORM" | "OTHER";
            /** @enum {string} */
            status: "OPEN" | "ANSWERED";
            /** @description Of a user; null for a visitor, or once the user is gone */
            username: string | null;
        };
        ContactRequestDetail: components["schemas"]["ContactRequest"] & {
            /** @description User name */
            answeredBy: string | null;
            /** @description Sent from the portal, oldest first */
            answers: {
                answer: string;
                /** @description User name; null once the user is gone */
                sentBy: string | null;
                /** @description UTC instant */
                sentOn: string;
            }[];
            history: components["schemas"]["HistoryEntry"][];
            /** @description Only staff reads it */
            note: string | null;
        };
        /** @enum {string} */
        Country: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        Created: {
            id: string;
        };
        Customer: {
            addresses: components["schemas"]["Address"][];
            bankName: string | null;
            billingEmails: string[];
            businessName: string;
            contacts: components["schemas"]["Contact"][];
            /** @description EUR */
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
            pec: string | null;
            resellingType: string | null;
            retailerShopWindows: number | null;
            /** @description m2 */
            retailerSurface: number | null;
            sdiCode: string | null;
            testSheetsEmails: string[];
            tntNextRequired: boolean | null;
            /** @description EUR */
            totalConsumption: number | null;
            transportDocumentEmails: string[];
            unconditionalDiscountPct: number;
            vatNumber: string;
            version: number;
        };
        CustomerAtDesk: components["schemas"]["Customer"] & {
            agentCommissionPct: number;
            /** @description Percent off the price list */
            discountPct1: number;
            /** @description Percent, after the first */
            discountPct2: number;
            managers: {
                firstname: string;
                isDisabled: boolean;
                lastname: string;
                /** @enum {string} */
                role: "AGENT" | "COMMERCIAL";
                username: string;
            }[];
            /** @description The users of the customer */
            people: {
                firstname: string;
                id: string;
                isDisabled: boolean;
                lastname: string;
                username: string;
            }[];
            priceListCode: string;
        };
        CustomerRequest: components["schemas"]["CustomerRequestFields"] & components["schemas"]["CustomerRequestSummary"];
        CustomerRequestAtDesk: components["schemas"]["CustomerRequestSummary"] & {
            /** @description User name of who asks */
            requester: string;
        };
        CustomerRequestDraft: components["schemas"]["CustomerRequestFields"] & {
            businessName?: string | null;
            vatNumber?: string | null;
        };
        CustomerRequestFields: {
            addresses?: components["schemas"]["DraftAddress"][];
            assigned?: {
                /** @description Code of the contact */
                billing?: string | null;
                /** @description Code of the contact */
                msds?: string | null;
                /** @description Code of the contact */
                testSheets?: string | null;
                /** @description Code of the contact */
                transportDocument?: string | null;
            };
            bankName?: string | null;
            /** @description The administrative contact that stood there before */
            beforeItsMe?: {
                department?: string | null;
                email?: string | null;
                firstName?: string | null;
                gender?: string | null;
                lastName?: string | null;
                phoneNumber?: string | null;
                role?: string | null;
            } | null;
            /** @description The purchasing contact that gave way to the person who asks */
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
            contacts?: components["schemas"]["DraftContact"][];
            cromiaPotential?: number | (string | null) | null;
            /** @description First e-mails that come back when the contact is unchecked (section 4) */
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
            /** @description The administrative contact is the person who asks */
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
            retailerShopWindows?: number | (string | null) | null;
            retailerSurface?: number | (string | null) | null;
            sdiCode?: string | null;
            /** @enum {string} */
            step?: "Anagraphics" | "Addresses" | "Contacts" | "BankInformation" | "ConfirmRequest" | "CompanyPerspective" | "ContactsAgent";
            testSheetsEmails?: string[];
            tntNextRequired?: boolean | null;
            totalConsumption?: number | (string | null) | null;
            transportDocumentEmails?: string[];
        };
        CustomerRequestSummary: {
            businessName: string | null;
            /** @description UTC instant: when it was sent, or when its draft was first saved */
            createdOn: string;
            /** @description Of the customer that an accepted request led to */
            customerBusinessName: string | null;
            /** @description Of the customer that an accepted request led to */
            customerCode: string | null;
            /** @description UTC instant of the decision */
            decidedOn: string | null;
            id: string;
            /** @enum {string} */
            kind: "NEW" | "EXISTING" | "MANAGED";
            /** @description What staff said when deciding */
            reason: string | null;
            /** @enum {string} */
            status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /** @description UTC instant of the last change */
            updatedOn: string;
            vatNumber: string | null;
        };
        CustomerRequestToDecide: components["schemas"]["CustomerRequest"] & {
            /** @description User name */
            decidedBy: string | null;
            history: components["schemas"]["HistoryEntry"][];
            /** @description For a new customer; null where none is made */
            proposal: {
                /** @description The next free one */
                customerCode: string;
                /** @description User names */
                managers: string[];
                priceListCode: string;
            } | null;
            requester: {
                businessName: string | null;
                firstname: string;
                language: string;
                lastname: string;
                role: string;
                telephone: string | null;
                username: string;
            };
            similarCustomers: {
                businessName: string;
                city: string | null;
                customerCode: string;
                sameVatNumber: boolean;
                /** @description Likeness of the names, 0 to 1; 1 for the same VAT number */
                score: number;
                vatNumber: string | null;
            }[];
            similarRequests: {
                businessName: string;
                id: string;
                /** @enum {string} */
                kind: "NEW" | "EXISTING" | "MANAGED";
                sameVatNumber: boolean;
                /** @description Likeness of the names, 0 to 1; 1 for the same VAT number */
                score: number;
                /** @enum {string} */
                status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                vatNumber: string | null;
            }[];
        };
        CustomerSummary: {
            businessName: string;
            customerCode: string;
        };
        Dealer: components["schemas"]["Seller"] & {
            forPrivate: boolean;
            forProfessional: boolean;
            /** @description Rises with each change */
            version: number;
        };
        DealerDetail: components["schemas"]["Dealer"] & {
            history: components["schemas"]["HistoryEntry"][];
        };
        DecisionInput: {
            decision: ("ACCEPTED" | "REJECTED") | "REFUSED";
            reason?: string;
        };
        /** @enum {string} */
        Department: "MNG" | "PRC" | "ADM" | "TCH" | "PRD" | "PNT" | "MNT" | "WRH";
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
        Email: string;
        Event: {
            /** @description UTC instant */
            at: string;
            /** @description The whole entity as `GET backoffice/{entity}/{id}` answered it then; of a customer its profile with its terms */
            data: {
                [key: string]: unknown;
            };
            /** @description Of the event; its deliveries carry it as `webhook-id` */
            id: string;
            type: components["schemas"]["EventType"];
        };
        /** @enum {string} */
        EventType: "customer-request.sent" | "customer-request.accepted" | "customer-request.rejected" | "customer.changed" | "offer-request.sent" | "offer-request.accepted" | "offer-request.rejected" | "offer-request.expired" | "order-request.sent" | "order-request.accepted" | "order-request.rejected" | "order-request.expired" | "order.created" | "order.status-changed" | "contact-request.sent" | "sds.sent";
        FieldError: {
            /** @enum {string} */
            code: "missing" | "invalidField" | "invalidLenght";
            /** @description Field as in `items.0.quantity` */
            path: string;
        };
        HistoryEntry: {
            /** @description As capability.verb */
            action: string;
            /** @description UTC instant */
            at: string;
            details: {
                [key: string]: unknown;
            };
            /** @description Who did it; null for the portal itself or a user who is gone */
            username: string | null;
        };
        Import: {
            /** @description UTC instant */
            begunOn: string;
            /** @description User name, or the name of the key; null once the user is gone */
            by: string | null;
            byKey: boolean;
            changed: number;
            created: number;
            /** @description Rows with errors */
            failed: number;
            /** @description Of a file that was imported at the desk */
            fileName: string | null;
            id: string;
            /** @enum {string} */
            kind: "products" | "texts" | "prices" | "stock" | "customers" | "orders" | "order-statuses" | "synonyms";
            /** @enum {string} */
            outcome: "DONE" | "PARTLY" | "REFUSED";
            /** @description From the first row to the last */
            seconds: number;
            /** @description Rows that say what was stored already */
            unchanged: number;
        };
        ImportedProductCodeInput: {
            color: string;
            pkg: string;
            /** @default 3 */
            productClass: string;
            serial: string;
        };
        ImportResult: {
            changed: number;
            /** @description The first 1000; those that overwrite corrections of the desk first */
            changes: {
                /** @description Overwrites a correction that was made at the desk */
                corrected: boolean;
                field: string;
                is: string | number | boolean | string[] | null;
                /** @description As in errors */
                row: number;
                /** @description What the row is about, by its codes */
                subject: string;
                was: string | number | boolean | string[] | null;
            }[];
            created: number;
            /** @description The first 1000 */
            errors: components["schemas"]["ImportRowError"][];
            /** @description Rows with errors */
            failed: number;
            /** @description Null for a dry run, which leaves no trace */
            id: string | null;
            /** @enum {string} */
            kind: "products" | "texts" | "prices" | "stock" | "customers" | "orders" | "order-statuses" | "synonyms";
            /** @enum {string} */
            outcome: "DONE" | "PARTLY" | "REFUSED";
            /** @description Rows that say what was stored already */
            unchanged: number;
        };
        ImportRowError: {
            /** @description The codes that the field takes, where there are few */
            allowed?: string[];
            /** @enum {string} */
            code: "missing" | "invalidField" | "invalidLenght" | "unknown" | "duplicate" | "inconsistent" | "decimalComma" | "notAllowed";
            /** @description The customer that has the value already */
            customerCode?: string;
            /** @description Field as in `productCode.serial`; empty for the row as a whole */
            path: string;
            /** @description In JSON the row counted from 1; in a table its line, of which the names are the first */
            row: number;
            /** @description Rows that it clashes with, the first 5 */
            rows?: number[];
        };
        IntegrationKey: {
            /** @description User name; null once the user is gone */
            createdBy: string | null;
            /** @description UTC instant */
            createdOn: string;
            /** @description Last characters of the key */
            ending: string;
            id: string;
            /** @description UTC instant, to within minutes */
            lastUsedOn: string | null;
            name: string;
            /** @description UTC instant */
            revokedOn: string | null;
        };
        Invitation: {
            /** @description Of the customer that invites */
            businessName: string;
            /** @description UTC instant */
            expiration: string;
            inviteeEmail: string;
            inviteeFirstName: string;
            inviteeLastName: string;
            inviterUsername: string;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED";
        };
        LimitedPage: components["schemas"]["Page"] & {
            /** @description Whether more than the first 10000 entries pass the filters, which are all that pages and total know of; narrow the filters (exports are whole) */
            isCut: boolean;
        };
        ListedImage: {
            height: number | null;
            lat: string;
            /** @description Products with this image name that are not removed */
            products: number;
            /** @description The first serials of these products */
            serials: string[];
            /** @description Bytes of the uploaded file */
            size: number | null;
            /** @description User or key; null once the user is gone */
            storedBy: string | null;
            storedOn: string | null;
            /** @description Version of the stored image, `v` of its address; null where none is stored */
            version: string | null;
            /** @description Pixels of the uploaded image */
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
        /** @enum {string} */
        MarketSegmentation: "MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC" | "NA";
        NewDealerInput: {
            /** @default [] */
            brands: string[];
            businessName: string;
            city: string;
            country: components["schemas"]["Country"];
            email: components["schemas"]["Email"] | null;
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
        NewSynonym: {
            language: components["schemas"]["UiLanguage"];
            synonym: string;
            term: string;
        };
        NewUserInput: {
            /** @default false */
            commercialUseConsent: boolean;
            confirmusername: components["schemas"]["Username"];
            country: components["schemas"]["Country"];
            firstname: string;
            /**
             * @default F
             * @enum {string}
             */
            gender: "F" | "M";
            /** @description The browser's locale; one that we do not have counts as Italian */
            language?: string;
            lastname: string;
            /** @default false */
            newsletterSubscribed: boolean;
            privacyAccepted: boolean;
            province?: string | null;
            username: components["schemas"]["Username"];
            zipCode: string;
        };
        OfferedTerms: {
            /** @description Percent */
            discountPct1: number;
            /** @description Percent */
            discountPct2: number;
            /** @description EUR */
            finalUnitPrice: number;
            /** @description EUR */
            unitPrice: number;
        };
        OfferRequest: {
            acceptMultipleShipping: boolean;
            /** @description As it was when the request was sent; null where none was chosen */
            address: components["schemas"]["Address"] | null;
            /** @description Of a pending request: the day by which the customer may expect an answer */
            answerExpectedOn: string | null;
            canOrder: boolean;
            canRequestAgain: boolean;
            /** @description UTC instant */
            createdOn: string;
            /** @description Of an accepted offer: days that it still holds, today not counted */
            daysLeft: number | null;
            deliveryDateRequested: string;
            /** @description Last day on which the offer may be ordered, or the request have been answered */
            expirationDate: string | null;
            id: string;
            /** @description Lines of the request */
            itemCount: number;
            /** @description In a list the first 50; all in the detail */
            items: components["schemas"]["OfferRequestItem"][];
            note: string | null;
            /** @description Q26-000123: the year, and a number counted per year */
            number: string;
            /** @description Percent */
            overallDiscount: number;
            /** @description What staff says of its decision */
            reason: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /** @description EUR; null until the offer is made */
            total: number | null;
            /** @description kg */
            totalWeight: number;
            /** @description Of the offer: 1, and one more with each correction */
            version: number;
        };
        OfferRequestAtDesk: components["schemas"]["OfferRequest"] & components["schemas"]["Origin"];
        OfferRequestItem: components["schemas"]["ProductLine"] & {
            /** @description For AGENT, COMMERCIAL and staff */
            discountPct1: number | null;
            /** @description For AGENT, COMMERCIAL and staff */
            discountPct2: number | null;
            /** @description EUR for one um; null until the offer is made */
            finalUnitPrice: number | null;
            id: string;
            /** @description For AGENT, COMMERCIAL and staff */
            priceListCode: string | null;
            /** @description Packages */
            quantity: number;
            /** @description EUR; null until the offer is made */
            rowTotal: number | null;
            /** @description kg */
            rowWeight: number;
            /** @description For AGENT, COMMERCIAL and staff */
            unitPrice: number | null;
        };
        OfferRequestItemToPrice: components["schemas"]["OfferRequestItem"] & {
            /** @description In the last order of this product */
            lastPaid: {
                /** @description EUR for one um */
                finalUnitPrice: number;
                /** @description UTC instant */
                on: string;
            } | null;
            /** @description In this request, before it was corrected, withdrawn or requested anew; null when it never was */
            offeredBefore: components["schemas"]["OfferedTerms"] | null;
            /** @description By the customer's terms; null without a price */
            today: components["schemas"]["PricesAndDiscounts"] | null;
        };
        OfferRequestToDecide: components["schemas"]["Origin"] & {
            acceptMultipleShipping: boolean;
            /** @description As it was when the request was sent; null where none was chosen */
            address: components["schemas"]["Address"] | null;
            /** @description Of a pending request: the day by which the customer may expect an answer */
            answerExpectedOn: string | null;
            canOrder: boolean;
            canRequestAgain: boolean;
            /** @description UTC instant */
            createdOn: string;
            /** @description Of an accepted offer: days that it still holds, today not counted */
            daysLeft: number | null;
            deliveryDateRequested: string;
            /** @description Last day on which the offer may be ordered, or the request have been answered */
            expirationDate: string | null;
            history: components["schemas"]["HistoryEntry"][];
            id: string;
            /** @description Lines of the request */
            itemCount: number;
            items: components["schemas"]["OfferRequestItemToPrice"][];
            note: string | null;
            /** @description Q26-000123: the year, and a number counted per year */
            number: string;
            /** @description Percent */
            overallDiscount: number;
            /** @description What staff says of its decision */
            reason: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /** @description EUR; null until the offer is made */
            total: number | null;
            /** @description kg */
            totalWeight: number;
            /** @description The customer's today, percent: what an offer's total is less by */
            unconditionalDiscountPct: number;
            /** @description Of the offer: 1, and one more with each correction */
            version: number;
        };
        Order: {
            acceptMultipleShipping: boolean;
            /** @description As it was when the order was placed; null for an order that came without one */
            address: components["schemas"]["Address"] | null;
            /** @description Why a blocked order is blocked */
            blockReason: string | null;
            /** @description EUR of the quantities confirmed */
            confirmedTotal: number;
            /** @description kg of the quantities confirmed */
            confirmedWeight: number;
            /** @description Null for an order that came without one */
            customerOrderCode: string | null;
            deliveryDate: string | null;
            genericNote: string | null;
            id: string;
            /** @description Lines of the order */
            itemCount: number;
            /** @description In a list the first 50; all in the detail */
            items: components["schemas"]["OrderItem"][];
            orderCode: string;
            orderRequestId: string | null;
            /** @description Percent */
            overallDiscount: number;
            port: string | null;
            /** @description UTC instant */
            requestCreatedOn: string;
            /** @description EUR of the quantities shipped */
            shippedTotal: number;
            /** @description kg of the quantities shipped */
            shippedWeight: number;
            shippingNote: string | null;
            /** @enum {string} */
            status: "I" | "A" | "B" | "C" | "E" | "F";
            /** @description EUR of the quantities ordered */
            total: number;
            /** @description kg of the quantities ordered */
            totalWeight: number;
            transportReason: string | null;
            /** @description Percent */
            unconditionalDiscount: number;
        };
        OrderAtDesk: components["schemas"]["Order"] & components["schemas"]["Origin"] & {
            /** @description The status that a blocked order goes back to; null for I of one that arrived blocked */
            blockedFrom: ("I" | "C") | null;
        };
        OrderItem: components["schemas"]["ProductLine"] & {
            /** @description For AGENT, COMMERCIAL and staff */
            discountPct1: number | null;
            /** @description For AGENT, COMMERCIAL and staff */
            discountPct2: number | null;
            /** @description EUR for one um */
            finalUnitPrice: number;
            id: string;
            /** @description Packages */
            quantityConfirmed: number;
            /** @description Packages */
            quantityOrdered: number;
            /** @description Packages that have left */
            quantityProcessed: number;
            /** @description EUR of the quantity ordered */
            rowTotal: number;
            /** @description kg of the quantity ordered */
            rowWeight: number;
            /** @description For AGENT, COMMERCIAL and staff */
            unitPrice: number | null;
        };
        OrderRequest: {
            acceptMultipleShipping: boolean;
            /** @description As it was when the request was sent */
            address: components["schemas"]["Address"];
            /** @description For provider staff; null for a CUSTOMER */
            agentNote: string | null;
            canRequestAgain: boolean;
            /** @description UTC instant */
            createdOn: string;
            customerOrderCode: string;
            deliveryDateRequested: string;
            /** @description Last day on which staff may decide, or could have */
            expirationDate: string | null;
            genericNote: string | null;
            id: string;
            /** @description Lines of the request */
            itemCount: number;
            /** @description In a list the first 50; all in the detail */
            items: components["schemas"]["OrderRequestItem"][];
            /** @description The offer that it was made from */
            offerRequestId: string | null;
            orderCode: string | null;
            /** @description The order that an accepted request has become */
            orderId: string | null;
            /** @description Percent */
            overallDiscount: number;
            /** @description What staff says of its decision */
            reason: string | null;
            shippingNote: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
            /** @description EUR; only of an accepted request */
            total: number | null;
            /** @description kg */
            totalWeight: number;
        };
        OrderRequestAtDesk: components["schemas"]["OrderRequest"] & components["schemas"]["Origin"];
        OrderRequestItem: components["schemas"]["ProductLine"] & {
            /** @description For AGENT and COMMERCIAL */
            discountPct1: number | null;
            /** @description For AGENT and COMMERCIAL */
            discountPct2: number | null;
            /** @description EUR for one um */
            finalUnitPrice: number;
            id: string;
            /** @description For AGENT and COMMERCIAL */
            priceListCode: string | null;
            /** @description Packages */
            quantity: number;
            /** @description EUR */
            rowTotal: number;
            /** @description kg */
            rowWeight: number;
            /** @description For AGENT and COMMERCIAL */
            unitPrice: number | null;
        };
        OrderRequestToDecide: components["schemas"]["OrderRequestAtDesk"] & {
            history: components["schemas"]["HistoryEntry"][];
        };
        OrderToDecide: components["schemas"]["OrderAtDesk"] & {
            history: components["schemas"]["HistoryEntry"][];
        };
        Origin: {
            businessName: string;
            customerCode: string;
            /** @description Who sent it; null once the user is gone */
            username: string | null;
        };
        Page: {
            empty: boolean;
            first: boolean;
            last: boolean;
            number: number;
            size: number;
            totalElements: number;
            totalPages: number;
        };
        PersonChange: {
            commercialUseConsent?: boolean;
            country?: components["schemas"]["Country"];
            firstname?: string;
            /** @enum {string} */
            gender?: "F" | "M";
            language?: components["schemas"]["UiLanguage"];
            lastname?: string;
            newsletterSubscribed?: boolean;
            notificationMail?: boolean;
            province?: string | null;
            zipCode?: string;
        };
        PortfolioChange: {
            assigned: number;
            removed: number;
            unchanged: number;
        };
        /** @enum {string} */
        PriceList: "9" | "RIV" | "CPS" | "IND" | "SM pastes" | "SM converters" | "GE pastes" | "GE converters" | "LEG" | "DIL" | "IMB" | "ATT";
        PricesAndDiscounts: {
            agentCommissionPct?: number;
            discountPct1?: number;
            discountPct2?: number;
            /** @description EUR for one um, after both discounts */
            finalUnitPrice: number;
            priceListCode?: string;
            /** @description EUR for one um, before discounts */
            unitPrice?: number;
        };
        Problem: {
            code: string;
            errors?: components["schemas"]["FieldError"][];
            message: string;
            status: number;
            title: string;
            type: string;
        } & {
            [key: string]: unknown;
        };
        Product: components["schemas"]["ProductSupply"] & components["schemas"]["ProductNaming"] & {
            /** @description Codes of application methods, separated by commas */
            applications: string;
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
            diluent: string | null;
            /** @description Shelf life in months */
            expires: number | null;
            /** @enum {string} */
            intest: "I" | "E" | "IE";
            /** @description Store link */
            link: string | null;
            longDescription: components["schemas"]["LocalizedText"];
            /** @description Hardener and thinner; null for what is used as it is */
            mixing: {
                /** @description Parts of the product */
                baseParts: number | null;
                /**
                 * @description What the parts count
                 * @enum {string}
                 */
                by: "WEIGHT" | "VOLUME";
                /** @description Parts of the hardener to these */
                hardenerParts: number | null;
                hardenerSerial: string | null;
                thinnerPercent: number | null;
                /** @description H2O for water */
                thinnerSerial: string | null;
            } | null;
            /** @description Coverage, m2 per kg */
            resakg: number | null;
            /** @description Coverage, m2 per litre */
            resalt: number | null;
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
        ProductLine: {
            brand: string;
            colorDescription: components["schemas"]["LocalizedText"];
            /** @description Short description of the serial */
            description: components["schemas"]["LocalizedText"];
            hex: string | null;
            plo: number;
            productCode: components["schemas"]["ProductCode"];
            um: string;
            unitQty: number;
        };
        ProductNaming: {
            brand: string;
            colorDescription: components["schemas"]["LocalizedText"];
            /** @description sRGB of the colour as #RRGGBB, null where no value is known */
            hex: string | null;
            /** @description Image name */
            lat: string | null;
            preferred: boolean;
            shortDescription: components["schemas"]["LocalizedText"];
        };
        ProductSupply: {
            /**
             * @description Derived from status, stock and tsc
             * @enum {string}
             */
            availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
            /** @description Specific weight, kg/l */
            dna: number | null;
            id: components["schemas"]["ProductCode"];
            /** @description Version of the stored image, `v` of its address; null where none is stored */
            imageVersion: string | null;
            inStock: boolean;
            /** @description Gross weight of one package, kg */
            plo: number;
            pricesAndDiscounts: components["schemas"]["PricesAndDiscounts"] | null;
            productCodeChange: components["schemas"]["ProductCodeChange"] | null;
            /** @description Content of one package in um */
            qta: number;
            /** @description Packages are sold in multiples of this */
            qtyPkgMultiplier: number;
            /** @description A sold, C code changed, E removed, otherwise not available */
            status: string;
            /** @description S available, N on request only, otherwise on request */
            tsc: string;
            /** @description Unit of measure: kg or l */
            um: string;
            /** @description Units that one package is priced for */
            unitQty: number;
        };
        ProductVariant: components["schemas"]["ProductSupply"] & {
            /** @description Image name */
            image: string | null;
            pkg: string;
        };
        ProfileChange: {
            is: string | number | boolean | string[] | null;
            /** @description Field as in `businessName`, `addresses.SD001.city`, `contacts.C003.email` */
            path: string;
            was: string | number | boolean | string[] | null;
        };
        QuickOrder: {
            lines: components["schemas"]["QuickOrderLine"][];
        };
        QuickOrderLine: {
            /** @description Packages typed; null for none or no whole number, which is refused */
            asked: number | null;
            /** @description Null for a line that can go into the cart; BadRequest for what is no product code */
            code: ("BadRequest" | "IllegalItemQuantity" | "NotFound" | "PackagingMissing" | "ProductNotAvailable" | "ProductOnRequestOnly") | null;
            /** @description Place in what was sent, from 1 */
            line: number;
            product: components["schemas"]["QuickOrderProduct"] | null;
            /** @description What may have been meant, the likeliest first */
            suggestions: components["schemas"]["QuickOrderProduct"][];
            text: string;
            /** @description The quantity as it was typed; empty for none */
            typedQuantity: string;
        };
        QuickOrderProduct: components["schemas"]["ProductLine"] & {
            /** @enum {string} */
            availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
            inStock: boolean;
            pricesAndDiscounts: components["schemas"]["PricesAndDiscounts"] | null;
            productCodeChange: components["schemas"]["ProductCodeChange"] | null;
            qtyPkgMultiplier: number;
            /** @description Packages: what was asked for, rounded up to the multiplier where it does not fit */
            quantity: number;
            /** @description EUR; null when no price is assigned */
            rowTotal: number | null;
            status: string;
            tsc: string;
        };
        RegistrationInput: (components["schemas"]["NewUserInput"] & {
            /** @enum {string} */
            interested: "MTL" | "WOD" | "HOM" | "RSN";
            phonePrefix?: string | null;
            telephone?: string | null;
            /** @constant */
            type: "P";
        }) | (components["schemas"]["NewUserInput"] & {
            businessDepartment: components["schemas"]["Department"];
            businessName: string;
            /** @enum {string} */
            businessRole: "GNM" | "PRP" | "DRC" | "DPH" | "OPR" | "MNG" | "BYR" | "OFW" | "DSG";
            /** @enum {string} */
            businessType: "MTI" | "WDI" | "HOL" | "RSL" | "CNS" | "TNT" | "CLC";
            businessWebsite: string;
            phonePrefix: string;
            telephone: string;
            /** @constant */
            type: "C";
        });
        RequestedAddressInput: {
            /** @description Shipping addresses only */
            businessName?: string | null;
            city: string;
            /** @description SL legal, SA administrative, SD001 and upward shipping */
            code: string;
            country: components["schemas"]["Country"];
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
        RequestedCompanyInput: {
            addresses: components["schemas"]["RequestedAddressInput"][];
            billingEmails: components["schemas"]["Email"][];
            businessName: string;
            contacts: components["schemas"]["RequestedContactInput"][];
            fiscalCode?: "" | string | null;
            msdsEmails: components["schemas"]["Email"][];
            pec?: "" | components["schemas"]["Email"] | null;
            sdiCode?: "" | string | null;
            testSheetsEmails: components["schemas"]["Email"][];
            transportDocumentEmails: components["schemas"]["Email"][];
        };
        RequestedContactInput: {
            /** @description C001 purchasing, C002 administrative, then others */
            code: string;
            /** @description Of additional contacts */
            department?: components["schemas"]["Department"] | null;
            email: components["schemas"]["Email"];
            firstName: string;
            /** @enum {string} */
            gender: "F" | "M";
            /** @default false */
            isAdministration: boolean;
            /** @default false */
            isPurchasing: boolean;
            lastName: string;
            /** @description International, as in +39 0444 512345 */
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
            /** @description Null for a sheet that was not found by a batch */
            batch: string | null;
            color: string;
            colorDescription: components["schemas"]["LocalizedText"];
            /** @description The customer that the batch was made for */
            customerCode: string | null;
            /**
             * Format: date
             * @description Of the batch; without one, of the sheet
             */
            date: string;
            /** @description Short description of the serial; empty where the catalogue has none */
            description: components["schemas"]["LocalizedText"];
            /**
             * Format: uuid
             * @description Names the line in checklanguage, download and send
             */
            id: string;
            /** @description Recipe with the label not to send the sheet */
            isInternal: boolean;
            /** @description A batch in the format used until 14 October 2024 */
            isOldSds: boolean;
            /** @description The newest of the same product, site and recipe */
            latestVersion: number;
            month: number;
            recipe: string;
            serial: string;
            site: string;
            /** @description Of the sheet that belongs to the batch */
            version: number;
            year: number;
        };
        SdsDelivery: components["schemas"]["SdsSending"] & {
            batch: string | null;
            /** @description SHA-256 of the file; for a composed specimen, of its data */
            checksum: string;
            /** Format: date-time */
            createdOn: string;
            customerCode: string | null;
            /** @description Why it has not arrived, in the words of the mail server */
            error: string | null;
            orderCode: string | null;
            recipe: string;
            /** Format: date-time */
            sentOn: string | null;
            site: string;
            /** @description Who sent it */
            username: string;
        };
        SdsDocument: {
            batches: number;
            color: string;
            /** @description Languages that this version lacks, with the earlier version that is handed out until they come */
            earlierLanguages: {
                language: components["schemas"]["SdsLanguage"];
                version: number;
            }[];
            files: {
                checksum: string | null;
                /** Format: uuid */
                id: string;
                language: components["schemas"]["SdsLanguage"];
                /** @description Bytes; null for a specimen that is composed */
                size: number | null;
                uploadedBy: string | null;
                /** Format: date-time */
                uploadedOn: string;
                withdrawalReason: string | null;
                /**
                 * Format: date-time
                 * @description Since when only the SDS desk is given it
                 */
                withdrawnOn: string | null;
            }[];
            /** Format: uuid */
            id: string;
            /** @description Whether it is the version that holds today */
            isCurrent: boolean;
            isInternal: boolean;
            publishedBy: string | null;
            /** Format: date-time */
            publishedOn: string;
            recipe: string;
            serial: string;
            site: string;
            /**
             * Format: date
             * @description The day from which the next version holds
             */
            supersededOn: string | null;
            /** Format: date */
            validFrom: string;
            version: number;
            withdrawalReason: string | null;
            /**
             * Format: date-time
             * @description Since when only the SDS desk is given it
             */
            withdrawnOn: string | null;
        };
        /** @enum {string} */
        SdsLanguage: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
        SdsSending: {
            /** @enum {string} */
            channel: "MAIL" | "LINK" | "DOWNLOAD";
            color: string;
            /** Format: uuid */
            id: string;
            language: components["schemas"]["SdsLanguage"];
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
                 * @description There is none in this language, or the batch has an internal recipe
                 * @enum {string}
                 */
                reason: "LANGUAGE" | "INTERNAL";
                serial: string;
                version: number;
            }[];
        };
        SearchCount: {
            /** @description Results that were opened */
            clicks: number;
            /** @description Whether the term stands in a synonym of its language */
            hasSynonym: boolean;
            language: components["schemas"]["UiLanguage"];
            /** @description Monday of the week of the last search */
            lastWeek: string;
            /**
             * @description Of the last search
             * @enum {string}
             */
            outcome: "all" | "closest" | "none";
            /** @description Products that the last search found */
            results: number;
            searches: number;
            term: string;
        };
        Seller: {
            /** @description Brands that it sells; empty for all */
            brands: string[];
            businessName: string;
            city: string;
            country: string;
            email: string | null;
            id: string;
            latitude: number;
            longitude: number;
            /** @description The dealer’s own link to a map */
            mapLink: string | null;
            phone: string | null;
            postalCode: string;
            province: string | null;
            street: string;
        };
        Serial: {
            brand: string;
            /** @description Colours that match the search */
            colorCount: number;
            /** @description The first 28 of them; the call of the serial's colours answers all */
            colors: components["schemas"]["ResultColor"][];
            /** @description What the packages of the serial hold */
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
            /** @description `v` of its address */
            version: string;
        };
        Synonym: {
            id: string;
            language: components["schemas"]["UiLanguage"];
            synonym: string;
            term: string;
            /** @description Rises with each change */
            version: number;
        };
        TdsDocument: {
            checksum: string | null;
            color: string | null;
            /** Format: uuid */
            id: string;
            /** @description Whether this version is the one that readers get */
            isLatest: boolean;
            language: components["schemas"]["TdsLanguage"];
            publishedBy: string | null;
            /** Format: date-time */
            publishedOn: string;
            serial: string;
            /** @description Bytes; null for one that is composed from the technical data */
            size: number | null;
            version: number;
            withdrawalReason: string | null;
            /**
             * Format: date-time
             * @description Since when only the SDS desk is given it
             */
            withdrawnOn: string | null;
        };
        /** @enum {string} */
        TdsLanguage: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
        TechnicalValues: {
            /** @description kg/l at 20 °C; without it, that of the products */
            density?: number | "" | null;
            /** @description H2O for water; without it, that of the serial */
            diluent?: string | null;
            /** @description µm, one number or a range such as 50-70 */
            dryFilm?: string | "" | null;
            /** @description Gloss units at 60°, one number or a range such as 50-70 */
            gloss?: string | "" | null;
            /** @description By weight with the hardener, as 100:20 D111 */
            mixRatio?: string | null;
            /** @description h at 20 °C */
            potLifeHours?: number | "" | null;
            /** @description h */
            recoatHours?: number | "" | null;
            /** @description m²/kg; without it, that of the serial */
            resakg?: number | "" | null;
            /** @description m²/l; without it, that of the serial */
            resalt?: number | "" | null;
            /** @description Months; without it, that of the serial */
            shelfLifeMonths?: number | "" | null;
            /** @description % */
            solidsByVolume?: number | "" | null;
            /** @description % */
            solidsByWeight?: number | "" | null;
            /** @description °C */
            storageFrom?: number | "" | null;
            /** @description °C */
            storageTo?: number | "" | null;
            /** @description min at 20 °C */
            touchDryMinutes?: number | "" | null;
            /** @description With the cup or the method, as 70-90" DIN 4 */
            viscosity?: string | null;
            /** @description g/l, ready for use */
            voc?: number | "" | null;
            /** @description Subcategory of Directive 2004/42/EC, Annex II A; absent for what is applied in industry only */
            vocCategory?: ("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l") | "" | null;
        };
        Tile: {
            brand: string | null;
            code: string;
            /** @description A variant of the catalogue’s product with this code, to draw it by; null where the catalogue has none */
            drawnAs: {
                hex: string | null;
                id: components["schemas"]["ProductCode"];
                qta: number;
                um: string;
            } | null;
            image: string | null;
            isCategory: boolean;
            name: components["schemas"]["LocalizedText"];
            /** @description Codes from the root on, as `path` of the query takes them */
            path: string;
            /** @description Products below it, however deep; 0 for a product */
            products: number;
        };
        Tokens: {
            accessToken: string;
            refreshToken: string;
        };
        TreeUpload: {
            categories: number;
            /** @description UTC instant */
            createdOn: string;
            decidedBy: string | null;
            decidedOn: string | null;
            fileName: string | null;
            /** Format: uuid */
            id: string;
            /** @description Different products, wherever they stand */
            products: number;
            reason: string | null;
            /** @enum {string} */
            status: "PENDING" | "PUBLISHED" | "REJECTED" | "REPLACED" | "SUPERSEDED";
            /** @description Null once the user is gone */
            uploadedBy: string | null;
        };
        TreeUploadDetail: components["schemas"]["TreeUpload"] & {
            /** @description Nodes that differ from the tree that is shown now */
            difference: {
                added: number;
                changed: number;
                moved: number;
                removed: number;
            };
            history: components["schemas"]["HistoryEntry"][];
            /** @description Where its products are sold online, shops that are new first */
            shops: {
                host: string;
                /** @description Whether the tree that is shown leads there too */
                isKnown: boolean;
                /** @description Different products of the upload that lead there */
                links: number;
            }[];
        };
        /** @enum {string} */
        UiLanguage: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
        UpdateRequest: {
            /** @description Of the customer, as it is today */
            businessName: string;
            /** @description UTC instant */
            createdOn: string;
            customerCode: string;
            /** @description UTC instant */
            decidedOn: string | null;
            id: string;
            /** @description What staff said when deciding */
            reason: string | null;
            /** @description User name of who asks; null once the user is gone */
            requester: string | null;
            requesterRole: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED";
        };
        UpdateRequestDetail: components["schemas"]["UpdateRequest"] & {
            changes: components["schemas"]["ProfileChange"][];
            /** @description The version of the profile that was changed */
            customerVersion: number;
            /** @description User name */
            decidedBy: string | null;
            history: components["schemas"]["HistoryEntry"][];
            /** @description The profile has changed since: it can only be rejected */
            isOutdated: boolean;
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
            /** @description Of a CUSTOMER; null for everybody else */
            customerCode: string | null;
            firstname: string;
            /** @enum {string} */
            gender: "F" | "M";
            interested: string | null;
            isInternalUser: boolean;
            language: components["schemas"]["UiLanguage"];
            lastname: string;
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
            /** @description Completed logins */
            version: number;
            zipCode: string | null;
        };
        UserAtDesk: {
            /** @description The customer’s for a CUSTOMER, else the one that was registered */
            businessName: string | null;
            /** @description UTC instant */
            createdOn: string;
            customerCode: string | null;
            firstname: string;
            id: string;
            /** @description The person’s data were replaced, which cannot be undone */
            isAnonymised: boolean;
            isDisabled: boolean;
            lastname: string;
            /** @enum {string} */
            role: "USER" | "CUSTOMER" | "AGENT" | "COMMERCIAL" | "IT" | "ADMIN" | "CROMIA";
            /** @enum {string} */
            type: "P" | "C";
            username: string;
        };
        UserDetail: components["schemas"]["UserAtDesk"] & {
            /** @description Size of the portfolio */
            customers: number;
            history: components["schemas"]["HistoryEntry"][];
            language: components["schemas"]["UiLanguage"];
            /** @description UTC instant of their last use, as far as it is kept */
            lastUsedOn: string | null;
            /** @description Rises with each change of the rights */
            rightsVersion: number;
            /** @enum {string} */
            roleSds: "NONE" | "AUTO" | "EMPLOYEE";
            rolesLab: string;
            /** @enum {string} */
            roleTds: "NONE" | "USER" | "ADMIN";
            /** @description Sessions that go on */
            sessions: number;
        };
        Username: string;
        VatCheck: {
            /** @enum {string} */
            known: "no" | "customer" | "requested";
        };
        Webhook: {
            /** @description User name; null once the user is gone */
            createdBy: string | null;
            /** @description UTC instant */
            createdOn: string;
            /** @description Deliveries that are tried no more */
            failed: number;
            /** @description UTC instant of the first failure since the last success */
            failingSince: string | null;
            id: string;
            isActive: boolean;
            /** @description Deliveries that wait for an attempt */
            pending: number;
            /** @description UTC instant at which the portal switched it off */
            switchedOffOn: string | null;
            types: components["schemas"]["EventType"][];
            url: string;
        };
        WebhookDelivery: {
            /** @description HTTP status of the last attempt; null where there was no answer */
            answerStatus: number | null;
            attempts: number;
            /** @description UTC instant */
            createdOn: string;
            /** @description Null for a test */
            eventId: string | null;
            /** @description Why the last attempt had no answer */
            fault: ("TIMEOUT" | "PRIVATE_ADDRESS" | "UNREACHABLE") | null;
            id: string;
            /** @description UTC instant */
            lastAttemptOn: string | null;
            /** @description UTC instant; null once nothing is tried any more */
            nextAttemptOn: string | null;
            /** @enum {string} */
            status: "PENDING" | "DELIVERED" | "FAILED";
            type: components["schemas"]["EventType"] | "webhook.test";
        };
        WebhookDeliveryDetail: components["schemas"]["WebhookDelivery"] & {
            /** @description Null where there was none */
            answer: {
                /** @description The first 4000 characters */
                body: string;
                headers: {
                    [key: string]: string;
                };
                status: number;
            } | null;
            /** @description Of the last attempt */
            milliseconds: number | null;
            /** @description What the network said where there was no answer */
            reason: string | null;
            request: {
                /** @description The first 100000 characters */
                body: string;
                /** @description Null before the first attempt */
                headers: {
                    [key: string]: string;
                } | null;
                url: string;
            };
        };
    };
    responses: {
        /** @description OK */
        AccessToken: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["AccessToken"];
            };
        };
        /** @description BadRequest, ImportRefused */
        BadRequestOrImportRefused: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        Cart: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The data conflict with what is already stored. */
        Conflict: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflict, LastDecider */
        ConflictOrLastDecider: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflict, PriceChanged */
        ConflictOrPriceChanged: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflict, VatNumberExists, CustomerRequestExists */
        ConflictOrVatNumberExistsOrCustomerRequestExists: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        ContactRequestDetail: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["ContactRequestDetail"];
            };
        };
        /** @description Created */
        Created: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description Events after this cursor are deleted; begin anew. */
        CursorExpired: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        Customer: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["Customer"];
            };
        };
        /** @description CustomerCodeRequired, BadRequest */
        CustomerCodeRequiredOrBadRequest: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description CustomerCodeRequired, NoItemsSelected, BadRequest */
        CustomerCodeRequiredOrNoItemsSelectedOrBadRequest: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        CustomerRequest: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["CustomerRequest"];
            };
        };
        /** @description OK */
        CustomerRequestToDecide: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["CustomerRequestToDecide"];
            };
        };
        /** @description OK */
        DealerDetail: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["DealerDetail"];
            };
        };
        /** @description It could not be deleted. */
        deleteFail: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description EditRequestPending, Conflict */
        EditRequestPendingOrConflict: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Its products link to shops that are not allowed. */
        ForeignShops: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        HistoryEntryLocalizedTextLocalizedTextLocalizedText: {
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
                    /** @description Corrections at the desk */
                    history: components["schemas"]["HistoryEntry"][];
                    intest: string;
                    longDescription: components["schemas"]["LocalizedText"];
                    productClass: string;
                    /** @description Coverage, m2 per kg */
                    resakg: number | null;
                    /** @description Coverage, m2 per litre */
                    resalt: number | null;
                    /** @description Safety data sheets that are given out */
                    sdsDocuments: number;
                    serial: string;
                    shortDescription: components["schemas"]["LocalizedText"];
                    /** @description By field, `shortDescription.it` for texts; `*` for all that came with the row and have no source of their own */
                    sources: {
                        [key: string]: {
                            /** @description UTC instant */
                            at: string;
                            /** @description User name or name of the key; null once they are gone */
                            by: string | null;
                            /** @description Null for a correction, and once the import is no longer listed */
                            importId: string | null;
                            /** @enum {string} */
                            origin: "IMPORT" | "DESK";
                        };
                    };
                    /** @description Of the technical data sheets that are given out */
                    tdsLanguages: string[];
                    typology: string;
                    /** @description Raised by every change of the serial, its colours and its products */
                    version: number | null;
                };
            };
        };
        /** @description The idempotency key was used for another request. */
        IdempotencyKeyReused: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The quantity must be a multiple of the package multiplier. */
        IllegalItemQuantity: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description IllegalItemQuantity, ProductNotAvailable, ProductOnRequestOnly */
        IllegalItemQuantityOrProductNotAvailableOrProductOnRequestOnly: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The image has more pixels than are accepted. */
        ImageTooLarge: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        ImportResult: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["ImportResult"];
            };
        };
        /** @description The invitation has expired or was already answered. */
        InvitationExpired: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        InvitationLimitedPage: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["LimitedPage"] & {
                    content: components["schemas"]["Invitation"][];
                };
            };
        };
        /** @description OK */
        LimitedPage: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["LimitedPage"] & {
                    content: {
                        businessName: string;
                        /** @description Of the legal address */
                        city: string | null;
                        customerCode: string;
                        /** @description When the newest order was requested */
                        lastOrderedOn: string | null;
                    }[];
                };
            };
        };
        /** @description The list is too long for a workbook; export it as CSV. */
        ListTooLong: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        LocalizedText: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": {
                    mixing: {
                        /** @description Parts of the product */
                        baseParts: number | null;
                        /**
                         * @description What the parts count
                         * @enum {string}
                         */
                        by: "WEIGHT" | "VOLUME";
                        /** @description Parts of the hardener to these */
                        hardenerParts: number | null;
                        hardenerSerial: string | null;
                        thinnerPercent: number | null;
                        /** @description H2O for water */
                        thinnerSerial: string | null;
                    } | null;
                    productClass: string;
                    serial: string;
                    shortDescription: components["schemas"]["LocalizedText"];
                };
            };
        };
        /** @description missingTds, TdsError, NotFound */
        missingTdsOrTdsErrorOrNotFound: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No match found. */
        NotFound: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description NotFound, SdsDownloadError */
        NotFoundOrSdsDownloadError: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        OfferRequestAtDeskLimitedPage: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["LimitedPage"] & {
                    content: components["schemas"]["OfferRequestAtDesk"][];
                };
            };
        };
        /** @description OK */
        OfferRequestToDecide: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["OfferRequestToDecide"];
            };
        };
        /** @description OK */
        OrderAtDeskLimitedPage: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["LimitedPage"] & {
                    content: components["schemas"]["OrderAtDesk"][];
                };
            };
        };
        /** @description Only confirmed, shipped and invoiced orders can be ordered again. */
        OrderNotRepeatable: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        OrderRequestToDecide: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["OrderRequestToDecide"];
            };
        };
        /** @description OK */
        OrderToDecide: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["OrderToDecide"];
            };
        };
        /** @description Nobody changes their own rights; ask a colleague. */
        OwnRights: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This is the current password; choose another one. */
        PasswordUnchanged: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        PortfolioChange: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["PortfolioChange"];
            };
        };
        /** @description BadRequest, Unauthorized, NotAllowed, NotFound, PayloadTooLarge, UnsupportedMediaType, TooManyRequests, TooManyConcurrentRequests, ServerError, ServiceUnavailable */
        Problem: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        ProductCodeLocalizedText: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": {
                    color: string;
                    colorDescription: components["schemas"]["LocalizedText"];
                    hex: string | null;
                    products: {
                        /** @description With the customer that was asked for */
                        agreed: {
                            agentCommissionPct: number;
                            discountPct1: number;
                            discountPct2: number;
                            priceListCode: string;
                            /** @description By field, `shortDescription.it` for texts; `*` for all that came with the row and have no source of their own */
                            sources: {
                                [key: string]: {
                                    /** @description UTC instant */
                                    at: string;
                                    /** @description User name or name of the key; null once they are gone */
                                    by: string | null;
                                    /** @description Null for a correction, and once the import is no longer listed */
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
                            /** @description By field, `shortDescription.it` for texts; `*` for all that came with the row and have no source of their own */
                            sources: {
                                [key: string]: {
                                    /** @description UTC instant */
                                    at: string;
                                    /** @description User name or name of the key; null once they are gone */
                                    by: string | null;
                                    /** @description Null for a correction, and once the import is no longer listed */
                                    importId: string | null;
                                    /** @enum {string} */
                                    origin: "IMPORT" | "DESK";
                                };
                            };
                            unitPrice: number;
                        }[];
                        qta: number;
                        qtyPkgMultiplier: number;
                        /** @description By field, `shortDescription.it` for texts; `*` for all that came with the row and have no source of their own */
                        sources: {
                            [key: string]: {
                                /** @description UTC instant */
                                at: string;
                                /** @description User name or name of the key; null once they are gone */
                                by: string | null;
                                /** @description Null for a correction, and once the import is no longer listed */
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
                    /** @description By field, `shortDescription.it` for texts; `*` for all that came with the row and have no source of their own */
                    sources: {
                        [key: string]: {
                            /** @description UTC instant */
                            at: string;
                            /** @description User name or name of the key; null once they are gone */
                            by: string | null;
                            /** @description Null for a correction, and once the import is no longer listed */
                            importId: string | null;
                            /** @enum {string} */
                            origin: "IMPORT" | "DESK";
                        };
                    };
                    version: number | null;
                };
            };
        };
        /** @description ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity */
        ProductNotAvailableOrProductOnRequestOnlyOrIllegalItemQuantity: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        QuickOrder: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["QuickOrder"];
            };
        };
        /** @description The file has no such part. */
        RangeNotSatisfiable: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        SdsDelivery: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["SdsDelivery"];
            };
        };
        /** @description OK */
        SdsDeliveryLimitedPage: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["LimitedPage"] & {
                    content: components["schemas"]["SdsDelivery"][];
                };
            };
        };
        /** @description OK */
        SdsDocument: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["SdsDocument"];
            };
        };
        /** @description OK */
        SdsLimitedPage: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["LimitedPage"] & {
                    content: components["schemas"]["Sds"][];
                };
            };
        };
        /** @description SdsSendError, IdempotencyKeyReused */
        SdsSendErrorOrIdempotencyKeyReused: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        SdsSent: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["SdsSent"];
            };
        };
        /** @description SearchFilterRequired, BadRequest */
        SearchFilterRequiredOrBadRequest: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        SerialPage: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["Page"] & {
                    content: components["schemas"]["Serial"][];
                };
            };
        };
        /** @description OK */
        StoredImage: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["StoredImage"];
            };
        };
        /** @description TooManyConcurrentRequests, TooManyRequests */
        TooManyConcurrentRequestsOrTooManyRequests: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description TooManyRequests, TooManyConcurrentRequests */
        TooManyRequestsOrTooManyConcurrentRequests: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        TreeUploadDetail: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["TreeUploadDetail"];
            };
        };
        /** @description UnauthorizedOrInvalid, BadRequest */
        UnauthorizedOrInvalidOrBadRequest: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The quantity is far above what was ordered before; ask for a confirmation. */
        UnusualQuantity: {
            headers: { [name: string]: unknown; };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        UpdateRequestDetail: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["UpdateRequestDetail"];
            };
        };
        /** @description OK */
        UserAtDeskLimitedPage: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["LimitedPage"] & {
                    content: components["schemas"]["UserAtDesk"][];
                };
            };
        };
        /** @description OK */
        UserDetail: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["UserDetail"];
            };
        };
        /** @description OK */
        VatCheck: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["VatCheck"];
            };
        };
        /** @description OK */
        Webhook: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        /** @description Accepted */
        WebhookDeliveryDetail: {
            headers: { [name: string]: unknown; };
            content: {
                "application/json": components["schemas"]["WebhookDeliveryDetail"];
            };
        };
    };
    parameters: {
        action: "accounts.confirm-registration" | "accounts.change" | "accounts.change-password" | "accounts.reset-password" | "users.create" | "users.unlock" | "users.change-rights" | "users.disable" | "users.enable" | "personal-data.export" | "personal-data.anonymise" | "portfolios.assign" | "portfolios.unassign" | "customer-requests.submit" | "customer-requests.associate" | "customer-requests.accept" | "customer-requests.reject" | "customer-requests.become-customer" | "customer-requests.remove" | "customer-requests.close" | "customer-requests.expire" | "invitations.send" | "invitations.accept" | "invitations.reject" | "invitations.delete" | "update-customer-requests.submit" | "update-customer-requests.accept" | "update-customer-requests.reject" | "offer-requests.create" | "offer-requests.decide" | "offer-requests.correct" | "offer-requests.withdraw" | "offer-requests.order" | "offer-requests.request-again" | "offer-requests.expire" | "offer-requests.remove" | "order-requests.create" | "order-requests.decide" | "order-requests.request-again" | "order-requests.expire" | "order-requests.remove" | "orders.create" | "orders.change" | "orders.status" | "orders.ship-part" | "orders.change-delivery-date" | "contact-requests.send" | "contact-requests.reply" | "contact-requests.answer" | "contact-requests.reopen" | "contact-requests.assign" | "contact-requests.note" | "dealers.add" | "dealers.change" | "dealers.remove" | "sds.publish" | "sds.withdraw" | "sds.send-update" | "sds.store-batches" | "tds.publish" | "tds.withdraw" | "tds.compose" | "mixing.change" | "catalogue.correct" | "private-catalogue.upload" | "private-catalogue.accept" | "private-catalogue.reject" | "private-catalogue.supersede" | "private-catalogue.replace" | "private-catalogue.restore" | "search-synonyms.add" | "search-synonyms.change" | "search-synonyms.remove" | "product-images.store" | "product-images.remove" | "imports.run" | "integration-keys.make" | "integration-keys.revoke" | "webhooks.add" | "webhooks.change" | "webhooks.switch-off" | "webhooks.remove" | "jobs.run" | "mails.resend";
        appMethod: "brush" | "roller" | "sprinkle" | "airMix" | "airLess" | "spatula" | "sponge" | "rollerCoating" | "curtainCoater" | "immersion" | "trowel" | "flowCoatings" | "anode" | "cathode" | "cloth" | "conventional" | "hplv" | "electrostaticSpray" | "electrophoresisNS";
        area: "metal" | "wood" | "edil" | "edil_metal_wood" | "coil" | "plastic" | "paste" | "corrosion" | "techinal_management" | "tintometry" | "removal";
        atFrom: string;
        atTo: string;
        "backoffice.customerCode": string;
        /** @description Part of the name, the e-mail address or the business name, or beginning of the customer code */
        "backoffice.searchString": string;
        "backoffice.sort": "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
        /** @description LATE: pending, and too late to be delivered on the requested date */
        "backoffice.status": "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
        /** @description Who made the change */
        "backoffice.username": components["schemas"]["Username"];
        "backoffice.version": number;
        brand: string;
        /** @description Part of the name */
        businessName: string;
        "catalogue.color": string;
        /** @description Required for AGENT and COMMERCIAL */
        "catalogue.customerCode": string;
        "catalogue.pkg": string;
        "catalogue.serial": string;
        "catalogue.sort": "serial,asc" | "serial,desc";
        code: string;
        color: string;
        createdOnFrom: string;
        createdOnTo: string;
        /** @description Part of the customer's name, or beginning of its code */
        customer: string;
        customerCode: string;
        /** @description Beginning of the code */
        "customers.customerCode": string;
        /** @description Beginning of the code, or part of the name */
        "customers.searchString": string;
        "customers.sort": "businessName,asc" | "businessName,desc" | "customerCode,asc" | "customerCode,desc";
        deliveryId: string;
        description: string;
        dilution: "water" | "dust" | "solvent" | "noSolvent" | "liquid_uv";
        drying: "air" | "catalyzed" | "electrophoretic" | "oven" | "curing/UV";
        /** @description Tells what would change and changes nothing */
        dryRun: "true" | "false";
        emails: components["schemas"]["Email"][];
        entity: "user" | "customer_request" | "customer_invitation" | "update_customer_request" | "offer_request" | "order_request" | "order" | "contact_request" | "dealer" | "sds-documents" | "sds-batches" | "tds-versions" | "serials" | "b2c_tree" | "search_synonym" | "product_image" | "import" | "integration_key" | "webhook" | "job" | "mail";
        family: "acrylic" | "pvdf" | "epoxy" | "ketone" | "polyester" | "alkyl" | "nitrocellulose" | "unsaturated" | "clorocianuro" | "phenolic" | "silicones" | "urethane" | "vinyl" | "polyester_melamine";
        format: "csv" | "xlsx";
        id: string;
        /** @description The same key and body answers the first result again */
        "idempotency-key": string;
        "invitations.sort": "expiration,asc" | "expiration,desc" | "status,asc" | "status,desc" | "inviteeEmail,asc" | "inviteeEmail,desc" | "inviteeLastName,asc" | "inviteeLastName,desc";
        /** @description Texts hold this language alone; where it is missing, the first there is of English, Italian, any. All languages without it. */
        lang: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
        language: components["schemas"]["UiLanguage"];
        /** @description Image name */
        lat: string;
        nameCode: string;
        /** @description Part of the number */
        number: string;
        onlyPreferred: "true" | "false";
        /** @description Part of the code; for a customer also part of the customer's own number */
        orderCode: string;
        "ordered-products.sort": "lastOrderedOn,asc" | "lastOrderedOn,desc" | "lastQuantity,asc" | "lastQuantity,desc" | "productCode,asc" | "productCode,desc" | "brand,asc" | "brand,desc" | "preferred,asc" | "preferred,desc" | "timesOrdered,asc" | "timesOrdered,desc";
        /** @description Part of the customer's own number, or of the order's code */
        "orders.orderCode": string;
        "orders.sort": "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
        /** @description ALL and none are the same. OPEN: neither shipped nor cancelled; LATE: open, and the delivery date is over */
        "orders.status": "ALL" | "OPEN" | "LATE" | "I" | "A" | "B" | "C" | "E" | "F";
        page: number;
        /** @description Stores the good rows; without it one bad row refuses all */
        partial: "true" | "false";
        pkg: string;
        /** @description `return=minimal` (RFC 7240) answers only the lines that the call changed */
        prefer: string;
        prefix: string;
        productClass: string;
        /** @description Part of the address */
        recipient: string;
        /** @description Answers UnusualQuantity to quantities far above what the customer has ordered before */
        refuseUnusual: "true" | "false";
        role: "USER" | "CUSTOMER" | "AGENT" | "COMMERCIAL" | "IT" | "ADMIN" | "CROMIA";
        "sds.color": string;
        "sds.customerCode": "" | string;
        /** @description The line of a search */
        "sds.id": string;
        /** @description CS is understood as CZ */
        "sds.language": "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU" | "CS";
        "sds.orderCode": string;
        "sds.serial": string;
        "sds.sort": "date,asc" | "date,desc" | "batch,asc" | "batch,desc" | "serial,asc" | "serial,desc" | "color,asc" | "color,desc" | "version,asc" | "version,desc";
        "sds.status": "PENDING" | "SENT" | "FAILED";
        /** @description Beginning of the code, or part of the name */
        searchString: string;
        serial: string;
        size: number;
        sort: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "expirationDate,asc" | "expirationDate,desc";
        state: "ENABLED" | "DISABLED";
        /** @description LATE: pending, and the day on which an answer was expected is over */
        status: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
        "tds.serial": string;
        type: "P" | "C";
        typology: "dye" | "paste" | "background" | "intermediate" | "washable" | "various" | "catalyst" | "thinner" | "converter" | "dust" | "back" | "impregnant" | "coat" | "raw_material" | "wp_floors_resins";
        username: components["schemas"]["Username"];
        vatNumber: string;
        /** @description A later version of the same sheet; without it the line's own */
        version: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
