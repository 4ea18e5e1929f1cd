/** Lines of the catalogue for Strength; `parse-video-lines.ts` explains the columns. */
export const strengthVideos = `
The Six Patterns | 30 | b | c | Strength | Full body | Dumbbells | Squat, hinge, push, pull, carry, brace. Learn these and every workout makes sense.
Full-Body Dumbbell | 30 | i | w | Strength | Full body | Dumbbells | Four supersets, one pair of weights, nothing fancy.
Kettlebell Swing School | 20 | b | c | Strength | Glutes, Back | Kettlebells | A hinge that floats. Forty swings by the end, all of them from the hips.
Lower Body, Heavy | 45 | a | w | Strength | Legs, Glutes | Dumbbells, Bands | Five sets of few. Rest when told; it is part of the program.
Push Day | 30 | i | w | Strength | Arms, Shoulders | Dumbbells, Mat | Presses in three directions and a push-up finisher with a way out for everyone.
Pull Day | 30 | i | w | Strength | Back, Arms | Dumbbells, Bands | Rows, pullovers and curls, for the half of you that you cannot see.
No-Kit Strength | 20 | b | w | Strength | Full body | No equipment | Slow tempo makes light work heavy. Five seconds down, one second up.
Core That Carries | 15 | i | w | Strength | Core | Kettlebells, Mat | Dead bugs, side planks and walks with one uneven weight.
Tempo Squats | 20 | i | w | Strength | Legs | Dumbbells | Count of four down, hold for two, stand. Then again, which is the hard part.
Kettlebell Complex | 30 | a | w | Strength, HIIT | Full body, Endurance | Kettlebells | Clean, press, squat, swing, without putting the bell down.
Upper Body Express | 15 | b | w | Strength | Arms, Shoulders, Back | Dumbbells | Five exercises in three rounds, home before the bath is full.
Glute Builder | 30 | i | w | Strength | Glutes, Hips | Bands, Dumbbells | Bridges, split squats and slow step-downs. The band comes off at the end as a reward.
Strength for Beginners, Week One | 20 | b | c | Strength | Full body | Dumbbells, Mat | Three exercises and how to choose a weight. You should finish wanting more.
EMOM Twenty | 20 | a | w | Strength, HIIT | Full body, Endurance | Dumbbells | Something on every minute. What is left of the minute is yours.
Single-Leg Strong | 30 | i | w | Strength, Running | Legs, Core | Dumbbells | Split squats, single-leg hinges and balance under load.
Push-Up Progression | 15 | b | c | Strength | Arms, Core | Mat | From the wall to the floor in six steps. Find yours and stay there for a month.
Barbell-Free Deadlift | 20 | i | c | Strength | Back, Legs | Kettlebells | The most useful lift in life, with what you have at home.
Strong Over Fifty | 30 | b | c | Strength, Wellness | Full body | Dumbbells, Bands | Bone, balance and getting up off the floor with style.
Grip and Carry | 20 | i | w | Strength | Arms, Core | Kettlebells | Walk with heavy things. Simple, old and very effective.
The Long Hour | 60 | a | w | Strength | Full body | Dumbbells, Kettlebells, Mat | Warm-up, one main lift, three accessories, and a short finisher that you will remember.
Band Only | 20 | b | w | Strength | Full body, Shoulders | Bands | Fits in a pocket and works everywhere, hotel carpet included.
`
