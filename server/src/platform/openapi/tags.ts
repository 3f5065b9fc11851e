/** The groups of operations, in the order of the reference. A new tag needs a line here. */
const TAGS: Readonly<Record<string, string>> = {
  integration:
    'Calls for other programs, such as an ERP, with an integration key. The guide describes how they fit together.',
  accounts: 'Registration, login, sessions, and the account of the current user.',
  activation: 'Requests of companies to become customers.',
  invitations: 'Invitations of people to act for a customer.',
  people: 'People of a customer, with their role and limits.',
  customers: 'Customers with their addresses, contacts and terms.',
  catalogue: 'Search and details of products, their prices and images.',
  'ordered-products': 'Products that a customer has ordered before.',
  cart: 'The cart of a user for a customer.',
  'shopping-lists': 'Lists of products that a customer buys again and again.',
  'stock-watches': 'Products that a user waits for until they are back in stock.',
  checkout: 'Order requests and offer requests for lines of the cart.',
  approvals: 'Approvals of order requests within a company.',
  offers: 'Offer requests and offers.',
  orders: 'Order requests and orders.',
  shipments: 'Shipments with their tracking and delivery notes.',
  claims: 'Complaints about shipped goods, with photos and messages.',
  hazards: 'Confirmations of training for hazardous products.',
  statements: 'What a customer bought in a year.',
  sds: 'Safety data sheets and their delivery.',
  tds: 'Technical data sheets.',
  dealers: 'Dealers that sell the products.',
  contact: 'Contact requests.',
  'private-catalogue': 'Catalogue for private persons.',
  overview: 'Key figures of the back office.',
  backoffice: "Calls for the manufacturer's staff.",
  public: 'Public facts about the manufacturer and the portal.',
  operation: 'State of the process, for supervisors and load balancers.',
  demo: 'Mails of the demo.',
};

/** Lists the tags that operations use, with their descriptions. @throws Error for a tag without one */
export function listTags(used: ReadonlySet<string>): { name: string; description: string }[] {
  const missing = [...used].filter((name) => TAGS[name] === undefined);
  if (missing.length > 0) throw new Error(`describe the tags ${missing.join(', ')} in openapi/tags.ts`);
  return Object.entries(TAGS).flatMap(([name, description]) =>
    used.has(name) ? [{ name, description }] : [],
  );
}
