export { leadMessages } from './messages.ts';

export { normalisePostcode } from './fields/normalisePostcode.ts';
export { postcodeField } from './fields/postcodeField.ts';

export { APPOINTMENT_LABEL } from './forms/appointmentLabel.ts';
export { enquirySchema, enquirySchemaFor } from './forms/enquirySchema.ts';
export type { Enquiry, EnquiryInput, EnquiryRules } from './forms/enquirySchema.ts';
export { requestPhotosSchema } from './forms/requestPhotosSchema.ts';
export type { RequestPhotos } from './forms/requestPhotosSchema.ts';
export { savedDetailsSchema } from './forms/savedDetailsSchema.ts';
export type { SavedDetails } from './forms/savedDetailsSchema.ts';
export { testDriveSchema } from './forms/testDriveSchema.ts';
export type { TestDrive } from './forms/testDriveSchema.ts';
export { offerAcceptedSchema, valuationCallSchema } from './forms/valuationCalls.ts';
export type { OfferAccepted, ValuationCall } from './forms/valuationCalls.ts';
export { valuationLeadSchema } from './forms/valuationLeadSchema.ts';
export type { ValuationLead } from './forms/valuationLeadSchema.ts';

export { isCampaignParam } from './payload/isCampaignParam.ts';
export { leadDedupeKey } from './payload/leadDedupeKey.ts';
export type { RepeatedLead } from './payload/leadDedupeKey.ts';
export { leadPayload } from './payload/leadPayload.ts';
export type { LeadCar, LeadContext } from './payload/leadPayload.ts';
export type { LeadForm } from './payload/fullEnquiry.ts';
export { leadPayloadSchema } from './payload/leadPayloadSchema.ts';
export type { LeadPayload } from './payload/leadPayloadSchema.ts';
export { leadReply } from './payload/leadReply.ts';
export { leadUrl } from './payload/leadUrl.ts';
export { linkedQueryParams } from './payload/linkedQueryParams.ts';
export { CAREER_EVENT_ID, ENQUIRY_EVENT_ID, remapCareer } from './payload/remapCareer.ts';
export type { EnquirySubject } from './payload/remapCareer.ts';
export { unavailablePrefill } from './payload/unavailablePrefill.ts';
export { visitedPages } from './payload/visitedPages.ts';
