import { deskRoutes } from '@forecourt/desk-client';
import type { DeskAnswer, DeskInput } from '@forecourt/desk-client';
import { calls, deskApi } from './deskApi.ts';

const { carFlags, cars, importRows, imports, stockHealth } = deskRoutes;

/** The calls about stock. */
const stockApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    imports: build.query<DeskAnswer<typeof imports>, DeskInput<typeof imports>>({ queryFn: calls(imports) }),
    importRows: build.query<DeskAnswer<typeof importRows>, DeskInput<typeof importRows>>({
      queryFn: calls(importRows),
    }),
    stockHealth: build.query<DeskAnswer<typeof stockHealth>, DeskInput<typeof stockHealth>>({
      queryFn: calls(stockHealth),
    }),
    cars: build.query<DeskAnswer<typeof cars>, DeskInput<typeof cars>>({ queryFn: calls(cars) }),
    carFlags: build.query<DeskAnswer<typeof carFlags>, DeskInput<typeof carFlags>>({
      queryFn: calls(carFlags),
    }),
  }),
});

export const { useCarFlagsQuery, useCarsQuery, useImportRowsQuery, useImportsQuery, useStockHealthQuery } =
  stockApi;
