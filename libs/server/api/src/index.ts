export { createApi } from './createApi.ts';
export type { Api } from './createApi.ts';
export type { ApiServices } from './ApiServices.ts';
export type { SearchPort } from './PlatformServices.ts';
export { stockOf } from './ApiSite.ts';
export type { ApiSite, SiteByHost } from './ApiSite.ts';
export { findCarById, findCarBySlug, findCarBySlugEvenLeft, findShownCarById } from './cars/findCar.ts';
export { defineServerHalf } from './halves/defineServerHalf.ts';
export type { HalfDeclaration } from './halves/defineServerHalf.ts';
export { stockMessages } from './halves/stockMessages.ts';
export { startOutbox } from './halves/startOutbox.ts';
export type { OutboxOptions } from './halves/startOutbox.ts';
export type {
  Env,
  HalfApi,
  HalfMessage,
  HalfServices,
  OutboxServices,
  ServerHalf,
  SiteFacts,
} from './halves/ServerHalf.ts';
export type { HalfOfSite } from './halves/HalfOfSite.ts';
export type { ApiContext } from './http/ApiContext.ts';
export { clientAddress } from './http/clientAddress.ts';
export { errorFacts } from './http/errorFacts.ts';
export { guarded } from './http/guarded.ts';
export type { Guard } from './http/guarded.ts';
export { isInternalAddress } from './http/isInternalAddress.ts';
export { measuredMethod, METHODS } from './http/methods.ts';
export { problem } from './http/problem.ts';
export { readBody } from './http/readBody.ts';
export type { ReadBody } from './http/readBody.ts';
export { answerWith } from './http/serve.ts';
export { oncePerSite } from './http/oncePerSite.ts';
export { RECEIVE_TIMES, receiveInTime } from './http/receiveInTime.ts';
export type { ReceiveTimes } from './http/receiveInTime.ts';
export { refuse } from './http/refuse.ts';
export type { Refusal } from './http/refuse.ts';
export { serviceOf, serviceRequest } from './http/serviceRequest.ts';
export { serviceText } from './http/serviceText.ts';
export type { ServiceOptions } from './http/serviceRequest.ts';
export { streamOf } from './http/streamOf.ts';
export { perAddress, sharedPerAddress, visitorLimit } from './http/visitorLimit.ts';
export type { VisitorLimit } from './http/visitorLimit.ts';
export { apiDescription } from './openapi/apiDescription.ts';
export { demonstrationFolder } from './operator/demonstrationFolder.ts';
export { isDemonstration } from './operator/isDemonstration.ts';
export { metricsToken } from './operator/metricsToken.ts';
export { operatorNotes } from './operator/operatorNotes.ts';
export { serveApi } from './serveApi.ts';
export type { ServedApi } from './serveApi.ts';
export { indexedSite } from './search/indexedSite.ts';
export { apiSite } from './sites/apiSite.ts';
export type { ApiSiteOptions } from './sites/apiSite.ts';
export { appsIn } from './sites/appsIn.ts';
export { readApps, readDefinitions } from './sites/readDefinitions.ts';
export type { DeclaredApp } from './sites/readDefinitions.ts';
export { siteLookup } from './sites/siteLookup.ts';
export type { NamedSite } from './sites/siteLookup.ts';
