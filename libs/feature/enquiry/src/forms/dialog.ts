export { EnquiryDialog } from './EnquiryDialog.tsx';
export { SimilarForm } from './SimilarForm.tsx';
export { enquiryTopic } from '../logic/enquiry-topic.ts';
