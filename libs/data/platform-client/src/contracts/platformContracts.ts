import type { z } from 'zod';
import { appointmentsSchema } from './appointments.ts';
import { autogaugeSchema, carAddressesSchema, carViewSchema, publicCarSchema, similarCarsSchema } from './cars.ts';
import { leadAcceptedSchema } from './leadRequest.ts';

/** The answers of the API by call, for a client that checks them. */
export const platformContracts = {
  postLead: leadAcceptedSchema,
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
