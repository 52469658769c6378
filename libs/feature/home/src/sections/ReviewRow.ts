export { ReviewRow } from '@forecourt/chrome';
