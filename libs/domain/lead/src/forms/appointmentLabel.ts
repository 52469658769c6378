/** The specification's label for the time of a test drive, on the form and in the lead. */
export const APPOINTMENT_LABEL = 'Test Drive Booking Date';
