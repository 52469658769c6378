/** What a shopper types. */
export const person = {
  name: 'Kimberley',
  last_name: 'Leewright',
  email: 'kimberley@shopper.example',
  phone: '0491 570 006',
  postcode: '4006',
  message: 'Does the zebra upholstery come with it?',
};
