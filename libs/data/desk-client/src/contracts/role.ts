import { z } from 'zod';

/** What a member of staff does at a dealership, from the widest to the narrowest. */
export const roleSchema = z.enum(['owner', 'manager', 'sales', 'service']);

/** What a member of staff does at a dealership. */
export type Role = z.output<typeof roleSchema>;

/** Every role. */
export const EVERYONE: readonly Role[] = roleSchema.options;

/** Those who run the dealership. */
export const LEADERS = ['owner', 'manager'] as const satisfies readonly Role[];

/** Those who sell: all but the workshop. */
export const SELLERS = ['owner', 'manager', 'sales'] as const satisfies readonly Role[];
