import { FIND_SIMILAR } from '@forecourt/vehicle';
import { EnquiryButton } from '../forms/EnquiryButton.tsx';
import type { EnquiryCar } from '../logic/enquiry-car.ts';

/** The button of a sold vehicle, with message and subcategory prefilled. */
export default function FindSimilar({ car }: { car: EnquiryCar }) {
  return <EnquiryButton car={car} text={FIND_SIMILAR.subcategory} />;
}
