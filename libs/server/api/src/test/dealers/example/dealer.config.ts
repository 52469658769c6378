import { defineDealer, exampleDealer } from '@forecourt/site-config';

export default defineDealer({ ...exampleDealer, features: [] });
