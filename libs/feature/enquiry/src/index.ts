export { enquiry } from './manifest.ts';
