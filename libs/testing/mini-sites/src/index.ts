export { ownCard } from './own-card.ts';
export { shelf, shelfSite } from './shelf-site.ts';
