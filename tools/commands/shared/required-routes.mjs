/** The paths of one line, each as it stands. */
const all = (text) => text.split(' ').map((route) => ({ route }));

/** Every required route; `example` is the address to ask for where a part of a segment is free. */
export const requiredRoutes = [
  ...all('/ /search/new-used-and-demo-cars/ /search/used-cars /search/new-cars /search/demo-cars'),
  ...all('/search/new-and-demo-cars'),
  { route: '/search/{body}-cars', example: '/search/suv-cars' },
  ...all(
    '/search/{make} /search/{make}/{model} /search/{location} /search/{dealership} /used-car/{car_type}/ /cars/{slug}',
  ),
  ...all('/cars/{slug}/checkout /cars/{slug}/buy-online /checkout-journey?car_id={slug}'),
  ...all('/cars/trade-in?car_id={id} /trade-in /sell-your-car /sell-my-car'),
  ...all('/finance /finance-enquiry /apply-for-finance /finance-pre-approval /finance-and-insurance'),
  ...all('/personalised/finance?car_id={id} /print?car_id={slug} /success /sign-in /my-garage /watchlist'),
  ...all('/spin-to-win /online-payment'),
  ...all('/special-offers /offers/{id} /offers/{manufacturer}/{id} /{model}'),
  ...all('/contact /contact-us /contact-us/{location} /our-location/{location} /locations/{location}'),
  ...all('/dealerships /dealer-locator'),
  ...all('/book-test-drive /service /vehicle-parts-and-accessories /diamond-advantage'),
  ...all('/capped-price-servicing /roadside-assist /warranty /buying'),
  ...all('/blog /blog/vehicle-reviews /blog/buyer-advice /blog/motoring-tips /blog/servicing-insights'),
  ...all('/blog/4x4xmore-adventures /blog/{post}'),
  ...all('/models?body={body} /pages/unsubscribe /eofy'),
  ...all('/careers /about-us /fleet /terms-and-conditions /privacy-policy'),
  ...all('/brands /{brand}/overview /twg-cars /twg-rental /twg-tyres /neotek /4x4-outdoor'),
];
