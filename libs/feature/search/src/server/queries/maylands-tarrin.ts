/** Queries of a dealer of one make's new and demo cars in Perth, in the format of `read-queries.ts`. */
export const maylandsTarrinQueries = `
tarrin = make=Tarrin
pixel = make=Tarrin; model=Pixel
pixle electric = make=Tarrin; model=Pixel; fuel=Electric
small car = body=Hatch
small hybrid = body=Hatch; fuel=Hybrid
terra long = make=Tarrin; model=Terra Long
7 seater = seats=7
7 seat suv hybrid under 50k = seats=7; body=SUV; fuel=Hybrid; price=-50000
demo terra = car_type=demo; make=Tarrin; model=Terra
ev under 40k = fuel=Electric; price=-40000
awd suv = drive=AWD; body=SUV
no evs = without=electric
around 150 a week = weekly_price_range=135-165
400 a month = weekly_price_range=-92
suv with a tow bar = body=SUV; text=tow bar
perth = near=Perth
red or blue sedan = colour=Red|Blue; body=Sedan
drive away under 35000 = price=-35000
not petrol = without=petrol
toyota = ignored=toyota
tarin terra max awd = make=Tarrin; model=Terra; badge=Max; drive=AWD
electric hatch near freo = fuel=Electric; body=Hatch; near=Fremantle
suv thats not electric or hybrid = body=SUV; without=electric hybrid
runabout under 30 grand drive away = body=Hatch; price=-30000
`;
