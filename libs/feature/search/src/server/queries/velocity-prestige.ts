/** Queries of a prestige dealer in South Yarra, Melbourne, in the format of `read-queries.ts`. */
export const velocityPrestigeQueries = `
porsche = make=Porsche
porshe = make=Porsche
porche 911 = make=Porsche; model=911
911 = make=Porsche; model=911
911 carrera 4s = make=Porsche; model=911; badge=Carrera 4S
boxster = make=Porsche; model=718 Boxster
718 = make=Porsche; model=718 Boxster
cayenne = make=Porsche; model=Cayenne
cayenne e-hybrid = make=Porsche; model=Cayenne; badge=E-Hybrid
taycan = make=Porsche; model=Taycan
taycan 4s = make=Porsche; model=Taycan; badge=4S
g wagon = make=Mercedes-Benz; model=G-Class
gwagon = make=Mercedes-Benz; model=G-Class
g wagen = make=Mercedes-Benz; model=G-Class
g63 = make=Mercedes-Benz; model=G-Class; badge=G63
mercedes g class = make=Mercedes-Benz; model=G-Class
merc = make=Mercedes-Benz
mercedes benz e class = make=Mercedes-Benz; model=E-Class
e53 amg = make=Mercedes-Benz; model=E-Class; badge=E53 AMG
amg = text=amg
amg gt = make=Mercedes-Benz; model=AMG GT
amg gt r = make=Mercedes-Benz; model=AMG GT; badge=R
s class = make=Mercedes-Benz; model=S-Class
s class plug in = make=Mercedes-Benz; model=S-Class; ignored=plug in
mercedez = make=Mercedes-Benz
bmw = make=BMW
bimmer = make=BMW
x5 = make=BMW; model=X5
bmw x5 diesel = make=BMW; model=X5; fuel=Diesel
m3 competition = make=BMW; model=M3; badge=Competition
m3 manual = make=BMW; model=M3; transmission=Manual
7 series = make=BMW; model=7 Series
z4 = make=BMW; model=Z4
maserati = make=Maserati
mazerati ghibli = make=Maserati; model=Ghibli
rangie = make=Land Rover; model=Range Rover
range rover = make=Land Rover; model=Range Rover
range rover autobiography = make=Land Rover; model=Range Rover; text=autobiography
defender 110 = make=Land Rover; model=Defender; badge=110
landrover = make=Land Rover
landy = make=Land Rover
grenadier = make=Ineos; model=Grenadier
audi rs5 = make=Audi; model=RS5
audi r8 v10 = make=Audi; model=R8; badge=V10
q8 = make=Audi; model=Q8
bentley = make=Bentley
conti gt = make=Bentley; model=Continental GT
continental gt = make=Bentley; model=Continental GT
corvette = make=Chevrolet; model=Corvette
chevy = make=Chevrolet
jag = make=Jaguar
f type = make=Jaguar; model=F-Type
lexus lc500 = make=Lexus; model=LC; badge=LC500
lambo = ignored=lambo
ferrari or porsche = make=Porsche; ignored=ferrari
aston martin = ignored=aston martin
v8 convertible = body=Convertible; ignored=v8
convertible under 150k = body=Convertible; price=-150000
under 200k = price=-200000
over $250k = price=250000-
100k to 150k = price=100000-150000
soft top = body=Convertible
cabriolet = body=Convertible
drop top not red = body=Convertible; without=red
sports car = body=Coupe|Convertible
two door coupe = body=Coupe; ignored=two door
2 seater = seats=2
black suv not bmw = body=SUV; colour=Black; without=bmw
grey or black sedan low kms = body=Sedan; colour=Grey|Black; sort=lowest-km
south yarra = near=South Yarra
melbourne = near=Melbourne
3141 = near=3141
luxury suv 2022+ = body=SUV; year=2022-; ignored=luxury
fast = ignored=fast
no automatics = transmission=Manual
collector car = ignored=collector
white interior = ignored=white interior
newest = sort=newest-year
lowest kms coupe = body=Coupe; sort=lowest-km
manual sports car = body=Convertible|Coupe; transmission=Manual
anything but an automatic = transmission=Manual
cruiser = ignored=cruiser
small coupe = body=Coupe; ignored=small
porsche under 1500 a month = make=Porsche; weekly_price_range=-346
black 911 cabriolet = make=Porsche; model=911; colour=Black; body=Convertible
amg not white = text=amg; without=white
head up display = text=head up display
g 63 amg black = make=Mercedes-Benz; model=G-Class; badge=G63 AMG; colour=Black
740i under 200 grand = make=BMW; model=7 Series; badge=740i; price=-200000
bentley conti = make=Bentley; model=Continental GT
rangie autobiography not black = make=Land Rover; model=Range Rover; badge=Autobiography; without=black
911 4s not white = make=Porsche; model=911; badge=4S; without=white
ragtop under $150,000 melb = body=Convertible; price=-150000; near=Melbourne
base model s-class = make=Mercedes-Benz; model=S-Class; ignored=base model
mercedes s 450 = make=Mercedes-Benz; model=S-Class; badge=S450 L
used 911s in melbourne = car_type=used; make=Porsche; model=911; near=Melbourne
merc s = make=Mercedes-Benz; model=S-Class
mercedes e white = make=Mercedes-Benz; model=E-Class; colour=White
bmw seven series = make=BMW; model=7 Series
merc amg = make=Mercedes-Benz; text=amg
`;
