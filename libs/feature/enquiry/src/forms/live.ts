export { EnquiryDialog } from './EnquiryDialog.tsx';
export { LiveEnquiry } from './LiveEnquiry.tsx';
