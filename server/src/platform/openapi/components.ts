import {
  accessTokenSchema,
  loginResponseSchema,
  tokensSchema,
  userSchema,
} from '@cromia/domain/accounts/login';
import { registrationSchema } from '@cromia/domain/accounts/registration';
import { listedUserSchema, userDetailSchema } from '@cromia/domain/accounts/user-desk';
import { requestDraftSchema } from '@cromia/domain/activation/request-forms';
import {
  customerRequestResponseSchema,
  customerRequestSummarySchema,
  deskRequestDetailSchema,
  deskRequestSchema,
  invitationResponseItemSchema,
  vatCheckResponseSchema,
} from '@cromia/domain/activation/request-responses';
import { countryField } from '@cromia/domain/addresses/countries';
import { cartChangeSchema, cartItemSchema, cartSchema } from '@cromia/domain/cart/cart-items';
import {
  quickOrderLineSchema,
  quickOrderProductSchema,
  quickOrderSchema,
} from '@cromia/domain/cart/quick-order';
import {
  pricesAndDiscountsSchema,
  productCodeChangeSchema,
  productVariantSchema,
  serialColorSchema,
} from '@cromia/domain/catalogue/product';
import { productCodeSchema } from '@cromia/domain/catalogue/product-code';
import { resultColorSchema, serialResultSchema } from '@cromia/domain/catalogue/search';
import { newSynonymSchema, searchCountSchema, synonymSchema } from '@cromia/domain/catalogue/search-words';
import { claimDetailSchema, claimSchema, newClaimSchema } from '@cromia/domain/claims/claim';
import { claimToDecideSchema } from '@cromia/domain/claims/claim-desk';
import { contactDetailSchema, contactRequestSchema } from '@cromia/domain/contact/contact-desk';
import { agreedPriceSchema } from '@cromia/domain/customers/agreed-prices';
import { addressSchema, contactSchema } from '@cromia/domain/customers/customer';
import {
  deskCustomerSchema,
  newCustomerProposalSchema,
  reportedCustomerSchema,
} from '@cromia/domain/customers/customer-desk';
import { customerProfileSchema } from '@cromia/domain/customers/customer-profile';
import { customerSummarySchema } from '@cromia/domain/customers/customer-summary';
import { portfolioOutcomeSchema } from '@cromia/domain/customers/portfolios/portfolio';
import { profileChangeSchema } from '@cromia/domain/customers/profile-changes';
import { requestedAddressSchema, requestedContactSchema } from '@cromia/domain/customers/requested-profile';
import { updateRequestDetailSchema, updateRequestSchema } from '@cromia/domain/customers/update-request';
import { sellerSchema } from '@cromia/domain/dealers/dealer';
import { dealerDetailSchema, dealerSchema, newDealerSchema } from '@cromia/domain/dealers/dealer-desk';
import { historyEntrySchema } from '@cromia/domain/decision';
import { fieldErrorSchema } from '@cromia/domain/errors';
import { emailField } from '@cromia/domain/fields';
import { priceRowSchema } from '@cromia/domain/integration/catalogue-rows';
import { eventSchema, eventTypeSchema } from '@cromia/domain/integration/event';
import { importResponseSchema, importSchema, rowErrorSchema } from '@cromia/domain/integration/import';
import { integrationKeySchema } from '@cromia/domain/integration/key';
import { accountBalanceSchema, creditNoticeSchema } from '@cromia/domain/invoices/account-balance';
import { invoiceSchema, reportedInvoiceSchema } from '@cromia/domain/invoices/invoice';
import { localizedTextSchema } from '@cromia/domain/languages';
import { attachmentSchema, conversationSchema, messageSchema } from '@cromia/domain/messages/message';
import { offerProposalSchema } from '@cromia/domain/messages/offer-proposal';
import {
  offeredTermsSchema,
  offerRequestItemSchema,
  offerRequestSchema,
  offerRequestToDecideSchema,
  offerRequestWithMessageSchema,
  pricedItemSchema,
  staffOfferRequestSchema,
} from '@cromia/domain/offers/offer-request';
import { offerVersionSchema } from '@cromia/domain/offers/offer-versions';
import {
  orderItemSchema,
  orderSchema,
  orderToDecideSchema,
  staffOrderSchema,
} from '@cromia/domain/orders/order';
import {
  createdIdSchema,
  createdOrderRequestSchema,
  orderRequestDecisionSchema,
  orderRequestItemResponseSchema,
  orderRequestSchema,
  orderRequestToDecideSchema,
  staffOrderRequestSchema,
} from '@cromia/domain/orders/order-request';
import { tileSchema } from '@cromia/domain/private-catalogue/tree';
import { treeUploadDetailSchema, treeUploadSchema } from '@cromia/domain/private-catalogue/upload';
import { listedImageSchema, storedImageSchema } from '@cromia/domain/product-images/product-image';
import { sdsDeliverySchema, sdsSentSchema } from '@cromia/domain/sds/sending';
import { sdsSchema } from '@cromia/domain/sds/sheet';
import { sdsDocumentSchema } from '@cromia/domain/sds/upload';
import { shipmentDetailSchema, shipmentItemSchema, shipmentSchema } from '@cromia/domain/shipments/shipment';
import {
  shoppingListItemSchema,
  shoppingListSchema,
  shoppingListSummarySchema,
} from '@cromia/domain/shopping-lists/shopping-list';
import { technicalSchema } from '@cromia/domain/tds/technical';
import { tdsDocumentSchema } from '@cromia/domain/tds/upload';
import { deliveryDetailSchema, deliverySchema, webhookSchema } from '@cromia/domain/webhooks/webhook';
import { z } from 'zod';
import { documentedProblemSchema } from './problem-schema.ts';

