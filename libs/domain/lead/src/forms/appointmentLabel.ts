/** The specification's label for the time of a test drive, on the form and in the lead. */
export const APPOINTMENT_LABEL = 'Test Drive Booking Date';

/** The label for the time at which a vehicle is brought to the workshop, on the form and in the lead. */
export const DROP_OFF_LABEL = 'Drop-off time';

/** Whether a label is that of a booked time. */
export function isAppointmentLabel(label: string): boolean {
  return label === APPOINTMENT_LABEL || label === DROP_OFF_LABEL;
}
