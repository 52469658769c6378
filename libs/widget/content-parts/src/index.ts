export { ContentBody } from './ContentBody.tsx';
export type { ContentBodyProps } from './ContentBody.tsx';
export { Expandable, OfferCards } from './OfferCard.tsx';
export { PostCard, cardPost } from './PostCard.tsx';
export type { CardPost } from './PostCard.tsx';
export { Staff } from './Staff.tsx';
export type { StaffProps } from './Staff.tsx';
