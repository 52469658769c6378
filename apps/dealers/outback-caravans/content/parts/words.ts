/** Our sentences on the pages of the platform: contact, saved vehicles, a page that does not exist. */
export const words = {
  missing: {
    missingTitle: 'End of the track.',
    missingText:
      'This page isn’t here: the link may be old, or the van sold. Search the yard, or give us a call and we’ll help you find your way.',
  },
  contact: {
    contactText:
      'Ask about a van, a service or what your car can tow. We’re on the yard most of the day, and always call back.',
  },
  saved: {
    emptyTitle: 'No vans in the shed yet',
    emptyText: 'Tap the heart on any van, truck or bike and you’ll find it here.',
  },
};
