/** Our sentences on the pages of the platform: contact, saved vehicles, a page that does not exist. */
export const words = {
  missing: {
    missingTitle: 'Wrong turn. We have twelve other places to send you.',
    missingText:
      'The link may be old, or the car sold. Search the whole group, or call and we’ll find the dealership that has it.',
  },
  contact: {
    contactText:
      'Ask us anything, and choose the dealership that suits you. You’ll hear back the same working day.',
  },
  saved: {
    emptyTitle: 'Nothing saved yet',
    emptyText: 'Tap the heart on any car, at any of our dealerships, and compare them here.',
  },
};
