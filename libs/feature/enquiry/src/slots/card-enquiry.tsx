import { useFeatureOptions } from '@forecourt/site-config/react';
import { FIND_SIMILAR } from '@forecourt/vehicle';
import { isAvailable } from '../logic/is-available.ts';
import { EnquiryButton } from '../forms/EnquiryButton.tsx';
import type { EnquiryCar } from '../logic/enquiry-car.ts';

/** The enquiry button of a card: about the vehicle, or about one like it where it is gone. */
export default function CardEnquiry({ car }: { car: EnquiryCar }) {
  const options = useFeatureOptions('enquiry');
  if (!options) return null;
  return isAvailable(car) ? (
    <EnquiryButton car={car} text={options.buttonText} size="small" />
  ) : (
    <EnquiryButton car={car} text={FIND_SIMILAR.subcategory} size="small" variant="outline" />
  );
}
