export { ownCard } from './ownCard.ts';
export { shelf, shelfSite } from './shelf-site.ts';
