/**
 * Messages to visitors when a form is rejected. The last four are from the specification, word for word and with its spelling
 * ('occured'), because sites and tests already depend on them (ruling 81).
 */
export const leadMessages = {
  name: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number. One from overseas begins with + and its country code.',
  message: 'Please enter a message.',
  category: 'Please choose a category.',
  location: 'Please choose a location.',
  dealership: 'Please choose a dealership.',
  terms: 'Please accept the terms and conditions.',
  choice: 'Please choose one of the options.',
  number: 'Please enter a whole number.',
  wrongValue: 'Please check this field.',
  tooLong: 'Please shorten this text.',
  dateTime: 'Please choose one of the offered times.',
  dateTimeOfDay: 'Please choose a time for that day.',
  dateTimeOver: 'This time is over. Please choose a later one.',
  dateTimeTaken: 'This time was just taken. Please choose another one.',
  loanCarTaken: 'No loan car is left on that day. Please choose another day, or another answer here.',
  notBooked: 'Nothing was booked.',
  offline:
    'You’re offline, so nothing was sent. What you wrote is still here: send it again once you’re back online.',
  away: 'Our system isn’t answering right now. Please try again in a minute, or call us.',
  postcode: 'Invalid postcode. Please enter a 4-digit number.',
  formErrors: 'Please fix the following errors:',
  submitFailed: 'An error occurred when submitting this form',
  unexpected: 'An unexpected error occured',
} as const;
