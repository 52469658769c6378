import { enquiry } from '@forecourt/enquiry';
import { defineDealer, exampleDealer } from '@forecourt/site-config';

export default defineDealer({ ...exampleDealer, features: [enquiry()] });
