import { defineOverrides } from '@forecourt/slots';
import type dealer from './dealer.config.ts';

export default defineOverrides<typeof dealer>({});
