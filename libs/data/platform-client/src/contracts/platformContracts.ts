import type { z } from 'zod';
import { appointmentsSchema } from './appointments.ts';
import {
  autogaugeSchema,
  carAddressesSchema,
  carViewSchema,
  publicCarSchema,
  similarCarsSchema,
} from './cars.ts';

/** The answers of the API by call, for a client that checks them; `postLead` checks its own always. */
export const platformContracts = {
  carAddresses: carAddressesSchema,
  car: publicCarSchema,
  similarCars: similarCarsSchema,
  carView: carViewSchema,
  autogauge: autogaugeSchema,
  appointments: appointmentsSchema,
};

/** A schema for each answer. */
export type PlatformContracts = typeof platformContracts;

/** The checked answer of a call. */
export type PlatformAnswer<Call extends keyof PlatformContracts> = z.output<PlatformContracts[Call]>;