/** The schemas with a name in the OpenAPI document; all others are inlined. */
const COMPONENTS: Record<string, z.ZodType> = {
  AccessToken: accessTokenSchema,
  Address: addressSchema,
  AgreedPrice: agreedPriceSchema,
  Cart: cartSchema,
  CartChange: cartChangeSchema,
  CartItem: cartItemSchema,
  Contact: contactSchema,
  ContactRequest: contactRequestSchema,
  ContactRequestDetail: contactDetailSchema,
  Country: countryField(),
  Created: createdIdSchema,
  CreatedOrderRequest: createdOrderRequestSchema,
  Invoice: invoiceSchema,
  ReportedInvoice: reportedInvoiceSchema,
  AccountBalance: accountBalanceSchema,
  CreditNotice: creditNoticeSchema,
  Customer: customerProfileSchema,
  CustomerAtDesk: deskCustomerSchema,
  NewCustomerProposal: newCustomerProposalSchema,
  CustomerRequest: customerRequestResponseSchema,
  CustomerRequestSummary: customerRequestSummarySchema,
  CustomerRequestAtDesk: deskRequestSchema,
  CustomerRequestToDecide: deskRequestDetailSchema,
  CustomerSummary: customerSummarySchema,
  CustomerRequestDraft: requestDraftSchema,
  Dealer: dealerSchema,
  DealerDetail: dealerDetailSchema,
  DraftAddress: requestDraftSchema.shape.addresses.unwrap().element,
  DraftContact: requestDraftSchema.shape.contacts.unwrap().element,
  Decision: orderRequestDecisionSchema,
  Email: emailField(),
  ShoppingList: shoppingListSchema,
  ShoppingListItem: shoppingListItemSchema,
  ShoppingListSummary: shoppingListSummarySchema,
  FieldError: fieldErrorSchema,
  HistoryEntry: historyEntrySchema,
  Import: importSchema,
  ImportResult: importResponseSchema,
  ImportRowError: rowErrorSchema,
  ImportedProductCode: priceRowSchema.shape.productCode,
  IntegrationKey: integrationKeySchema,
  EventType: eventTypeSchema,
  Event: eventSchema,
  Webhook: webhookSchema,
  WebhookDelivery: deliverySchema,
  WebhookDeliveryDetail: deliveryDetailSchema,
  Invitation: invitationResponseItemSchema,
  NewDealer: newDealerSchema,
  LocalizedText: localizedTextSchema,
  ListedImage: listedImageSchema,
  Login: loginResponseSchema,
  OfferRequest: offerRequestSchema,
  OfferRequestAtDesk: staffOfferRequestSchema,
  OfferRequestItem: offerRequestItemSchema,
  OfferRequestItemToPrice: pricedItemSchema,
  OfferRequestToDecide: offerRequestToDecideSchema,
  OfferRequestWithMessage: offerRequestWithMessageSchema,
  OfferProposal: offerProposalSchema,
  OfferVersion: offerVersionSchema,
  Conversation: conversationSchema,
  MessageAttachment: attachmentSchema,
  ConversationMessage: messageSchema,
  OfferedTerms: offeredTermsSchema,
  Order: orderSchema,
  OrderAtDesk: staffOrderSchema,
  OrderItem: orderItemSchema,
  OrderRequest: orderRequestSchema,
  OrderRequestAtDesk: staffOrderRequestSchema,
  OrderRequestItem: orderRequestItemResponseSchema,
  OrderRequestToDecide: orderRequestToDecideSchema,
  OrderToDecide: orderToDecideSchema,
  Shipment: shipmentSchema,
  ShipmentItem: shipmentItemSchema,
  ShipmentDetail: shipmentDetailSchema,
  Claim: claimSchema,
  ClaimDetail: claimDetailSchema,
  ClaimToDecide: claimToDecideSchema,
  NewClaim: newClaimSchema,
  PortfolioChange: portfolioOutcomeSchema,
  PricesAndDiscounts: pricesAndDiscountsSchema,
  Problem: documentedProblemSchema,
  ProductCode: productCodeSchema,
  ProductCodeChange: productCodeChangeSchema,
  ProductVariant: productVariantSchema,
  ProfileChange: profileChangeSchema,
  QuickOrder: quickOrderSchema,
  QuickOrderLine: quickOrderLineSchema,
  QuickOrderProduct: quickOrderProductSchema,
  Registration: registrationSchema,
  ReportedCustomer: reportedCustomerSchema,
  RequestedAddress: requestedAddressSchema,
  RequestedContact: requestedContactSchema,
  ResultColor: resultColorSchema,
  Sds: sdsSchema,
  SdsDelivery: sdsDeliverySchema,
  SdsDocument: sdsDocumentSchema,
  SdsSending: sdsSentSchema.shape.deliveries.element,
  SdsSent: sdsSentSchema,
  SearchCount: searchCountSchema,
  Seller: sellerSchema,
  Serial: serialResultSchema,
  NewSynonym: newSynonymSchema,
  StoredImage: storedImageSchema,
  Synonym: synonymSchema,
  SerialColor: serialColorSchema,
  TdsDocument: tdsDocumentSchema,
  TechnicalValues: technicalSchema,
  Tile: tileSchema,
  Tokens: tokensSchema,
  TreeUpload: treeUploadSchema,
  TreeUploadDetail: treeUploadDetailSchema,
  User: userSchema,
  UserAtDesk: listedUserSchema,
  UserDetail: userDetailSchema,
  UpdateRequest: updateRequestSchema,
  UpdateRequestDetail: updateRequestDetailSchema,
  VatCheck: vatCheckResponseSchema,
};

/** Names the schemas, so that the OpenAPI document refers to them. */
export function nameComponents(): void {
  for (const [id, schema] of Object.entries(COMPONENTS)) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}
