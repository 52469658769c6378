/** The terms of a reservation. The texts are a demonstration and no legal advice. */
export const reservation = {
  path: 'buy-online' as const,
  // The tax office’s example of an ABN.
  business: { name: 'Velocity Prestige Pty Ltd', abn: '51 824 753 556' },
  terms: {
    version: '2026-11',
    deposit:
      'Your deposit is fully refundable for any reason while the car is reserved for you. It comes off the price if you buy, and goes back to your card by itself if you don’t.\n\nReserving isn’t a contract to buy.',
    law: {
      onRoadCosts:
        'A price marked “Drive away” is the total price. With any other price, motor vehicle duty, the transfer fee, registration and TAC charge come on top in Victoria; for cars above the luxury threshold the duty is higher. We put the exact total in writing before you sign.',
      coolingOff:
        'When you sign the contract for a used car in Victoria, you have three clear business days to change your mind, unless you take delivery first. We may then keep $100 or 1 % of the price, whichever is more. Reserving online doesn’t start this period.',
      warranty:
        'A used car that is less than 10 years old and has done less than 160,000 km has a statutory warranty of 3 months or 5,000 km, whichever comes first. Your rights under the Australian Consumer Law come on top.',
    },
  },
};
