/** What delivery from Brisbane costs, in dollars by postcode. */
export const deliveryBands = [
  { from: '4000', to: '4179', price: 0, name: 'Brisbane' },
  { from: '4205', to: '4299', price: 150, name: 'Logan and Gold Coast' },
  { from: '4300', to: '4399', price: 250, name: 'Ipswich and Darling Downs' },
  { from: '4500', to: '4549', price: 0, name: 'Northern suburbs' },
  { from: '4550', to: '4599', price: 190, name: 'Sunshine Coast' },
  { from: '4680', to: '4709', price: 590, name: 'Central Queensland' },
  { from: '4740', to: '4799', price: 720, name: 'Mackay region' },
  { from: '4800', to: '4849', price: 890, name: 'Townsville region' },
  { from: '4850', to: '4899', price: 990, name: 'Cairns region' },
  { from: '4000', to: '4999', price: 690, name: 'Elsewhere in Queensland' },
  { from: '2000', to: '2999', price: 950, name: 'New South Wales and Canberra' },
  { from: '3000', to: '3999', price: 1150, name: 'Victoria' },
  { from: '5000', to: '5799', price: 1350, name: 'South Australia' },
  { from: '0800', to: '0899', price: 1950, name: 'Northern Territory' },
];
