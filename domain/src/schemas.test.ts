import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as login from './accounts/login.ts';
import * as password from './accounts/password.ts';
import * as profile from './accounts/profile.ts';
import * as registration from './accounts/registration.ts';
import * as cart from './cart/cart-items.ts';
import * as product from './catalogue/product.ts';
import { productCodeSchema } from './catalogue/product-code.ts';
import * as search from './catalogue/search.ts';
import * as order from './checkout/order.ts';
import * as fromOffer from './checkout/order-from-offer.ts';
import * as customer from './customers/customer.ts';
import * as errors from './errors.ts';
import * as orderRequest from './orders/order-request.ts';

const modules = {
  login,
  password,
  profile,
  registration,
  cart,
  product,
  search,
  fromOffer,
  order,
  customer,
  errors,
  orderRequest,
};
const schemas = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [{ name, schema: value }] : [],
  ),
);

describe('every schema', () => {
  it.each(schemas)('$name converts to JSON Schema', ({ schema }) => {
    expect(z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' })).toBeTypeOf('object');
  });
});

/** All input schemas. */
const inputs = {
  login: login.loginSchema,
  refresh: login.refreshSchema,
  logout: login.logoutSchema,
  chosenPassword: password.chosenPasswordSchema,
  passwordChange: password.passwordChangeSchema,
  privateChange: profile.privateChangeSchema,
  companyChange: profile.companyChangeSchema,
  privateProfile: profile.privateProfileSchema.in,
  companyProfile: profile.companyProfileSchema.in,
  privateRegistration: registration.privateRegistrationSchema.in,
  companyRegistration: registration.companyRegistrationSchema.in,
  productCode: productCodeSchema,
  nameSearch: search.nameSearchSchema,
  advancedSearch: search.advancedSearchSchema,
  multiSearch: search.multiSearchSchema,
  addCartItems: cart.addCartItemsSchema.element,
  updateCart: cart.updateCartSchema,
  updateCartItem: cart.updateCartSchema.shape.items.element,
  deleteCartItems: cart.deleteCartItemsSchema,
  orderRequest: order.orderRequestBodySchema,
  orderRequestItem: order.orderRequestBodySchema.shape.items.element,
  offerRequest: order.offerRequestBodySchema,
  orderFromOffer: fromOffer.orderFromOfferBodySchema,
  orderRequestList: orderRequest.orderRequestListQuerySchema,
};
const GARBAGE = [
  undefined,
  null,
  '',
  ' ',
  7,
  -1e300,
  true,
  {},
  [],
  ['a'],
  'a\0b',
  '\ud800',
  'x'.repeat(50_000),
];

describe('every input', () => {
  it.each(Object.entries(inputs))(
    '%s reports invalid values as codes, never as sentences',
    (_name, schema) => {
      const allowedCodes: string[] = [...errors.FIELD_ERROR_CODES, ...errors.ERROR_CODES];
      for (const field of Object.keys(schema.shape)) {
        for (const value of GARBAGE) {
          const { error } = schema.safeParse({ [field]: value });
          const messages = (error?.issues ?? [])
            .filter(({ path }) => path.length > 0)
            .map(({ message }) => message);
          for (const message of messages)
            expect(allowedCodes, `${field}: ${JSON.stringify(value)}`).toContain(message);
        }
      }
    },
  );
});
