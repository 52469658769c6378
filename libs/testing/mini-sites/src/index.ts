export { shelf, shelfSite } from './shelf-site.ts';
