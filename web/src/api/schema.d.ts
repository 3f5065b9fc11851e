// Made from the OpenAPI document of the server by `npm run generate`; do not edit.

export interface paths {
    "/api/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
                        username: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessToken: string;
                            refreshToken: string;
                            user: {
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
                                /** @enum {string} */
                                language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
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
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnauthorizedLogin, Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UserDisabled */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/token-refreshing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
                        username: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessToken: string;
                            refreshToken: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accent: string | null;
                            address: string;
                            cookieUrl: string | null;
                            /** @description What stands in for the back office */
                            dashboardUrl: string | null;
                            /** @enum {string} */
                            defaultLanguage: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/mailbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One mail that left
         * @description Access: `demo.mailbox`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{productClass}/{serial}/{color}/{pkg}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product, with the other packagings of its colour and the colours of its serial
         * @description Access: `catalogue.read`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: never;
                path: {
                    color: string;
                    pkg: string;
                    productClass: string;
                    serial: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Codes of application methods, separated by commas */
                            applications: string;
                            /**
                             * @description Derived from status, stock and tsc
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
                            /** @description Text by language code */
                            colorDescription: {
                                cs?: string;
                                de?: string;
                                en?: string;
                                es?: string;
                                fr?: string;
                                it?: string;
                                pl?: string;
                                ru?: string;
                            };
                            /** @description Every colour of this serial */
                            colors: {
                                color: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                hex: string | null;
                                pkgs: string[];
                            }[];
                            diluent: string | null;
                            /** @description Specific weight, kg/l */
                            dna: number | null;
                            /** @description Shelf life in months */
                            expires: number | null;
                            /** @description sRGB of the colour as #RRGGBB, null where no value is known */
                            hex: string | null;
                            id: {
                                color: string;
                                pkg: string;
                                productClass: string;
                                serial: string;
                            };
                            inStock: boolean;
                            /** @enum {string} */
                            intest: "I" | "E" | "IE";
                            /** @description Image name */
                            lat: string | null;
                            /** @description Store link */
                            link: string | null;
                            /** @description Text by language code */
                            longDescription: {
                                cs?: string;
                                de?: string;
                                en?: string;
                                es?: string;
                                fr?: string;
                                it?: string;
                                pl?: string;
                                ru?: string;
                            };
                            /** @description Gross weight of one package, kg */
                            plo: number;
                            preferred: boolean;
                            pricesAndDiscounts: {
                                agentCommissionPct?: number;
                                discountPct1?: number;
                                discountPct2?: number;
                                /** @description EUR for one um, after both discounts */
                                finalUnitPrice: number;
                                priceListCode?: string;
                                /** @description EUR for one um, before discounts */
                                unitPrice?: number;
                            } | null;
                            productCodeChange: {
                                newColor: string;
                                newSerial: string;
                            } | null;
                            /** @description Content of one package in um */
                            qta: number;
                            /** @description Packages are sold in multiples of this */
                            qtyPkgMultiplier: number;
                            /** @description Coverage, m2 per kg */
                            resakg: number | null;
                            /** @description Coverage, m2 per litre */
                            resalt: number | null;
                            /** @description Text by language code */
                            shortDescription: {
                                cs?: string;
                                de?: string;
                                en?: string;
                                es?: string;
                                fr?: string;
                                it?: string;
                                pl?: string;
                                ru?: string;
                            };
                            /** @description A sold, C code changed, E removed, otherwise not available */
                            status: string;
                            /** @description S available, N on request only, otherwise on request */
                            tsc: string;
                            /** @description Unit of measure: kg or l */
                            um: string;
                            /** @description Units that one package is priced for */
                            unitQty: number;
                            /** @description Every packaging of this colour */
                            variants: {
                                /**
                                 * @description Derived from status, stock and tsc
                                 * @enum {string}
                                 */
                                availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                /** @description Specific weight, kg/l */
                                dna: number | null;
                                id: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                image: string | null;
                                inStock: boolean;
                                pkg: string;
                                /** @description Gross weight of one package, kg */
                                plo: number;
                                pricesAndDiscounts: {
                                    agentCommissionPct?: number;
                                    discountPct1?: number;
                                    discountPct2?: number;
                                    /** @description EUR for one um, after both discounts */
                                    finalUnitPrice: number;
                                    priceListCode?: string;
                                    /** @description EUR for one um, before discounts */
                                    unitPrice?: number;
                                } | null;
                                productCodeChange: {
                                    newColor: string;
                                    newSerial: string;
                                } | null;
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
                            }[];
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/filters/advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by serial and colour
         * @description Paged by serial, then colour; `serialsDto` repeats `content`. Access: `catalogue.search`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    customerCode?: string;
                    page?: number;
                    serial?: string;
                    size?: number;
                    sort?: "serial,asc" | "serial,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                brand: string;
                                colors: {
                                    color: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    hex: string | null;
                                    products: {
                                        brand: string;
                                        id: {
                                            color: string;
                                            pkg: string;
                                            productClass: string;
                                            serial: string;
                                        };
                                        image: string | null;
                                        inStock: boolean;
                                        pkg: string;
                                        status: string;
                                        tsc: string;
                                    }[];
                                }[];
                                productClass: string;
                                serial: string;
                                /** @description Text by language code */
                                shortDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                            }[];
                            empty: boolean;
                            first: boolean;
                            last: boolean;
                            number: number;
                            serialsDto: {
                                brand: string;
                                colors: {
                                    color: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    hex: string | null;
                                    products: {
                                        brand: string;
                                        id: {
                                            color: string;
                                            pkg: string;
                                            productClass: string;
                                            serial: string;
                                        };
                                        image: string | null;
                                        inStock: boolean;
                                        pkg: string;
                                        status: string;
                                        tsc: string;
                                    }[];
                                }[];
                                productClass: string;
                                serial: string;
                                /** @description Text by language code */
                                shortDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                            }[];
                            size: number;
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
                /** @description SearchFilterRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/filters/multi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by characteristics
         * @description Paged by serial, then colour; `serialsDto` repeats `content`. Access: `catalogue.search`.
         */
        get: {
            parameters: {
                query?: {
                    appMethod?: "brush" | "roller" | "sprinkle" | "airMix" | "airLess" | "spatula" | "sponge" | "rollerCoating" | "curtainCoater" | "immersion" | "trowel" | "flowCoatings" | "anode" | "cathode" | "cloth" | "conventional" | "hplv" | "electrostaticSpray" | "electrophoresisNS";
                    area?: "metal" | "wood" | "edil" | "edil_metal_wood" | "coil" | "plastic" | "paste" | "corrosion" | "techinal_management" | "tintometry" | "removal";
                    customerCode?: string;
                    dilution?: "water" | "dust" | "solvent" | "noSolvent" | "liquid_uv";
                    drying?: "air" | "catalyzed" | "electrophoretic" | "oven" | "curing/UV";
                    family?: "acrylic" | "pvdf" | "epoxy" | "ketone" | "polyester" | "alkyl" | "nitrocellulose" | "unsaturated" | "clorocianuro" | "phenolic" | "silicones" | "urethane" | "vinyl" | "polyester_melamine";
                    page?: number;
                    size?: number;
                    sort?: "serial,asc" | "serial,desc";
                    typology?: "dye" | "paste" | "background" | "intermediate" | "washable" | "various" | "catalyst" | "thinner" | "converter" | "dust" | "back" | "impregnant" | "coat" | "raw_material" | "wp_floors_resins";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                brand: string;
                                colors: {
                                    color: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    hex: string | null;
                                    products: {
                                        brand: string;
                                        id: {
                                            color: string;
                                            pkg: string;
                                            productClass: string;
                                            serial: string;
                                        };
                                        image: string | null;
                                        inStock: boolean;
                                        pkg: string;
                                        status: string;
                                        tsc: string;
                                    }[];
                                }[];
                                productClass: string;
                                serial: string;
                                /** @description Text by language code */
                                shortDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                            }[];
                            empty: boolean;
                            first: boolean;
                            last: boolean;
                            number: number;
                            serialsDto: {
                                brand: string;
                                colors: {
                                    color: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    hex: string | null;
                                    products: {
                                        brand: string;
                                        id: {
                                            color: string;
                                            pkg: string;
                                            productClass: string;
                                            serial: string;
                                        };
                                        image: string | null;
                                        inStock: boolean;
                                        pkg: string;
                                        status: string;
                                        tsc: string;
                                    }[];
                                }[];
                                productClass: string;
                                serial: string;
                                /** @description Text by language code */
                                shortDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                            }[];
                            size: number;
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
                /** @description SearchFilterRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/filters/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by name or code
         * @description Paged by serial, then colour; `serialsDto` repeats `content`. Access: `catalogue.search`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: string;
                    nameCode?: string;
                    page?: number;
                    size?: number;
                    sort?: "serial,asc" | "serial,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                brand: string;
                                colors: {
                                    color: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    hex: string | null;
                                    products: {
                                        brand: string;
                                        id: {
                                            color: string;
                                            pkg: string;
                                            productClass: string;
                                            serial: string;
                                        };
                                        image: string | null;
                                        inStock: boolean;
                                        pkg: string;
                                        status: string;
                                        tsc: string;
                                    }[];
                                }[];
                                productClass: string;
                                serial: string;
                                /** @description Text by language code */
                                shortDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                            }[];
                            empty: boolean;
                            first: boolean;
                            last: boolean;
                            number: number;
                            serialsDto: {
                                brand: string;
                                colors: {
                                    color: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    hex: string | null;
                                    products: {
                                        brand: string;
                                        id: {
                                            color: string;
                                            pkg: string;
                                            productClass: string;
                                            serial: string;
                                        };
                                        image: string | null;
                                        inStock: boolean;
                                        pkg: string;
                                        status: string;
                                        tsc: string;
                                    }[];
                                }[];
                                productClass: string;
                                serial: string;
                                /** @description Text by language code */
                                shortDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                            }[];
                            size: number;
                            totalElements: number;
                            totalPages: number;
                        };
                    };
                };
                /** @description SearchFilterRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Up to 8 serials, colours or products while a name or code is typed
         * @description Access: `catalogue.search`.
         */
        get: {
            parameters: {
                query: {
                    text: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            brand: string;
                            color: string | null;
                            colorDescription: {
                                cs?: string;
                                de?: string;
                                en?: string;
                                es?: string;
                                fr?: string;
                                it?: string;
                                pl?: string;
                                ru?: string;
                            } | null;
                            hex: string | null;
                            pkg: string | null;
                            productClass: string;
                            serial: string;
                            /** @description Text by language code */
                            shortDescription: {
                                cs?: string;
                                de?: string;
                                en?: string;
                                es?: string;
                                fr?: string;
                                it?: string;
                                pl?: string;
                                ru?: string;
                            };
                        }[];
                    };
                };
                /** @description SearchFilterRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description Default Response */
                200: {
                    headers: {
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
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
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
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sds/links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description UnauthorizedOrInvalid, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound, SdsDownloadError */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description RangeNotSatisfiable */
                416: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tds/pdf/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A technical data sheet as PDF
         * @description Saved as `TDS-{first 4}-{next up to 9}-{LANG}.pdf`, as Content-Disposition says. A single range is answered as that part (206). Access: `tds.download`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description missingTds, TdsError */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description RangeNotSatisfiable */
                416: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tds/versions/last/available-languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages of the technical data sheet of a product, each with its latest version
         * @description Access: `tds.languages`.
         */
        get: {
            parameters: {
                query: {
                    color?: string;
                    serial: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                            /** @description Serial and colour, or serial and line, as the name of the file needs it */
                            product: string;
                        }[];
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description missingTds */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
                    "application/json": {
                        /** @default false */
                        commercialUseConsent?: boolean;
                        confirmusername: string;
                        /** @enum {string} */
                        country: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                        firstname: string;
                        /**
                         * @default F
                         * @enum {string}
                         */
                        gender?: "F" | "M";
                        /** @enum {string} */
                        interested: "MTL" | "WOD" | "HOM" | "RSN";
                        /** @description The browser's locale; one that we do not have counts as Italian */
                        language?: string;
                        lastname: string;
                        /** @default false */
                        newsletterSubscribed?: boolean;
                        phonePrefix?: string | null;
                        privacyAccepted: boolean;
                        province?: string | null;
                        telephone?: string | null;
                        /** @enum {string} */
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
                        commercialUseConsent?: boolean;
                        confirmusername: string;
                        /** @enum {string} */
                        country: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                        firstname: string;
                        /**
                         * @default F
                         * @enum {string}
                         */
                        gender?: "F" | "M";
                        /** @description The browser's locale; one that we do not have counts as Italian */
                        language?: string;
                        lastname: string;
                        /** @default false */
                        newsletterSubscribed?: boolean;
                        phonePrefix: string;
                        privacyAccepted: boolean;
                        province?: string | null;
                        telephone: string;
                        /** @enum {string} */
                        type: "C";
                        username: string;
                        zipCode: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own user
         * @description Access: `accounts.read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                            /** @enum {string} */
                            language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
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
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{username}/confirm-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Become a user with the code of the mail, and choose a password
         * @description Access: `accounts.register`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: string;
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description UnauthorizedOrInvalid, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{username}/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ask for the link to a new password; no body is needed
         * @description Access: `accounts.reset-password`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/users/{username}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own password; all other sessions end
         * @description Access: `accounts.change-password`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description WrongPassword, PasswordUnchanged */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{username}/update-forgotten-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password with the code of the mail; all sessions end
         * @description Access: `accounts.reset-password`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: string;
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description UnauthorizedOrInvalid, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PasswordUnchanged */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/companies/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own user, company: profile fields, language, notification mails
         * @description Access: `accounts.change`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
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
                        /** @enum {string} */
                        country?: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessToken: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/users/privates/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own user, private: profile fields, language, notification mails
         * @description Access: `accounts.change`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    username: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        commercialUseConsent?: boolean;
                        /** @enum {string} */
                        country?: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessToken: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/users/request-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
                        /**
                         * @description Of the form, hence of the answer
                         * @enum {string}
                         */
                        language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
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
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/b2c/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Uploads of the private catalogue
         * @description Access: `backoffice.read`.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc";
                    status?: "PENDING" | "PUBLISHED" | "REJECTED" | "REPLACED" | "SUPERSEDED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/b2c/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One upload, how far it differs from what is shown, and its history
         * @description Access: `backoffice.read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            categories: number;
                            /** @description UTC instant */
                            createdOn: string;
                            decidedBy: string | null;
                            decidedOn: string | null;
                            /** @description Nodes that differ from the tree that is shown now */
                            difference: {
                                added: number;
                                changed: number;
                                moved: number;
                                removed: number;
                            };
                            fileName: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            /** Format: uuid */
                            id: string;
                            /** @description Different products, wherever they stand */
                            products: number;
                            reason: string | null;
                            /** @description Where its products are sold online, shops that are new first */
                            shops: {
                                host: string;
                                /** @description Whether the tree that is shown leads there too */
                                isKnown: boolean;
                                /** @description Different products of the upload that lead there */
                                links: number;
                            }[];
                            /** @enum {string} */
                            status: "PENDING" | "PUBLISHED" | "REJECTED" | "REPLACED" | "SUPERSEDED";
                            /** @description Null once the user is gone */
                            uploadedBy: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/b2c/uploads/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would change if an upload were shown, node by node
         * @description Access: `backoffice.read`.
         */
        get: {
            parameters: {
                query?: {
                    kind?: "added" | "changed" | "moved" | "removed";
                    page?: number;
                    size?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                code: string;
                                /** @description In which it differs; none for what is new or gone */
                                fields: ("name" | "description" | "image" | "brand" | "link" | "position")[];
                                /** @enum {string} */
                                kind: "added" | "changed" | "moved" | "removed";
                                /** @description As uploaded; of what is removed, as it is shown */
                                name: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description The category that it stands in; null on the first level */
                                parent: {
                                    code: string;
                                    /** @description Text by language code */
                                    name: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                } | null;
                                /** @description Where it stood, for what is moved */
                                previousParent: {
                                    code: string;
                                    /** @description Text by language code */
                                    name: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/b2c/uploads/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an upload to everybody at once, or reject it
         * @description A 409 carries as `outcome` how the upload stands. Access: `backoffice.private-catalogue`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "ACCEPTED" | "REJECTED";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            categories: number;
                            /** @description UTC instant */
                            createdOn: string;
                            decidedBy: string | null;
                            decidedOn: string | null;
                            /** @description Nodes that differ from the tree that is shown now */
                            difference: {
                                added: number;
                                changed: number;
                                moved: number;
                                removed: number;
                            };
                            fileName: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            /** Format: uuid */
                            id: string;
                            /** @description Different products, wherever they stand */
                            products: number;
                            reason: string | null;
                            /** @description Where its products are sold online, shops that are new first */
                            shops: {
                                host: string;
                                /** @description Whether the tree that is shown leads there too */
                                isKnown: boolean;
                                /** @description Different products of the upload that lead there */
                                links: number;
                            }[];
                            /** @enum {string} */
                            status: "PENDING" | "PUBLISHED" | "REJECTED" | "REPLACED" | "SUPERSEDED";
                            /** @description Null once the user is gone */
                            uploadedBy: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/b2c/uploads/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an earlier tree again, in place of the one that is shown
         * @description A 409 carries as `outcome` how the upload stands. Access: `backoffice.private-catalogue`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            categories: number;
                            /** @description UTC instant */
                            createdOn: string;
                            decidedBy: string | null;
                            decidedOn: string | null;
                            /** @description Nodes that differ from the tree that is shown now */
                            difference: {
                                added: number;
                                changed: number;
                                moved: number;
                                removed: number;
                            };
                            fileName: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            /** Format: uuid */
                            id: string;
                            /** @description Different products, wherever they stand */
                            products: number;
                            reason: string | null;
                            /** @description Where its products are sold online, shops that are new first */
                            shops: {
                                host: string;
                                /** @description Whether the tree that is shown leads there too */
                                isKnown: boolean;
                                /** @description Different products of the upload that lead there */
                                links: number;
                            }[];
                            /** @enum {string} */
                            status: "PENDING" | "PUBLISHED" | "REJECTED" | "REPLACED" | "SUPERSEDED";
                            /** @description Null once the user is gone */
                            uploadedBy: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/contact-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact requests
         * @description Access: `backoffice.contact-requests`.
         */
        get: {
            parameters: {
                query?: {
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    page?: number;
                    requestType?: "COMMERCIAL" | "PLATFORM" | "OTHER";
                    size?: number;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                /** @description UTC instant */
                                answeredOn: string | null;
                                /** @description UTC instant */
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
                                /** @description Of a user; null for a visitor, or once the user is gone */
                                username: string | null;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/contact-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One contact request with its history
         * @description Access: `backoffice.contact-requests`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description User name */
                            answeredBy: string | null;
                            /** @description UTC instant */
                            answeredOn: string | null;
                            /** @description UTC instant */
                            createdOn: string;
                            email: string;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            /** @enum {string} */
                            language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                            name: string;
                            request: string;
                            /** @enum {string} */
                            requestType: "COMMERCIAL" | "PLATFORM" | "OTHER";
                            /** @enum {string} */
                            status: "OPEN" | "ANSWERED";
                            /** @description Of a user; null for a visitor, or once the user is gone */
                            username: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/contact-requests/{id}/answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a contact request was answered
         * @description A 409 carries as `outcome` who was faster. Access: `backoffice.contact-requests`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description User name */
                            answeredBy: string | null;
                            /** @description UTC instant */
                            answeredOn: string | null;
                            /** @description UTC instant */
                            createdOn: string;
                            email: string;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            /** @enum {string} */
                            language: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                            name: string;
                            request: string;
                            /** @enum {string} */
                            requestType: "COMMERCIAL" | "PLATFORM" | "OTHER";
                            /** @enum {string} */
                            status: "OPEN" | "ANSWERED";
                            /** @description Of a user; null for a visitor, or once the user is gone */
                            username: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/customer-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests to become a customer; drafts are not among them
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Part of the name */
                    businessName?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    kind?: "NEW" | "EXISTING" | "MANAGED";
                    page?: number;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc" | "kind,asc" | "kind,desc" | "businessName,asc" | "businessName,desc" | "vatNumber,asc" | "vatNumber,desc";
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                    /** @description Beginning of the number */
                    vatNumber?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
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
                                /** @description User name of who asks */
                                requester: string;
                                /** @enum {string} */
                                status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                                /** @description UTC instant of the last change */
                                updatedOn: string;
                                vatNumber: string | null;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/customer-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request, beside what it resembles and with its history
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            addresses?: {
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
                            }[];
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
                            billingEmails?: string[];
                            businessName: string | null;
                            contacts?: {
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
                            }[];
                            /** @description UTC instant: when it was sent, or when its draft was first saved */
                            createdOn: string;
                            cromiaPotential?: (number | (string | null)) | null;
                            /** @description Of the customer that an accepted request led to */
                            customerBusinessName: string | null;
                            /** @description Of the customer that an accepted request led to */
                            customerCode: string | null;
                            /** @description User name */
                            decidedBy: string | null;
                            /** @description UTC instant of the decision */
                            decidedOn: string | null;
                            /** @description First e-mails that come back when the contact is unchecked (section 4) */
                            earlier?: {
                                billing?: string | null;
                                msds?: string | null;
                                testSheets?: string | null;
                                transportDocument?: string | null;
                            };
                            fiscalCode?: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            iban?: string | null;
                            id: string;
                            isRetailerOfBodywork?: boolean | null;
                            isRetailerOfConstruction?: boolean | null;
                            isRetailerOfMetal?: boolean | null;
                            isRetailerOfOwnership?: boolean | null;
                            isRetailerOfWood?: boolean | null;
                            /** @description The administrative contact is the person who asks */
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
                            /** @description For a new customer; null where none is made */
                            proposal: {
                                /** @description The next free one */
                                customerCode: string;
                                /** @description User names */
                                managers: string[];
                                priceListCode: string;
                            } | null;
                            /** @description What staff said when deciding */
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
                            /** @enum {string} */
                            status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                            /** @enum {string} */
                            step?: "Anagraphics" | "Addresses" | "Contacts" | "BankInformation" | "ConfirmRequest" | "CompanyPerspective" | "ContactsAgent";
                            testSheetsEmails?: string[];
                            tntNextRequired?: boolean | null;
                            totalConsumption?: (number | (string | null)) | null;
                            transportDocumentEmails?: string[];
                            /** @description UTC instant of the last change */
                            updatedOn: string;
                            vatNumber: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/customer-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or reject a request
         * @description A 409 after somebody else decided carries the outcome as `current`. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Of a new customer; without one, the next free code */
                        customerCode?: string;
                        /** @enum {string} */
                        decision: "ACCEPTED";
                        managers?: string[];
                        /** @enum {string} */
                        priceListCode?: "9" | "RIV" | "CPS" | "IND" | "SM pastes" | "SM converters" | "GE pastes" | "GE converters" | "LEG" | "DIL" | "IMB" | "ATT";
                        reason?: string;
                    } | {
                        /** @enum {string} */
                        decision: "REJECTED";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            addresses?: {
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
                            }[];
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
                            billingEmails?: string[];
                            businessName: string | null;
                            contacts?: {
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
                            }[];
                            /** @description UTC instant: when it was sent, or when its draft was first saved */
                            createdOn: string;
                            cromiaPotential?: (number | (string | null)) | null;
                            /** @description Of the customer that an accepted request led to */
                            customerBusinessName: string | null;
                            /** @description Of the customer that an accepted request led to */
                            customerCode: string | null;
                            /** @description User name */
                            decidedBy: string | null;
                            /** @description UTC instant of the decision */
                            decidedOn: string | null;
                            /** @description First e-mails that come back when the contact is unchecked (section 4) */
                            earlier?: {
                                billing?: string | null;
                                msds?: string | null;
                                testSheets?: string | null;
                                transportDocument?: string | null;
                            };
                            fiscalCode?: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            iban?: string | null;
                            id: string;
                            isRetailerOfBodywork?: boolean | null;
                            isRetailerOfConstruction?: boolean | null;
                            isRetailerOfMetal?: boolean | null;
                            isRetailerOfOwnership?: boolean | null;
                            isRetailerOfWood?: boolean | null;
                            /** @description The administrative contact is the person who asks */
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
                            /** @description For a new customer; null where none is made */
                            proposal: {
                                /** @description The next free one */
                                customerCode: string;
                                /** @description User names */
                                managers: string[];
                                priceListCode: string;
                            } | null;
                            /** @description What staff said when deciding */
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
                            /** @enum {string} */
                            status: "DRAFT" | "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                            /** @enum {string} */
                            step?: "Anagraphics" | "Addresses" | "Contacts" | "BankInformation" | "ConfirmRequest" | "CompanyPerspective" | "ContactsAgent";
                            testSheetsEmails?: string[];
                            tntNextRequired?: boolean | null;
                            totalConsumption?: (number | (string | null)) | null;
                            transportDocumentEmails?: string[];
                            /** @description UTC instant of the last change */
                            updatedOn: string;
                            vatNumber: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict, VatNumberExists */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/customer-requests/managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            firstname: string;
                            lastname: string;
                            role: string;
                            username: string;
                        }[];
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/dealers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dealers
         * @description Access: `backoffice.dealers`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Those who serve them, whoever else they serve */
                    kind?: "PRIVATE" | "PROFESSIONAL";
                    page?: number;
                    /** @description Part of the name or town, or beginning of the postal code */
                    searchString?: string;
                    size?: number;
                    sort?: "businessName,asc" | "businessName,desc" | "city,asc" | "city,desc" | "postalCode,asc" | "postalCode,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                businessName: string;
                                city: string;
                                country: string;
                                email: string | null;
                                forPrivate: boolean;
                                forProfessional: boolean;
                                id: string;
                                latitude: number;
                                longitude: number;
                                /** @description The dealer’s own link to a map */
                                mapLink: string | null;
                                phone: string | null;
                                postalCode: string;
                                province: string | null;
                                street: string;
                                /** @description Rises with each change */
                                version: number;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Put a dealer on the map
         * @description Access: `backoffice.dealers`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        businessName: string;
                        city: string;
                        /** @enum {string} */
                        country: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                        email: string | null;
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
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/dealers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One dealer with its history
         * @description Access: `backoffice.dealers`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            businessName: string;
                            city: string;
                            country: string;
                            email: string | null;
                            forPrivate: boolean;
                            forProfessional: boolean;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            latitude: number;
                            longitude: number;
                            /** @description The dealer’s own link to a map */
                            mapLink: string | null;
                            phone: string | null;
                            postalCode: string;
                            province: string | null;
                            street: string;
                            /** @description Rises with each change */
                            version: number;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        businessName: string;
                        city: string;
                        /** @enum {string} */
                        country: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                        email: string | null;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            businessName: string;
                            city: string;
                            country: string;
                            email: string | null;
                            forPrivate: boolean;
                            forProfessional: boolean;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            latitude: number;
                            longitude: number;
                            /** @description The dealer’s own link to a map */
                            mapLink: string | null;
                            phone: string | null;
                            postalCode: string;
                            province: string | null;
                            street: string;
                            /** @description Rises with each change */
                            version: number;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /**
         * Take a dealer off the map
         * @description A 409 tells that a colleague changed the dealer meanwhile: read it again. Access: `backoffice.dealers`.
         */
        delete: {
            parameters: {
                query: {
                    version: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sds: {
                                batches: number;
                                color: string;
                                files: {
                                    checksum: string | null;
                                    /** @enum {string} */
                                    language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                                    /** @description Bytes; null for a specimen that is composed */
                                    size: number | null;
                                    uploadedBy: string | null;
                                    /** Format: date-time */
                                    uploadedOn: string;
                                    withdrawalReason: string | null;
                                    /** @description Since when nobody is given it any more */
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
                                /** @description The day from which the next version holds */
                                supersededOn: string | null;
                                /** Format: date */
                                validFrom: string;
                                version: number;
                                withdrawalReason: string | null;
                                /** @description Since when nobody is given it any more */
                                withdrawnOn: string | null;
                            }[];
                            tds: {
                                checksum: string | null;
                                color: string | null;
                                /** Format: uuid */
                                id: string;
                                /** @description Whether it is the one that is given to whoever asks */
                                isLatest: boolean;
                                /** @enum {string} */
                                language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                                publishedBy: string | null;
                                /** Format: date-time */
                                publishedOn: string;
                                serial: string;
                                /** @description Bytes; null for one that is composed from the technical data */
                                size: number | null;
                                version: number;
                                withdrawalReason: string | null;
                                /** @description Since when nobody is given it any more */
                                withdrawnOn: string | null;
                            }[];
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/integration-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys of other software, those that hold first
         * @description Access: `backoffice.integration-keys`.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "name,asc" | "name,desc" | "lastUsedOn,asc" | "lastUsedOn,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description User name; null once the user is gone */
                            createdBy: string | null;
                            /** @description UTC instant */
                            createdOn: string;
                            /** @description Last characters of the key */
                            ending: string;
                            id: string;
                            /** @description Shown this once: only a hash is kept */
                            key: string;
                            /** @description UTC instant, to within minutes */
                            lastUsedOn: string | null;
                            name: string;
                            /** @description UTC instant */
                            revokedOn: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/integration-keys/{id}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key; it is refused from the next call
         * @description Access: `backoffice.integration-keys`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/offer-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offer requests of all customers
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "expirationDate,asc" | "expirationDate,desc";
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                acceptMultipleShipping: boolean;
                                businessName: string;
                                canOrder: boolean;
                                canRequestAgain: boolean;
                                /** @description UTC instant */
                                createdOn: string;
                                customerCode: string;
                                /** @description Of an accepted offer: days that it still holds, today not counted */
                                daysLeft: number | null;
                                deliveryDateRequested: string;
                                /** @description Last day on which the offer may be ordered, or the request have been answered */
                                expirationDate: string | null;
                                id: string;
                                /** @description Lines of the request */
                                itemCount: number;
                                /** @description In a list the first 50; all in the detail */
                                items: {
                                    brand: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description Short description of the serial */
                                    description: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    discountPct1: number | null;
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    discountPct2: number | null;
                                    /** @description EUR for one um; null until the offer is made */
                                    finalUnitPrice: number | null;
                                    hex: string | null;
                                    id: string;
                                    plo: number;
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    priceListCode: string | null;
                                    productCode: {
                                        color: string;
                                        pkg: string;
                                        productClass: string;
                                        serial: string;
                                    };
                                    /** @description Packages */
                                    quantity: number;
                                    /** @description EUR; null until the offer is made */
                                    rowTotal: number | null;
                                    /** @description kg */
                                    rowWeight: number;
                                    um: string;
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    unitPrice: number | null;
                                    unitQty: number;
                                }[];
                                note: string | null;
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
                                /** @description Who sent it; null once the user is gone */
                                username: string | null;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/offer-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One offer request with the prices of today, what was paid last, and its history
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            acceptMultipleShipping: boolean;
                            businessName: string;
                            canOrder: boolean;
                            canRequestAgain: boolean;
                            /** @description UTC instant */
                            createdOn: string;
                            customerCode: string;
                            /** @description Of an accepted offer: days that it still holds, today not counted */
                            daysLeft: number | null;
                            deliveryDateRequested: string;
                            /** @description Last day on which the offer may be ordered, or the request have been answered */
                            expirationDate: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            /** @description Lines of the request */
                            itemCount: number;
                            items: {
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct1: number | null;
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct2: number | null;
                                /** @description EUR for one um; null until the offer is made */
                                finalUnitPrice: number | null;
                                hex: string | null;
                                id: string;
                                /** @description In the last order of this product */
                                lastPaid: {
                                    /** @description EUR for one um */
                                    finalUnitPrice: number;
                                    /** @description UTC instant */
                                    on: string;
                                } | null;
                                /** @description In this request, before it was requested anew; null when it never was */
                                offeredBefore: {
                                    /** @description Percent */
                                    discountPct1: number;
                                    /** @description Percent */
                                    discountPct2: number;
                                    /** @description EUR */
                                    finalUnitPrice: number;
                                    /** @description EUR */
                                    unitPrice: number;
                                } | null;
                                plo: number;
                                /** @description For AGENT, COMMERCIAL and staff */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR; null until the offer is made */
                                rowTotal: number | null;
                                /** @description kg */
                                rowWeight: number;
                                /** @description By the customer's terms; null without a price */
                                today: {
                                    agentCommissionPct?: number;
                                    discountPct1?: number;
                                    discountPct2?: number;
                                    /** @description EUR for one um, after both discounts */
                                    finalUnitPrice: number;
                                    priceListCode?: string;
                                    /** @description EUR for one um, before discounts */
                                    unitPrice?: number;
                                } | null;
                                um: string;
                                /** @description For AGENT, COMMERCIAL and staff */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            note: string | null;
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
                            /** @description Who sent it; null once the user is gone */
                            username: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/offer-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an offer, or reject the request
         * @description An offer has a price for every line. 409 names in `outcome` how it stands already. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "ACCEPTED" | "REJECTED";
                        /**
                         * Format: date
                         * @description Last day; 30 days from today by default
                         */
                        expirationDate?: string;
                        items?: {
                            discountPct1: number;
                            discountPct2: number;
                            productCode: {
                                color: string;
                                pkg: string;
                                productClass: string;
                                serial: string;
                            };
                            unitPrice: number;
                        }[];
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            acceptMultipleShipping: boolean;
                            businessName: string;
                            canOrder: boolean;
                            canRequestAgain: boolean;
                            /** @description UTC instant */
                            createdOn: string;
                            customerCode: string;
                            /** @description Of an accepted offer: days that it still holds, today not counted */
                            daysLeft: number | null;
                            deliveryDateRequested: string;
                            /** @description Last day on which the offer may be ordered, or the request have been answered */
                            expirationDate: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            /** @description Lines of the request */
                            itemCount: number;
                            items: {
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct1: number | null;
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct2: number | null;
                                /** @description EUR for one um; null until the offer is made */
                                finalUnitPrice: number | null;
                                hex: string | null;
                                id: string;
                                /** @description In the last order of this product */
                                lastPaid: {
                                    /** @description EUR for one um */
                                    finalUnitPrice: number;
                                    /** @description UTC instant */
                                    on: string;
                                } | null;
                                /** @description In this request, before it was requested anew; null when it never was */
                                offeredBefore: {
                                    /** @description Percent */
                                    discountPct1: number;
                                    /** @description Percent */
                                    discountPct2: number;
                                    /** @description EUR */
                                    finalUnitPrice: number;
                                    /** @description EUR */
                                    unitPrice: number;
                                } | null;
                                plo: number;
                                /** @description For AGENT, COMMERCIAL and staff */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR; null until the offer is made */
                                rowTotal: number | null;
                                /** @description kg */
                                rowWeight: number;
                                /** @description By the customer's terms; null without a price */
                                today: {
                                    agentCommissionPct?: number;
                                    discountPct1?: number;
                                    discountPct2?: number;
                                    /** @description EUR for one um, after both discounts */
                                    finalUnitPrice: number;
                                    priceListCode?: string;
                                    /** @description EUR for one um, before discounts */
                                    unitPrice?: number;
                                } | null;
                                um: string;
                                /** @description For AGENT, COMMERCIAL and staff */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            note: string | null;
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
                            /** @description Who sent it; null once the user is gone */
                            username: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/offer-requests/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One offer request as PDF
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/offer-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of all offer requests as CSV or .xlsx
         * @description The lines of the list with its filters and sort, at most 10000; page and size do not matter. The header x-list-cut says true where some are left out. Each line names its customer. Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    format: "csv" | "xlsx";
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "expirationDate,asc" | "expirationDate,desc";
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/order-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order requests of all customers
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                acceptMultipleShipping: boolean;
                                /** @description As it was when the request was sent */
                                address: {
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
                                /** @description For provider staff; null for a CUSTOMER */
                                agentNote: string | null;
                                businessName: string;
                                canRequestAgain: boolean;
                                /** @description UTC instant */
                                createdOn: string;
                                customerCode: string;
                                customerOrderCode: string;
                                deliveryDateRequested: string;
                                /** @description Last day on which staff may decide, or could have */
                                expirationDate: string | null;
                                genericNote: string | null;
                                id: string;
                                /** @description Lines of the request */
                                itemCount: number;
                                /** @description In a list the first 50; all in the detail */
                                items: {
                                    brand: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description Short description of the serial */
                                    description: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description For AGENT and COMMERCIAL */
                                    discountPct1: number | null;
                                    /** @description For AGENT and COMMERCIAL */
                                    discountPct2: number | null;
                                    /** @description EUR for one um */
                                    finalUnitPrice: number;
                                    hex: string | null;
                                    id: string;
                                    plo: number;
                                    /** @description For AGENT and COMMERCIAL */
                                    priceListCode: string | null;
                                    productCode: {
                                        color: string;
                                        pkg: string;
                                        productClass: string;
                                        serial: string;
                                    };
                                    /** @description Packages */
                                    quantity: number;
                                    /** @description EUR */
                                    rowTotal: number;
                                    /** @description kg */
                                    rowWeight: number;
                                    um: string;
                                    /** @description For AGENT and COMMERCIAL */
                                    unitPrice: number | null;
                                    unitQty: number;
                                }[];
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
                                /** @description Who sent it; null once the user is gone */
                                username: string | null;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/order-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order request with its history
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            acceptMultipleShipping: boolean;
                            /** @description As it was when the request was sent */
                            address: {
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
                            /** @description For provider staff; null for a CUSTOMER */
                            agentNote: string | null;
                            businessName: string;
                            canRequestAgain: boolean;
                            /** @description UTC instant */
                            createdOn: string;
                            customerCode: string;
                            customerOrderCode: string;
                            deliveryDateRequested: string;
                            /** @description Last day on which staff may decide, or could have */
                            expirationDate: string | null;
                            genericNote: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            /** @description Lines of the request */
                            itemCount: number;
                            /** @description In a list the first 50; all in the detail */
                            items: {
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT and COMMERCIAL */
                                discountPct1: number | null;
                                /** @description For AGENT and COMMERCIAL */
                                discountPct2: number | null;
                                /** @description EUR for one um */
                                finalUnitPrice: number;
                                hex: string | null;
                                id: string;
                                plo: number;
                                /** @description For AGENT and COMMERCIAL */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR */
                                rowTotal: number;
                                /** @description kg */
                                rowWeight: number;
                                um: string;
                                /** @description For AGENT and COMMERCIAL */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
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
                            /** @description Who sent it; null once the user is gone */
                            username: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/order-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an order request, which makes the order, or reject it
         * @description The order begins undertaken (I). 409 names in `outcome` how the request stands already. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "ACCEPTED" | "REJECTED";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            acceptMultipleShipping: boolean;
                            /** @description As it was when the request was sent */
                            address: {
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
                            /** @description For provider staff; null for a CUSTOMER */
                            agentNote: string | null;
                            businessName: string;
                            canRequestAgain: boolean;
                            /** @description UTC instant */
                            createdOn: string;
                            customerCode: string;
                            customerOrderCode: string;
                            deliveryDateRequested: string;
                            /** @description Last day on which staff may decide, or could have */
                            expirationDate: string | null;
                            genericNote: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            /** @description Lines of the request */
                            itemCount: number;
                            /** @description In a list the first 50; all in the detail */
                            items: {
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT and COMMERCIAL */
                                discountPct1: number | null;
                                /** @description For AGENT and COMMERCIAL */
                                discountPct2: number | null;
                                /** @description EUR for one um */
                                finalUnitPrice: number;
                                hex: string | null;
                                id: string;
                                plo: number;
                                /** @description For AGENT and COMMERCIAL */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR */
                                rowTotal: number;
                                /** @description kg */
                                rowWeight: number;
                                um: string;
                                /** @description For AGENT and COMMERCIAL */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
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
                            /** @description Who sent it; null once the user is gone */
                            username: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/order-requests/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order request as PDF
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/order-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of all order requests as CSV or .xlsx
         * @description The lines of the list with its filters and sort, at most 10000; page and size do not matter. The header x-list-cut says true where some are left out. Each line names its customer. Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    format: "csv" | "xlsx";
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of all customers
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    /** @description Part of the code */
                    orderCode?: string;
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
                    /** @description ALL and none are the same */
                    status?: "ALL" | "I" | "A" | "B" | "C" | "E" | "F";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                acceptMultipleShipping: boolean;
                                businessName: string;
                                customerCode: string;
                                /** @description Null for an order that came without a request */
                                customerOrderCode: string | null;
                                deliveryDate: string | null;
                                genericNote: string | null;
                                id: string;
                                /** @description Lines of the order */
                                itemCount: number;
                                /** @description In a list the first 50; all in the detail */
                                items: {
                                    brand: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description Short description of the serial */
                                    description: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    discountPct1: number | null;
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    discountPct2: number | null;
                                    /** @description EUR for one um */
                                    finalUnitPrice: number;
                                    hex: string | null;
                                    id: string;
                                    plo: number;
                                    productCode: {
                                        color: string;
                                        pkg: string;
                                        productClass: string;
                                        serial: string;
                                    };
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
                                    um: string;
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    unitPrice: number | null;
                                    unitQty: number;
                                }[];
                                orderCode: string;
                                orderRequestId: string | null;
                                /** @description Percent */
                                overallDiscount: number;
                                port: string | null;
                                /** @description UTC instant */
                                requestCreatedOn: string;
                                shippingNote: string | null;
                                /** @enum {string} */
                                status: "I" | "A" | "B" | "C" | "E" | "F";
                                /** @description EUR */
                                total: number;
                                /** @description kg */
                                totalWeight: number;
                                transportReason: string | null;
                                /** @description Percent */
                                unconditionalDiscount: number;
                                /** @description Who sent it; null once the user is gone */
                                username: string | null;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order with its history
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            acceptMultipleShipping: boolean;
                            businessName: string;
                            customerCode: string;
                            /** @description Null for an order that came without a request */
                            customerOrderCode: string | null;
                            deliveryDate: string | null;
                            genericNote: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            /** @description Lines of the order */
                            itemCount: number;
                            /** @description In a list the first 50; all in the detail */
                            items: {
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct1: number | null;
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct2: number | null;
                                /** @description EUR for one um */
                                finalUnitPrice: number;
                                hex: string | null;
                                id: string;
                                plo: number;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
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
                                um: string;
                                /** @description For AGENT, COMMERCIAL and staff */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            orderCode: string;
                            orderRequestId: string | null;
                            /** @description Percent */
                            overallDiscount: number;
                            port: string | null;
                            /** @description UTC instant */
                            requestCreatedOn: string;
                            shippingNote: string | null;
                            /** @enum {string} */
                            status: "I" | "A" | "B" | "C" | "E" | "F";
                            /** @description EUR */
                            total: number;
                            /** @description kg */
                            totalWeight: number;
                            transportReason: string | null;
                            /** @description Percent */
                            unconditionalDiscount: number;
                            /** @description Who sent it; null once the user is gone */
                            username: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order as PDF
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an order on
         * @description From I to C, E and F, and from I or C to B or A. `quantities` names lines that are not confirmed (C) or shipped (E) whole. 409 names in `outcome` where the order stands. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        quantities?: {
                            /** Format: uuid */
                            id: string;
                            quantity: number;
                        }[];
                        reason?: string;
                        /** @enum {string} */
                        status: "I" | "A" | "B" | "C" | "E" | "F";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            acceptMultipleShipping: boolean;
                            businessName: string;
                            customerCode: string;
                            /** @description Null for an order that came without a request */
                            customerOrderCode: string | null;
                            deliveryDate: string | null;
                            genericNote: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            /** @description Lines of the order */
                            itemCount: number;
                            /** @description In a list the first 50; all in the detail */
                            items: {
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct1: number | null;
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct2: number | null;
                                /** @description EUR for one um */
                                finalUnitPrice: number;
                                hex: string | null;
                                id: string;
                                plo: number;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
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
                                um: string;
                                /** @description For AGENT, COMMERCIAL and staff */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            orderCode: string;
                            orderRequestId: string | null;
                            /** @description Percent */
                            overallDiscount: number;
                            port: string | null;
                            /** @description UTC instant */
                            requestCreatedOn: string;
                            shippingNote: string | null;
                            /** @enum {string} */
                            status: "I" | "A" | "B" | "C" | "E" | "F";
                            /** @description EUR */
                            total: number;
                            /** @description kg */
                            totalWeight: number;
                            transportReason: string | null;
                            /** @description Percent */
                            unconditionalDiscount: number;
                            /** @description Who sent it; null once the user is gone */
                            username: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of all orders as CSV or .xlsx
         * @description The lines of the list with its filters and sort, at most 10000; page and size do not matter. The header x-list-cut says true where some are left out. Each line names its customer. Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    format: "csv" | "xlsx";
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    /** @description Part of the code */
                    orderCode?: string;
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
                    /** @description ALL and none are the same */
                    status?: "ALL" | "I" | "A" | "B" | "C" | "E" | "F";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/portfolios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agents and commercial users with the size of their portfolios
         * @description Access: `backoffice.portfolios`.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    role?: "AGENT" | "COMMERCIAL";
                    /** @description Part of the name or the address */
                    searchString?: string;
                    size?: number;
                    sort?: "lastname,asc" | "lastname,desc" | "username,asc" | "username,desc" | "role,asc" | "role,desc" | "customers,asc" | "customers,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/portfolios/{username}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customers of one portfolio
         * @description Access: `backoffice.portfolios`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Part of the name */
                    businessName?: string;
                    /** @description Beginning of the code */
                    customerCode?: string;
                    page?: number;
                    /** @description Beginning of the code, or part of the name */
                    searchString?: string;
                    size?: number;
                    sort?: "businessName,asc" | "businessName,desc" | "customerCode,asc" | "customerCode,desc";
                };
                header?: never;
                path: {
                    username: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                businessName: string;
                                customerCode: string;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Give customers to an agent or commercial user
         * @description Access: `backoffice.portfolios`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            assigned: number;
                            removed: number;
                            unchanged: number;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
                    username: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            assigned: number;
                            removed: number;
                            unchanged: number;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/portfolios/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers to choose from while typing, with those who manage them
         * @description Access: `backoffice.portfolios`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Beginning of the code, or part of the name */
                    searchString?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            businessName: string;
                            customerCode: string;
                            /** @description User names */
                            managers: string[];
                        }[];
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/portfolios/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            assigned: number;
                            removed: number;
                            unchanged: number;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/sds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of the safety data sheets
         * @description Access: `backoffice.documents`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    page?: number;
                    serial?: string;
                    site?: "ALC01" | "ALC02";
                    size?: number;
                    sort?: "publishedOn,asc" | "publishedOn,desc" | "serial,asc" | "serial,desc" | "validFrom,asc" | "validFrom,desc" | "version,asc" | "version,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                batches: number;
                                color: string;
                                files: {
                                    checksum: string | null;
                                    /** @enum {string} */
                                    language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                                    /** @description Bytes; null for a specimen that is composed */
                                    size: number | null;
                                    uploadedBy: string | null;
                                    /** Format: date-time */
                                    uploadedOn: string;
                                    withdrawalReason: string | null;
                                    /** @description Since when nobody is given it any more */
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
                                /** @description The day from which the next version holds */
                                supersededOn: string | null;
                                /** Format: date */
                                validFrom: string;
                                version: number;
                                withdrawalReason: string | null;
                                /** @description Since when nobody is given it any more */
                                withdrawnOn: string | null;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
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
                        /** @enum {string} */
                        language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batches: number;
                            color: string;
                            files: {
                                checksum: string | null;
                                /** @enum {string} */
                                language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                                /** @description Bytes; null for a specimen that is composed */
                                size: number | null;
                                uploadedBy: string | null;
                                /** Format: date-time */
                                uploadedOn: string;
                                withdrawalReason: string | null;
                                /** @description Since when nobody is given it any more */
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
                            /** @description The day from which the next version holds */
                            supersededOn: string | null;
                            /** Format: date */
                            validFrom: string;
                            version: number;
                            withdrawalReason: string | null;
                            /** @description Since when nobody is given it any more */
                            withdrawnOn: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/sds-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who was given which safety data sheet
         * @description Access: `sds.deliveries`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    page?: number;
                    /** @description Part of the address */
                    recipient?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "recipient,asc" | "recipient,desc" | "status,asc" | "status,desc";
                    status?: "PENDING" | "SENT" | "FAILED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                batch: string | null;
                                /** @enum {string} */
                                channel: "MAIL" | "LINK" | "DOWNLOAD";
                                /** @description SHA-256 of the file; of a composed specimen, of what it was composed from */
                                checksum: string;
                                color: string;
                                /** Format: date-time */
                                createdOn: string;
                                customerCode: string | null;
                                /** @description Why it has not arrived, in the words of the mail server */
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
                                /** @description Who sent it */
                                username: string;
                                version: number;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/sds-deliveries/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries a delivery that has failed again at once
         * @description It is the same mail: nobody receives it twice. Access: `sds.deliveries`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batch: string | null;
                            /** @enum {string} */
                            channel: "MAIL" | "LINK" | "DOWNLOAD";
                            /** @description SHA-256 of the file; of a composed specimen, of what it was composed from */
                            checksum: string;
                            color: string;
                            /** Format: date-time */
                            createdOn: string;
                            customerCode: string | null;
                            /** @description Why it has not arrived, in the words of the mail server */
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
                            /** @description Who sent it */
                            username: string;
                            version: number;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/sds-deliveries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deliveries as a table, oldest first
         * @description CSV in UTF-8 with semicolons; no cell is ever a formula. Access: `sds.deliveries`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    /** @description Part of the address */
                    recipient?: string;
                    serial?: string;
                    status?: "PENDING" | "SENT" | "FAILED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/sds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version of a safety data sheet, with its languages
         * @description Access: `backoffice.documents`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batches: number;
                            color: string;
                            files: {
                                checksum: string | null;
                                /** @enum {string} */
                                language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                                /** @description Bytes; null for a specimen that is composed */
                                size: number | null;
                                uploadedBy: string | null;
                                /** Format: date-time */
                                uploadedOn: string;
                                withdrawalReason: string | null;
                                /** @description Since when nobody is given it any more */
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
                            /** @description The day from which the next version holds */
                            supersededOn: string | null;
                            /** Format: date */
                            validFrom: string;
                            version: number;
                            withdrawalReason: string | null;
                            /** @description Since when nobody is given it any more */
                            withdrawnOn: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/sds/{id}/earlier-recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who received an earlier version in the last 12 months, and not yet this one
         * @description Access: `backoffice.documents`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            customerCode: string | null;
                            /** @description Whether the new version exists in the language that they received */
                            isAvailable: boolean;
                            /** @enum {string} */
                            language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                            /** Format: date-time */
                            receivedOn: string;
                            recipient: string;
                            /** @description The latest that they received */
                            version: number;
                        }[];
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Sends the new version to all of them, each in the language that they had
         * @description Only the version that holds today is sent so. Access: `backoffice.documents`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveries: {
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
                            }[];
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound, SdsDownloadError */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/sds/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a version of a safety data sheet, or one language of it
         * @description Nobody is given it any more; what was published, and who received it, stays on record. The language, or the next version, can be published anew. Access: `backoffice.documents`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
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
                        language?: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batches: number;
                            color: string;
                            files: {
                                checksum: string | null;
                                /** @enum {string} */
                                language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                                /** @description Bytes; null for a specimen that is composed */
                                size: number | null;
                                uploadedBy: string | null;
                                /** Format: date-time */
                                uploadedOn: string;
                                withdrawalReason: string | null;
                                /** @description Since when nobody is given it any more */
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
                            /** @description The day from which the next version holds */
                            supersededOn: string | null;
                            /** Format: date */
                            validFrom: string;
                            version: number;
                            withdrawalReason: string | null;
                            /** @description Since when nobody is given it any more */
                            withdrawnOn: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/sds/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batches: number;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of the technical data sheets
         * @description Access: `backoffice.documents`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    language?: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                    page?: number;
                    serial?: string;
                    size?: number;
                    sort?: "publishedOn,asc" | "publishedOn,desc" | "serial,asc" | "serial,desc" | "version,asc" | "version,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                checksum: string | null;
                                color: string | null;
                                /** Format: uuid */
                                id: string;
                                /** @description Whether it is the one that is given to whoever asks */
                                isLatest: boolean;
                                /** @enum {string} */
                                language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                                publishedBy: string | null;
                                /** Format: date-time */
                                publishedOn: string;
                                serial: string;
                                /** @description Bytes; null for one that is composed from the technical data */
                                size: number | null;
                                version: number;
                                withdrawalReason: string | null;
                                /** @description Since when nobody is given it any more */
                                withdrawnOn: string | null;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
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
                        /** @enum {string} */
                        language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                        serial: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            checksum: string | null;
                            color: string | null;
                            /** Format: uuid */
                            id: string;
                            /** @description Whether it is the one that is given to whoever asks */
                            isLatest: boolean;
                            /** @enum {string} */
                            language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                            publishedBy: string | null;
                            /** Format: date-time */
                            publishedOn: string;
                            serial: string;
                            /** @description Bytes; null for one that is composed from the technical data */
                            size: number | null;
                            version: number;
                            withdrawalReason: string | null;
                            /** @description Since when nobody is given it any more */
                            withdrawnOn: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tds/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a version of a technical data sheet
         * @description Nobody is given it any more, and the one before in its language holds again. Its number is not given twice. Access: `backoffice.documents`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            checksum: string | null;
                            color: string | null;
                            /** Format: uuid */
                            id: string;
                            /** @description Whether it is the one that is given to whoever asks */
                            isLatest: boolean;
                            /** @enum {string} */
                            language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                            publishedBy: string | null;
                            /** Format: date-time */
                            publishedOn: string;
                            serial: string;
                            /** @description Bytes; null for one that is composed from the technical data */
                            size: number | null;
                            version: number;
                            withdrawalReason: string | null;
                            /** @description Since when nobody is given it any more */
                            withdrawnOn: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tds/compositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
                        languages: ("IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU")[];
                        serial: string;
                        technical: {
                            /** @description kg/l at 20 °C; without it, that of the products */
                            density?: (number | "") | null;
                            /** @description H2O for water; without it, that of the serial */
                            diluent?: string | null;
                            /** @description µm, one number or a range such as 50-70 */
                            dryFilm?: (string | "") | null;
                            /** @description Gloss units at 60°, one number or a range such as 50-70 */
                            gloss?: (string | "") | null;
                            /** @description By weight with the hardener, as 100:20 D111 */
                            mixRatio?: string | null;
                            /** @description h at 20 °C */
                            potLifeHours?: (number | "") | null;
                            /** @description h */
                            recoatHours?: (number | "") | null;
                            /** @description m²/kg; without it, that of the serial */
                            resakg?: (number | "") | null;
                            /** @description m²/l; without it, that of the serial */
                            resalt?: (number | "") | null;
                            /** @description Months; without it, that of the serial */
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
                            /** @description With the cup or the method, as 70-90" DIN 4 */
                            viscosity?: string | null;
                            /** @description g/l, ready for use */
                            voc?: (number | "") | null;
                            /** @description Subcategory of Directive 2004/42/EC, Annex II A; absent for what is applied in industry only */
                            vocCategory?: (("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l") | "") | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            checksum: string | null;
                            color: string | null;
                            /** Format: uuid */
                            id: string;
                            /** @description Whether it is the one that is given to whoever asks */
                            isLatest: boolean;
                            /** @enum {string} */
                            language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                            publishedBy: string | null;
                            /** Format: date-time */
                            publishedOn: string;
                            serial: string;
                            /** @description Bytes; null for one that is composed from the technical data */
                            size: number | null;
                            version: number;
                            withdrawalReason: string | null;
                            /** @description Since when nobody is given it any more */
                            withdrawnOn: string | null;
                        }[];
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/tds/technical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the technical data sheet of a serial is composed from
         * @description Access: `backoffice.documents`.
         */
        get: {
            parameters: {
                query: {
                    serial: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            serial: string;
                            technical: {
                                /** @description kg/l at 20 °C; without it, that of the products */
                                density?: (number | "") | null;
                                /** @description H2O for water; without it, that of the serial */
                                diluent?: string | null;
                                /** @description µm, one number or a range such as 50-70 */
                                dryFilm?: (string | "") | null;
                                /** @description Gloss units at 60°, one number or a range such as 50-70 */
                                gloss?: (string | "") | null;
                                /** @description By weight with the hardener, as 100:20 D111 */
                                mixRatio?: string | null;
                                /** @description h at 20 °C */
                                potLifeHours?: (number | "") | null;
                                /** @description h */
                                recoatHours?: (number | "") | null;
                                /** @description m²/kg; without it, that of the serial */
                                resakg?: (number | "") | null;
                                /** @description m²/l; without it, that of the serial */
                                resalt?: (number | "") | null;
                                /** @description Months; without it, that of the serial */
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
                                /** @description With the cup or the method, as 70-90" DIN 4 */
                                viscosity?: string | null;
                                /** @description g/l, ready for use */
                                voc?: (number | "") | null;
                                /** @description Subcategory of Directive 2004/42/EC, Annex II A; absent for what is applied in industry only */
                                vocCategory?: (("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l") | "") | null;
                            };
                            versions: {
                                isComposed: boolean;
                                /** @enum {string} */
                                language: "IT" | "EN" | "FR" | "PL" | "ES" | "CS" | "DE" | "RU";
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/update-customer-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of customers’ data that were asked for
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Part of the name */
                    businessName?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    /** @description Beginning of the code */
                    customerCode?: string;
                    page?: number;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "status,asc" | "status,desc" | "businessName,asc" | "businessName,desc" | "customerCode,asc" | "customerCode,desc";
                    status?: "PENDING" | "ACCEPTED" | "REJECTED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/update-customer-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One change, old beside new field by field, with its history
         * @description Access: `backoffice.decide`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Of the customer, as it is today */
                            businessName: string;
                            changes: {
                                is: (string | number | boolean | string[]) | null;
                                /** @description Field as in `businessName`, `addresses.SD001.city`, `contacts.C003.email` */
                                path: string;
                                was: (string | number | boolean | string[]) | null;
                            }[];
                            /** @description UTC instant */
                            createdOn: string;
                            customerCode: string;
                            /** @description The version of the profile that was changed */
                            customerVersion: number;
                            /** @description User name */
                            decidedBy: string | null;
                            /** @description UTC instant */
                            decidedOn: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            /** @description The profile has changed since: it can only be rejected */
                            isOutdated: boolean;
                            /** @description What staff said when deciding */
                            reason: string | null;
                            /** @description User name of who asks; null once the user is gone */
                            requester: string | null;
                            requesterRole: string | null;
                            /** @enum {string} */
                            status: "PENDING" | "ACCEPTED" | "REJECTED";
                            vatNumber: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backoffice/update-customer-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a change to the profile, which raises its version, or reject it
         * @description A 409 carries as `current` how the change stands; PENDING when the profile has changed. Access: `backoffice.decide`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "ACCEPTED" | "REJECTED";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Of the customer, as it is today */
                            businessName: string;
                            changes: {
                                is: (string | number | boolean | string[]) | null;
                                /** @description Field as in `businessName`, `addresses.SD001.city`, `contacts.C003.email` */
                                path: string;
                                was: (string | number | boolean | string[]) | null;
                            }[];
                            /** @description UTC instant */
                            createdOn: string;
                            customerCode: string;
                            /** @description The version of the profile that was changed */
                            customerVersion: number;
                            /** @description User name */
                            decidedBy: string | null;
                            /** @description UTC instant */
                            decidedOn: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            id: string;
                            /** @description The profile has changed since: it can only be rejected */
                            isOutdated: boolean;
                            /** @description What staff said when deciding */
                            reason: string | null;
                            /** @description User name of who asks; null once the user is gone */
                            requester: string | null;
                            requesterRole: string | null;
                            /** @enum {string} */
                            status: "PENDING" | "ACCEPTED" | "REJECTED";
                            vatNumber: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/integration/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own cart
         * @description Access: `cart.read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Required for AGENT and COMMERCIAL */
                    customerCode?: string;
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changes?: {
                                /** @enum {string} */
                                code: "PriceChanged" | "PriceAssigned" | "PriceNotAssigned" | "ProductNotInStock" | "ProductInStock" | "ProductNotAvailable" | "ProductAvailable" | "ProductOnRequestOnly" | "IllegalItemQuantity" | "AlreadyInCart";
                                is: string | number | boolean | null;
                                /** @description Null for a product that could not be put into the cart */
                                itemId: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                was: string | number | boolean | null;
                            }[];
                            customerCode: string;
                            id: string;
                            /** @description Some line differs from what the customer was shown */
                            isDirty: boolean;
                            /** @description Lines of the cart */
                            itemCount: number;
                            /** @description All lines; with `Prefer: return=minimal` those that the call changed */
                            items: {
                                /** @enum {string} */
                                availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT and COMMERCIAL */
                                discountPct1: number | null;
                                /** @description For AGENT and COMMERCIAL */
                                discountPct2: number | null;
                                /** @description EUR for one um; null when no price is assigned */
                                finalUnitPrice: number | null;
                                hex: string | null;
                                id: string;
                                inStock: boolean;
                                plo: number;
                                preferred: boolean;
                                /** @description For AGENT and COMMERCIAL */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                qtyPkgMultiplier: number;
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR; null when no price is assigned */
                                rowTotal: number | null;
                                sortOrder: number;
                                status: string;
                                tsc: string;
                                um: string;
                                /** @description For AGENT and COMMERCIAL */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            /** @description The customer's unconditional discount on a whole order, percent */
                            overallDiscount: number;
                            username: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
                    customerCode?: string;
                };
                header?: {
                    /** @description `return=minimal` (RFC 7240) answers only the lines that the call changed */
                    prefer?: string;
                };
                path: {
                    prefix: string;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changes?: {
                                /** @enum {string} */
                                code: "PriceChanged" | "PriceAssigned" | "PriceNotAssigned" | "ProductNotInStock" | "ProductInStock" | "ProductNotAvailable" | "ProductAvailable" | "ProductOnRequestOnly" | "IllegalItemQuantity" | "AlreadyInCart";
                                is: string | number | boolean | null;
                                /** @description Null for a product that could not be put into the cart */
                                itemId: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                was: string | number | boolean | null;
                            }[];
                            customerCode: string;
                            id: string;
                            /** @description Some line differs from what the customer was shown */
                            isDirty: boolean;
                            /** @description Lines of the cart */
                            itemCount: number;
                            /** @description All lines; with `Prefer: return=minimal` those that the call changed */
                            items: {
                                /** @enum {string} */
                                availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT and COMMERCIAL */
                                discountPct1: number | null;
                                /** @description For AGENT and COMMERCIAL */
                                discountPct2: number | null;
                                /** @description EUR for one um; null when no price is assigned */
                                finalUnitPrice: number | null;
                                hex: string | null;
                                id: string;
                                inStock: boolean;
                                plo: number;
                                preferred: boolean;
                                /** @description For AGENT and COMMERCIAL */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                qtyPkgMultiplier: number;
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR; null when no price is assigned */
                                rowTotal: number | null;
                                sortOrder: number;
                                status: string;
                                tsc: string;
                                um: string;
                                /** @description For AGENT and COMMERCIAL */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            /** @description The customer's unconditional discount on a whole order, percent */
                            overallDiscount: number;
                            username: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IllegalItemQuantity */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
                    customerCode?: string;
                };
                header?: {
                    /** @description `return=minimal` (RFC 7240) answers only the lines that the call changed */
                    prefer?: string;
                };
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            productCode: {
                                color: string;
                                pkg: string;
                                productClass: string;
                                serial: string;
                            };
                            quantity?: number | null;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changes?: {
                                /** @enum {string} */
                                code: "PriceChanged" | "PriceAssigned" | "PriceNotAssigned" | "ProductNotInStock" | "ProductInStock" | "ProductNotAvailable" | "ProductAvailable" | "ProductOnRequestOnly" | "IllegalItemQuantity" | "AlreadyInCart";
                                is: string | number | boolean | null;
                                /** @description Null for a product that could not be put into the cart */
                                itemId: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                was: string | number | boolean | null;
                            }[];
                            customerCode: string;
                            id: string;
                            /** @description Some line differs from what the customer was shown */
                            isDirty: boolean;
                            /** @description Lines of the cart */
                            itemCount: number;
                            /** @description All lines; with `Prefer: return=minimal` those that the call changed */
                            items: {
                                /** @enum {string} */
                                availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT and COMMERCIAL */
                                discountPct1: number | null;
                                /** @description For AGENT and COMMERCIAL */
                                discountPct2: number | null;
                                /** @description EUR for one um; null when no price is assigned */
                                finalUnitPrice: number | null;
                                hex: string | null;
                                id: string;
                                inStock: boolean;
                                plo: number;
                                preferred: boolean;
                                /** @description For AGENT and COMMERCIAL */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                qtyPkgMultiplier: number;
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR; null when no price is assigned */
                                rowTotal: number | null;
                                sortOrder: number;
                                status: string;
                                tsc: string;
                                um: string;
                                /** @description For AGENT and COMMERCIAL */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            /** @description The customer's unconditional discount on a whole order, percent */
                            overallDiscount: number;
                            username: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, NoItemsSelected, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IllegalItemQuantity, ProductNotAvailable, ProductOnRequestOnly */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/carts/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add products; one that is there already adds up
         * @description Access: `cart.change`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Required for AGENT and COMMERCIAL */
                    customerCode?: string;
                };
                header?: {
                    /** @description `return=minimal` (RFC 7240) answers only the lines that the call changed */
                    prefer?: string;
                };
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        productCode: {
                            color: string;
                            pkg: string;
                            productClass: string;
                            serial: string;
                        };
                        quantity?: number | null;
                    }[];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changes?: {
                                /** @enum {string} */
                                code: "PriceChanged" | "PriceAssigned" | "PriceNotAssigned" | "ProductNotInStock" | "ProductInStock" | "ProductNotAvailable" | "ProductAvailable" | "ProductOnRequestOnly" | "IllegalItemQuantity" | "AlreadyInCart";
                                is: string | number | boolean | null;
                                /** @description Null for a product that could not be put into the cart */
                                itemId: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                was: string | number | boolean | null;
                            }[];
                            customerCode: string;
                            id: string;
                            /** @description Some line differs from what the customer was shown */
                            isDirty: boolean;
                            /** @description Lines of the cart */
                            itemCount: number;
                            /** @description All lines; with `Prefer: return=minimal` those that the call changed */
                            items: {
                                /** @enum {string} */
                                availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT and COMMERCIAL */
                                discountPct1: number | null;
                                /** @description For AGENT and COMMERCIAL */
                                discountPct2: number | null;
                                /** @description EUR for one um; null when no price is assigned */
                                finalUnitPrice: number | null;
                                hex: string | null;
                                id: string;
                                inStock: boolean;
                                plo: number;
                                preferred: boolean;
                                /** @description For AGENT and COMMERCIAL */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                qtyPkgMultiplier: number;
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR; null when no price is assigned */
                                rowTotal: number | null;
                                sortOrder: number;
                                status: string;
                                tsc: string;
                                um: string;
                                /** @description For AGENT and COMMERCIAL */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            /** @description The customer's unconditional discount on a whole order, percent */
                            overallDiscount: number;
                            username: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, NoItemsSelected, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IllegalItemQuantity, ProductNotAvailable, ProductOnRequestOnly */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
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
                    customerCode?: string;
                    ids: string;
                };
                header?: {
                    /** @description `return=minimal` (RFC 7240) answers only the lines that the call changed */
                    prefer?: string;
                };
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changes?: {
                                /** @enum {string} */
                                code: "PriceChanged" | "PriceAssigned" | "PriceNotAssigned" | "ProductNotInStock" | "ProductInStock" | "ProductNotAvailable" | "ProductAvailable" | "ProductOnRequestOnly" | "IllegalItemQuantity" | "AlreadyInCart";
                                is: string | number | boolean | null;
                                /** @description Null for a product that could not be put into the cart */
                                itemId: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                was: string | number | boolean | null;
                            }[];
                            customerCode: string;
                            id: string;
                            /** @description Some line differs from what the customer was shown */
                            isDirty: boolean;
                            /** @description Lines of the cart */
                            itemCount: number;
                            /** @description All lines; with `Prefer: return=minimal` those that the call changed */
                            items: {
                                /** @enum {string} */
                                availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT and COMMERCIAL */
                                discountPct1: number | null;
                                /** @description For AGENT and COMMERCIAL */
                                discountPct2: number | null;
                                /** @description EUR for one um; null when no price is assigned */
                                finalUnitPrice: number | null;
                                hex: string | null;
                                id: string;
                                inStock: boolean;
                                plo: number;
                                preferred: boolean;
                                /** @description For AGENT and COMMERCIAL */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                qtyPkgMultiplier: number;
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR; null when no price is assigned */
                                rowTotal: number | null;
                                sortOrder: number;
                                status: string;
                                tsc: string;
                                um: string;
                                /** @description For AGENT and COMMERCIAL */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            /** @description The customer's unconditional discount on a whole order, percent */
                            overallDiscount: number;
                            username: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/carts/quick-order/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check lines of text: `serial-color-pkg quantity`
         * @description Tolerant of blanks, tabs, commas, semicolons and lower case. Nothing is written. Access: `cart.change`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: never;
                path: {
                    prefix: string;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lines: {
                                /** @description Packages typed; null for none, which stands for the multiplier */
                                asked: number | null;
                                /** @description Null for a line that can go into the cart; BadRequest for what is no product code */
                                code: ("BadRequest" | "IllegalItemQuantity" | "NotFound" | "ProductNotAvailable" | "ProductOnRequestOnly") | null;
                                /** @description What was asked for is no multiple */
                                isRounded: boolean;
                                /** @description Place in what was sent, from 1 */
                                line: number;
                                product: {
                                    /** @enum {string} */
                                    availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                    brand: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description Short description of the serial */
                                    description: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    hex: string | null;
                                    inStock: boolean;
                                    plo: number;
                                    pricesAndDiscounts: {
                                        agentCommissionPct?: number;
                                        discountPct1?: number;
                                        discountPct2?: number;
                                        /** @description EUR for one um, after both discounts */
                                        finalUnitPrice: number;
                                        priceListCode?: string;
                                        /** @description EUR for one um, before discounts */
                                        unitPrice?: number;
                                    } | null;
                                    productCode: {
                                        color: string;
                                        pkg: string;
                                        productClass: string;
                                        serial: string;
                                    };
                                    productCodeChange: {
                                        newColor: string;
                                        newSerial: string;
                                    } | null;
                                    qtyPkgMultiplier: number;
                                    /** @description Packages: what was asked for, rounded up to the multiplier */
                                    quantity: number;
                                    /** @description EUR; null when no price is assigned */
                                    rowTotal: number | null;
                                    status: string;
                                    tsc: string;
                                    um: string;
                                    unitQty: number;
                                } | null;
                                /** @description What may have been meant, the likeliest first */
                                suggestions: {
                                    /** @enum {string} */
                                    availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                    brand: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description Short description of the serial */
                                    description: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    hex: string | null;
                                    inStock: boolean;
                                    plo: number;
                                    pricesAndDiscounts: {
                                        agentCommissionPct?: number;
                                        discountPct1?: number;
                                        discountPct2?: number;
                                        /** @description EUR for one um, after both discounts */
                                        finalUnitPrice: number;
                                        priceListCode?: string;
                                        /** @description EUR for one um, before discounts */
                                        unitPrice?: number;
                                    } | null;
                                    productCode: {
                                        color: string;
                                        pkg: string;
                                        productClass: string;
                                        serial: string;
                                    };
                                    productCodeChange: {
                                        newColor: string;
                                        newSerial: string;
                                    } | null;
                                    qtyPkgMultiplier: number;
                                    /** @description Packages: what was asked for, rounded up to the multiplier */
                                    quantity: number;
                                    /** @description EUR; null when no price is assigned */
                                    rowTotal: number | null;
                                    status: string;
                                    tsc: string;
                                    um: string;
                                    unitQty: number;
                                }[];
                                text: string;
                            }[];
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/carts/quick-order/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the lines of a CSV or .xlsx file
         * @description A code in one column or in three, the quantity in a column behind it; the rest is passed over. At most 1000 lines and 2 MB. Nothing is written. Access: `cart.change`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: never;
                path: {
                    prefix: string;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lines: {
                                /** @description Packages typed; null for none, which stands for the multiplier */
                                asked: number | null;
                                /** @description Null for a line that can go into the cart; BadRequest for what is no product code */
                                code: ("BadRequest" | "IllegalItemQuantity" | "NotFound" | "ProductNotAvailable" | "ProductOnRequestOnly") | null;
                                /** @description What was asked for is no multiple */
                                isRounded: boolean;
                                /** @description Place in what was sent, from 1 */
                                line: number;
                                product: {
                                    /** @enum {string} */
                                    availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                    brand: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description Short description of the serial */
                                    description: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    hex: string | null;
                                    inStock: boolean;
                                    plo: number;
                                    pricesAndDiscounts: {
                                        agentCommissionPct?: number;
                                        discountPct1?: number;
                                        discountPct2?: number;
                                        /** @description EUR for one um, after both discounts */
                                        finalUnitPrice: number;
                                        priceListCode?: string;
                                        /** @description EUR for one um, before discounts */
                                        unitPrice?: number;
                                    } | null;
                                    productCode: {
                                        color: string;
                                        pkg: string;
                                        productClass: string;
                                        serial: string;
                                    };
                                    productCodeChange: {
                                        newColor: string;
                                        newSerial: string;
                                    } | null;
                                    qtyPkgMultiplier: number;
                                    /** @description Packages: what was asked for, rounded up to the multiplier */
                                    quantity: number;
                                    /** @description EUR; null when no price is assigned */
                                    rowTotal: number | null;
                                    status: string;
                                    tsc: string;
                                    um: string;
                                    unitQty: number;
                                } | null;
                                /** @description What may have been meant, the likeliest first */
                                suggestions: {
                                    /** @enum {string} */
                                    availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                    brand: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description Short description of the serial */
                                    description: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    hex: string | null;
                                    inStock: boolean;
                                    plo: number;
                                    pricesAndDiscounts: {
                                        agentCommissionPct?: number;
                                        discountPct1?: number;
                                        discountPct2?: number;
                                        /** @description EUR for one um, after both discounts */
                                        finalUnitPrice: number;
                                        priceListCode?: string;
                                        /** @description EUR for one um, before discounts */
                                        unitPrice?: number;
                                    } | null;
                                    productCode: {
                                        color: string;
                                        pkg: string;
                                        productClass: string;
                                        serial: string;
                                    };
                                    productCodeChange: {
                                        newColor: string;
                                        newSerial: string;
                                    } | null;
                                    qtyPkgMultiplier: number;
                                    /** @description Packages: what was asked for, rounded up to the multiplier */
                                    quantity: number;
                                    /** @description EUR; null when no price is assigned */
                                    rowTotal: number | null;
                                    status: string;
                                    tsc: string;
                                    um: string;
                                    unitQty: number;
                                }[];
                                text: string;
                            }[];
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that the customer has ordered, as they stand today
         * @description Access: `ordered-products.list`.
         */
        get: {
            parameters: {
                query?: {
                    brand?: string;
                    color?: string;
                    customerCode?: string;
                    description?: string;
                    onlyPreferred?: "true" | "false";
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "lastOrderedOn,asc" | "lastOrderedOn,desc" | "lastQuantity,asc" | "lastQuantity,desc" | "productCode,asc" | "productCode,desc" | "brand,asc" | "brand,desc" | "preferred,asc" | "preferred,desc";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                /**
                                 * @description Derived from status, stock and tsc
                                 * @enum {string}
                                 */
                                availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Specific weight, kg/l */
                                dna: number | null;
                                /** @description sRGB of the colour as #RRGGBB, null where no value is known */
                                hex: string | null;
                                id: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                inStock: boolean;
                                /** @description UTC instant of the last order or order request */
                                lastOrderedOn: string;
                                /** @description Packages ordered then */
                                lastQuantity: number;
                                /** @description Image name */
                                lat: string | null;
                                /** @description Gross weight of one package, kg */
                                plo: number;
                                preferred: boolean;
                                pricesAndDiscounts: {
                                    agentCommissionPct?: number;
                                    discountPct1?: number;
                                    discountPct2?: number;
                                    /** @description EUR for one um, after both discounts */
                                    finalUnitPrice: number;
                                    priceListCode?: string;
                                    /** @description EUR for one um, before discounts */
                                    unitPrice?: number;
                                } | null;
                                productCodeChange: {
                                    newColor: string;
                                    newSerial: string;
                                } | null;
                                /** @description Content of one package in um */
                                qta: number;
                                /** @description Packages are sold in multiples of this */
                                qtyPkgMultiplier: number;
                                /** @description Text by language code */
                                shortDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description A sold, C code changed, E removed, otherwise not available */
                                status: string;
                                /** @description S available, N on request only, otherwise on request */
                                tsc: string;
                                /** @description Unit of measure: kg or l */
                                um: string;
                                /** @description Units that one package is priced for */
                                unitQty: number;
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
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ordered products as CSV or .xlsx
         * @description The list with its filters and sort, at most 10000 rows; page and size do not matter. The header x-list-cut says true where some are left out. Access: `ordered-products.list`.
         */
        get: {
            parameters: {
                query: {
                    brand?: string;
                    color?: string;
                    customerCode?: string;
                    description?: string;
                    format: "csv" | "xlsx";
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    onlyPreferred?: "true" | "false";
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "lastOrderedOn,asc" | "lastOrderedOn,desc" | "lastQuantity,asc" | "lastQuantity,desc" | "productCode,asc" | "productCode,desc" | "brand,asc" | "brand,desc" | "preferred,asc" | "preferred,desc";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-products/preferred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Prefer a product, or no longer
         * @description The customer stands in the query, as in every call of the shop, or in the body. Access: `ordered-products.prefer`.
         */
        patch: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        color: string;
                        customerCode?: string;
                        pkg: string;
                        /** @description Without it the present state is turned round */
                        preferred?: boolean;
                        productClass: string;
                        serial: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: {
                                color: string;
                                pkg: string;
                                productClass: string;
                                serial: string;
                            };
                            preferred: boolean;
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customers that an agent or commercial user manages
         * @description Access: `customers.read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Part of the name */
                    businessName?: string;
                    /** @description Beginning of the code */
                    customerCode?: string;
                    page?: number;
                    /** @description Beginning of the code, or part of the name */
                    searchString?: string;
                    size?: number;
                    sort?: "businessName,asc" | "businessName,desc" | "customerCode,asc" | "customerCode,desc";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                businessName: string;
                                customerCode: string;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-profiles/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer profile: the own, or one of the portfolio
         * @description Access: `customers.read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            addresses: {
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
                            }[];
                            bankName: string | null;
                            billingEmails: string[];
                            businessName: string;
                            contacts: {
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
                            }[];
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
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-profiles/{code}/customer-requests/update-customer-requests/pendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Whether a change of the customer waits for a decision
         * @description 200 while one waits; 404 means that the profile can be edited. Access: `customers.request-edit`.
         */
        head: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-profiles/customer-requests/update-customer-requests/pendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to change the data of a customer of the portfolio
         * @description The whole profile as it is to be; the VAT number stays. Of the assessment and the bank, what is absent stays. Access: `customers.request-edit`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        addresses: {
                            /** @description Shipping addresses only */
                            businessName?: string | null;
                            city: string;
                            /** @description SL legal, SA administrative, SD001 and upward shipping */
                            code: string;
                            /** @enum {string} */
                            country: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                            /** @default false */
                            isDefault?: boolean;
                            /** @default false */
                            isShipping?: boolean;
                            note?: string | null;
                            province?: string | null;
                            streetAddress1: string;
                            streetAddress2?: string | null;
                            zipOrPostalCode: string;
                        }[];
                        bankName?: string | null;
                        billingEmails: string[];
                        businessName: string;
                        contacts: {
                            /** @description C001 purchasing, C002 administrative, then others */
                            code: string;
                            /** @description Of additional contacts */
                            department?: ("MNG" | "PRC" | "ADM" | "TCH" | "PRD" | "PNT" | "MNT" | "WRH") | null;
                            email: string;
                            firstName: string;
                            /** @enum {string} */
                            gender: "F" | "M";
                            /** @default false */
                            isAdministration?: boolean;
                            /** @default false */
                            isPurchasing?: boolean;
                            lastName: string;
                            /** @description International, as in +39 0444 512345 */
                            phoneNumber: string;
                            /** @enum {string} */
                            role: "GNM" | "PRP" | "DRC" | "DPH" | "OPR" | "MNG" | "BYR" | "OFW" | "DSG";
                        }[];
                        /** @description EUR a year */
                        cromiaPotential?: number | null;
                        /** @description Whom the caller acts for */
                        customerCode?: string;
                        /** @description The version of the profile that is changed */
                        customerVersion: number;
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
                        msdsEmails: string[];
                        pec?: ("" | string) | null;
                        resellingType?: string | null;
                        retailerShopWindows?: number | null;
                        /** @description m2 */
                        retailerSurface?: number | null;
                        sdiCode?: ("" | string) | null;
                        testSheetsEmails: string[];
                        tntNextRequired?: boolean;
                        /** @description EUR a year */
                        totalConsumption?: number | null;
                        transportDocumentEmails: string[];
                        vatNumber: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description EditRequestPending, Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-profiles/search/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers to choose from while typing: the own, those of the portfolio, or for staff all
         * @description Access: `customers.suggest`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Beginning of the code, or part of the name */
                    searchString?: string;
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            businessName: string;
                            customerCode: string;
                        }[];
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own requests for companies
         * @description Access: `activation.managed-requests`.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    sort?: "status,asc" | "status,desc" | "createdOn,asc" | "createdOn,desc" | "businessName,asc" | "businessName,desc";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a draft: the own one of the id, or without an id a new one
         * @description Access: `activation.managed-requests`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        addresses?: {
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
                        }[];
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
                        billingEmails?: string[];
                        businessName?: string | null;
                        contacts?: {
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
                        }[];
                        cromiaPotential?: (number | (string | null)) | null;
                        /** @description First e-mails that come back when the contact is unchecked (section 4) */
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
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            addresses?: {
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
                            }[];
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
                            billingEmails?: string[];
                            businessName: string | null;
                            contacts?: {
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
                            }[];
                            /** @description UTC instant: when it was sent, or when its draft was first saved */
                            createdOn: string;
                            cromiaPotential?: (number | (string | null)) | null;
                            /** @description Of the customer that an accepted request led to */
                            customerBusinessName: string | null;
                            /** @description Of the customer that an accepted request led to */
                            customerCode: string | null;
                            /** @description UTC instant of the decision */
                            decidedOn: string | null;
                            /** @description First e-mails that come back when the contact is unchecked (section 4) */
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
                            /** @description The administrative contact is the person who asks */
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
                            /** @description What staff said when deciding */
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
                            /** @description UTC instant of the last change */
                            updatedOn: string;
                            vatNumber: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict, TooManyDrafts */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One own draft
         * @description Access: `activation.managed-requests`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            addresses?: {
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
                            }[];
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
                            billingEmails?: string[];
                            businessName: string | null;
                            contacts?: {
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
                            }[];
                            /** @description UTC instant: when it was sent, or when its draft was first saved */
                            createdOn: string;
                            cromiaPotential?: (number | (string | null)) | null;
                            /** @description Of the customer that an accepted request led to */
                            customerBusinessName: string | null;
                            /** @description Of the customer that an accepted request led to */
                            customerCode: string | null;
                            /** @description UTC instant of the decision */
                            decidedOn: string | null;
                            /** @description First e-mails that come back when the contact is unchecked (section 4) */
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
                            /** @description The administrative contact is the person who asks */
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
                            /** @description What staff said when deciding */
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
                            /** @description UTC instant of the last change */
                            updatedOn: string;
                            vatNumber: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete an own draft, or take a request that has ended off the list
         * @description Access: `activation.managed-requests`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description deleteFail */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/pendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a request for a company
         * @description Access: `activation.managed-requests`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        addresses: {
                            /** @description Shipping addresses only */
                            businessName?: string | null;
                            city: string;
                            /** @description SL legal, SA administrative, SD001 and upward shipping */
                            code: string;
                            /** @enum {string} */
                            country: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                            /** @default false */
                            isDefault?: boolean;
                            /** @default false */
                            isShipping?: boolean;
                            note?: string | null;
                            province?: string | null;
                            streetAddress1: string;
                            streetAddress2?: string | null;
                            zipOrPostalCode: string;
                        }[];
                        billingEmails: string[];
                        businessName: string;
                        contacts: {
                            /** @description C001 purchasing, C002 administrative, then others */
                            code: string;
                            /** @description Of additional contacts */
                            department?: ("MNG" | "PRC" | "ADM" | "TCH" | "PRD" | "PNT" | "MNT" | "WRH") | null;
                            email: string;
                            firstName: string;
                            /** @enum {string} */
                            gender: "F" | "M";
                            /** @default false */
                            isAdministration?: boolean;
                            /** @default false */
                            isPurchasing?: boolean;
                            lastName: string;
                            /** @description International, as in +39 0444 512345 */
                            phoneNumber: string;
                            /** @enum {string} */
                            role: "GNM" | "PRP" | "DRC" | "DPH" | "OPR" | "MNG" | "BYR" | "OFW" | "DSG";
                        }[];
                        /** @description EUR a year */
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
                        msdsEmails: string[];
                        pec?: ("" | string) | null;
                        resellingType?: string | null;
                        retailerShopWindows?: number | null;
                        /** @description m2 */
                        retailerSurface?: number | null;
                        sdiCode?: ("" | string) | null;
                        testSheetsEmails: string[];
                        /** @default false */
                        tntNextRequired?: boolean;
                        /** @description EUR a year */
                        totalConsumption?: number | null;
                        transportDocumentEmails: string[];
                        vatNumber: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict, VatNumberExists, CustomerRequestExists */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/customer-requests/vat-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a company is a customer, or asked for, already
         * @description Access: `activation.managed-requests`.
         */
        get: {
            parameters: {
                query: {
                    vatNumber: string;
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            known: "no" | "customer" | "requested";
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/offer-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offer requests
         * @description Access: `offer-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "expirationDate,asc" | "expirationDate,desc";
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                acceptMultipleShipping: boolean;
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
                                items: {
                                    brand: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description Short description of the serial */
                                    description: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    discountPct1: number | null;
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    discountPct2: number | null;
                                    /** @description EUR for one um; null until the offer is made */
                                    finalUnitPrice: number | null;
                                    hex: string | null;
                                    id: string;
                                    plo: number;
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    priceListCode: string | null;
                                    productCode: {
                                        color: string;
                                        pkg: string;
                                        productClass: string;
                                        serial: string;
                                    };
                                    /** @description Packages */
                                    quantity: number;
                                    /** @description EUR; null until the offer is made */
                                    rowTotal: number | null;
                                    /** @description kg */
                                    rowWeight: number;
                                    um: string;
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    unitPrice: number | null;
                                    unitQty: number;
                                }[];
                                note: string | null;
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
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Request an offer for lines of the cart
         * @description Answers the fresh cart as `cart` beside a 409, when a line is not in it any more. Access: `offer-requests.create`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        acceptMultipleShipping: boolean;
                        /** Format: date */
                        deliveryDateRequested: string;
                        items: {
                            productCode: {
                                color: string;
                                pkg: string;
                                productClass: string;
                                serial: string;
                            };
                            quantity: number;
                        }[];
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, NoItemsSelected, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IllegalItemQuantity, ProductNotAvailable, ProductOnRequestOnly, DeliveryDateTooEarly, DeliveryDateTooLate, IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/offer-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One offer request
         * @description Access: `offer-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: never;
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            acceptMultipleShipping: boolean;
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
                            items: {
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct1: number | null;
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct2: number | null;
                                /** @description EUR for one um; null until the offer is made */
                                finalUnitPrice: number | null;
                                hex: string | null;
                                id: string;
                                plo: number;
                                /** @description For AGENT, COMMERCIAL and staff */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR; null until the offer is made */
                                rowTotal: number | null;
                                /** @description kg */
                                rowWeight: number;
                                um: string;
                                /** @description For AGENT, COMMERCIAL and staff */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            note: string | null;
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
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/offer-requests/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One offer request as PDF
         * @description Access: `offer-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: string;
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                };
                header?: never;
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/offer-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of the offer requests as CSV or .xlsx
         * @description The lines of the list with its filters and sort, at most 10000; page and size do not matter. The header x-list-cut says true where some are left out. Access: `offer-requests.list`.
         */
        get: {
            parameters: {
                query: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    format: "csv" | "xlsx";
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "expirationDate,asc" | "expirationDate,desc";
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "CLOSED" | "EXPIRED";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/offer-requests/rejected-or-accepted-but-expired/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a rejected or expired offer anew
         * @description The request waits for prices again, under its id; 409 names how it stands in `outcome`. Access: `offer-requests.create`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity, IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/order-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order requests
         * @description Access: `order-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                acceptMultipleShipping: boolean;
                                /** @description As it was when the request was sent */
                                address: {
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
                                items: {
                                    brand: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description Short description of the serial */
                                    description: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description For AGENT and COMMERCIAL */
                                    discountPct1: number | null;
                                    /** @description For AGENT and COMMERCIAL */
                                    discountPct2: number | null;
                                    /** @description EUR for one um */
                                    finalUnitPrice: number;
                                    hex: string | null;
                                    id: string;
                                    plo: number;
                                    /** @description For AGENT and COMMERCIAL */
                                    priceListCode: string | null;
                                    productCode: {
                                        color: string;
                                        pkg: string;
                                        productClass: string;
                                        serial: string;
                                    };
                                    /** @description Packages */
                                    quantity: number;
                                    /** @description EUR */
                                    rowTotal: number;
                                    /** @description kg */
                                    rowWeight: number;
                                    um: string;
                                    /** @description For AGENT and COMMERCIAL */
                                    unitPrice: number | null;
                                    unitQty: number;
                                }[];
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
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Send an order request for lines of the cart
         * @description Answers the fresh cart as `cart` beside a 409, when the lines are not what was shown, and beside a 422 for a line that is no longer in stock or sold. Access: `order-requests.create`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    prefix: string;
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
                            productCode: {
                                color: string;
                                pkg: string;
                                productClass: string;
                                serial: string;
                            };
                            quantity: number;
                        }[];
                        overallDiscount?: number;
                        shippingNote?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, NoItemsSelected, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict, PriceChanged */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IllegalItemQuantity, ProductNotInStock, ProductNotAvailable, ProductOnRequestOnly, PriceNotAssigned, DeliveryDateTooEarly, DeliveryDateTooLate, IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/order-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order request
         * @description Access: `order-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: never;
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            acceptMultipleShipping: boolean;
                            /** @description As it was when the request was sent */
                            address: {
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
                            items: {
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT and COMMERCIAL */
                                discountPct1: number | null;
                                /** @description For AGENT and COMMERCIAL */
                                discountPct2: number | null;
                                /** @description EUR for one um */
                                finalUnitPrice: number;
                                hex: string | null;
                                id: string;
                                plo: number;
                                /** @description For AGENT and COMMERCIAL */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR */
                                rowTotal: number;
                                /** @description kg */
                                rowWeight: number;
                                um: string;
                                /** @description For AGENT and COMMERCIAL */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
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
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/order-requests/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order request as PDF
         * @description Access: `order-requests.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: string;
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                };
                header?: never;
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/order-requests/expired/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an expired order request once more
         * @description Within 15 days after its last day, and only as it was priced: when prices, stock or terms have changed, its lines go through the cart, unless it was made from an offer, whose prices stand. It waits for a decision again under its id. Access: `order-requests.create`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict, PriceChanged */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ProductNotInStock, ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity, IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/order-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of the order requests as CSV or .xlsx
         * @description The lines of the list with its filters and sort, at most 10000; page and size do not matter. The header x-list-cut says true where some are left out. Access: `order-requests.list`.
         */
        get: {
            parameters: {
                query: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    format: "csv" | "xlsx";
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "deliveryDateRequested,asc" | "deliveryDateRequested,desc" | "status,asc" | "status,desc" | "customerOrderCode,asc" | "customerOrderCode,desc";
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "EXPIRED";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/order-requests/from-offer-request-accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order an accepted offer, once
         * @description Date, multiple shipping, lines and prices are the offer's. Access: `order-requests.create`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    prefix: string;
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
                        shippingNote?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description OfferNotAccepted */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PriceNotAssigned, ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity, IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/order-requests/redo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Put the lines of an order back into the cart
         * @description The id is that of an order in C, E or F, or of an order request that was rejected or has expired. Answers the cart; what cannot be ordered any more stands in `changes`. Repeated, it changes nothing more. Access: `order-requests.redo`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: never;
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changes?: {
                                /** @enum {string} */
                                code: "PriceChanged" | "PriceAssigned" | "PriceNotAssigned" | "ProductNotInStock" | "ProductInStock" | "ProductNotAvailable" | "ProductAvailable" | "ProductOnRequestOnly" | "IllegalItemQuantity" | "AlreadyInCart";
                                is: string | number | boolean | null;
                                /** @description Null for a product that could not be put into the cart */
                                itemId: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                was: string | number | boolean | null;
                            }[];
                            customerCode: string;
                            id: string;
                            /** @description Some line differs from what the customer was shown */
                            isDirty: boolean;
                            /** @description Lines of the cart */
                            itemCount: number;
                            /** @description All lines; with `Prefer: return=minimal` those that the call changed */
                            items: {
                                /** @enum {string} */
                                availability: "AVAILABLE" | "ON_REQUEST" | "CODECHANGE" | "REMOVED" | "UNAVAILABLE";
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT and COMMERCIAL */
                                discountPct1: number | null;
                                /** @description For AGENT and COMMERCIAL */
                                discountPct2: number | null;
                                /** @description EUR for one um; null when no price is assigned */
                                finalUnitPrice: number | null;
                                hex: string | null;
                                id: string;
                                inStock: boolean;
                                plo: number;
                                preferred: boolean;
                                /** @description For AGENT and COMMERCIAL */
                                priceListCode: string | null;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
                                qtyPkgMultiplier: number;
                                /** @description Packages */
                                quantity: number;
                                /** @description EUR; null when no price is assigned */
                                rowTotal: number | null;
                                sortOrder: number;
                                status: string;
                                tsc: string;
                                um: string;
                                /** @description For AGENT and COMMERCIAL */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            /** @description The customer's unconditional discount on a whole order, percent */
                            overallDiscount: number;
                            username: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description OrderNotRepeatable */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders
         * @description Access: `orders.list`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    /** @description Part of the code */
                    orderCode?: string;
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
                    /** @description ALL and none are the same */
                    status?: "ALL" | "I" | "A" | "B" | "C" | "E" | "F";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                acceptMultipleShipping: boolean;
                                /** @description Null for an order that came without a request */
                                customerOrderCode: string | null;
                                deliveryDate: string | null;
                                genericNote: string | null;
                                id: string;
                                /** @description Lines of the order */
                                itemCount: number;
                                /** @description In a list the first 50; all in the detail */
                                items: {
                                    brand: string;
                                    /** @description Text by language code */
                                    colorDescription: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description Short description of the serial */
                                    description: {
                                        cs?: string;
                                        de?: string;
                                        en?: string;
                                        es?: string;
                                        fr?: string;
                                        it?: string;
                                        pl?: string;
                                        ru?: string;
                                    };
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    discountPct1: number | null;
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    discountPct2: number | null;
                                    /** @description EUR for one um */
                                    finalUnitPrice: number;
                                    hex: string | null;
                                    id: string;
                                    plo: number;
                                    productCode: {
                                        color: string;
                                        pkg: string;
                                        productClass: string;
                                        serial: string;
                                    };
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
                                    um: string;
                                    /** @description For AGENT, COMMERCIAL and staff */
                                    unitPrice: number | null;
                                    unitQty: number;
                                }[];
                                orderCode: string;
                                orderRequestId: string | null;
                                /** @description Percent */
                                overallDiscount: number;
                                port: string | null;
                                /** @description UTC instant */
                                requestCreatedOn: string;
                                shippingNote: string | null;
                                /** @enum {string} */
                                status: "I" | "A" | "B" | "C" | "E" | "F";
                                /** @description EUR */
                                total: number;
                                /** @description kg */
                                totalWeight: number;
                                transportReason: string | null;
                                /** @description Percent */
                                unconditionalDiscount: number;
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
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description Access: `orders.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: string;
                };
                header?: never;
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            acceptMultipleShipping: boolean;
                            /** @description Null for an order that came without a request */
                            customerOrderCode: string | null;
                            deliveryDate: string | null;
                            genericNote: string | null;
                            id: string;
                            /** @description Lines of the order */
                            itemCount: number;
                            /** @description In a list the first 50; all in the detail */
                            items: {
                                brand: string;
                                /** @description Text by language code */
                                colorDescription: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Short description of the serial */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct1: number | null;
                                /** @description For AGENT, COMMERCIAL and staff */
                                discountPct2: number | null;
                                /** @description EUR for one um */
                                finalUnitPrice: number;
                                hex: string | null;
                                id: string;
                                plo: number;
                                productCode: {
                                    color: string;
                                    pkg: string;
                                    productClass: string;
                                    serial: string;
                                };
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
                                um: string;
                                /** @description For AGENT, COMMERCIAL and staff */
                                unitPrice: number | null;
                                unitQty: number;
                            }[];
                            orderCode: string;
                            orderRequestId: string | null;
                            /** @description Percent */
                            overallDiscount: number;
                            port: string | null;
                            /** @description UTC instant */
                            requestCreatedOn: string;
                            shippingNote: string | null;
                            /** @enum {string} */
                            status: "I" | "A" | "B" | "C" | "E" | "F";
                            /** @description EUR */
                            total: number;
                            /** @description kg */
                            totalWeight: number;
                            transportReason: string | null;
                            /** @description Percent */
                            unconditionalDiscount: number;
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/orders/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order as PDF
         * @description Access: `orders.list`.
         */
        get: {
            parameters: {
                query?: {
                    customerCode?: string;
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                };
                header?: never;
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of the orders as CSV or .xlsx
         * @description The lines of the list with its filters and sort, at most 10000; page and size do not matter. The header x-list-cut says true where some are left out. Access: `orders.list`.
         */
        get: {
            parameters: {
                query: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    description?: string;
                    format: "csv" | "xlsx";
                    language?: "it" | "en" | "de" | "es" | "fr" | "pl" | "ru";
                    /** @description Part of the code */
                    orderCode?: string;
                    page?: number;
                    pkg?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "requestCreatedOn,asc" | "requestCreatedOn,desc" | "orderCode,asc" | "orderCode,desc" | "deliveryDate,asc" | "deliveryDate,desc" | "status,asc" | "status,desc";
                    /** @description ALL and none are the same */
                    status?: "ALL" | "I" | "A" | "B" | "C" | "E" | "F";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/sds/autocompleteBatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The first 20 batches whose codes begin so
         * @description Access: `sds.search.batch`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: "" | string;
                    searchString: string;
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/sds/checklanguage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * In which languages a sheet exists
         * @description Access: `sds.download`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: "" | string;
                    /** @description The line of a search */
                    id: string;
                    /** @description A later version of the same sheet; without it the line's own */
                    version?: number;
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: boolean;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/sds/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sheets that the caller has sent, and what became of them
         * @description Access: `sds.send`.
         */
        get: {
            parameters: {
                query?: {
                    color?: string;
                    createdOnFrom?: string;
                    createdOnTo?: string;
                    customerCode?: string;
                    page?: number;
                    /** @description Part of the address */
                    recipient?: string;
                    serial?: string;
                    size?: number;
                    sort?: "createdOn,asc" | "createdOn,desc" | "recipient,asc" | "recipient,desc" | "status,asc" | "status,desc";
                    status?: "PENDING" | "SENT" | "FAILED";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                batch: string | null;
                                /** @enum {string} */
                                channel: "MAIL" | "LINK" | "DOWNLOAD";
                                /** @description SHA-256 of the file; of a composed specimen, of what it was composed from */
                                checksum: string;
                                color: string;
                                /** Format: date-time */
                                createdOn: string;
                                customerCode: string | null;
                                /** @description Why it has not arrived, in the words of the mail server */
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
                                /** @description Who sent it */
                                username: string;
                                version: number;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/sds/deliveries/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries a delivery that has failed again at once
         * @description Access: `sds.send`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batch: string | null;
                            /** @enum {string} */
                            channel: "MAIL" | "LINK" | "DOWNLOAD";
                            /** @description SHA-256 of the file; of a composed specimen, of what it was composed from */
                            checksum: string;
                            color: string;
                            /** Format: date-time */
                            createdOn: string;
                            customerCode: string | null;
                            /** @description Why it has not arrived, in the words of the mail server */
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
                            /** @description Who sent it */
                            username: string;
                            version: number;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/sds/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A safety data sheet as PDF
         * @description Saved as `SDS-{serial}{color}-{language}.pdf`, as Content-Disposition says. That a customer has taken it, all of it, is recorded. Access: `sds.download`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: "" | string;
                    /** @description The line of a search */
                    id: string;
                    language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                    /** @description Where the line was found by an order: the line is then one of that order */
                    orderCode?: string;
                    /** @description A later version of the same sheet; without it the line's own */
                    version?: number;
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound, SdsDownloadError */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description RangeNotSatisfiable */
                416: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/sds/findSdsByBatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Safety data sheets of a batch, by its code in either format
         * @description Access: `sds.search.batch`.
         */
        get: {
            parameters: {
                query: {
                    batch: string;
                    customerCode?: "" | string;
                    page?: number;
                    size?: number;
                    sort?: "date,asc" | "date,desc" | "batch,asc" | "batch,desc" | "serial,asc" | "serial,desc" | "color,asc" | "color,desc" | "version,asc" | "version,desc";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                /** @description Null for a sheet that was not found by a batch */
                                batch: string | null;
                                color: string;
                                /** @description The customer that the batch was made for */
                                customerCode: string | null;
                                /**
                                 * Format: date
                                 * @description Of the batch; without one, of the sheet
                                 */
                                date: string;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/sds/findSdsByFilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Safety data sheets of a site, or of a customer
         * @description With `site`, `serial`, `color` and `year` the site search, which customers may not do; without these three the customer search: `customerCode` and `year`. A CUSTOMER is always the customer, others must name one. Access: `sds.search.customer`.
         */
        get: {
            parameters: {
                query: {
                    color?: string;
                    /** @description Without a site: the customer search */
                    customerCode?: string;
                    page?: number;
                    serial?: string;
                    /** @description With serial and color: the site search */
                    site?: "ALC01" | "ALC02";
                    size?: number;
                    sort?: "date,asc" | "date,desc" | "batch,asc" | "batch,desc" | "serial,asc" | "serial,desc" | "color,asc" | "color,desc" | "version,asc" | "version,desc";
                    year: number;
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                /** @description Null for a sheet that was not found by a batch */
                                batch: string | null;
                                color: string;
                                /** @description The customer that the batch was made for */
                                customerCode: string | null;
                                /**
                                 * Format: date
                                 * @description Of the batch; without one, of the sheet
                                 */
                                date: string;
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
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/sds/findSdsByOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Safety data sheets of what an order holds
         * @description Access: `sds.search.document`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: "" | string;
                    orderCode: string;
                    page?: number;
                    size?: number;
                    sort?: "date,asc" | "date,desc" | "batch,asc" | "batch,desc" | "serial,asc" | "serial,desc" | "color,asc" | "color,desc" | "version,asc" | "version,desc";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                /** @description Null for a sheet that was not found by a batch */
                                batch: string | null;
                                color: string;
                                /** @description The customer that the batch was made for */
                                customerCode: string | null;
                                /**
                                 * Format: date
                                 * @description Of the batch; without one, of the sheet
                                 */
                                date: string;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/sds/findSdsByProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Safety data sheets of a product, in every version
         * @description By a code, whole or in part (`F120`, `F120-7035`), or by words of the name. Access: `sds.search.product`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: "" | string;
                    page?: number;
                    product: string;
                    size?: number;
                    sort?: "date,asc" | "date,desc" | "batch,asc" | "batch,desc" | "serial,asc" | "serial,desc" | "color,asc" | "color,desc" | "version,asc" | "version,desc";
                };
                header?: never;
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
                                /** @description Null for a sheet that was not found by a batch */
                                batch: string | null;
                                color: string;
                                /** @description The customer that the batch was made for */
                                customerCode: string | null;
                                /**
                                 * Format: date
                                 * @description Of the batch; without one, of the sheet
                                 */
                                date: string;
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/sds/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends a safety data sheet by mail
         * @description As the specification has it, with the fields in the query and the addresses parted by commas. It changes something all the same: prefer POST, and send an `Idempotency-Key`. Access: `sds.send`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: "" | string;
                    emails: string[];
                    /** @description The line of a search */
                    id: string;
                    language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                    /** @description Where the line was found by an order: the line is then one of that order */
                    orderCode?: string;
                    /** @description A later version of the same sheet; without it the line's own */
                    version?: number;
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveries: {
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
                            }[];
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
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound, SdsDownloadError */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description SdsSendError, IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Sends a safety data sheet by mail
         * @description One mail for each address, with the sheets attached or, when they are large, as links that expire. Repeated with the same `Idempotency-Key`, nothing is sent twice. Access: `sds.send`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: "" | string;
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        emails: string[];
                        /**
                         * Format: uuid
                         * @description The line of a search
                         */
                        id: string;
                        /** @enum {string} */
                        language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                        /** @description Where the line was found by an order: the line is then one of that order */
                        orderCode?: string;
                        /** @description A later version of the same sheet; without it the line's own */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveries: {
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
                            }[];
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
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound, SdsDownloadError */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description SdsSendError, IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/{prefix}/sds/sendAllByOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends every safety data sheet of an order by mail
         * @description As the specification has it, with the fields in the query and the addresses parted by commas. It changes something all the same: prefer POST, and send an `Idempotency-Key`. Access: `sds.send`.
         */
        get: {
            parameters: {
                query: {
                    customerCode?: "" | string;
                    emails: string[];
                    /** @description Sheets of the European regulation do not hold in the USA and Canada: true is refused */
                    isUsaOrCa?: boolean;
                    language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                    orderCode: string;
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveries: {
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
                            }[];
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
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound, SdsDownloadError */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description SdsSendError, IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Sends every safety data sheet of an order by mail
         * @description One mail for each address, with the sheets attached or, when they are large, as links that expire. Repeated with the same `Idempotency-Key`, nothing is sent twice. Access: `sds.send`.
         */
        post: {
            parameters: {
                query?: {
                    customerCode?: "" | string;
                };
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path: {
                    prefix: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        emails: string[];
                        /** @description Sheets of the European regulation do not hold in the USA and Canada: true is refused */
                        isUsaOrCa?: boolean;
                        /** @enum {string} */
                        language: "IT" | "CN" | "CZ" | "SR" | "SB" | "DE" | "EL" | "EN" | "ES" | "FR" | "NL" | "PL" | "PT" | "RM" | "RU" | "SK" | "SL" | "TR" | "HU";
                        orderCode: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveries: {
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
                            }[];
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
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound, SdsDownloadError */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description SdsSendError, IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/b2c": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The category tree of the private catalogue, as a whole
         * @description Access: `private-catalogue.read`.
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            brand: string | null;
                            /** @description Nodes of this very shape; none below a product */
                            children: unknown[];
                            code: string;
                            /** @description Text by language code */
                            description: {
                                cs?: string;
                                de?: string;
                                en?: string;
                                es?: string;
                                fr?: string;
                                it?: string;
                                pl?: string;
                                ru?: string;
                            };
                            image: string | null;
                            link: string | null;
                            /** @description Text by language code */
                            name: {
                                cs?: string;
                                de?: string;
                                en?: string;
                                es?: string;
                                fr?: string;
                                it?: string;
                                pl?: string;
                                ru?: string;
                            };
                        }[];
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            categories: number;
                            /** @description UTC instant */
                            createdOn: string;
                            decidedBy: string | null;
                            decidedOn: string | null;
                            /** @description Nodes that differ from the tree that is shown now */
                            difference: {
                                added: number;
                                changed: number;
                                moved: number;
                                removed: number;
                            };
                            fileName: string | null;
                            history: {
                                /** @description As capability.verb */
                                action: string;
                                /** @description UTC instant */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** @description Who did it; null for the portal itself or a user who is gone */
                                username: string | null;
                            }[];
                            /** Format: uuid */
                            id: string;
                            /** @description Different products, wherever they stand */
                            products: number;
                            reason: string | null;
                            /** @description Where its products are sold online, shops that are new first */
                            shops: {
                                host: string;
                                /** @description Whether the tree that is shown leads there too */
                                isKnown: boolean;
                                /** @description Different products of the upload that lead there */
                                links: number;
                            }[];
                            /** @enum {string} */
                            status: "PENDING" | "PUBLISHED" | "REJECTED" | "REPLACED" | "SUPERSEDED";
                            /** @description Null once the user is gone */
                            uploadedBy: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/b2c/amazon-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            link: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/b2c/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One level of the tree: a node, the way to it, and what lies directly below
         * @description Access: `private-catalogue.read`.
         */
        get: {
            parameters: {
                query?: {
                    path?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            children: {
                                brand: string | null;
                                code: string;
                                image: string | null;
                                isCategory: boolean;
                                /** @description Text by language code */
                                name: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Codes from the root on, as `path` of the query takes them */
                                path: string;
                                /** @description Products below it, however deep; 0 for a product */
                                products: number;
                            }[];
                            /** @description Null at the root */
                            node: {
                                brand: string | null;
                                code: string;
                                /** @description Text by language code */
                                description: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                image: string | null;
                                isCategory: boolean;
                                link: string | null;
                                /** @description Text by language code */
                                name: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Codes from the root on, as `path` of the query takes them */
                                path: string;
                                /** @description Products below it, however deep; 0 for a product */
                                products: number;
                            } | null;
                            /** @description From the root to the node itself; empty at the root */
                            trail: {
                                code: string;
                                /** @description Text by language code */
                                name: {
                                    cs?: string;
                                    de?: string;
                                    en?: string;
                                    es?: string;
                                    fr?: string;
                                    it?: string;
                                    pl?: string;
                                    ru?: string;
                                };
                                /** @description Codes from the root on, as `path` of the query takes them */
                                path: string;
                            }[];
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/b2c/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/customer/customer-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitations of the own customer
         * @description Access: `invitations.sent`.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    sort?: "expiration,asc" | "expiration,desc" | "status,asc" | "status,desc" | "inviteeEmail,asc" | "inviteeEmail,desc" | "inviteeLastName,asc" | "inviteeLastName,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/customer/customer-invitations/pendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person to act for the own customer
         * @description Access: `invitations.send`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        inviteeEmail: string;
                        inviteeFirstName: string;
                        inviteeLastName: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict, BelongsAlready */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /**
         * Take back an invitation that was not accepted
         * @description Access: `invitations.delete`.
         */
        delete: {
            parameters: {
                query: {
                    inviteeEmail: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description deleteFail */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/customer/customer-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            addresses: {
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
                            }[];
                            bankName: string | null;
                            billingEmails: string[];
                            businessName: string;
                            contacts: {
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
                            }[];
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
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/customer/customer-profiles/customer-requests/update-customer-requests/pendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to change the own customer data
         * @description The whole profile as it is to be; the VAT number stays. One change waits at a time. Access: `customers.own`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        addresses: {
                            /** @description Shipping addresses only */
                            businessName?: string | null;
                            city: string;
                            /** @description SL legal, SA administrative, SD001 and upward shipping */
                            code: string;
                            /** @enum {string} */
                            country: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                            /** @default false */
                            isDefault?: boolean;
                            /** @default false */
                            isShipping?: boolean;
                            note?: string | null;
                            province?: string | null;
                            streetAddress1: string;
                            streetAddress2?: string | null;
                            zipOrPostalCode: string;
                        }[];
                        bankName: string;
                        billingEmails: string[];
                        businessName: string;
                        contacts: {
                            /** @description C001 purchasing, C002 administrative, then others */
                            code: string;
                            /** @description Of additional contacts */
                            department?: ("MNG" | "PRC" | "ADM" | "TCH" | "PRD" | "PNT" | "MNT" | "WRH") | null;
                            email: string;
                            firstName: string;
                            /** @enum {string} */
                            gender: "F" | "M";
                            /** @default false */
                            isAdministration?: boolean;
                            /** @default false */
                            isPurchasing?: boolean;
                            lastName: string;
                            /** @description International, as in +39 0444 512345 */
                            phoneNumber: string;
                            /** @enum {string} */
                            role: "GNM" | "PRP" | "DRC" | "DPH" | "OPR" | "MNG" | "BYR" | "OFW" | "DSG";
                        }[];
                        cromiaPotential?: null;
                        /** @description The own one; another is 404 */
                        customerCode?: string;
                        /** @description The version of the profile that is changed */
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
                        msdsEmails: string[];
                        pec?: ("" | string) | null;
                        resellingType?: null;
                        retailerShopWindows?: null;
                        retailerSurface?: null;
                        sdiCode?: ("" | string) | null;
                        testSheetsEmails: string[];
                        tntNextRequired?: null;
                        totalConsumption?: null;
                        transportDocumentEmails: string[];
                        vatNumber: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description CustomerCodeRequired, BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description EditRequestPending, Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/sellers/{priv}/{professional}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dealers for private visitors, for professionals, or for either
         * @description Access: `dealers.read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Part of the name, in any case */
                    businessName?: string;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            businessName: string;
                            city: string;
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
                        }[];
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/user-company/customer-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitations that wait for the caller
         * @description Access: `invitations.received`.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    sort?: "expiration,asc" | "expiration,desc" | "status,asc" | "status,desc" | "inviteeEmail,asc" | "inviteeEmail,desc" | "inviteeLastName,asc" | "inviteeLastName,desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: {
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
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/user-company/customer-invitations/pendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
                        inviterUsername: string;
                        /** @enum {string} */
                        status: "ACCEPTED" | "REJECTED" | "REFUSED";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessToken: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description InvitationExpired */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/existing/pendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to belong to a customer that exists
         * @description Access: `activation.request`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description AssociationFailed */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new-and-existing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            addresses?: {
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
                            }[];
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
                            billingEmails?: string[];
                            businessName: string | null;
                            contacts?: {
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
                            }[];
                            /** @description UTC instant: when it was sent, or when its draft was first saved */
                            createdOn: string;
                            cromiaPotential?: (number | (string | null)) | null;
                            /** @description Of the customer that an accepted request led to */
                            customerBusinessName: string | null;
                            /** @description Of the customer that an accepted request led to */
                            customerCode: string | null;
                            /** @description UTC instant of the decision */
                            decidedOn: string | null;
                            /** @description First e-mails that come back when the contact is unchecked (section 4) */
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
                            /** @description The administrative contact is the person who asks */
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
                            /** @description What staff said when deciding */
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
                            /** @description UTC instant of the last change */
                            updatedOn: string;
                            vatNumber: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
                    "application/json": {
                        addresses?: {
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
                        }[];
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
                        billingEmails?: string[];
                        businessName?: string | null;
                        contacts?: {
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
                        }[];
                        cromiaPotential?: (number | (string | null)) | null;
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
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            addresses?: {
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
                            }[];
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
                            billingEmails?: string[];
                            businessName: string | null;
                            contacts?: {
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
                            }[];
                            /** @description UTC instant: when it was sent, or when its draft was first saved */
                            createdOn: string;
                            cromiaPotential?: (number | (string | null)) | null;
                            /** @description Of the customer that an accepted request led to */
                            customerBusinessName: string | null;
                            /** @description Of the customer that an accepted request led to */
                            customerCode: string | null;
                            /** @description UTC instant of the decision */
                            decidedOn: string | null;
                            /** @description First e-mails that come back when the contact is unchecked (section 4) */
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
                            /** @description The administrative contact is the person who asks */
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
                            /** @description What staff said when deciding */
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
                            /** @description UTC instant of the last change */
                            updatedOn: string;
                            vatNumber: string | null;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new/pendings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the request of a new company
         * @description Access: `activation.request`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The same key and body answers the first result again */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        addresses: {
                            /** @description Shipping addresses only */
                            businessName?: string | null;
                            city: string;
                            /** @description SL legal, SA administrative, SD001 and upward shipping */
                            code: string;
                            /** @enum {string} */
                            country: "AC" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GT" | "GU" | "GW" | "GY" | "HK" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TA" | "TC" | "TD" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                            /** @default false */
                            isDefault?: boolean;
                            /** @default false */
                            isShipping?: boolean;
                            note?: string | null;
                            province?: string | null;
                            streetAddress1: string;
                            streetAddress2?: string | null;
                            zipOrPostalCode: string;
                        }[];
                        bankName: string;
                        billingEmails: string[];
                        businessName: string;
                        contacts: {
                            /** @description C001 purchasing, C002 administrative, then others */
                            code: string;
                            /** @description Of additional contacts */
                            department?: ("MNG" | "PRC" | "ADM" | "TCH" | "PRD" | "PNT" | "MNT" | "WRH") | null;
                            email: string;
                            firstName: string;
                            /** @enum {string} */
                            gender: "F" | "M";
                            /** @default false */
                            isAdministration?: boolean;
                            /** @default false */
                            isPurchasing?: boolean;
                            lastName: string;
                            /** @description International, as in +39 0444 512345 */
                            phoneNumber: string;
                            /** @enum {string} */
                            role: "GNM" | "PRP" | "DRC" | "DPH" | "OPR" | "MNG" | "BYR" | "OFW" | "DSG";
                        }[];
                        fiscalCode?: ("" | string) | null;
                        iban: string;
                        msdsEmails: string[];
                        pec?: ("" | string) | null;
                        sdiCode?: ("" | string) | null;
                        testSheetsEmails: string[];
                        transportDocumentEmails: string[];
                        vatNumber: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict, VatNumberExists, CustomerRequestExists */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description IdempotencyKeyReused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/user-company/customer-requests/vat-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a company is a customer, or asked for, already
         * @description Access: `activation.request`.
         */
        get: {
            parameters: {
                query: {
                    vatNumber: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            known: "no" | "customer" | "requested";
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description TooManyRequests */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/user-company/delete-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
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
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description deleteFail */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/user-company/upgrade/to-customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessToken: string;
                        };
                    };
                };
                /** @description BadRequest */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotAllowed */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description NotFound */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Conflict */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description PayloadTooLarge */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description UnsupportedMediaType */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServerError */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description ServiceUnavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            code: string;
            errors?: {
                /** @enum {string} */
                code: "missing" | "invalidField" | "invalidLenght";
                /** @description Field as in `items.0.quantity` */
                path: string;
            }[];
            message: string;
            status: number;
            title: string;
            type: string;
        } & {
            [key: string]: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
