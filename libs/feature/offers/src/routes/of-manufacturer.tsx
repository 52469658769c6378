// A route module of its own: React Router wants one for each route.
export { default, loader, meta } from './offer.tsx';
