export { leadMessages } from './messages.ts';

export { answersField } from './fields/answersField.ts';
export { personSchema } from './fields/contactFields.ts';
export { manyLines } from './fields/manyLines.ts';
export { oneLine } from './fields/oneLine.ts';
export { contactMethodField, tradeInFields } from './fields/tradeInFields.ts';
export type { TradeInAnswers } from './fields/tradeInFields.ts';

export { FILE_TYPES, fileRuleText, LARGEST_FILE } from './files/fileRules.ts';
export type { FileKind } from './files/fileRules.ts';
export { fileRefusalText, FILES_GONE } from './files/fileRefusal.ts';
export type { FileRefusal } from './files/fileRefusal.ts';
export type { LeadFile } from './files/leadFile.ts';
export { readSentFile, sentFilePayload } from './files/sentFile.ts';
export type { SentFile } from './files/sentFile.ts';

export { declaredLead } from './declared/declaredLead.ts';
export type { DeclaredLead } from './declared/declaredLead.ts';
export { checkedAnswers, isAsked, readAnswers } from './declared/declaredValues.ts';
export { declaredValuesSchema } from './declared/declaredValuesSchema.ts';
export type { DeclaredValue, DeclaredValues } from './declared/declaredValues.ts';
export { declaredFields } from './declared/declaredFields.ts';
export { formDeclarationSchema } from './declared/formDeclaration.ts';
export type { DeclaredField } from './declared/declaredField.ts';
export type { FormDeclaration, FormDeclarationInput } from './declared/formDeclaration.ts';
export { VALUATION_LABELS, valuationFields, valuationQuestion } from './declared/valuationFields.ts';
export type { ValuationQuestion } from './declared/valuationFields.ts';

export { APPOINTMENT_LABEL, DROP_OFF_LABEL, isAppointmentLabel } from './forms/appointmentLabel.ts';
export { PRICE_SHOWN_LABEL } from './forms/priceShownLabel.ts';
export { enquirySchema, enquirySchemaFor } from './forms/enquirySchema.ts';
export type { Enquiry, EnquiryInput } from './forms/enquirySchema.ts';
export type { EnquiryRules } from './forms/enquiryRule.ts';
export { checkedEnquiry } from './forms/checkedEnquiry.ts';
export type { CheckedEnquiry, EnquiryEntries } from './forms/checkedEnquiry.ts';
export { savedDetails } from './forms/savedDetails.ts';
export type { SavedDetails } from './forms/savedDetails.ts';
export { testDriveSchema } from './forms/testDriveSchema.ts';
export type { TestDrive } from './forms/testDriveSchema.ts';
export { offerAcceptedSchema, valuationCallSchema } from './forms/valuationCalls.ts';
export type { OfferAccepted, ValuationCall } from './forms/valuationCalls.ts';

export { MARKETING_TOPIC_IDS, MARKETING_TOPICS } from './marketing/marketingTopics.ts';
export type { MarketingConsent, MarketingTopic } from './marketing/marketingTopics.ts';

export { BOOKING_CATEGORIES, bookingRefusal } from './payload/bookingRefusal.ts';
export { isCampaignParam } from './payload/isCampaignParam.ts';
export { leadDedupeKey } from './payload/leadDedupeKey.ts';
export type { RepeatedLead } from './payload/leadDedupeKey.ts';
export { leadLoanSchema, loanRows } from './payload/leadLoan.ts';
export type { LeadLoan, LoanRow } from './payload/leadLoan.ts';
export { leadNews } from './payload/leadNews.ts';
export { leadPayload } from './payload/leadPayload.ts';
export type { LeadCar, LeadContext } from './payload/leadPayload.ts';
export type { LeadForm } from './payload/fullEnquiry.ts';
export { leadPayloadSchema } from './payload/leadPayloadSchema.ts';
export type { LeadPayload } from './payload/leadPayloadSchema.ts';
export { leadId, leadReply } from './payload/leadReply.ts';
export { leadStatements } from './payload/leadStatements.ts';
export type { LeadStatement } from './payload/leadStatements.ts';
export { leadUrl } from './payload/leadUrl.ts';
export { linkedQueryParams } from './payload/linkedQueryParams.ts';
export { CAREER_EVENT_ID, remapCareer } from './payload/remapCareer.ts';
export type { EnquirySubject } from './payload/remapCareer.ts';
export { leadValuationSchema } from './payload/leadValuation.ts';
export type { LeadValuation } from './payload/leadValuation.ts';
export { ownVehicle } from './payload/ownVehicle.ts';
export type { OwnVehicle } from './payload/ownVehicle.ts';
export { unavailablePrefill } from './payload/unavailablePrefill.ts';
export { visitedPages } from './payload/visitedPages.ts';

export { leadDepartment } from './routing/leadDepartment.ts';
export type { LeadDepartment } from './routing/leadDepartment.ts';
export { leadRecipients } from './routing/leadRecipients.ts';
export { fitsLead, leadRoute } from './routing/leadRoute.ts';
export type { LeadConditions, LeadRouteFacts, LeadRouteRule } from './routing/leadRoute.ts';
