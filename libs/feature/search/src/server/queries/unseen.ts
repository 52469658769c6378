/**
 * Queries by dealer that were written, with what they should mean, before their author had seen the rules and the other queries, in the
 * format of `read-queries.ts`. What they should mean was not changed afterwards, unless the stock had been misread. So some are read in
 * another way on purpose: `little` and `family car` mean body types, and `sleeps 4` is exactly four.
 */
export const unseenQueries: Readonly<Record<string, string>> = {
  'northside-group': `
toyota rav 4 hybrid under 50k = make=Toyota; model=RAV4; fuel=Hybrid; price=-50000
cheap little auto for my daughter under 12 grand = transmission=Automatic; price=-12000; sort=lowest-price; ignored=daughter
hilux dual cab 4x4 diesel not white = make=Toyota; model=HiLux; body=Ute; drive=4WD; fuel=Diesel; without=white
landcrusier prado gxl 2019 = make=Toyota; model=LandCruiser Prado; badge=GXL; year=2019
mazda cx5 or cx-9 = make=Mazda; model=CX-5|CX-9
triton glx+ under 150 000 km = make=Mitsubishi; model=Triton; badge=GLX; km=-150000
2018-2020 corolla hatch = make=Toyota; model=Corolla; body=Hatch; year=2018-2020
7 seater that isn't a kia = seats=7; without=kia
do you have any utes under $25,000? = body=Ute; price=-25000
i30 sr manual = make=Hyundai; model=i30; transmission=Manual; ignored=sr
manuel hatchback = transmission=Manual; body=Hatch
suv with sunroof and heated seats = body=SUV; text=sunroof heated seats
low k's camry = make=Toyota; model=Camry; sort=lowest-km
deisel wagon with towbar = fuel=Diesel; body=Wagon; text=towbar
kluger grande near chermside = make=Toyota; model=Kluger; badge=Grande; near=Chermside
newcastle hyundai = make=Hyundai; near=Newcastle
merc a200 = make=Mercedes-Benz; ignored=a200
vw golf 110tsi = make=Volkswagen; model=Golf; ignored=110tsi
commodore wagon no more than 100,000kms = make=Holden; model=Commodore; body=Wagon; km=-100000
subaru wrx manual 2010s = make=Subaru; model=WRX; transmission=Manual; year=2010-2019
electric car = fuel=Electric
anything but a hatch = without=hatch
people mover with 8 seats = body=People Mover; seats=8
ranger xlt = make=Ford; model=Ranger; badge=XLT
ford ranger raptor 2023 = make=Ford; model=Ranger; badge=Raptor; year=2023
bt50 4x4 auto around 40k = make=Mazda; model=BT-50; drive=4WD; transmission=Automatic; price=36000-44000
between 15 and 20 thousand automatic sedan = price=15000-20000; transmission=Automatic; body=Sedan
10k to 15k = price=10000-15000
year 2015 or newer nissan x trail = year=2015-; make=Nissan; model=X-Trail
older than 2010 holden = make=Holden; year=-2009
black or grey forester = make=Subaru; model=Forester; colour=Black|Grey
newest forester first = make=Subaru; model=Forester; sort=newest-year
cheapest dmax = make=Isuzu; model=D-MAX; sort=lowest-price
demo cars = car_type=demo
ex demo outlander or eclipse cross = car_type=demo; make=Mitsubishi; model=Outlander; ignored=eclipse cross
family car with isofix = ignored=isofix
cars near me = ignored=near me
suv brisbane = body=SUV; near=Brisbane
ute within 50km of 4500 = body=Ute; near=4500; radius=50
sold hilux = make=Toyota; model=HiLux; ignored=sold
`,
  'harbour-city': `
used cars under 10000 = car_type=used; price=-10000
first car for p plater = ignored=p plater
bmw 6 series convertable = make=BMW; body=Convertible; ignored=6 series
mazda 3 g25 gt = make=Mazda; model=Mazda3; ignored=g25 gt
mazda3 under 35,000 = make=Mazda; model=Mazda3; price=-35000
5 seat pajero sport = seats=5; make=Mitsubishi; model=Pajero Sport
hail damaged cars = ignored=hail damaged
silver or white car less than 80 thousand kms = colour=Silver|White; km=-80000
c63 amg = ignored=c63 amg
range rover sport = text=sport; ignored=range rover
pajero = make=Mitsubishi; model=Pajero Sport
crv = make=Honda; model=CR-V
chr toyota = make=Toyota; model=C-HR
x trail st-l = make=Nissan; model=X-Trail; badge=ST-L
tigaun = make=Volkswagen; model=Tiguan
hyndai kona n = make=Hyundai; model=Kona; ignored=n
sprinter van = body=Van; ignored=sprinter
not a ute = without=ute
auto not cvt = transmission=Automatic; ignored=cvt
what can i get for 20 grand = price=-20000
under 300 a week = weekly_price_range=-300
no deposit finance = ignored=deposit
2.4 litre = ignored=2.4 litre
v8 = ignored=v8
4 door = ignored=4 door
petrol only no hybrids = fuel=Petrol; without=hybrid
`,
  'velocity-prestige': `
s450 = make=Mercedes-Benz; model=S-Class; badge=S450 L
merc amg under 200k = make=Mercedes-Benz; text=amg; price=-200000
corvette c8 orange = make=Chevrolet; model=Corvette; colour=Orange; ignored=c8
bmw 3 series = make=BMW; ignored=3 series
benz s class = make=Mercedes-Benz; model=S-Class
two seater convertible = seats=2; body=Convertible
porsche 911 = make=Porsche; model=911
something sporty under 60k = price=-60000; ignored=sporty
v6 or v8 sedan = body=Sedan; ignored=v6
2021+ suv awd = year=2021-; body=SUV; drive=AWD
post 2018 auto = year=2019-; transmission=Automatic
mx5 soft top = body=Convertible; ignored=mx5
1 owner low kms = sort=lowest-km; ignored=1 owner
passat wagon tdi = text=tdi; ignored=passat wagon
ev under 80k = fuel=Electric; price=-80000
landcruiser 200 series = ignored=landcruiser 200 series
luxury suv = body=SUV; ignored=luxury
niro ev = fuel=Electric; ignored=niro
`,
  'ironbark-motorcycles': `
learner bike under 8k = badge=LAMS; price=-8000
harley under 20 grand = price=-20000; ignored=harley
royal enfeild himalayan = ignored=royal enfeild himalayan
bike under 500cc = ignored=under 500cc
1000cc or bigger = ignored=1000cc
second hand dirt bike = car_type=used; ignored=dirt
ktm 390 duke = ignored=ktm 390 duke
r15 = ignored=r15
scooter for city = ignored=scooter
cruiser not harley = ignored=cruiser harley
adventure bike with abs = text=abs; ignored=adventure
black naked bike 2020 on = colour=Black; year=2020-; ignored=naked
`,
  'maylands-tarrin': `
new cars in stock now = car_type=new
cheapest suv drive away = body=SUV; sort=lowest-price
hybrid with 7 seats = fuel=Hybrid; seats=7
how long is the wait for a hybrid = fuel=Hybrid; ignored=wait
runout deals = ignored=runout deals
white suv auto awd = colour=White; body=SUV; transmission=Automatic; drive=AWD
top of the range = ignored=top of the range
demo under 40k = car_type=demo; price=-40000
brand new ute 4wd = car_type=new; ignored=ute 4wd
plug in hybrid = ignored=plug in hybrid
small hatch under 30k drive away = body=Hatch; price=-30000
`,
  'outback-caravans': `
kawasaki ninja 650 green = make=Kawasaki; model=Ninja 400; colour=Green; ignored=650
honda cbr = make=Honda; ignored=cbr
mt07 = make=Yamaha; model=MT-07
gumleaf ridgeline off road = make=Gumleaf; model=Ridgeline; text=off road
caravan under 40k with bunks = item_type=caravan; price=-40000; text=bunk
family van sleeps 6 = item_type=caravan; sleeps=6|7|8|9|10; text=family
pop top under 2000kg = text=pop top; aggregate_trailer_mass=-2000
18 foot van = item_type=caravan; body_length=18-19
triple bunk caravan 2026 = item_type=caravan; text=triple bunk; year=2026
couples van dubbo = item_type=caravan; text=couples; near=Dubbo
camper trailer = ignored=camper trailer
off grid solar = text=solar; ignored=off grid
21ft ridgeline black = body_length=21-22; make=Gumleaf; model=Ridgeline; colour=Black
cheapest caravan that sleeps 4 = item_type=caravan; sleeps=4|5|6|7|8|9|10; sort=lowest-price
`,
};
