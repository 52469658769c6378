/** Queries of a dealer of caravans, trucks and motorcycles in Toowoomba and Dubbo, in the format of `read-queries.ts`. */
export const outbackCaravansQueries = `
caravan = item_type=caravan
caravans under 50k = item_type=caravan; price=-50000
used caravan = item_type=caravan; car_type=used
new van = item_type=caravan; car_type=new
vans under 40 grand = item_type=caravan; price=-40000
family van = item_type=caravan; text=family
family caravan with bunks = item_type=caravan; text=family bunk
bunk = text=bunk
bunk van = item_type=caravan; text=bunk
triple bunk = text=triple bunk
double bunks = text=bunk; ignored=double
family bunk under 100k = text=family bunk; price=-100000
sleeps 4 = sleeps=4
sleeps 5 under $80,000 = sleeps=5; price=-80000
sleeps six = sleeps=6
van that sleeps 6 = item_type=caravan; sleeps=6
4 berth = sleeps=4
2 berth caravan = item_type=caravan; sleeps=2
sleeps 5 or more = sleeps=5|6|7|8|9|10
20ft = body_length=20-21
20 ft caravan = item_type=caravan; body_length=20-21
20 foot = body_length=20-21
21 footer = body_length=21-22
21' family bunk = body_length=21-22; text=family bunk
under 20ft = body_length=-20
18ft couples van = item_type=caravan; body_length=18-19; text=couples
over 20 foot = body_length=20-
16-18ft = body_length=16-18
small van = item_type=caravan; ignored=small
pop top = text=pop top
poptop = text=pop top
pop top under 30000 = text=pop top; price=-30000
teardrop = text=teardrop
tear drop camper = text=teardrop; ignored=camper
hybrid van = item_type=caravan; text=hybrid
hybrid caravan off road = item_type=caravan; text=hybrid off road
offroad caravan = item_type=caravan; text=off road
off road van with solar = item_type=caravan; text=off road solar
full off road = text=off road
semi off road = text=semi off road
van with ensuite = item_type=caravan; text=ensuite
shower and toilet = text=shower toilet
caravan with shower under 60k = item_type=caravan; text=shower; price=-60000
caravan no toilet = item_type=caravan; without=toilet
no bunks = without=bunk
tandem axle = axle_type=Tandem Axle|Tandem Independent
single axle van = item_type=caravan; axle_type=Single Axle|Single Independent
dual axle caravan = item_type=caravan; axle_type=Tandem Axle|Tandem Independent
lithium = text=lithium
diesel heater = text=diesel heater
air con = text=air con
lightweight van = item_type=caravan; ignored=lightweight
under 2500kg = aggregate_trailer_mass=-2500
atm under 3000 kg = aggregate_trailer_mass=-3000
tare under 2000kg = tare_weight=-2000
gumleaf = make=Gumleaf
gumleaf ridgeline = make=Gumleaf; model=Ridgeline
gum leaf wanderer = make=Gumleaf; model=Wanderer
bluebush = make=Bluebush
blue bush meander = make=Bluebush; model=Meander
wattlebird sundowner = make=Wattlebird; model=Sundowner
jayco = ignored=jayco
jayco starcraft = ignored=jayco starcraft
toowoomba = near=Toowoomba
dubbo = near=Dubbo
2830 = near=2830
caravans dubbo nsw = item_type=caravan; near=Dubbo
carvan = item_type=caravan
carravan 2020 or newer = item_type=caravan; year=2020-
trucks = item_type=truck
isuzu tipper = make=Isuzu; text=tipper
motorbike = item_type=motorcycle
africa twin = make=Honda; model=Africa Twin
cheap caravan = item_type=caravan; sort=lowest-price
sold caravans = item_type=caravan; ignored=sold
caravan with bunks under 3 tonne = item_type=caravan; text=bunks; aggregate_trailer_mass=-3000
2500kg atm = aggregate_trailer_mass=-2500
6m caravan = item_type=caravan; body_length=19-20
under 6 metres = body_length=-20
family of 6 = sleeps=6|7|8|9|10
van not a hybrid = item_type=caravan; without=hybrid
learner bike = item_type=motorcycle; ignored=learner
caravan with reverse camera = item_type=caravan; text=reverse camera
van under 400 a month = item_type=caravan; weekly_price_range=-92
under 22 foot with a washing machine = body_length=-22; text=washing machine
solar pannels = text=solar pannel
caravan with solar and lithium = item_type=caravan; text=solar lithium
pop top with solar under 60k = text=pop top solar; price=-60000
tows 2.5t = aggregate_trailer_mass=-2500
my car tows 2000kg = aggregate_trailer_mass=-2000
not single axle = axle_type=Tandem Axle|Tandem Independent
van for a couple with solar = item_type=caravan; text=couple solar
20ft with shower and queen bed = body_length=20-21; text=shower; ignored=queen bed
gumleaf off road solar pannels = make=Gumleaf; text=off road solar pannel
camper trailer under 20k = price=-20000; ignored=camper trailer
motorbike 2000 ono = item_type=motorcycle; price=-2000
tare under 1500 = tare_weight=-1500
tare 1500-2000 = tare_weight=1500-2000
18'6 semi off road = body_length=18-19; text=semi off road
`;
