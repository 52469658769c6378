const TRANSPORT = 'Queensland Government, www.qld.gov.au/transport/registration/fees';

/** Vehicle registration duty of Queensland on light vehicles: cents for each $100, to $100,000 and above. */
const duty = (centsPerStep: number) => [
  { centsPerStep },
  { overDollars: 100_000, centsPerStep: centsPerStep + 200 },
];

/** The terms of a reservation. The texts and charges are a demonstration and no legal advice. */
export const reservation = {
  purchase: {
    extras: [
      {
        id: 'window-tint',
        name: 'Window tint',
        text: 'Ceramic film on all side and rear windows, with a lifetime warranty.',
        priceCents: 59_900,
      },
      {
        id: 'paint-protection',
        name: 'Paint and interior protection',
        text: 'A ceramic coat outside, fabric and leather care inside.',
        priceCents: 89_550,
      },
      {
        id: 'floor-mats',
        name: 'Carpet floor mats',
        text: 'Made to measure, four pieces.',
        priceCents: 14_900,
      },
    ],
  },
  // Registered vehicles alone: registration and CTP insurance of the others depend on the insurer, so their text stands.
  onRoad: {
    QLD: {
      asOf: '2025-07-01',
      charges: [
        {
          label: 'Vehicle registration duty',
          source: `${TRANSPORT}/duty/rates`,
          rules: [
            { when: { fuels: ['Hybrid', 'Electric'] }, amount: duty(200) },
            { when: { maxCylinders: 4 }, amount: duty(300) },
            { when: { maxCylinders: 6 }, amount: duty(350) },
            { when: { minCylinders: 7 }, amount: duty(400) },
          ],
        },
        { label: 'Transfer fee', source: TRANSPORT, rules: [{ when: { registered: true }, amount: 3_255 }] },
      ],
    },
  },
  // The tax office’s example of an ABN.
  business: { name: 'Harbour City Motors Pty Ltd', abn: '51 824 753 556' },
  invoices: {
    intro:
      'Pay a workshop or parts invoice, or part of one, by card. You’ll find the number at the top right of the invoice.',
    maxCents: 500_000,
  },
  terms: {
    version: '2026-12',
    deposit:
      'Your deposit is fully refundable for any reason while the car is reserved for you. If you buy the car, it comes off the price. If you do nothing, it goes back to your card by itself when the reservation ends.\n\nReserving isn’t a contract to buy: you decide after you have seen the car.',
    law: {
      onRoadCosts:
        'A price marked “Drive away” is the total price: it includes registration, CTP insurance, vehicle duty and our delivery fee.\n\nWith a price marked “Excl. govt charges”, the following come on top in Queensland: vehicle duty of $2 to $4 for each $100 of the price, by engine; the transfer fee; and registration with CTP insurance if they have run out. We work out the exact total with you before you sign anything.',
      coolingOff:
        'When you sign the contract for a used car in Queensland, you have a cooling-off period of one clear business day. If you end the contract in that time, we may keep at most $100. New cars and demonstrators have no cooling-off period by law. Reserving online doesn’t start it.',
      warranty:
        'A used car that is less than 10 years old and has done less than 160,000 km has a statutory warranty of 3 months or 5,000 km, whichever comes first. Other used cars with up to 20 years or 300,000 km have 1 month or 1,000 km. Your rights under the Australian Consumer Law come on top and can’t be taken away.',
    },
  },
};
