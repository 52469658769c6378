/** Our sentences on the pages of the platform: contact, saved vehicles, a page that does not exist. */
export const words = {
  missing: {
    missingTitle: 'You took a wrong turn. Nice road, though.',
    missingText: 'This page isn’t here: the link may be old, or the bike sold. Search the floor, or ring us.',
  },
  contact: {
    contactText:
      'Ask about a bike, a service or a part. If nobody answers, we’re out the back with a loud one: leave your number.',
  },
  saved: {
    name: 'My shed',
    emptyTitle: 'Room in the shed',
    emptyText: 'Tap the heart on any bike and it waits for you here.',
  },
};
