/**
 * What people type and what they mean: `query | language | kind | what must be among the first
 * five`. The last column is a title or a name, or conditions that every item of the kind among the
 * first five must meet, joined by `&`; `/` separates values of which one will do. The clock stands
 * at three o'clock on a Wednesday afternoon in New York.
 *
 * This half was written before the search it judges.
 */
export const queriesBefore = `
yoga | en | videos | brand=Yoga
abs | en | videos | focus=Core
back pain | en | videos | focus=Back & brand=Yoga/Pilates/Stretching/Wellness
20 minutes | en | videos | minutes=20
no equipment | en | videos | equipment=No equipment
yoga tonight | en | live_classes | brand=Yoga & day=today & from=17
with Tomás | en | videos | instructor=Tomás Herrera
20 minute core | en | videos | minutes=20 & focus=Core
20 min core no equipment | en | videos | minutes=20 & focus=Core & equipment=No equipment
15 minute core workout | en | videos | minutes=15 & focus=Core
beginner pilates | en | videos | brand=Pilates & level=beginner
easy stretching | en | videos | brand=Stretching & level=beginner
quick hiit | en | videos | modality=HIIT & minutes<=15
half an hour of yoga | en | videos | brand=Yoga & minutes=30
hour long ride | en | videos | brand=Cycling & minutes=60
under 15 minutes stretching | en | videos | brand=Stretching & minutes<=15
10 minute meditation | en | videos | modality=Meditation & minutes=10
strength with dumbbells | en | videos | brand=Strength & equipment=Dumbbells
kettlebells | en | videos | equipment=Kettlebells
resistance bands legs | en | videos | equipment=Bands & focus=Legs
bodyweight arms | en | videos | equipment=No equipment & focus=Arms
glutes | en | videos | focus=Glutes
booty | en | videos | focus=Glutes
tight hips | en | videos | focus=Hips
neck and shoulders | en | videos | focus=Shoulders
sore back stretching | en | videos | focus=Back & brand=Stretching
lower back | en | videos | Lower Back Kindness
yoga tomorrow | en | live_classes | brand=Yoga & day=tomorrow
tomorrow morning | en | live_classes | day=tomorrow & until=12
live classes today | en | live_classes | day=today
monday barre | en | live_classes | brand=Barre & day=monday
saturday cycling | en | live_classes | brand=Cycling & day=saturday
spin class | en | videos | brand=Cycling
spinning tonight | en | live_classes | brand=Cycling & day=today & from=17
tomas | en | instructors | Tomás Herrera
amara yoga | en | videos | instructor=Amara Lindqvist & brand=Yoga
Priya Nair | en | instructors | Priya Nair
kofi dance | en | videos | instructor=Kofi Mensah & brand=Dance
crow | en | videos | Crow and Company
sun salutations | en | videos | Sun Salutations, Slowly
couch to five | en | programs | Couch to Five
kitchen disco | en | collections | Kitchen Discos
sleep | en | videos | Body Scan for Sleep
better sleep | en | collections | Better Sleep
stress | en | videos | Stress, Explained
prenatal | en | videos | Prenatal Ease
pregnancy | en | videos | Prenatal Ease
salsa | en | videos | Salsa, Solo
sunday reset | en | videos | Sunday Reset
easy thirty | en | videos | Easy Thirty
long exhale | en | videos | Long Exhale
push day | en | videos | Push Day
strength program | en | programs | Strong Start
running plan for beginners | en | programs | Couch to Five
yoga studio boston | en | studios | city=Boston & brand=Yoga
studios in chicago | en | studios | city=Chicago
seattle | en | studios | city=Seattle
barre beginers | en | videos | brand=Barre & level=beginner
yogga | en | videos | brand=Yoga
pilatis reformer | en | videos | brand=Pilates & equipment=Reformer
kettelbell | en | videos | equipment=Kettlebells
20 minuts core | en | videos | minutes=20 & focus=Core
no equipmnt | en | videos | equipment=No equipment
strech hamstrings | en | videos | Hamstrings, Finally
boxing begginer | en | videos | brand=Boxing & level=beginner
meditaton | en | videos | modality=Meditation
tomass herera | en | instructors | Tomás Herrera
yoga tonigth | en | live_classes | brand=Yoga & day=today & from=17
dumbell arms | en | videos | equipment=Dumbbells & focus=Arms
abdominales | es | videos | focus=Core
yoga esta noche | es | live_classes | brand=Yoga & day=today & from=17
20 minutos sin equipo | es | videos | minutes=20 & equipment=No equipment
dolor de espalda | es | videos | focus=Back & brand=Yoga/Pilates/Stretching/Wellness
glúteos con bandas | es | videos | focus=Glutes & equipment=Bands
estiramientos | es | videos | brand=Stretching
boxeo para principiantes | es | videos | brand=Boxing & level=beginner
media hora de pilates | es | videos | brand=Pilates & minutes=30
clases en vivo mañana | es | live_classes | day=tomorrow
con Tomás | es | videos | instructor=Tomás Herrera
bicicleta | es | videos | brand=Cycling
fuerza con mancuernas | es | videos | brand=Strength & equipment=Dumbbells
meditación corta | es | videos | modality=Meditation & minutes<=15
baile | es | videos | brand=Dance
piernas sin matrial | es | videos | focus=Legs & equipment=No equipment
programa de yoga | es | programs | Twenty-One Gentle Days
abdos | fr-CA | videos | focus=Core
mal de dos | fr-CA | videos | focus=Back & brand=Yoga/Pilates/Stretching/Wellness
sans matériel | fr-CA | videos | equipment=No equipment
yoga ce soir | fr-CA | live_classes | brand=Yoga & day=today & from=17
20 minutes de gainage | fr-CA | videos | minutes=20 & focus=Core
étirements faciles | fr-CA | videos | brand=Stretching & level=beginner
boxe débutant | fr-CA | videos | brand=Boxing & level=beginner
une demi-heure de vélo | fr-CA | videos | brand=Cycling & minutes=30
musculation avec haltères | fr-CA | videos | brand=Strength & equipment=Dumbbells
cours en direct demain | fr-CA | live_classes | day=tomorrow
fessiers | fr-CA | videos | focus=Glutes
avec Amara | fr-CA | videos | instructor=Amara Lindqvist
course à pied | fr-CA | videos | brand=Running
samedi pilates | fr-CA | live_classes | brand=Pilates & day=saturday
sydney studios | en-AU | studios | city=Sydney
skipping and boxing | en-AU | videos | Rope and Rhythm
5 kilometres | en-AU | videos | First Five Kilometers
center work | en-AU | videos | Center Work
centre work | en-CA | videos | Center Work
quiet neighbours | en-CA | collections | Quiet Neighbors
`

