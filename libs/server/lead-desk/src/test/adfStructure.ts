/** The ADF 1.0 rules of an element: its children in their order (`?` at most one, `*` any, `+` at least one) and its attributes. */
interface Allowed {
  children?: readonly string[];
  /** Allowed values by attribute; null for any text. */
  attributes?: Readonly<Record<string, readonly string[] | null>>;
}

const ID: Allowed = { attributes: { sequence: null, source: null } };

/** The document type of ADF 1.0, for the elements that our leads use. */
const STRUCTURE: Readonly<Record<string, Allowed>> = {
  adf: { children: ['prospect+'] },
  prospect: {
    children: ['id*', 'requestdate', 'vehicle+', 'customer', 'vendor', 'provider?'],
    attributes: { status: ['new', 'resend'] },
  },
  id: ID,
  vehicle: {
    children: [
      'id*',
      'year',
      'make',
      'model',
      'vin?',
      'stock?',
      'trim?',
      'doors?',
      'bodystyle?',
      'transmission?',
      'odometer?',
      'colorcombination*',
      'imagetag?',
      'price?',
      'pricecomments?',
      'finance?',
      'comments?',
    ],
    attributes: { interest: ['buy', 'lease', 'sell', 'trade-in', 'test-drive'], status: ['new', 'used'] },
  },
  odometer: {
    attributes: { status: ['unknown', 'rolledover', 'replaced', 'original'], units: ['km', 'mi'] },
  },
  colorcombination: { children: ['interiorcolor?', 'exteriorcolor?', 'preference'] },
  price: {
    attributes: {
      type: ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
      currency: null,
    },
  },
  finance: { children: ['method', 'amount*'] },
  amount: {
    attributes: {
      type: ['downpayment', 'monthly', 'total'],
      limit: ['maximum', 'minimum', 'exact'],
      currency: null,
    },
  },
  customer: { children: ['contact', 'id*', 'timeframe?', 'comments?'] },
  timeframe: { children: ['description', 'earliestdate?', 'latestdate?'] },
  vendor: { children: ['id*', 'vendorname', 'url?', 'contact'] },
  provider: { children: ['id*', 'name', 'service?', 'url?', 'email?', 'phone?', 'contact?'] },
  contact: {
    children: ['name+', 'email?', 'phone*', 'address?'],
    attributes: { primarycontact: ['0', '1'] },
  },
  name: {
    attributes: { part: ['surname', 'first', 'middle', 'last', 'full'], type: ['business', 'individual'] },
  },
  email: { attributes: { preferredcontact: ['0', '1'] } },
  phone: {
    attributes: {
      type: ['voice', 'fax', 'cellphone', 'pager'],
      time: ['morning', 'afternoon', 'evening', 'nopreference', 'day'],
      preferredcontact: ['0', '1'],
    },
  },
  address: {
    children: ['street+', 'apartment?', 'city?', 'regioncode?', 'postalcode?', 'country?'],
    attributes: { type: ['work', 'home', 'delivery'] },
  },
  street: { attributes: { line: null } },
};

/** The violations of the ADF structure in a document; empty for a valid one. */
export function adfMistakes(element: Element): string[] {
  const { children = [], attributes = {} } = STRUCTURE[element.tagName] ?? {};
  const found = [...element.children].map(({ tagName }) => tagName);
  const wanted = new RegExp(`^${children.map(pattern).join('')}$`);
  const order = wanted.test(found.map((name) => `${name} `).join(''))
    ? []
    : [`<${element.tagName}> holds ${found.join(', ')}`];
  const odd = [...element.attributes]
    .filter(({ name, value }) => !isAllowed(attributes, name, value))
    .map(({ name, value }) => `<${element.tagName} ${name}="${value}">`);
  const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const mixed = text && found.length > 0 ? [`<${element.tagName}> mixes text and elements`] : [];
  const unreachable =
    element.tagName === 'contact' && !found.includes('email') && !found.includes('phone')
      ? ['<contact> has neither e-mail nor phone']
      : [];
  return [...order, ...odd, ...mixed, ...unreachable, ...[...element.children].flatMap(adfMistakes)];
}

function pattern(child: string): string {
  const [, name = '', times = ''] = /^(\w+)([?*+]?)$/.exec(child) ?? [];
  return `(?:${name} )${times}`;
}

function isAllowed(attributes: NonNullable<Allowed['attributes']>, name: string, value: string): boolean {
  const values = attributes[name];
  return values !== undefined && (values === null || values.includes(value));
}
