/** Queries of a group of new and used dealers from Newcastle to the Sunshine Coast, in the format of `read-queries.ts`. */
export const northsideGroupQueries = `
new outlander = car_type=new; make=Mitsubishi; model=Outlander
outlander phev = make=Mitsubishi; model=Outlander; text=phev
new subaru outback = car_type=new; make=Subaru; model=Outback
outback = make=Subaru; model=Outback
crosstrek = make=Subaru; model=Crosstrek
x-trail e-power = make=Nissan; model=X-Trail; text=e-power
xtrail ti = make=Nissan; model=X-Trail; badge=Ti
qashqai = make=Nissan; model=Qashqai
navara pro4x = make=Nissan; model=Navara; badge=PRO-4X
d max = make=Isuzu; model=D-MAX
dmax x terrain = make=Isuzu; model=D-MAX; badge=X-Terrain
isuzu mux = make=Isuzu; model=MU-X
mux or everest = make=Isuzu|Ford; model=MU-X|Everest
mazda bt50 4x4 = make=Mazda; model=BT-50; drive=4WD
mazda cx-5 akera = make=Mazda; model=CX-5; badge=G35 Akera
mx5 = make=Mazda; model=MX-5
kia tasman = make=Kia; model=Tasman
kia sportage gt line = make=Kia; model=Sportage; badge=GT-Line
sportige = make=Kia; model=Sportage
carnival 8 seats = make=Kia; model=Carnival; seats=8
sorrento = make=Kia; model=Sorento
holden commodore = make=Holden; model=Commodore
commodore v8 = make=Holden; model=Commodore; ignored=v8
colorado z71 = make=Holden; model=Colorado; badge=Z71
ford ranger wildtrak = make=Ford; model=Ranger; badge=Wildtrak
ranger raptor = make=Ford; model=Ranger; badge=Raptor
jeep = make=Jeep
wrangler rubicon = make=Jeep; model=Wrangler; badge=Rubicon
golf gti = make=Volkswagen; model=Golf; badge=GTI
bmw m3 = make=BMW; model=M3
beemer = make=BMW
bmw 3 series = make=BMW; model=3 Series
merc under 60k = make=Mercedes-Benz; price=-60000
jimny manual = make=Suzuki; model=Jimny; transmission=Manual
used hatch under 20 grand near redcliffe = body=Hatch; car_type=used; price=-20000; near=Redcliffe
maroochydore = near=Maroochydore
sunshine coast suv = body=SUV; near=Sunshine Coast
newcastle = near=Newcastle
kotara nsw = near=Kotara
4510 = near=4510
caboolture utes = body=Ute; near=Caboolture
within 30km of chermside = near=Chermside; radius=30
cars in nsw = state=NSW
qld = state=QLD
motorbike = item_type=motorcycle
motor bikes under 10k = item_type=motorcycle; price=-10000
yamaha = make=Yamaha
kawasaki 400 = make=Kawasaki; model=Ninja 400
d-max x-terrain = make=Isuzu; model=D-MAX; badge=X-Terrain
mx-5 or mach-e = make=Ford|Mazda; model=Mustang Mach-E|MX-5
isuzu 75-155 = make=Isuzu; model=NPS 75-155
mg.4 = make=MG; model=MG4
ninja = make=Kawasaki; model=Ninja 400
learner bike = item_type=motorcycle; ignored=learner
truck = item_type=truck
tipper truck = item_type=truck; text=tipper
isuzu truck = make=Isuzu; item_type=truck
hino = make=Hino
crew cab truck = item_type=truck; text=crew cab
work truck = item_type=truck
tradie ute with canopy = body=Ute; text=canopy
bakkie = body=Ute
space for 3 kids = ignored=kids
mum car 7 seater = seats=7; ignored=mum
7 seater not a people mover = seats=7; ignored=people mover
suv but not diesel = body=SUV; without=diesel
anything but white = without=white
no hybrids = without=hybrid
ute without canopy = body=Ute; without=canopy
sedan 2019-2022 = body=Sedan; year=2019-2022
2023 subaru = make=Subaru; year=2023
low k's forester under 30k = make=Subaru; model=Forester; price=-30000; sort=lowest-km
plug in hybrid = text=plug-in hybrid
ev under 50k = fuel=Electric; price=-50000
convertable = body=Convertible
station waggon = body=Wagon
van for camping = body=Van; ignored=camping
mini = ignored=mini
ram = ignored=ram
genesis = ignored=genesis
learner approved bike = item_type=motorcycle; ignored=learner approved
tipper truck = item_type=truck; text=tipper
suv north lakes = body=SUV; near=North Lakes
ute near caboolture = body=Ute; near=Caboolture
new car drive away under 30k = car_type=new; price=-30000
petrol only hatch = body=Hatch; fuel=Petrol
phev = text=phev
mitsubishi phev = make=Mitsubishi; text=phev
lams = ignored=lams
lams approved motorbike = item_type=motorcycle; ignored=lams approved
cruiser = make=Toyota; model=LandCruiser
small car auto = body=Hatch; transmission=Automatic
smallish hatch = body=Hatch; ignored=smallish
7 seater under 50 thousand = seats=7; price=-50000
dual cab 4x4 under 45k with towbar = body=Ute; drive=4WD; price=-45000; text=towbar
kluger not white = make=Toyota; model=Kluger; without=white
jimmy 4x4 = make=Suzuki; model=Jimny; drive=4WD
cx5 akera under 50k = make=Mazda; model=CX-5; badge=G35 Akera; price=-50000
merc c200 sedan = make=Mercedes-Benz; model=C-Class; badge=C200; body=Sedan
ranger wildtrack v6 = make=Ford; model=Ranger; badge=Wildtrak V6
d-max 4x4 no more than 100 thousand ks = make=Isuzu; model=D-MAX; drive=4WD; km=-100000
people mover on the sunny coast = body=People Mover; near=Sunshine Coast
used suv aspley or chermside = body=SUV; car_type=used; near=Aspley; ignored=chermside
suv not from nsw = body=SUV; ignored=nsw
not black, white or silver = without=black white silver
logan ute = body=Ute; near=Logan
hunter valley = near=Hunter Valley
within 50km brisbane = near=Brisbane; radius=50
kona n = make=Hyundai; model=Kona; ignored=n
hyundai i30 n = make=Hyundai; model=i30; badge=N
mazda three = make=Mazda; model=Mazda3
mazda two or three = make=Mazda; model=Mazda2|Mazda3
ute no canopy, towbar = body=Ute; without=canopy; text=towbar
hilux 2018 on wheels = make=Toyota; model=HiLux; year=2018; ignored=wheels
ranger 2019 on = make=Ford; model=Ranger; year=2019-
deisel wagon alloy wheels shiny = fuel=Diesel; body=Wagon; text=alloy wheels; ignored=shiny
hino 300 series = make=Hino; model=300 Series 616
`;
