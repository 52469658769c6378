import { useFeatureOptions } from '@forecourt/site-config/react';
import { EnquiryButton } from '../forms/EnquiryButton.tsx';
import type { EnquiryCar } from '../logic/enquiry-car.ts';

/** The enquiry button of a vehicle page. */
export default function VehicleEnquiry({ car }: { car: EnquiryCar }) {
  const options = useFeatureOptions('enquiry');
  return options && <EnquiryButton car={car} text={options.buttonText} />;
}
