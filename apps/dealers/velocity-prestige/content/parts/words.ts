/** Our sentences on the pages of the platform: contact, saved vehicles, a page that does not exist. */
export const words = {
  missing: {
    missingTitle: 'This one has left the room.',
    missingText: 'The page is gone, or the car has found its owner. The collection is still here.',
  },
  contact: {
    contactText: 'Write or call. The person who answers knows the car, and can have it ready when you come.',
  },
  saved: {
    emptyTitle: 'Your collection begins here',
    emptyText: 'Tap the heart on a car and we keep it here for you.',
  },
};
