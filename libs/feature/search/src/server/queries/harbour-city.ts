/** Queries of a dealer of new, demo and used cars in Newstead, Brisbane, in the format of `read-queries.ts`. */
export const harbourCityQueries = `
toyota = make=Toyota
tow hitch = text=tow hitch
used toyota = car_type=used; make=Toyota
hilux = make=Toyota; model=HiLux
hi lux sr5 = make=Toyota; model=HiLux; badge=SR5
rav 4 hybrid = make=Toyota; model=RAV4; fuel=Hybrid
rav4 gxl hybrid = make=Toyota; model=RAV4; badge=GXL; fuel=Hybrid
corolla hatch under 25k = make=Toyota; model=Corolla; body=Hatch; price=-25000
camry hybrid = make=Toyota; model=Camry; fuel=Hybrid
prado = make=Toyota; model=LandCruiser Prado
landcruiser diesel = make=Toyota; model=LandCruiser; fuel=Diesel
i30 n line = make=Hyundai; model=i30; badge=N Line
hyundai i 30 = make=Hyundai; model=i30
hundai tucson = make=Hyundai; model=Tucson
toyta corola = make=Toyota; model=Corolla
mitsibishi triton = make=Mitsubishi; model=Triton
suburu forester = make=Subaru; model=Forester
forrester = make=Subaru; model=Forester
volkswagon golf = make=Volkswagen; model=Golf
vw amarok = make=Volkswagen; model=Amarok
merc c class = make=Mercedes-Benz; model=C-Class
mazda 3 = make=Mazda; model=Mazda3
cx5 or cx9 = make=Mazda; model=CX-5|CX-9
kia seltos or hyundai kona = make=Kia|Hyundai; model=Seltos|Kona
tesla = make=Tesla
tesla model y = make=Tesla; model=Model Y
byd electric = make=BYD; fuel=Electric
haval = make=GWM; model=Haval Jolion
ioniq 5 = make=Hyundai; model=IONIQ 5
mustang = make=Ford; model=Mustang Mach-E
mach-e = make=Ford; model=Mustang Mach-E
ford mach e under 80k = make=Ford; model=Mustang Mach-E; price=-80000
tesla y = make=Tesla; model=Model Y
byd atto = make=BYD; model=Atto 3
x-trail under 40k = make=Nissan; model=X-Trail; price=-40000
dual cab ute diesel = body=Ute; fuel=Diesel
tradie ute = body=Ute
tradie = body=Ute|Van|Cab Chassis
work van = body=Van
work ute under 40 grand = body=Ute; price=-40000
something for work = body=Ute|Van|Cab Chassis
family car = body=SUV|Wagon|People Mover
family suv 7 seats = body=SUV; seats=7
family car under 30000 = body=SUV|Wagon|People Mover; price=-30000
7 seater under $45k = seats=7; price=-45000
8 seater = seats=8
people mover = body=People Mover
first car for p plater under 15k = price=-15000; ignored=p plater
cheap runabout = sort=lowest-price; body=Hatch
cheap car = sort=lowest-price
small car for the city = body=Hatch
automatic hatch = body=Hatch; transmission=Automatic
automatc suv = body=SUV; transmission=Automatic
auto = transmission=Automatic
manuel hatch = body=Hatch; transmission=Manual
manul = transmission=Manual
no manual = transmission=Automatic
suv not white = body=SUV; without=white
not white or silver = without=white silver
no sunroof = without=sunroof
sunroof = text=sunroof
suv with sunroof and leather = body=SUV; text=sunroof leather
apple carplay and reverse camera hatch = body=Hatch; text=apple carplay reverse camera
deisel ute = body=Ute; fuel=Diesel
hybird suv = body=SUV; fuel=Hybrid
electric car under 60k = fuel=Electric; price=-60000
low kms suv = body=SUV; sort=lowest-km
less than 50000 kms = km=-50000
2020 or newer suv under 35k = body=SUV; year=2020-; price=-35000
white 4x4 = colour=White; drive=4WD
awd wagon = body=Wagon; drive=AWD
demo cars = car_type=demo
brand new suv = body=SUV; car_type=new
brisbane = near=Brisbane
4006 = near=4006
utes newstead = body=Ute; near=Newstead
hilux near chermside = make=Toyota; model=HiLux; near=Chermside
sold = ignored=sold
fast car = ignored=fast
$150 a week = weekly_price_range=-150
ferrari = ignored=ferrari
anything but a nissan = without=nissan
anything except a white car = without=white
white or silver ute only = body=Ute; colour=White|Silver
auto only = transmission=Automatic
newest suv = body=SUV; sort=newest-year
lowest kms = sort=lowest-km
suv for 25k = body=SUV; price=-25000
what have you got for $15,000 = price=-15000
i have 12 grand to spend = price=-12000
drive away under 25000 = price=-25000
bigger than a corolla = without=corolla
under 20k auto near brisbane = price=-20000; transmission=Automatic; near=Brisbane
7 seater diesel not white = seats=7; fuel=Diesel; without=white
ute with towbar under $40k = body=Ute; price=-40000; text=towbar
cruiser = make=Toyota; model=LandCruiser
land cruiser under $120k = make=Toyota; model=LandCruiser; price=-120000
something small = body=Hatch
small automatic under 20k = body=Hatch; transmission=Automatic; price=-20000
small suv = body=SUV; ignored=small
towbar = text=towbar
suv with a tow bar under 40k = body=SUV; text=tow bar; price=-40000
ute with a towball = body=Ute; text=towball
phev = ignored=phev
corrolla around 20k = make=Toyota; model=Corolla; price=18000-22000
hyundai tuscon = make=Hyundai; model=Tucson
around 500 a month = weekly_price_range=104-127
ute under $600 per month = body=Ute; weekly_price_range=-138
$300 a fortnight = weekly_price_range=-150
repayments under 120 a week = weekly_price_range=-120
between 10 and 20k = price=10000-20000
suv 25 to 35k less than 80000kms = body=SUV; price=25000-35000; km=-80000
2018 onwards mazda 3 = make=Mazda; model=Mazda3; year=2018-
under 100,000kms auto hatch = km=-100000; body=Hatch; transmission=Automatic
blue or grey suv = body=SUV; colour=Blue|Grey
dark blue ute = body=Ute; colour=Blue; ignored=dark
ute with reverse camera = body=Ute; text=reverse camera
no diesels please = without=diesel
5 door hatch = body=Hatch; ignored=5 door
ipswich = near=Ipswich
within 20km of brisbane = near=Brisbane; radius=20
ex demo kona = car_type=demo; make=Hyundai; model=Kona
automatic under 15 grand low kays = transmission=Automatic; price=-15000; sort=lowest-km
2wd ute = body=Ute; drive=2WD|FWD|RWD
petrol people mover = body=People Mover; fuel=Petrol
suv under 150 thousand kms = body=SUV; km=-150000
under 120,000 ks auto sedan = body=Sedan; transmission=Automatic; km=-120000
7 seater under 40 grand = seats=7; price=-40000
ute that tows 3.5t = body=Ute; ignored=tows 3.5t
suv that fits 2 child seats = body=SUV; ignored=fits 2 child seats
reliable first car for my daughter under 12k = price=-12000; ignored=reliable daughter
around the 20k mark = price=18000-22000
15k ono = price=-15000
my22 ranger or newer = make=Ford; model=Ranger; year=2022-
landcuiser sahara not black = make=Toyota; model=LandCruiser; badge=Sahara; without=black
ute with bull bar and aircon = body=Ute; text=aircon; ignored=bull bar
late model suv low kms = body=SUV; sort=lowest-km; ignored=late model
hatch near brissie within 30 kms = body=Hatch; near=Brisbane; radius=30
fourby ute with a canopy = body=Ute; drive=4WD; text=canopy
corolla with blue tooth = make=Toyota; model=Corolla; text=blue tooth
hybrid or electric suv not a tesla = body=SUV; fuel=Hybrid|Electric; without=tesla
good on fuel hatch = body=Hatch; ignored=fuel
newest models 3 = make=Tesla; model=Model 3; sort=newest-year
used car seats = ignored=used car seats
i30s under 30k = make=Hyundai; model=i30; price=-30000
land rover discovery = ignored=land rover discovery
merc s class = make=Mercedes-Benz; ignored=s class
corolla 2015-18 = make=Toyota; model=Corolla; year=2015-2018
2015/16 corolla = make=Toyota; model=Corolla; year=2015-2016
suv no sunroof or leather = body=SUV; without=sunroof leather
without leather or sunroof under 40k = price=-40000; without=leather sunroof
no sunroof or white = without=sunroof white
no manual, diesel or petrol = transmission=Automatic; without=diesel petrol
not a ute, white or silver = without=ute white silver
not a ute, under 20k = price=-20000; without=ute
no manual, must be white = transmission=Automatic; colour=White
not in sydney, melbourne or brisbane = ignored=in sydney, melbourne or brisbane
suv within 10km 4000 = body=SUV; near=4000; radius=10
within 10km 2000 = near=2000; radius=10
within 10 km of 2000 = near=2000; radius=10
`;
