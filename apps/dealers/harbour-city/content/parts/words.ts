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
  },
  saved: {
    emptyTitle: 'Nothing parked here yet',
    emptyText: 'Tap the heart on any car and it’ll be waiting for you here.',
  },
};
