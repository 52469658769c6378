/** Queries of a dealer of cruisers in Bendigo, in the format of `read-queries.ts`. */
export const ironbarkMotorcyclesQueries = `
lams = badge=LAMS
lams bike under 10k = badge=LAMS; price=-10000
lams approved = badge=LAMS
learner bike = badge=LAMS
learner legal cruiser = badge=LAMS; ignored=cruiser
something for my learners = badge=LAMS
bike for a learner rider = badge=LAMS
no lams = without=lams
not a learner bike = without=lams
hartnell lams = make=Hartnell; badge=LAMS
larrikin = make=Larrikin
larikin drover = make=Larrikin; model=Drover
drover touring = make=Larrikin; model=Drover; text=touring
bobber = text=bobber
automatic bike = transmission=Automatic
electric bike = fuel=Electric
used bike under 15k low kms = car_type=used; price=-15000; sort=lowest-km
bike under 20000 kms = km=-20000
black cruiser near bendigo = colour=Black; near=Bendigo; ignored=cruiser
bike with abs = text=abs
heated grips = text=heated grips
under 100 a week = weekly_price_range=-100
harley = ignored=harley
2020 or newer = year=2020-
hartnel bishop deluxe = make=Hartnell; model=Bishop; badge=Deluxe; text=hartnel
bike with quickshifter no abs = text=quickshifter; without=abs
something for a beginer under 13 grand = price=-13000; badge=LAMS
low ks larrikan overlander = make=Larrikin; model=Overlander; sort=lowest-km
1200 touring = text=1200 touring
`;
