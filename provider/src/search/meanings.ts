/**
 * What words mean in a search: `meaning | English | Spanish | French`, phrases separated by commas,
 * without accents, in lower case. Names of the catalogue (brands, modalities, equipment, body
 * focuses, instructors) mean themselves and need no row but for their synonyms. A meaning is one or
 * more `property=value`, joined by `&`, `/` between several values:
 *
 * - `brand`, `modality`, `equipment`, `focus`: names of the catalogue
 * - `usually`: modalities that count where neither a brand nor a modality is named
 * - `level`
 * - `minutes`: a number, `<=` or `>=` in front
 * - `day`: `today`, `tomorrow`, `weekend`, `now`, or a weekday from 0, which is Sunday
 * - `part`: of a day; counts only beside one
 * - `kind`: what the answer starts with
 * - `nothing`: words that say nothing
 */
export const meanings = `
brand=Yoga | yogi | yogui | yogi
brand=Barre | ballet barre | barra | barre au sol
brand=Cycling | bike, bikes, biking, bicycle, ride, spin, spinning, spin bike, indoor cycling | bicicleta, bici, ciclismo, bici estatica, ciclo | velo, cyclisme, velo stationnaire, velo d appartement, biking
brand=Rowing | row, rower, rowing machine, erg, ergometer | remo, remar, maquina de remo | rameur, aviron, ramer
brand=Boxing | box, boxer, punching, kickboxing | boxeo, boxear, box | boxe, boxer, kickboxing
brand=Stretching | stretch, stretches, flexibility | estiramiento, estiramientos, estirar, flexibilidad | etirement, etirements, s etirer, souplesse
brand=Running | run, jog, jogging, treadmill run | correr, carrera, trotar, running | course, course a pied, courir, jogging
brand=Dance | dancing, zumba, dance cardio | baile, bailar, danza | danse, danser, zumba
brand=Strength | weights, weight training, weightlifting, lifting, strength training, muscle | fuerza, pesas, musculacion, entrenamiento de fuerza | musculation, muscu, renforcement, renforcement musculaire, force, poids
brand=Wellness | wellbeing, well being, mindfulness, self care | bienestar, atencion plena | bien etre, pleine conscience
modality=HIIT | interval, intervals, interval training, high intensity, tabata, bootcamp | intervalos, alta intensidad | fractionne, haute intensite, intervalles
modality=Mobility | mobility work | movilidad | mobilite
modality=Meditation | meditate, meditations, guided meditation | meditacion, meditar, meditaciones | meditation guidee, mediter
equipment=No equipment | no equipment, without equipment, no kit, equipment free, bodyweight, body weight, no weights, no gear, without weights | sin equipo, sin material, sin equipamiento, sin pesas, peso corporal, sin maquinas | sans materiel, sans equipement, aucun materiel, poids du corps, sans poids, sans halteres
equipment=Mat | yoga mat, mats | esterilla, colchoneta, tapete | tapis, tapis de yoga
equipment=Block | yoga block, blocks | bloque, bloques | bloc, blocs, brique
equipment=Strap | yoga strap, straps | correa, cinturon | sangle, sangles
equipment=Reformer | reformers | reformador | appareil reformer
equipment=Dumbbells | dumbbell, dumb bells, free weights, hand weights | mancuerna, mancuernas | haltere, halteres
equipment=Kettlebells | kettlebell, kettle bell, kettle bells | pesa rusa, pesas rusas | kettlebell
equipment=Bands | band, resistance band, resistance bands, loop band | banda, bandas, bandas elasticas, banda elastica, gomas, ligas | elastique, elastiques, bande elastique, bandes elastiques
equipment=Ball | pilates ball | pelota, balon | ballon, balle
equipment=Ring | pilates ring, magic circle | aro, aro de pilates | anneau, cercle
equipment=Gloves | boxing gloves | guantes | gants, gants de boxe
equipment=Bag | punching bag, heavy bag, boxing bag | saco, saco de boxeo | sac de frappe, sac de boxe
equipment=Treadmill | treadmills | cinta, cinta de correr, caminadora | tapis roulant, tapis de course
equipment=Foam roller | roller, foam rolling | rodillo, rodillo de espuma | rouleau, rouleau de massage
focus=Core | abs, ab, abdominals, six pack, stomach, belly, tummy, obliques, plank | abdominales, abdomen, abdominal, abdos, barriga, vientre, zona media, plancha | abdos, abdominaux, ventre, gainage, tronc, sangle abdominale, planche
focus=Back | lower back, upper back, spine | espalda, columna, lumbares, zona lumbar | dos, bas du dos, haut du dos, colonne
focus=Back & usually=Yoga/Pilates/Stretching/Mobility/Wellness | back pain, backache, back ache, sore back, bad back, lower back pain, stiff back, my back hurts, sciatica | dolor de espalda, dolor lumbar, espalda cargada, ciatica | mal de dos, mal au dos, douleur au dos, douleurs lombaires, lumbago, sciatique
focus=Shoulders | shoulder, neck, neck pain, stiff neck, traps | hombro, hombros, cuello, cervicales, dolor de cuello | epaule, epaules, cou, nuque, cervicales, trapezes
focus=Arms | arm, biceps, triceps, toned arms | brazo, brazos, biceps, triceps | bras, biceps, triceps
focus=Hips | hip, tight hips, hip flexors, hip opener, hip openers | cadera, caderas | hanche, hanches, ouverture des hanches
focus=Glutes | glute, butt, booty, bum, buttocks, peach | gluteo, gluteos, cola, trasero, nalgas | fessier, fessiers, fesses
focus=Legs | leg, thighs, thigh, quads, hamstrings, calves, leg day | pierna, piernas, muslos, cuadriceps, pantorrillas | jambe, jambes, cuisse, cuisses, mollets
focus=Lower body/Legs/Glutes | lower half, legs and glutes | tren inferior, parte inferior | bas du corps
focus=Upper body/Arms/Shoulders | upper body | tren superior, parte superior | haut du corps
focus=Full body | full body, whole body, total body, all over | cuerpo completo, todo el cuerpo, cuerpo entero | corps entier, tout le corps, corps complet
focus=Endurance | cardio, stamina, aerobic, fat burn, burn calories | resistencia, cardio, quemar calorias | cardio, endurance, bruler des calories
focus=Mind | relax, relaxation, calm, calming, anxiety, unwind | relajacion, relajar, relajarse, calma, ansiedad | relaxation, detente, se detendre, calme, anxiete
level=beginner | beginner, beginners, easy, basic, basics, starter, newbie, never done, first time, beginner friendly, gentle | principiante, principiantes, facil, faciles, basico, basicos, novato, suave | debutant, debutants, debutante, debutantes, facile, faciles, doux, douce, pour commencer
level=intermediate | intermediate, medium | intermedio, intermedios, medio | intermediaire, intermediaires, moyen
level=advanced | advanced, expert, hard, difficult, challenging, tough, intense | avanzado, avanzada, avanzados, dificil, experto, intenso | avance, avancee, avances, difficile, expert, intense
minutes<=15 | quick, short, quickie, in a hurry, no time | rapido, rapida, rapidos, corto, corta, cortos, cortas, breve | rapide, rapides, court, courte, courts, courtes, bref
minutes>=45 | long | largo, larga, largos, largas | longue, longues, long
minutes=60 | hour long, full hour | una hora entera | une heure entiere
day=now | now, right now, live now, on now | ahora, ahora mismo | maintenant, tout de suite, en ce moment
day=today | today | hoy | aujourd hui
day=today & part=morning | this morning | esta manana | ce matin
day=today & part=afternoon | this afternoon | esta tarde | cet apres midi
day=today & part=evening | tonight, this evening | esta noche | ce soir, cette nuit
day=tomorrow | tomorrow | manana | demain
day=weekend | weekend, this weekend, at the weekend | fin de semana, finde, este fin de semana | fin de semaine, week end, weekend, cette fin de semaine
day=0 | sunday, sundays, this sunday, next sunday | domingo, el domingo, este domingo | dimanche
day=1 | monday, mondays, this monday, next monday | lunes, el lunes, este lunes | lundi
day=2 | tuesday, tuesdays, this tuesday, next tuesday | martes, el martes, este martes | mardi
day=3 | wednesday, wednesdays, this wednesday, next wednesday | miercoles, el miercoles, este miercoles | mercredi
day=4 | thursday, thursdays, this thursday, next thursday | jueves, el jueves, este jueves | jeudi
day=5 | friday, fridays, this friday, next friday | viernes, el viernes, este viernes | vendredi
day=6 | saturday, saturdays, this saturday, next saturday | sabado, el sabado, este sabado | samedi
part=morning | morning, in the morning, am, before work | por la manana, de la manana, en la manana, temprano | matin, le matin, du matin
part=afternoon | afternoon, in the afternoon | tarde, por la tarde, de la tarde, en la tarde | apres midi, l apres midi
part=evening | evening, night, in the evening, at night, after work | noche, por la noche, de la noche, en la noche | soir, le soir, soiree, nuit
kind=live_classes | live, live class, live classes, livestream | en vivo, en directo, clase en vivo, clases en vivo | en direct, cours en direct, live
kind=programs | program, programs, programme, programmes, training plan, plan, challenge | programa, programas, plan, reto | programme, programmes, plan, defi
kind=collections | collection, collections, series | coleccion, colecciones, serie, series | collection, collections, serie, series
kind=instructors | instructor, instructors, teacher, teachers, trainer, trainers, coach, coaches | instructor, instructora, instructores, profesor, profesora, profesores, entrenador, entrenadora | instructeur, instructrice, instructeurs, prof, profs, professeur, professeurs, entraineur, coach
kind=studios | studio, studios, gym, location, locations, near me | estudio, estudios, gimnasio, cerca de mi | studio, studios, pres de moi, salle
nothing | class, classes, workout, workouts, video, videos, exercise, exercises, session, sessions, training, routine, routines, lesson, for, with, by, and, please, best, my | clase, clases, entrenamiento, entrenamientos, ejercicio, ejercicios, sesion, sesiones, rutina, rutinas, para, con, de, del, en, el, la, los, las, un, una, y, por, al, mejor | cours, entrainement, entrainements, exercice, exercices, seance, seances, pour, avec, de, du, des, d, l, le, la, les, un, une, et, en, a, au, aux, sur
`

