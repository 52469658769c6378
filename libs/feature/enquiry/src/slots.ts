import { list } from '@forecourt/site-config';

/** Props of what stands below a vehicle. */
export interface EnquiryVehicleProps {
  car: { slug: string; reserved: boolean };
}

/** The slots of the pages of forms. */
export const slots = {
  'enquiry.vehicle': list<EnquiryVehicleProps>('Links and notes below the vehicle of the enquiry page.'),
  'enquiry.success': list('Links and content below the text of the success page.'),
};
