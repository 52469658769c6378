/** Our sentences on the pages of the platform: contact, saved vehicles, a page that does not exist. */
export const words = {
  missing: {
    missingTitle: 'That page has moved on. The cars haven’t.',
    missingText:
      'The link may be old, or the car sold. Search the stock, or give us a ring and we’ll point you to it.',
  },
  contact: {
    contactText:
      'Ask about a car, a service booking or anything else. We answer the same working day, and a straight question gets a straight answer.',
    services: [
      {
        name: 'Trade-ins',
        text: 'A written figure while you look around, good for seven days.',
        url: '/sell-my-car',
        locations: [101],
      },
      {
        name: 'Test drives at your place',
        text: 'Anywhere between Newstead and Chermside, on the roads that you drive.',
        url: '/book-test-drive',
        locations: [101],
      },
      {
        name: 'Log-book servicing',
        text: 'All makes, to the maker’s schedule, with the price agreed before we start.',
        url: '/service',
        locations: [102],
      },
      {
        name: 'Capped-price servicing',
        text: 'The same price at each visit of the schedule, on the cars that have it.',
        url: '/capped-price-servicing',
        locations: [102],
      },
      { name: 'Loan cars', text: 'No charge. Ask for one when you book.', locations: [102] },
      { name: 'Safety certificates', text: 'While you wait, on weekday mornings.', locations: [102] },
      {
        name: 'Genuine parts over the counter',
        text: 'And sent anywhere in Queensland.',
        url: '/vehicle-parts-and-accessories',
        locations: [103],
      },
      {
        name: 'Accessories fitted',
        text: 'Bars, towing and canopies, by the workshop next door.',
        locations: [103],
      },
    ],
  },
  saved: {
    emptyTitle: 'Nothing parked here yet',
    emptyText: 'Tap the heart on any car and it’ll be waiting for you here.',
  },
};
