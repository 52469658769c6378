/** The text of /about-us. The dealer and its story are invented. */
export const about = {
  title: 'About us',
  intro: 'We tow what we sell, and we weigh what you tow.',
  blocks: [
    {
      paragraphs: [
        'Outback Caravans & RV opened in Toowoomba after a lap of Australia that took two years longer than planned. We had learnt what breaks on the Gibb River Road, and we wanted to sell vans that do not.',
      ],
    },
    {
      heading: 'Weights first',
      paragraphs: [
        'A van that is too heavy for the car is the wrong van, however good it looks. Every one on our lots has been over a weighbridge, and its tare, payload and ATM are on its page. Bring your car and we weigh the two together, loaded the way you travel.',
      ],
    },
    {
      heading: 'The handover takes two hours',
      paragraphs: [
        'We light the stove, fill the tanks, put out the awning and pack it up again, and you do it all once yourself. You leave with a first trip kit and our number. Somebody answers it on weekends, because that is when things stop working.',
      ],
    },
    {
      heading: 'Two yards',
      paragraphs: [
        'Toowoomba has the workshop and most of the vans. Dubbo has trucks and motorcycles as well, and room to turn around with twenty-two feet behind you.',
      ],
    },
  ],
};
