import { deskRoutes } from '@forecourt/desk-client';
import { calls, deskApi } from './deskApi.ts';

const {
  carFlags,
  cars,
  compareSearch,
  draftLink,
  importRows,
  imports,
  phoneReveals,
  searchIndex,
  stockHealth,
} = deskRoutes;

/** The calls about stock. */
const stockApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    imports: build.query({ queryFn: calls(imports) }),
    importRows: build.query({ queryFn: calls(importRows) }),
    phoneReveals: build.query({ queryFn: calls(phoneReveals) }),
    stockHealth: build.query({ queryFn: calls(stockHealth) }),
    searchIndex: build.query({ queryFn: calls(searchIndex) }),
    compareSearch: build.mutation({ queryFn: calls(compareSearch) }),
    draftLink: build.mutation({ queryFn: calls(draftLink) }),
    cars: build.query({ queryFn: calls(cars) }),
    carFlags: build.query({ queryFn: calls(carFlags) }),
  }),
});

export const {
  useCarFlagsQuery,
  useCarsQuery,
  useCompareSearchMutation,
  useDraftLinkMutation,
  useImportRowsQuery,
  useImportsQuery,
  usePhoneRevealsQuery,
  useSearchIndexQuery,
  useStockHealthQuery,
} = stockApi;
