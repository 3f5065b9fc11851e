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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                            /** @description All colours of this serial */
                            colors: components["schemas"]["SerialColor"][];
                            /** @description All packagings of this colour */
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
                    /** @description Words of the colour's name */
                    colorName?: string;
                    customerCode?: components["parameters"]["customerCode"];
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                            /** @description Search text with unknown words replaced by the closest words of the catalogue; null if nothing was replaced */
                            didYouMean: string | null;
                            /**
                             * @description `all`: the products contain all words; `closest`: none does, these are the closest; `none`: no close match
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
                    /** @description Customer code; required for AGENT and COMMERCIAL */
                    customerCode?: string;
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
                            /** @description Price in EUR for one um */
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
                    /** @description Image version; responses to the current version are cacheable for a year */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                        /** @description Honeypot field; must be left empty */
                        contactReference?: string;
                        email?: unknown;
                        /** @description Language of the form, used for the answer */
                        language?: components["schemas"]["UiLanguage"];
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
                    /** @description Username of the person who made the change */
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
                                /** @description Action, in the form `capability.verb` */
                                action: string;
                                /** @description Time of the change (UTC) */
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
                                /** @description Username of the author; null for the portal itself and for deleted users */
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
                    /** @description Username of the person who made the change */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                    lang?: components["parameters"]["lang"];
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "serial,asc" | "serial,desc" | "brand,asc" | "brand,desc";
                    /** @description Beginning of a serial or product code, or part of a name in any language */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Customer whose agreed prices are included */
                    customerCode?: string;
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Part of the name, e-mail address or message */
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
                        /** @description Username of the staff member who handles the request; null to unassign */
                        assignedTo?: string | null;
                        /** @description Internal note, visible to staff only */
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
                    /** @description Part of the business name */
                    businessName?: components["parameters"]["businessName"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    kind?: "NEW" | "EXISTING" | "MANAGED";
                    page?: components["parameters"]["page"];
                    size?: components["parameters"]["size"];
                    sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc" | "kind,asc" | "kind,desc" | "businessName,asc" | "businessName,desc" | "vatNumber,asc" | "vatNumber,desc";
                    status?: ("PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED") | "REFUSED";
                    /** @description Beginning of the VAT number */
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
                        /** @description Code of the new customer; defaults to the next free code */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Dealers that serve this kind of buyer, exclusively or not */
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
                                /** @description Time at which the mail was created (UTC) */
                                createdOn: string;
                                id: string;
                                /** @description Time of the next attempt (UTC); null if no attempt will follow */
                                nextAttemptOn: string | null;
                                /** @description Response of the mail server to the last attempt */
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
                            /** @description Number of mails that are sent again */
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
                            /** @description Number of mails that are sent again */
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
                            errors: components["schemas"]["ImportRowError"][];
                            /** @description Whether the file and its rows are still stored; they are kept for 30 days */
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
                                /** @description Cells by column name; empty cells are omitted */
                                cells: {
                                    [key: string]: string;
                                };
                                /** @description Row number, as in `errors` */
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
                    /** @description Reports what would change without saving it */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the valid rows; otherwise one invalid row rejects the import */
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
                        /** @description Name of the calling program, such as `ERP, stock every hour` */
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
                            /** @description The key; returned only once, since only a hash is stored */
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
                                /** @description Duration of the last run in milliseconds; null while the job runs */
                                durationMs: number | null;
                                /** @description Start time of the last run (UTC); null if there is none */
                                lastRunOn: string | null;
                                /** @enum {string} */
                                name: "offer-lapses" | "order-request-lapses" | "activation-expiry" | "retention" | "sds-deliveries-retention" | "document-leftovers" | "product-image-cleanup" | "prerender";
                                /** @description Time of the next run (UTC) */
                                nextRunOn: string;
                                /** @description Outcome of the last run; WAITING if a run is due; null if there was no run in the last week */
                                outcome: ("WAITING" | "RUNNING" | "DONE" | "FAILED") | null;
                                /** @description Reason why the last run failed */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the offer number */
                    number?: components["parameters"]["number"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sort"];
                    /** @description LATE: pending, and past the day by which an answer was expected */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                         * @description Last day on which the offer is valid; defaults to 30 days from today
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                         * @description Last day on which the offer is valid; defaults to 30 days from today
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Part of the offer number */
                    number?: components["parameters"]["number"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sort"];
                    /** @description LATE: pending, and past the day by which an answer was expected */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the customer's own order number or of the order code */
                    orderCode?: components["parameters"]["orders.orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["backoffice.sort"];
                    /** @description LATE: pending, and too late for delivery on the requested date */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Part of the customer's own order number or of the order code */
                    orderCode?: components["parameters"]["orders.orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["backoffice.sort"];
                    /** @description LATE: pending, and too late for delivery on the requested date */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the order code; for customers, also part of their own order number */
                    orderCode?: components["parameters"]["orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["orders.sort"];
                    /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                         * @description Delivery date, today or later
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Part of the order code; for customers, also part of their own order number */
                    orderCode?: components["parameters"]["orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["orders.sort"];
                    /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date */
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
                            /** @description Mails that could not be sent, imports of the last 7 days with rejected rows, and failed webhook deliveries */
                            failed: {
                                imports: {
                                    /** @description Number of waiting entries, at most 1000 */
                                    count: number;
                                    /** @description Whether there are more entries than `count` */
                                    isCut: boolean;
                                    /** @description Time since which the oldest entry waits (UTC), or its delivery date; null if there is none */
                                    oldest: string | null;
                                };
                                mails: {
                                    /** @description Number of waiting entries, at most 1000 */
                                    count: number;
                                    /** @description Whether there are more entries than `count` */
                                    isCut: boolean;
                                    /** @description Time since which the oldest entry waits (UTC), or its delivery date; null if there is none */
                                    oldest: string | null;
                                };
                                webhooks: {
                                    /** @description Number of waiting entries, at most 1000 */
                                    count: number;
                                    /** @description Whether there are more entries than `count` */
                                    isCut: boolean;
                                    /** @description Time since which the oldest entry waits (UTC), or its delivery date; null if there is none */
                                    oldest: string | null;
                                };
                            };
                            /** @description Queues with entries that wait for the caller; empty queues are omitted */
                            queues: {
                                /** @description Number of waiting entries, at most 1000 */
                                count: number;
                                /** @description Whether there are more entries than `count` */
                                isCut: boolean;
                                /** @description Time since which the oldest entry waits (UTC), or its delivery date; null if there is none */
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
                    /** @description Part of the name, e-mail address or business name, or beginning of the customer code */
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
                    /** @description Part of the name or e-mail address */
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
                                /** @description Number of customers in the portfolio */
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
                    /** @description Part of the business name */
                    businessName?: components["parameters"]["businessName"];
                    /** @description Beginning of the customer code */
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
                    /** @description Customer codes separated by commas, such as `100001,100002` */
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
                            /** @description Usernames of the customer's managers */
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
                    /** @description Reports what would change without saving it */
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
                        /** @description Image name; defaults to the product image name that matches the file name, with or without its extension */
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
                    /** @description Part of the recipient's address */
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
                    /** @description Part of the recipient's address */
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
                            /** @description Whether the new version exists in the language that the recipient received */
                            isAvailable: boolean;
                            language: components["schemas"]["SdsLanguage"];
                            /** Format: date-time */
                            receivedOn: string;
                            recipient: string;
                            /** @description Latest version that the recipient received */
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
                         * @description Language to withdraw; omit for the whole version
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
                    /** @description Part of either term */
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
                    /** @description true: only terms that were searched for once; false or absent: only terms that were searched for more often */
                    once?: "true" | "false";
                    outcome?: "all" | "closest" | "none";
                    page?: components["parameters"]["page"];
                    /** @description Part of the search term */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                        /** @description Colour code; omit for a sheet of the whole serial */
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
                    /** @description Part of the business name */
                    businessName?: components["parameters"]["businessName"];
                    createdOnFrom?: components["parameters"]["createdOnFrom"];
                    createdOnTo?: components["parameters"]["createdOnTo"];
                    /** @description Part of the name, or beginning of the code */
                    customer?: string;
                    /** @description Beginning of the customer code */
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
                    /** @description Part of the name, e-mail address or business name, or beginning of the customer code */
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
                            /** @description Time of the anonymisation (UTC) */
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
                        /** @description Types of events to send */
                        types: components["schemas"]["EventType"][];
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
                        "application/json": components["schemas"]["Webhook"] & {
                            /** @description Signing secret (`whsec_…`); returned only once */
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
                        /** @description Types of events to send */
                        types: components["schemas"]["EventType"][];
                        /** @description URL of the receiver; https, or http to the local machine in the demo */
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
                    /** @description Reports what would change without saving it */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Complete list of addresses; not available in tables */
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
                         * @description Discount on the total of each order, in percent
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
                    /** @description Cursor: the `next` value of an earlier response; omit to start with the oldest retained event */
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
                            /** @description Events, oldest first; fewer than `limit` if their entities are large */
                            events: components["schemas"]["Event"][];
                            /** @description Whether more events are available now */
                            hasMore: boolean;
                            /** @description Cursor for the next call; unchanged if there were no new events */
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
                    /** @description Reports what would change without saving it */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the valid rows; otherwise one invalid row rejects the import */
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
                    /** @description Reports what would change without saving it */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Code of one of the customer's addresses */
                        addressCode?: string | null;
                        customerCode: string;
                        customerOrderCode?: string | null;
                        /** Format: date */
                        deliveryDate?: string | null;
                        items: {
                            /** @description Number of packages confirmed; defaults to all once the order is confirmed, and to 0 before */
                            confirmedQuantity?: number;
                            /** @default 0 */
                            discountPct1?: number;
                            /** @default 0 */
                            discountPct2?: number;
                            productCode: components["schemas"]["ImportedProductCodeInput"];
                            /** @description Number of packages ordered */
                            quantity: number;
                            /** @description Number of packages shipped; defaults to all confirmed once the order is shipped, and to 0 before */
                            shippedQuantity?: number;
                            /** @description Price in EUR for one um */
                            unitPrice: number;
                        }[];
                        orderCode: string;
                        port?: string | null;
                        /** @description Timestamp, or date in the manufacturer's time zone */
                        requestCreatedOn: string;
                        /** @enum {string} */
                        status: "I" | "A" | "B" | "C" | "E" | "F";
                        transportReason?: string | null;
                        /**
                         * @description Discount on the total, in percent
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
                    /** @description Reports what would change without saving it */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the valid rows; otherwise one invalid row rejects the import */
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
                         * @description Agent commission in percent; customer terms only
                         * @default 0
                         */
                        agentCommissionPct?: number;
                        /** @description Customer that the terms were agreed with; omit for a list price */
                        customerCode?: string | null;
                        /**
                         * @description First discount in percent; customer terms only
                         * @default 0
                         */
                        discountPct1?: number;
                        /**
                         * @description Second discount in percent; customer terms only
                         * @default 0
                         */
                        discountPct2?: number;
                        priceListCode: components["schemas"]["PriceList"];
                        productCode: components["schemas"]["ImportedProductCodeInput"];
                        /** @description Price in EUR for one um; omit to remove the price */
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
                    /** @description Reports what would change without saving it */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the valid rows; otherwise one invalid row rejects the import */
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
                        /** @description Specific weight in kg/l */
                        dna?: number | null;
                        /** @enum {string} */
                        drying: "1" | "2" | "E" | "O" | "U";
                        /** @description Shelf life in months */
                        expires?: number | null;
                        /** @enum {string} */
                        family: "acrylic" | "pvdf" | "epoxy" | "ketone" | "polyester" | "alkyl" | "nitrocellulose" | "unsaturated" | "clorocianuro" | "phenolic" | "silicones" | "urethane" | "vinyl" | "polyester_melamine";
                        /** @description sRGB value of the colour as #RRGGBB */
                        hex?: string | null;
                        /**
                         * @description Place of use: I internal, E external, IE both
                         * @enum {string}
                         */
                        intest: "I" | "E" | "IE";
                        /** @description Image name */
                        lat?: string | null;
                        /** @description URL of the product in an online store */
                        link?: string | null;
                        /** @description Hardener and thinner; omit to keep the stored value, null to remove it */
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
                        /** @description New serial of a product whose code changed */
                        newSerial?: string | null;
                        /** @description Gross weight of one package in kg */
                        plo: number;
                        productCode: components["schemas"]["ImportedProductCodeInput"];
                        /** @description Content of one package in um */
                        qta: number;
                        /** @default 1 */
                        qtyPkgMultiplier?: number;
                        /** @description Coverage in m2 per kg */
                        resakg?: number | null;
                        /** @description Coverage in m2 per litre */
                        resalt?: number | null;
                        /** @description Status: A sold, C code changed, E removed, any other value not available */
                        status: string;
                        /** @description Supply: S available, N on request only, any other value on request */
                        tsc: string;
                        /** @enum {string} */
                        typology: "dye" | "paste" | "background" | "intermediate" | "washable" | "various" | "catalyst" | "thinner" | "converter" | "dust" | "back" | "impregnant" | "coat" | "raw_material" | "wp_floors_resins";
                        /**
                         * @description Unit of measure
                         * @enum {string}
                         */
                        um: "kg" | "l";
                        /** @description Number of units that one package is priced for */
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
                    /** @description Reports what would change without saving it */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the valid rows; otherwise one invalid row rejects the import */
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
                    /** @description Reports what would change without saving it */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the valid rows; otherwise one invalid row rejects the import */
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
                    /** @description Reports what would change without saving it */
                    dryRun?: components["parameters"]["dryRun"];
                    /** @description Stores the valid rows; otherwise one invalid row rejects the import */
                    partial?: components["parameters"]["partial"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Colour code; omit for texts of the serial itself */
                        color?: string | null;
                        /** @description Description of the colour; colours only */
                        colorDescription?: string | null;
                        language: string;
                        /** @description Long description; serials only */
                        longDescription?: string | null;
                        /** @default 3 */
                        productClass?: string;
                        serial: string;
                        /** @description Short description; serials only */
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
         * @description The queues of the desk for staff; open offers and orders for customers, and for agents and commercial staff those of the customer that they name. Access: `accounts.read`.
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
                                /** @description Number of tasks, at most 1000 */
                                count: number;
                                /** @description Whether there are more tasks than `count` */
                                isCut: boolean;
                                /** @enum {string} */
                                kind: "customerRequests" | "offerRequests" | "orderRequests" | "ordersToConfirm" | "ordersToShip" | "blockedOrders" | "lateOrders" | "updateRequests" | "contactRequests" | "treeUploads" | "failedMails" | "failedImports" | "failedWebhooks" | "ownOffers" | "ownLateOrders" | "ownBlockedOrders" | "ownOrderRequests" | "ownOrders";
                                /** @description Time since which the oldest task has been waiting (UTC), or its delivery date */
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
                    customerCode?: components["parameters"]["cart.customerCode"];
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    customerCode?: components["parameters"]["cart.customerCode"];
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    customerCode?: components["parameters"]["cart.customerCode"];
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    customerCode?: components["parameters"]["cart.customerCode"];
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    customerCode?: components["parameters"]["cart.customerCode"];
                    ids: string;
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    customerCode?: components["parameters"]["cart.customerCode"];
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                            /** @description Packages that cover the missing amount; null if the hardener is not sold */
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
                             * @description Unit of the amounts
                             * @enum {string}
                             */
                            unit: "kg" | "l";
                            /** @description Products that need the hardener: `content` of one package, and the amount of `hardener` for it */
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
                    customerCode?: components["parameters"]["cart.customerCode"];
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                                 * @description Availability, derived from `status`, `inStock` and `tsc`
                                 * @enum {string}
                                 */
                                availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                /** @description Specific weight in kg/l */
                                dna: number | null;
                                id: components["schemas"]["ProductCode"];
                                inStock: boolean;
                                /** @description Time of the last order or order request (UTC) */
                                lastOrderedOn: string;
                                /** @description Number of packages in that order or order request */
                                lastQuantity: number;
                                /** @description Gross weight of one package in kg */
                                plo: number;
                                /** @description Prices and discounts; null if no price is assigned or the product is no longer sold */
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
                        /** @description Whether the product is preferred; omit to toggle the current state */
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
                    /** @description Part of the business name */
                    businessName?: components["parameters"]["businessName"];
                    /** @description Beginning of the customer code */
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
                        /** @description Customer on whose behalf the caller acts */
                        customerCode?: string;
                        /** @description Version of the profile that the change is based on */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the offer number */
                    number?: components["parameters"]["number"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sort"];
                    /** @description LATE: pending, and past the day by which an answer was expected */
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
                        /** @description Code of one of the customer's addresses, if already known */
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
                            /** @description Day by which the customer can expect an answer; null unless the request is pending */
                            answerExpectedOn: string | null;
                            id: string;
                            /** @description Number of the form Q26-000123: the year, and a sequence number within the year */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Part of the offer number */
                    number?: components["parameters"]["number"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sort"];
                    /** @description LATE: pending, and past the day by which an answer was expected */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the customer's own order number or of the order code */
                    orderCode?: components["parameters"]["orders.orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["backoffice.sort"];
                    /** @description LATE: pending, and too late for delivery on the requested date */
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
                        /** @description Note visible to staff only; can be set by AGENT and COMMERCIAL */
                        agentNote?: string;
                        customerOrderCode: string;
                        /** Format: date */
                        deliveryDateRequested: string;
                        genericNote?: string;
                        items: {
                            /** @description Price that was shown, in EUR for one um; only compared with the current price */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Part of the customer's own order number or of the order code */
                    orderCode?: components["parameters"]["orders.orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["backoffice.sort"];
                    /** @description LATE: pending, and too late for delivery on the requested date */
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
                        /** @description Note visible to staff only; can be set by AGENT and COMMERCIAL */
                        agentNote?: string;
                        customerOrderCode: string;
                        genericNote?: string;
                        /** Format: uuid */
                        offerRequestAcceptedId: string;
                        /** @description Version of the offer that was shown; if the offer was corrected since, the call fails with OfferChanged */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the order code; for customers, also part of their own order number */
                    orderCode?: components["parameters"]["orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["orders.sort"];
                    /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Part of the order code; for customers, also part of their own order number */
                    orderCode?: components["parameters"]["orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["orders.sort"];
                    /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the offer number */
                    number?: components["parameters"]["number"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["sort"];
                    /** @description LATE: pending, and past the day by which an answer was expected */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                    lang?: components["parameters"]["lang"];
                    /** @description Part of the order code; for customers, also part of their own order number */
                    orderCode?: components["parameters"]["orderCode"];
                    page?: components["parameters"]["page"];
                    pkg?: components["parameters"]["pkg"];
                    serial?: components["parameters"]["serial"];
                    size?: components["parameters"]["size"];
                    sort?: components["parameters"]["orders.sort"];
                    /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date */
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
                    /** @description Id of a line in a search result */
                    id: components["parameters"]["sds.id"];
                    /** @description Later version of the same sheet; defaults to the version of the line */
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
                    /** @description Part of the recipient's address */
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
                    /** @description Id of a line in a search result */
                    id: components["parameters"]["sds.id"];
                    /** @description Language code; CS is an alias of CZ */
                    language: components["parameters"]["sds.language"];
                    /** @description Order by which the line was found; the line must belong to that order */
                    orderCode?: string;
                    /** @description Later version of the same sheet; defaults to the version of the line */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Customer code; without a site, selects the customer search */
                    customerCode?: string;
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                    lang?: components["parameters"]["lang"];
                    page?: components["parameters"]["page"];
                    serial?: components["parameters"]["serial"];
                    /** @description Site; together with serial and color, selects the site search */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Id of a line in a search result */
                    id: components["parameters"]["sds.id"];
                    /** @description Later version of the same sheet; defaults to the version of the line */
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
                    /** @description Id of a line in a search result */
                    id: components["parameters"]["sds.id"];
                    /** @description Language code; CS is an alias of CZ */
                    language: components["parameters"]["sds.language"];
                    /** @description Order by which the line was found; the line must belong to that order */
                    orderCode?: string;
                    /** @description Later version of the same sheet; defaults to the version of the line */
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
                    /** @description true is rejected, since sheets under European regulation are not valid in the USA and Canada */
                    isUsaOrCa?: boolean;
                    /** @description Language code; CS is an alias of CZ */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                    /** @description Code in the private catalogue, or serial-color-pkg */
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
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
                            /** @description The node itself; null at the root */
                            node: (components["schemas"]["Tile"] & {
                                description: components["schemas"]["LocalizedText"];
                                link: string | null;
                            }) | null;
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
                    /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
                    lang?: components["parameters"]["lang"];
                    /** @description Words of a name, or beginning of a code */
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
                             * @description `all`: the results contain all words; `closest`: none does, these are the closest; `none`: no close match
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
                        /** @description Must be the caller's own customer code; any other code returns 404 */
                        customerCode?: string;
                        /** @description Version of the profile that the change is based on */
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
            /** @description All lines; with `Prefer: return=minimal`, only the lines that the call changed */
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
            was: string | number | boolean | null;
        };
        CartItem: components["schemas"]["ProductLine"] & {
            /** @description First discount in percent; AGENT and COMMERCIAL only */
            discountPct1?: number;
            /** @description Second discount in percent; AGENT and COMMERCIAL only */
            discountPct2?: number;
            /** @description Price in EUR for one um; null if no price is assigned */
            finalUnitPrice: number | null;
            id: string;
            /** @description Version of the stored image */
            imageVersion?: string;
            inStock: boolean;
            /** @description Image name; absent if no image is stored */
            lat?: string;
            preferred: boolean;
            /** @description Code of the price list; AGENT and COMMERCIAL only */
            priceListCode?: string;
            qtyPkgMultiplier: number;
            /** @description Number of packages */
            quantity: number;
            sortOrder: number;
            status: string;
            tsc: string;
            /** @description Price in EUR for one um before discounts; AGENT and COMMERCIAL only */
            unitPrice?: number;
        };
        CompanyOutlook: {
            /** @description Annual sales potential in EUR */
            cromiaPotential?: number | null;
            marketCompetitor2?: string | null;
            marketSegmentation1?: components["schemas"]["MarketSegmentation"] | null;
            marketSegmentation2?: components["schemas"]["MarketSegmentation"] | null;
            marketSegmentation3?: components["schemas"]["MarketSegmentation"] | null;
            marketSegmentation4?: components["schemas"]["MarketSegmentation"] | null;
            resellingType?: string | null;
            retailerShopWindows?: number | null;
            /** @description Sales area in m2 */
            retailerSurface?: number | null;
            /** @description Total annual consumption in EUR */
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
            /** @description Time of the answer (UTC); null if unanswered */
            answeredOn: string | null;
            /** @description Username of the assigned staff member; null if unassigned */
            assignedTo: string | null;
            /** @description Time of receipt (UTC) */
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
            /** @description Username of the sender; null for a visitor or after the user has been deleted */
            username: string | null;
        };
        ContactRequestDetail: components["schemas"]["ContactRequest"] & {
            /** @description Username of the staff member who answered */
            answeredBy: string | null;
            /** @description Answers sent from the portal, oldest first */
            answers: {
                answer: string;
                /** @description Username of the author; null after the user has been deleted */
                sentBy: string | null;
                /** @description Time of sending (UTC) */
                sentOn: string;
            }[];
            history: components["schemas"]["HistoryEntry"][];
            /** @description Internal note, visible to staff only */
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
        CustomerAtDesk: components["schemas"]["Customer"] & {
            agentCommissionPct: number;
            /** @description First discount, in percent of the list price */
            discountPct1: number;
            /** @description Second discount in percent, applied after the first */
            discountPct2: number;
            managers: {
                firstname: string;
                isDisabled: boolean;
                lastname: string;
                /** @enum {string} */
                role: "AGENT" | "COMMERCIAL";
                username: string;
            }[];
            /** @description Users of the customer */
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
            /** @description Username of the requester */
            requester: string;
        };
        CustomerRequestDraft: components["schemas"]["CustomerRequestFields"] & {
            businessName?: string | null;
            vatNumber?: string | null;
        };
        CustomerRequestFields: {
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
            contacts?: components["schemas"]["DraftContact"][];
            cromiaPotential?: number | (string | null) | null;
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
            /** @description Time at which the request was sent or its draft was first saved (UTC) */
            createdOn: string;
            /** @description Business name of the customer that the accepted request led to */
            customerBusinessName: string | null;
            /** @description Code of the customer that the accepted request led to */
            customerCode: string | null;
            /** @description Time of the decision (UTC); null before the decision */
            decidedOn: string | null;
            id: string;
            /** @enum {string} */
            kind: "NEW" | "EXISTING" | "MANAGED";
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            /** @enum {string} */
            status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /** @description Time of the last change (UTC) */
            updatedOn: string;
            vatNumber: string | null;
        };
        CustomerRequestToDecide: components["schemas"]["CustomerRequest"] & {
            /** @description Username of the staff member who decided */
            decidedBy: string | null;
            history: components["schemas"]["HistoryEntry"][];
            /** @description Proposed values for the new customer; null if the request creates none */
            proposal: {
                /** @description Next free customer code */
                customerCode: string;
                /** @description Usernames of the proposed managers */
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
        };
        CustomerSummary: {
            businessName: string;
            customerCode: string;
        };
        Dealer: components["schemas"]["Seller"] & {
            forPrivate: boolean;
            forProfessional: boolean;
            /** @description Version, incremented on each change */
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
            /** @description Time of the event (UTC) */
            at: string;
            /** @description Entity at the time of the event, as returned by `GET backoffice/{entity}/{id}`; for customers, the profile with its terms */
            data: {
                [key: string]: unknown;
            };
            /** @description Id of the event; sent as `webhook-id` with its deliveries */
            id: string;
            type: components["schemas"]["EventType"];
        };
        /** @enum {string} */
        EventType: "customer-request.sent" | "customer-request.accepted" | "customer-request.rejected" | "customer.changed" | "offer-request.sent" | "offer-request.accepted" | "offer-request.rejected" | "offer-request.expired" | "order-request.sent" | "order-request.accepted" | "order-request.rejected" | "order-request.expired" | "order.created" | "order.status-changed" | "contact-request.sent" | "sds.sent";
        FieldError: {
            /** @enum {string} */
            code: "missing" | "invalidField" | "invalidLenght";
            /** @description Path of the field, such as `items.0.quantity` */
            path: string;
        };
        HistoryEntry: {
            /** @description Action, in the form `capability.verb` */
            action: string;
            /** @description Time of the action (UTC) */
            at: string;
            details: {
                [key: string]: unknown;
            };
            /** @description Username of the author; null for the portal itself and for deleted users */
            username: string | null;
        };
        Import: {
            /** @description Start time (UTC) */
            begunOn: string;
            /** @description Username, or name of the integration key; null after the user has been deleted */
            by: string | null;
            byKey: boolean;
            changed: number;
            created: number;
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
            /** @description Allowed codes of the field, if there are only a few */
            allowed?: string[];
            /** @enum {string} */
            code: "missing" | "invalidField" | "invalidLenght" | "unknown" | "duplicate" | "inconsistent" | "decimalComma" | "notAllowed";
            /** @description Customer that already has the value */
            customerCode?: string;
            /** @description Path of the field, such as `productCode.serial`; empty for the row as a whole */
            path: string;
            /** @description Row number in JSON, starting at 1; line number in a table, where line 1 contains the column names */
            row: number;
            /** @description Conflicting rows; the first 5 */
            rows?: number[];
        };
        IntegrationKey: {
            /** @description Username of the creator; null after the user has been deleted */
            createdBy: string | null;
            /** @description Creation time (UTC) */
            createdOn: string;
            /** @description Last characters of the key */
            ending: string;
            id: string;
            /** @description Time of the last use (UTC), accurate to within minutes; null if never used */
            lastUsedOn: string | null;
            name: string;
            /** @description Time of revocation (UTC); null while the key is valid */
            revokedOn: string | null;
        };
        Invitation: {
            /** @description Business name of the inviting customer */
            businessName: string;
            /** @description Expiry time of the invitation (UTC) */
            expiration: string;
            inviteeEmail: string;
            inviteeFirstName: string;
            inviteeLastName: string;
            inviterUsername: string;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED";
        };
        LimitedPage: components["schemas"]["Page"] & {
            /** @description Whether more than 10000 entries match. Pages and totals cover only the first 10000; narrow the filters, or export the list, which is complete */
            isCut: boolean;
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
            /** @description Locale of the browser; an unsupported locale falls back to Italian */
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
            /** @description Time at which the request was sent (UTC) */
            createdOn: string;
            /** @description Days left to order an accepted offer, not counting today; null in any other status */
            daysLeft: number | null;
            deliveryDateRequested: string;
            /** @description Last day for ordering an accepted offer, or for answering a request */
            expirationDate: string | null;
            id: string;
            /** @description Number of lines in the request */
            itemCount: number;
            /** @description Lines of the request; lists contain only the first 50 */
            items: components["schemas"]["OfferRequestItem"][];
            note: string | null;
            /** @description Number of the form Q26-000123: the year, and a sequence number within the year */
            number: string;
            /** @description Discount on the total, in percent */
            overallDiscount: number;
            /** @description Reason that staff gave for the decision */
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
        OfferRequestAtDesk: components["schemas"]["OfferRequest"] & components["schemas"]["Origin"];
        OfferRequestItem: components["schemas"]["ProductLine"] & {
            /** @description First discount in percent; AGENT, COMMERCIAL and staff only */
            discountPct1: number | null;
            /** @description Second discount in percent; AGENT, COMMERCIAL and staff only */
            discountPct2: number | null;
            /** @description Price in EUR for one um; null until the offer is made */
            finalUnitPrice: number | null;
            id: string;
            /** @description Code of the price list; AGENT, COMMERCIAL and staff only */
            priceListCode: string | null;
            /** @description Number of packages */
            quantity: number;
            /** @description Total of the line in EUR; null until the offer is made */
            rowTotal: number | null;
            /** @description Weight of the line in kg */
            rowWeight: number;
            /** @description Price in EUR for one um before discounts; AGENT, COMMERCIAL and staff only */
            unitPrice: number | null;
        };
        OfferRequestItemToPrice: components["schemas"]["OfferRequestItem"] & {
            /** @description Price in the last order of this product; null if it was never ordered */
            lastPaid: {
                /** @description Price in EUR for one um */
                finalUnitPrice: number;
                /** @description Time of that order (UTC) */
                on: string;
            } | null;
            /** @description Terms last offered in this request before a correction, withdrawal or renewed request; null if there were none */
            offeredBefore: components["schemas"]["OfferedTerms"] | null;
            /** @description Current price on the customer's terms; null if no price is assigned */
            today: components["schemas"]["PricesAndDiscounts"] | null;
        };
        OfferRequestToDecide: components["schemas"]["Origin"] & {
            acceptMultipleShipping: boolean;
            /** @description Address at the time of the request; null if none was chosen */
            address: components["schemas"]["Address"] | null;
            /** @description Day by which the customer can expect an answer; null unless the request is pending */
            answerExpectedOn: string | null;
            canOrder: boolean;
            canRequestAgain: boolean;
            /** @description Time at which the request was sent (UTC) */
            createdOn: string;
            /** @description Days left to order an accepted offer, not counting today; null in any other status */
            daysLeft: number | null;
            deliveryDateRequested: string;
            /** @description Last day for ordering an accepted offer, or for answering a request */
            expirationDate: string | null;
            history: components["schemas"]["HistoryEntry"][];
            id: string;
            /** @description Number of lines in the request */
            itemCount: number;
            items: components["schemas"]["OfferRequestItemToPrice"][];
            note: string | null;
            /** @description Number of the form Q26-000123: the year, and a sequence number within the year */
            number: string;
            /** @description Discount on the total, in percent */
            overallDiscount: number;
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
            /** @description Total in EUR; null until the offer is made */
            total: number | null;
            /** @description Total weight in kg */
            totalWeight: number;
            /** @description The customer's current discount on an offer's total, in percent */
            unconditionalDiscountPct: number;
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
            deliveryDate: string | null;
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
            port: string | null;
            /** @description Time of the order request (UTC) */
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
        OrderAtDesk: components["schemas"]["Order"] & components["schemas"]["Origin"] & {
            /** @description Status that a blocked order returns to; null if it arrived blocked, in which case it returns to I */
            blockedFrom: ("I" | "C") | null;
        };
        OrderItem: components["schemas"]["ProductLine"] & {
            /** @description First discount in percent; AGENT, COMMERCIAL and staff only */
            discountPct1: number | null;
            /** @description Second discount in percent; AGENT, COMMERCIAL and staff only */
            discountPct2: number | null;
            /** @description Price in EUR for one um */
            finalUnitPrice: number;
            id: string;
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
            /** @description Price in EUR for one um before discounts; AGENT, COMMERCIAL and staff only */
            unitPrice: number | null;
        };
        OrderRequest: {
            acceptMultipleShipping: boolean;
            /** @description Shipping address at the time of the request */
            address: components["schemas"]["Address"];
            /** @description Note for staff; null for a CUSTOMER */
            agentNote: string | null;
            canRequestAgain: boolean;
            /** @description Time at which the request was sent (UTC) */
            createdOn: string;
            customerOrderCode: string;
            deliveryDateRequested: string;
            /** @description Last day on which staff can decide on the request */
            expirationDate: string | null;
            genericNote: string | null;
            id: string;
            /** @description Number of lines in the request */
            itemCount: number;
            /** @description Lines of the request; lists contain only the first 50 */
            items: components["schemas"]["OrderRequestItem"][];
            /** @description Id of the offer request that was ordered; null if there was none */
            offerRequestId: string | null;
            orderCode: string | null;
            /** @description Id of the order created from the accepted request */
            orderId: string | null;
            /** @description Discount on the total, in percent */
            overallDiscount: number;
            /** @description Reason that staff gave for the decision */
            reason: string | null;
            shippingNote: string | null;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
            /** @description Total in EUR; null unless the request is accepted */
            total: number | null;
            /** @description Total weight in kg */
            totalWeight: number;
        };
        OrderRequestAtDesk: components["schemas"]["OrderRequest"] & components["schemas"]["Origin"];
        OrderRequestItem: components["schemas"]["ProductLine"] & {
            /** @description First discount in percent; AGENT and COMMERCIAL only */
            discountPct1: number | null;
            /** @description Second discount in percent; AGENT and COMMERCIAL only */
            discountPct2: number | null;
            /** @description Price in EUR for one um */
            finalUnitPrice: number;
            id: string;
            /** @description Code of the price list; AGENT and COMMERCIAL only */
            priceListCode: string | null;
            /** @description Number of packages */
            quantity: number;
            /** @description Total of the line in EUR */
            rowTotal: number;
            /** @description Weight of the line in kg */
            rowWeight: number;
            /** @description Price in EUR for one um before discounts; AGENT and COMMERCIAL only */
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
            /** @description Username of the sender; null after the user has been deleted */
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
            /** @description Price in EUR for one um, after both discounts */
            finalUnitPrice: number;
            priceListCode?: string;
            /** @description Price in EUR for one um, before discounts */
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
            /** @description Codes of the application methods, separated by commas */
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
            /** @description Coverage in m2 per kg */
            resakg: number | null;
            /** @description Coverage in m2 per litre */
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
            /** @description sRGB value of the colour as #RRGGBB; null if unknown */
            hex: string | null;
            /** @description Image name */
            lat: string | null;
            preferred: boolean;
            shortDescription: components["schemas"]["LocalizedText"];
        };
        ProductSupply: {
            /**
             * @description Availability, derived from `status`, `inStock` and `tsc`
             * @enum {string}
             */
            availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
            /** @description Specific weight in kg/l */
            dna: number | null;
            id: components["schemas"]["ProductCode"];
            /** @description Version of the stored image, the `v` parameter of its URL; null if no image is stored */
            imageVersion: string | null;
            inStock: boolean;
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
        ProductVariant: components["schemas"]["ProductSupply"] & {
            /** @description Image name */
            image: string | null;
            pkg: string;
        };
        ProfileChange: {
            is: string | number | boolean | string[] | null;
            /** @description Path of the field, such as `businessName`, `addresses.SD001.city` or `contacts.C003.email` */
            path: string;
            was: string | number | boolean | string[] | null;
        };
        QuickOrder: {
            lines: components["schemas"]["QuickOrderLine"][];
        };
        QuickOrderLine: {
            /** @description Requested number of packages; null if missing or not a whole number, in which case the line is refused */
            asked: number | null;
            /** @description Reason why the line cannot be added to the cart, BadRequest for an invalid product code; null if it can */
            code: ("BadRequest" | "IllegalItemQuantity" | "NotFound" | "PackagingMissing" | "ProductNotAvailable" | "ProductOnRequestOnly") | null;
            /** @description Position of the line in the input, starting at 1 */
            line: number;
            product: components["schemas"]["QuickOrderProduct"] | null;
            /** @description Products that may have been meant, most likely first */
            suggestions: components["schemas"]["QuickOrderProduct"][];
            text: string;
            /** @description Quantity as entered; empty if missing */
            typedQuantity: string;
        };
        QuickOrderProduct: components["schemas"]["ProductLine"] & {
            /** @enum {string} */
            availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
            inStock: boolean;
            pricesAndDiscounts: components["schemas"]["PricesAndDiscounts"] | null;
            productCodeChange: components["schemas"]["ProductCodeChange"] | null;
            qtyPkgMultiplier: number;
            /** @description Number of packages, rounded up to a multiple of `qtyPkgMultiplier` */
            quantity: number;
            /** @description Total in EUR; null if no price is assigned */
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
            /** @description Business name at the address; shipping addresses only */
            businessName?: string | null;
            city: string;
            /** @description SL legal, SA administrative, SD001 and up shipping */
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
            /** @description C001 purchasing, C002 administrative, C003 and up additional contacts */
            code: string;
            /** @description Department; additional contacts only */
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
        SdsDelivery: components["schemas"]["SdsSending"] & {
            batch: string | null;
            /** @description SHA-256 of the file; for a generated specimen, of its data */
            checksum: string;
            /** Format: date-time */
            createdOn: string;
            customerCode: string | null;
            /** @description Error message of the mail server if the mail could not be delivered; null otherwise */
            error: string | null;
            orderCode: string | null;
            recipe: string;
            /** Format: date-time */
            sentOn: string | null;
            site: string;
            /** @description Username of the sender */
            username: string;
        };
        SdsDocument: {
            batches: number;
            color: string;
            /** @description Languages missing from this version, with the earlier version that is provided instead */
            earlierLanguages: {
                language: components["schemas"]["SdsLanguage"];
                version: number;
            }[];
            files: {
                checksum: string | null;
                /** Format: uuid */
                id: string;
                language: components["schemas"]["SdsLanguage"];
                /** @description Size of the file in bytes; null for a generated specimen */
                size: number | null;
                uploadedBy: string | null;
                /** Format: date-time */
                uploadedOn: string;
                withdrawalReason: string | null;
                /**
                 * Format: date-time
                 * @description Time of the withdrawal (UTC), after which only the SDS desk has access; null if not withdrawn
                 */
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
            /**
             * Format: date
             * @description First day on which the next version is valid; null if there is none
             */
            supersededOn: string | null;
            /** Format: date */
            validFrom: string;
            version: number;
            withdrawalReason: string | null;
            /**
             * Format: date-time
             * @description Time of the withdrawal (UTC), after which only the SDS desk has access; null if not withdrawn
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
                 * @description LANGUAGE: no sheet in this language; INTERNAL: the recipe of the batch is internal
                 * @enum {string}
                 */
                reason: "LANGUAGE" | "INTERNAL";
                serial: string;
                version: number;
            }[];
        };
        SearchCount: {
            /** @description Number of results that were opened */
            clicks: number;
            /** @description Whether a synonym exists for the term in its language */
            hasSynonym: boolean;
            language: components["schemas"]["UiLanguage"];
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
            /** @description The first 28 matching colours; the serial's colours call returns all */
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
            language: components["schemas"]["UiLanguage"];
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
            language: components["schemas"]["TdsLanguage"];
            publishedBy: string | null;
            /** Format: date-time */
            publishedOn: string;
            serial: string;
            /** @description Size of the file in bytes; null for a sheet generated from the technical data */
            size: number | null;
            version: number;
            withdrawalReason: string | null;
            /**
             * Format: date-time
             * @description Time of the withdrawal (UTC), after which only the SDS desk has access; null if not withdrawn
             */
            withdrawnOn: string | null;
        };
        /** @enum {string} */
        TdsLanguage: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
        TechnicalValues: {
            /** @description kg/l at 20 °C; defaults to that of the products */
            density?: number | "" | null;
            /** @description Diluent, H2O for water; defaults to that of the serial */
            diluent?: string | null;
            /** @description µm; a number, or a range such as 50-70 */
            dryFilm?: string | "" | null;
            /** @description Gloss units at 60°; a number, or a range such as 50-70 */
            gloss?: string | "" | null;
            /** @description Mixing ratio with the hardener by weight, such as 100:20 D111 */
            mixRatio?: string | null;
            /** @description h at 20 °C */
            potLifeHours?: number | "" | null;
            /** @description h */
            recoatHours?: number | "" | null;
            /** @description m²/kg; defaults to that of the serial */
            resakg?: number | "" | null;
            /** @description m²/l; defaults to that of the serial */
            resalt?: number | "" | null;
            /** @description Months; defaults to that of the serial */
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
            /** @description Viscosity with the cup or method, such as 70-90" DIN 4 */
            viscosity?: string | null;
            /** @description g/l, ready for use */
            voc?: number | "" | null;
            /** @description Subcategory of Directive 2004/42/EC, Annex II A; omit for products applied in industry only */
            vocCategory?: ("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l") | "" | null;
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
            /** @description Time of the upload (UTC) */
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
        TreeUploadDetail: components["schemas"]["TreeUpload"] & {
            /** @description Number of nodes that differ from the published tree */
            difference: {
                added: number;
                changed: number;
                moved: number;
                removed: number;
            };
            history: components["schemas"]["HistoryEntry"][];
            /** @description Online shops that the products link to, new shops first */
            shops: {
                host: string;
                /** @description Whether the published tree links to the shop as well */
                isKnown: boolean;
                /** @description Number of distinct products in the upload that link to the shop */
                links: number;
            }[];
        };
        /** @enum {string} */
        UiLanguage: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
        UpdateRequest: {
            /** @description Current business name of the customer */
            businessName: string;
            /** @description Time of the request (UTC) */
            createdOn: string;
            customerCode: string;
            /** @description Time of the decision (UTC); null while pending */
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
        UpdateRequestDetail: components["schemas"]["UpdateRequest"] & {
            changes: components["schemas"]["ProfileChange"][];
            /** @description Version of the profile that the change is based on */
            customerVersion: number;
            /** @description Username of the staff member who decided */
            decidedBy: string | null;
            history: components["schemas"]["HistoryEntry"][];
            /** @description Whether the profile has changed since, so that the request can only be rejected */
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
            /** @description Customer that the user belongs to; null unless the role is CUSTOMER */
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
            /** @description Number of completed logins */
            version: number;
            zipCode: string | null;
        };
        UserAtDesk: {
            /** @description Business name of the customer for a CUSTOMER, otherwise the one given at registration */
            businessName: string | null;
            /** @description Time of the registration (UTC) */
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
        UserDetail: components["schemas"]["UserAtDesk"] & {
            /** @description Number of customers in the user's portfolio */
            customers: number;
            history: components["schemas"]["HistoryEntry"][];
            language: components["schemas"]["UiLanguage"];
            /** @description Time of the last session activity (UTC); null if none is recorded */
            lastUsedOn: string | null;
            /** @description Version of the user's rights, incremented on each change */
            rightsVersion: number;
            /** @enum {string} */
            roleSds: "NONE" | "AUTO" | "EMPLOYEE";
            rolesLab: string;
            /** @enum {string} */
            roleTds: "NONE" | "USER" | "ADMIN";
            /** @description Number of active sessions */
            sessions: number;
        };
        Username: string;
        VatCheck: {
            /** @enum {string} */
            known: "no" | "customer" | "requested";
        };
        Webhook: {
            /** @description Username of the creator; null after the user has been deleted */
            createdBy: string | null;
            /** @description Creation time (UTC) */
            createdOn: string;
            /** @description Number of deliveries that failed permanently */
            failed: number;
            /** @description Time of the first failure since the last success (UTC); null while deliveries succeed */
            failingSince: string | null;
            id: string;
            isActive: boolean;
            /** @description Number of deliveries waiting for an attempt */
            pending: number;
            /** @description Time at which the portal disabled the webhook (UTC); null if it did not */
            switchedOffOn: string | null;
            types: components["schemas"]["EventType"][];
            url: string;
        };
        WebhookDelivery: {
            /** @description HTTP status of the last attempt; null if there was no response */
            answerStatus: number | null;
            attempts: number;
            /** @description Creation time (UTC) */
            createdOn: string;
            /** @description Id of the event; null for a test */
            eventId: string | null;
            /** @description Reason why the last attempt got no response */
            fault: ("TIMEOUT" | "PRIVATE_ADDRESS" | "UNREACHABLE") | null;
            id: string;
            /** @description Time of the last attempt (UTC); null before the first attempt */
            lastAttemptOn: string | null;
            /** @description Time of the next attempt (UTC); null if no attempt will follow */
            nextAttemptOn: string | null;
            /** @enum {string} */
            status: "PENDING" | "DELIVERED" | "FAILED";
            type: components["schemas"]["EventType"] | "webhook.test";
        };
        WebhookDeliveryDetail: components["schemas"]["WebhookDelivery"] & {
            /** @description Response to the last attempt; null if there was none */
            answer: {
                /** @description The first 4000 characters of the response body */
                body: string;
                headers: {
                    [key: string]: string;
                };
                status: number;
            } | null;
            /** @description Duration of the last attempt in milliseconds */
            milliseconds: number | null;
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
                            /** @description Time at which the value was set (UTC) */
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
                        /** @description City of the legal address */
                        city: string | null;
                        customerCode: string;
                        /** @description Time of the request for the most recent order (UTC); null if there is none */
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
                        /** @description Terms agreed with the customer of the query; null if there are none */
                        agreed: {
                            agentCommissionPct: number;
                            discountPct1: number;
                            discountPct2: number;
                            priceListCode: string;
                            /** @description Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row */
                            sources: {
                                [key: string]: {
                                    /** @description Time at which the value was set (UTC) */
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
                                    /** @description Time at which the value was set (UTC) */
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
                                /** @description Time at which the value was set (UTC) */
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
                            /** @description Time at which the value was set (UTC) */
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
        /** @description Part of the name, e-mail address or business name, or beginning of the customer code */
        "backoffice.searchString": string;
        "backoffice.sort": "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
        /** @description LATE: pending, and too late for delivery on the requested date */
        "backoffice.status": "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
        /** @description Username of the person who made the change */
        "backoffice.username": components["schemas"]["Username"];
        "backoffice.version": number;
        brand: string;
        /** @description Part of the business name */
        businessName: string;
        /** @description Required for AGENT and COMMERCIAL */
        "cart.customerCode": string;
        "catalogue.color": string;
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
        /** @description Beginning of the customer code */
        "customers.customerCode": string;
        /** @description Beginning of the code, or part of the name */
        "customers.searchString": string;
        "customers.sort": "businessName,asc" | "businessName,desc" | "customerCode,asc" | "customerCode,desc";
        deliveryId: string;
        description: string;
        dilution: "water" | "dust" | "solvent" | "noSolvent" | "liquid_uv";
        drying: "air" | "catalyzed" | "electrophoretic" | "oven" | "curing/UV";
        /** @description Reports what would change without saving it */
        dryRun: "true" | "false";
        emails: components["schemas"]["Email"][];
        entity: "user" | "customer_request" | "customer_invitation" | "update_customer_request" | "offer_request" | "order_request" | "order" | "contact_request" | "dealer" | "sds-documents" | "sds-batches" | "tds-versions" | "serials" | "b2c_tree" | "search_synonym" | "product_image" | "import" | "integration_key" | "webhook" | "job" | "mail";
        family: "acrylic" | "pvdf" | "epoxy" | "ketone" | "polyester" | "alkyl" | "nitrocellulose" | "unsaturated" | "clorocianuro" | "phenolic" | "silicones" | "urethane" | "vinyl" | "polyester_melamine";
        format: "csv" | "xlsx";
        id: string;
        /** @description The same key and body answers the first result again */
        "idempotency-key": string;
        "invitations.sort": "expiration,asc" | "expiration,desc" | "status,asc" | "status,desc" | "inviteeEmail,asc" | "inviteeEmail,desc" | "inviteeLastName,asc" | "inviteeLastName,desc";
        /** @description Language of the texts; falls back to English, Italian, then any. Omit for all languages. */
        lang: "it" | "en" | "de" | "fr" | "es" | "pl" | "ru" | "cs";
        language: components["schemas"]["UiLanguage"];
        /** @description Image name */
        lat: string;
        nameCode: string;
        /** @description Part of the offer number */
        number: string;
        onlyPreferred: "true" | "false";
        /** @description Part of the order code; for customers, also part of their own order number */
        orderCode: string;
        "ordered-products.sort": "lastOrderedOn,asc" | "lastOrderedOn,desc" | "lastQuantity,asc" | "lastQuantity,desc" | "productCode,asc" | "productCode,desc" | "brand,asc" | "brand,desc" | "preferred,asc" | "preferred,desc";
        /** @description Part of the customer's own order number or of the order code */
        "orders.orderCode": string;
        "orders.sort": "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
        /** @description ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date */
        "orders.status": "ALL" | "OPEN" | "LATE" | "I" | "A" | "B" | "C" | "E" | "F";
        page: number;
        /** @description Stores the valid rows; otherwise one invalid row rejects the import */
        partial: "true" | "false";
        pkg: string;
        /** @description `return=minimal` (RFC 7240) answers only the lines that the call changed */
        prefer: string;
        prefix: string;
        productClass: string;
        /** @description Part of the recipient's address */
        recipient: string;
        /** @description Answers UnusualQuantity to quantities far above what the customer has ordered before */
        refuseUnusual: "true" | "false";
        role: "USER" | "CUSTOMER" | "AGENT" | "COMMERCIAL" | "IT" | "ADMIN" | "CROMIA";
        "sds.color": string;
        "sds.customerCode": "" | string;
        /** @description Id of a line in a search result */
        "sds.id": string;
        /** @description Language code; CS is an alias of CZ */
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
        /** @description LATE: pending, and past the day by which an answer was expected */
        status: "LATE" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
        "tds.serial": string;
        type: "P" | "C";
        typology: "dye" | "paste" | "background" | "intermediate" | "washable" | "various" | "catalyst" | "thinner" | "converter" | "dust" | "back" | "impregnant" | "coat" | "raw_material" | "wp_floors_resins";
        username: components["schemas"]["Username"];
        vatNumber: string;
        /** @description Later version of the same sheet; defaults to the version of the line */
        version: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
