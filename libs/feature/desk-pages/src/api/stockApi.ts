import { deskRoutes } from '@forecourt/desk-client';
import { calls, deskApi } from './deskApi.ts';

const { carFlags, cars, importRows, imports, phoneReveals, stockHealth } = deskRoutes;

/** The calls about stock. */
const stockApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    imports: build.query({ queryFn: calls(imports) }),
    importRows: build.query({ queryFn: calls(importRows) }),
    phoneReveals: build.query({ queryFn: calls(phoneReveals) }),
    stockHealth: build.query({ queryFn: calls(stockHealth) }),
    cars: build.query({ queryFn: calls(cars) }),
    carFlags: build.query({ queryFn: calls(carFlags) }),
  }),
});

export const {
  useCarFlagsQuery,
  useCarsQuery,
  useImportRowsQuery,
  useImportsQuery,
  usePhoneRevealsQuery,
  useStockHealthQuery,
} = stockApi;
