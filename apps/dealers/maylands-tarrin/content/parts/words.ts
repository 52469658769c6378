/** Our sentences on the pages of the platform: contact, saved vehicles, a page that does not exist. */
export const words = {
  missing: {
    missingTitle: 'Not one of the four.',
    searchBox: 'Model or keyword',
    missingText: 'This page isn’t here any more. The cars are: have a look at what’s in the yard.',
  },
  contact: {
    contactText: 'Ask anything. While we’re open, one of us answers within the hour, without a script.',
  },
  saved: {
    name: 'My shortlist',
    emptyTitle: 'No shortlist yet',
    emptyText: 'Tap the heart on any Tarrin to keep it here while you decide.',
  },
};
