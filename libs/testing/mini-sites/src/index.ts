export { ownCard } from './ownCard.ts';
export { listSite, reviews, reviewsSite } from './reviewsSite.ts';
export { shelf, shelfSite } from './shelfSite.ts';
export { demoBrand, demoContent, demoFaq, demoOffer, demoPage, demoPerson, demoPost } from './demoContent.ts';