/** Words in front of a length: what follows is the most, or the least. */
export const bounds = {
  max: 'under, less than, up to, at most, max, maximum, within, menos de, hasta, maximo, moins de, jusqu a, maximum',
  min: 'over, more than, at least, minimum, mas de, al menos, minimo, plus de, au moins',
}

/** Units of length, in minutes. */
export const units = {
  1: 'minute, minutes, min, mins, mn, minuto, minutos, m',
  60: 'hour, hours, hr, hrs, h, hora, horas, heure, heures',
}

/** Numbers in words. */
export const numbers: Record<string, string> = {
  '0.25': 'quarter of an, quarter, un cuarto de, cuarto de, un quart d, quart d',
  '0.5': 'half an, half, media, demi, une demi',
  1: 'one, an, una, un, une',
  5: 'five, cinco, cinq',
  10: 'ten, diez, dix',
  15: 'fifteen, quince, quinze',
  20: 'twenty, veinte, vingt',
  30: 'thirty, treinta, trente',
  40: 'forty, cuarenta, quarante',
  45: 'forty five, cuarenta y cinco, quarante cinq',
  60: 'sixty, sesenta, soixante',
}

/** Words of the catalogue, each with others that people say for it. */
export const synonyms: Record<string, string> = {
  prenatal: 'pregnancy, pregnant, embarazo, embarazada, grossesse, enceinte',
  postnatal: 'postpartum, posparto',
  sleep: 'insomnia, dormir, sueno, insomnio, sommeil, insomnie',
  stress: 'stressed, estres, estresado, estresada',
  breath: 'respiracion, respirar, respiration, respirer',
  posture: 'postura',
  balance: 'equilibrio, equilibre',
  desk: 'oficina, escritorio, bureau',
  knees: 'rodilla, rodillas, genou, genoux',
  wrists: 'muneca, munecas, poignet, poignets',
  feet: 'pies, pied, pieds',
  recovery: 'recuperacion, recuperation',
  technique: 'tecnica',
}