/** Written after the code by somebody who did not try them out meanwhile. */
export const queriesAfter = `
pilates | en | videos | brand=Pilates
core | en | videos | focus=Core
stomach exercises | en | videos | focus=Core
six pack workout | en | videos | focus=Core
stiff neck | en | videos | focus=Shoulders
30 min strength | en | videos | brand=Strength & minutes=30
thirty minute ride | en | videos | brand=Cycling & minutes=30
10-15 min stretching | en | videos | brand=Stretching & minutes<=15
less than 20 minutes boxing | en | videos | brand=Boxing & minutes<=20
45 minute vinyasa | en | videos | Steady Vinyasa
25 minutes pilates | en | videos | brand=Pilates & minutes>=20 & minutes<=30
yoga 30 | en | videos | brand=Yoga & minutes=30
20min hiit | en | videos | modality=HIIT & minutes=20
barre no equipment | en | videos | brand=Barre & equipment=No equipment
foam roller | en | videos | equipment=Foam roller
boxing without gloves no equipment | en | videos | brand=Boxing
treadmill run | en | videos | brand=Running
advanced yoga | en | videos | brand=Yoga & level=advanced
hard core workout | en | videos | focus=Core & level=advanced
gentle yoga | en | videos | brand=Yoga & level=beginner
intermediate rowing 30 minutes | en | videos | brand=Rowing & level=intermediate & minutes=30
full body dumbbell | en | videos | Full-Body Dumbbell
legs and glutes | en | videos | focus=Legs/Glutes/Lower body
upper body dumbbells | en | videos | focus=Arms/Shoulders/Upper body & equipment=Dumbbells
meditation for sleep | en | videos | Body Scan for Sleep
anxiety | en | videos | focus=Mind
chair yoga | en | videos | Chair Yoga
box breathing | en | videos | Box Breathing
heavy bag | en | videos | equipment=Bag
handstand | en | videos | Wrists and Forearms
golf | en | videos | Pilates for Golfers
tai chi | en | videos | Tai Chi Beginnings
half marathon | en | collections | Half-Marathon Company
first mile | en | videos | Couch to First Mile
road to crow | en | programs | Road to Crow
pilates foundations | en | programs | Pilates Foundations
thirty days looser | en | programs | Thirty Days Looser
programs | en | programs | Twenty-One Gentle Days
rowing program | en | programs | Ready for Two Thousand
barre collection | en | collections | Quiet Neighbors
new to yoga | en | collections | New to the Mat
undo the desk | en | collections | Undo the Desk
saturday night in | en | collections | Saturday Night In
boxing tonight | en | live_classes | brand=Boxing & day=today & from=17
yoga this weekend | en | live_classes | brand=Yoga & day=saturday
pilates on friday | en | live_classes | brand=Pilates & day=friday
thursday evening dance | en | live_classes | brand=Dance & day=thursday & from=17
live yoga | en | live_classes | brand=Yoga
live with Amara | en | live_classes | instructor=Amara Lindqvist
valentina | en | instructors | Valentina Cruz
mei tanaka | en | instructors | Mei Tanaka
marcus boxing | en | videos | instructor=Marcus Bell & brand=Boxing
beginner strength with Greta | en | videos | instructor=Greta Vogel & level=beginner
pilates instructors | en | instructors | Mei Tanaka
barre studio toronto | en | studios | city=Toronto
newbury street | en | studios | city=Boston
gym in denver | en | studios | city=Denver
disco climb | en | videos | Disco Climb
two thousand | en | videos | Two-Thousand Test
yin | en | videos | Yin for Runners
postnatal core | en | videos | Postnatal Reconnect
medtation | en | videos | modality=Meditation
sterngth dumbells | en | videos | brand=Strength & equipment=Dumbbells
begginer yoga 20 mins | en | videos | brand=Yoga & level=beginner & minutes=20
valntina cruz | en | instructors | Valentina Cruz
streching hips | en | videos | brand=Stretching & focus=Hips
crow pse | en | videos | Crow and Company
saturdy cycling | en | live_classes | brand=Cycling & day=saturday
quick yoga befor bed | en | videos | brand=Yoga & minutes<=15
resistence bands | en | videos | equipment=Bands
yoga para principiantes | es | videos | brand=Yoga & level=beginner
ejercicios de abdomen sin material | es | videos | focus=Core & equipment=No equipment
15 minutos de yoga | es | videos | brand=Yoga & minutes=15
menos de 20 minutos de fuerza | es | videos | brand=Strength & minutes<=20
pesas rusas | es | videos | equipment=Kettlebells
dolor de espalda pilates | es | videos | brand=Pilates & focus=Back
pilates mañana | es | live_classes | brand=Pilates & day=tomorrow
yoga el sábado | es | live_classes | brand=Yoga & day=saturday
dormir mejor | es | videos | Body Scan for Sleep
embarazo | es | videos | Prenatal Ease
correr | es | videos | brand=Running
ciclismo intenso | es | videos | brand=Cycling & level=advanced
estiramento cadera | es | videos | brand=Stretching & focus=Hips
clases con Valentina | es | videos | instructor=Valentina Cruz
estudios en Miami | es | studios | city=Miami
yoga doux | fr-CA | videos | brand=Yoga & level=beginner
pilates sans équipement | fr-CA | videos | brand=Pilates & equipment=No equipment
moins de 15 minutes étirements | fr-CA | videos | brand=Stretching & minutes<=15
jambes et fessiers | fr-CA | videos | focus=Legs/Glutes
yoga demain matin | fr-CA | live_classes | brand=Yoga & day=tomorrow & until=12
vélo ce soir | fr-CA | live_classes | brand=Cycling & day=today & from=17
boxe lundi | fr-CA | live_classes | brand=Boxing & day=monday
sommeil | fr-CA | videos | Body Scan for Sleep
méditation courte | fr-CA | videos | modality=Meditation & minutes<=15
danse débutant | fr-CA | videos | brand=Dance & level=beginner
programme de course | fr-CA | programs | Couch to Five
studio à Montréal | fr-CA | studios | city=Montréal
avec Priya demain | fr-CA | live_classes | instructor=Priya Nair & day=tomorrow
elastiqe fessiers | fr-CA | videos | equipment=Bands & focus=Glutes
bondi road | en-AU | studios | city=Sydney
programmes for running | en-AU | programs | Couch to Five
10 kilometre run | en-AU | videos | Ten-Kilometer Tune-Up
arvo stretch | en-AU | videos | brand=Stretching
toronto yoga | en-CA | studios | city=Toronto
stretch for runners | en-CA | videos | Before You Run
`
