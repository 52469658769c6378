export { EnquiryDialog } from './EnquiryDialog.tsx';
export { LiveEnquiry } from './LiveEnquiry.tsx';
export { SimilarForm } from './SimilarForm.tsx';
export { enquiryTopic } from '../logic/enquiry-topic.ts';
