export { EnquiryDialog } from './EnquiryDialog.tsx';
export { enquiryTopic } from '../logic/enquiry-topic.ts';
