import type { Me } from '@forecourt/desk-client';
import { useOutletContext } from 'react-router';

/** A dealership of the person who is signed in. */
export type Dealership = Me['memberships'][number];

/** The dealership of the page. */
export const useDealership = (): Dealership => useOutletContext<Dealership>();
