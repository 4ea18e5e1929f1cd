/** Videos of Cycling; `readLines` in `build-videos.ts` names the columns. */
export const cyclingVideos = `
Find Your Saddle | 20 | b | c | Cycling | Legs | Bike | Fit, cadence, resistance: the three things to know before your first real ride.
Coastal Climb | 30 | i | w | Cycling | Legs, Endurance | Bike | One road that only goes up, in four grades, with a view worth imagining at each bend.
Tempo Thirty | 30 | i | w | Cycling | Endurance | Bike | Three blocks at the pace you could hold but would rather not.
Sprint Lottery | 20 | a | w | Cycling, HIIT | Legs, Endurance | Bike | Ten sprints. You will not know how long each one is until it starts.
Endurance Sixty | 60 | i | w | Cycling | Endurance | Bike | Steady, conversational and longer than you think. The ride that makes every other ride easier.
Recovery Spin | 20 | b | w | Cycling, Wellness | Legs | Bike | Light gears and loose shoulders for the day after. Going slower is the assignment.
Rhythm Ride | 45 | i | c | Cycling, Dance | Full body, Legs | Bike | On the beat from the first song to the last, with pushes and taps that feel like choreography.
Threshold Builder | 45 | a | w | Cycling | Endurance, Legs | Bike | Four times eight minutes around the line where talking stops.
Hills in Threes | 30 | i | w | Cycling | Legs, Glutes | Bike | Three climbs of three minutes, three times. Counting is easy, the ninth is not.
Ride and Lift | 30 | i | c | Cycling, Strength | Arms, Legs | Bike, Dumbbells | Two songs of upper body from the saddle, with weights light enough to keep the form.
Fifteen at Lunch | 15 | i | w | Cycling, HIIT | Endurance | Bike | Warm, hard, done. There is still time for the sandwich.
Low-Impact Long Road | 45 | b | w | Cycling | Endurance | Bike | Seated throughout, flat throughout, pleasant throughout.
Standing Tall | 20 | i | w | Cycling | Legs, Core | Bike | Out-of-the-saddle technique: weight over the pedals, hands that hardly hold.
Pyramid Intervals | 30 | a | w | Cycling, HIIT | Endurance, Legs | Bike | Thirty seconds up to three minutes and back down the other side.
Sunrise Ride | 30 | b | c | Cycling | Legs, Endurance | Bike | Soft start, one honest hill, and a downhill with your feet almost still.
Gran Fondo, Last Hour | 60 | a | w | Cycling | Endurance | Bike | Tired legs on purpose: surges, a crosswind and a long false flat before the line.
Cadence Drills | 20 | b | c | Cycling | Legs | Bike | Spin-ups, single-leg focus and quiet hips. Dull to describe, magic a month later.
Over-Unders | 30 | a | w | Cycling | Endurance | Bike | Just above, just below, just above. The set that teaches you to settle while it hurts.
Disco Climb | 30 | i | c | Cycling, Dance | Legs, Glutes | Bike | Heavy gear, light mood, strings in the chorus.
After-Ride Stretch | 10 | b | w | Cycling, Stretching | Legs, Hips | Mat | Quads, hip flexors and the muscle beside the shin that nobody remembers.
Crosswind | 45 | i | w | Cycling | Endurance, Core | Bike | Uneven blocks that never let you settle in, as the plains would.
`

/** Videos of Rowing; `readLines` in `build-videos.ts` names the columns. */
export const rowingVideos = `
Legs, Body, Arms | 20 | b | c | Rowing | Full body, Legs | Rower | The stroke in three words, drilled until the handle travels in a straight line.
Eight Minutes, Twice | 20 | b | w | Rowing | Endurance | Rower | Two steady pieces with a long breath between. A perfect first workout.
Two-Thousand Test | 30 | a | w | Rowing | Endurance, Full body | Rower | Warm-up, pacing plan, and the distance that every rower knows by heart.
River at Dawn | 30 | b | w | Rowing | Full body, Endurance | Rower | Twenty strokes a minute, nobody else on the water.
Power Tens | 20 | i | w | Rowing, HIIT | Legs, Back | Rower | Ten hard strokes, fifty easy ones. The longest rest you will ever look forward to.
Catch and Drive | 30 | i | c | Rowing | Legs, Back | Rower | Technique at low rate: hang your weight on the handle and feel the boat move under you.
Row and Floor | 30 | i | w | Rowing, Strength | Full body, Core | Rower, Mat | Five hundred meters, then the mat, then five hundred again.
Ladders of Rate | 30 | i | w | Rowing | Endurance | Rower | Eighteen to thirty and back, two strokes at a time, power held steady.
Long Steady State | 60 | i | w | Rowing | Endurance | Rower | The unglamorous hour that fast rowers do four times a week.
Sprint Regatta | 20 | a | w | Rowing, HIIT | Full body, Endurance | Rower | Six starts and six finishes, with a lane either side of you.
Head Race | 45 | a | w | Rowing | Endurance | Rower | A winding course of five kilometers, called bend by bend.
Rowing for Cyclists | 20 | b | c | Rowing | Back, Core | Rower | You have the legs. Here is what to do with the rest.
Core for the Catch | 15 | i | w | Rowing, Pilates | Core, Back | Mat | Hinge, hold, reach. Ten exercises that make the front of the stroke feel strong.
Kettlebell and Keel | 30 | a | w | Rowing, Strength | Full body, Back | Rower, Kettlebells | Swings and strokes in alternating minutes, because both are a hinge done fast.
First Five Kilometers | 30 | b | w | Rowing | Endurance | Rower | A patient plan for the distance, with a voice beside you at every thousand.
Pause Drills | 15 | b | c | Rowing | Back, Core | Rower | Stop at hands away, stop at body over. Rushing has nowhere to hide.
Headwind | 30 | i | w | Rowing | Legs, Endurance | Rower | Heavier and slower. Hold your length when everything asks you to shorten it.
Rower's Hips | 15 | b | w | Rowing, Stretching | Hips, Back | Mat, Foam roller | Undo the sitting that rowing adds to the sitting you already do.
Crew Call | 45 | i | c | Rowing | Full body, Endurance | Rower | Row in time with the room: pieces called as a cox would call them.
Negative Splits | 30 | i | w | Rowing | Endurance | Rower | Four pieces, each a little faster than the last. The discipline is in the first.
Back to the Boathouse | 10 | b | w | Rowing, Wellness | Full body | Rower | An easy cool-down paddle to close any hard day.
`

/** Videos of Boxing; `readLines` in `build-videos.ts` names the columns. */
export const boxingVideos = `
Stance and Guard | 15 | b | c | Boxing | Full body | No equipment | Where the feet go, where the hands come back to, and how to breathe out on the punch.
One-Two Basics | 20 | b | c | Boxing | Arms, Core | Gloves | Jab and cross until they travel straight. The hips do more of it than you expect.
Twelve Rounds Light | 45 | i | w | Boxing, HIIT | Endurance, Full body | No equipment | Two-minute rounds of shadowboxing with a theme for each one.
Heavy Bag Hour | 60 | a | w | Boxing | Full body, Endurance | Bag, Gloves | Long combinations, body shots and two rounds of nothing but hooks.
Footwork Lab | 20 | b | c | Boxing, Dance | Legs | No equipment | Step, slide, pivot. Cut the corner rather than chase it.
Slip, Roll, Counter | 30 | i | c | Boxing | Core, Legs | Gloves | Defense that ends in offense. A rope at shoulder height helps; imagination will do.
Ten-Minute Shadow | 10 | b | w | Boxing | Endurance, Arms | No equipment | Three rounds between meetings. Nothing to wear, nothing to hit.
Body Shot Builder | 30 | i | w | Boxing | Core, Legs | Bag, Gloves | Bend the knees, find the ribs, come up behind a high guard.
Southpaw Switch | 30 | a | c | Boxing | Full body | Gloves | Everything you know, the other way round. Humbling, then useful.
Boxer's Core | 15 | i | w | Boxing, Strength | Core | Mat | Rotation, resistance to rotation and the sit-up that fighters really do.
Punch and Plank | 20 | i | w | Boxing, HIIT | Core, Arms | Mat | Thirty seconds of straight punches, thirty on the floor, fourteen times over.
Speed Hands | 15 | i | w | Boxing | Arms, Shoulders | No equipment | Light, loose and quick. If your shoulders climb to your ears, shake out and start again.
Championship Rounds | 30 | a | w | Boxing, HIIT | Endurance | Bag, Gloves | Ten, eleven and twelve: the three that decide it, without the nine before them.
Hook Clinic | 20 | i | c | Boxing | Arms, Core | Gloves | Elbow height, thumb position and a front foot that turns like a key.
Rope and Rhythm | 20 | i | w | Boxing | Legs, Endurance | No equipment | Skipping patterns, with or without a rope, between short combinations.
Stress Relief Rounds | 20 | b | w | Boxing, Wellness | Full body, Mind | No equipment | Simple punches and long exhales for a day that asked too much.
Strength for Strikers | 30 | i | w | Boxing, Strength | Shoulders, Back | Dumbbells | Rows, presses and carries that put weight behind your hands.
Combination Library | 45 | i | c | Boxing | Full body | Gloves | Sixteen combinations, from two punches to eight, each named so that you can call them later.
Up-Tempo Rounds | 30 | a | w | Boxing, Running | Endurance, Legs | No equipment | Punches in place, then fast feet, then punches moving. There is no still minute.
Wraps Off Cool-Down | 10 | b | w | Boxing, Stretching | Shoulders, Arms | Mat | Wrists, forearms and the front of the shoulders, in the order that they complain.
Uppercuts and Exits | 20 | a | w | Boxing | Legs, Core | Gloves | Up through the middle, then away at an angle before the answer comes.
`

/** Videos of Running; `readLines` in `build-videos.ts` names the columns. */
export const runningVideos = `
Run, Walk, Run | 20 | b | w | Running | Legs, Endurance | Treadmill | One minute of each to begin with. By the end the walks have shrunk and you have not noticed.
Easy Thirty | 30 | b | w | Running | Endurance | Treadmill | Slow enough to talk. Most of your running should feel like this.
Form Check | 15 | b | c | Running | Legs, Core | Treadmill | Tall, light, quick: three cues, tried one at a time, then together.
Tempo at the Park | 30 | i | w | Running | Endurance, Legs | No equipment | Comfortably hard for twenty minutes, wherever your loop is.
Four by Four | 30 | a | w | Running, HIIT | Endurance | Treadmill | Four minutes near your limit, three easy, four times. A set with good science behind it.
Hill Repeats | 30 | i | w | Running, Strength | Legs, Glutes | Treadmill | Up at effort, down at rest. Short hills for strength, one long one for character.
Ten-Kilometer Tune-Up | 45 | i | w | Running | Endurance | Treadmill | Race pace in slices, so that the day itself holds no surprises.
Strides and Drills | 20 | i | c | Running | Legs | No equipment | Skips, high knees and six relaxed accelerations. Fast without trying to be.
Long Run Company | 60 | i | w | Running | Endurance | No equipment | An hour of good conversation in your ears, with a reminder now and then to drink.
Treadmill Hills | 20 | i | w | Running | Legs, Glutes | Treadmill | The road stays where it is and the gradient does not.
Fartlek by Feel | 30 | i | w | Running | Endurance | No equipment | Lamp post to lamp post. You choose how far, the voice chooses when.
Runner's Strength | 30 | i | w | Running, Strength | Legs, Glutes, Core | Dumbbells, Mat | Single-leg everything. Twenty minutes a week keeps the physio away.
Mile Repeats | 45 | a | w | Running | Endurance, Legs | Treadmill | Three or four, depending on how brave the third one felt.
Recovery Jog | 20 | b | w | Running, Wellness | Legs | Treadmill | Slower than you are proud of. It works precisely because of that.
Warm-Up That Works | 10 | b | c | Running, Mobility | Hips, Legs | No equipment | Eight minutes that make the first kilometer feel like the third.
Progression Run | 30 | i | w | Running | Endurance | Treadmill | Every five minutes a little quicker, never a sprint, always a smile.
Downhill Technique | 15 | i | c | Running | Legs | No equipment | Quick feet, quiet landings, eyes up. Free speed, once the knees agree.
Thirty-Thirty | 20 | a | w | Running, HIIT | Endurance | Treadmill | Thirty seconds fast, thirty slow, until one of them wins.
Couch to First Mile | 20 | b | c | Running | Endurance, Legs | No equipment | The most important mile there is. Walk when told to, then run when you want to.
Calves, Ankles, Arches | 15 | b | w | Running, Strength | Legs | No equipment | Slow lowering on a step and balance with your eyes closed. Insurance in fifteen minutes.
Negative-Split Half | 60 | a | w | Running | Endurance | Treadmill | Rehearse the second half of a half marathon: patience first, courage later.
`

/** Videos of Dance; `readLines` in `build-videos.ts` names the columns. */
export const danceVideos = `
Two Left Feet Welcome | 20 | b | c | Dance | Full body | No equipment | Four steps, one song, no mirror. Everybody can do this and nobody is counting.
Cardio Party | 30 | i | w | Dance, HIIT | Full body, Endurance | No equipment | Big, easy moves that you get on the second try. The point is not to stop.
Hip-Hop Foundations | 30 | b | c | Dance | Legs, Core | No equipment | Bounce, rock, groove. Find the pocket of the beat before you learn a single step.
Latin Heat | 30 | i | w | Dance | Hips, Endurance | No equipment | Merengue into salsa into cumbia, with hips that have finally been introduced to the ribs.
Choreo of the Week | 45 | i | c | Dance | Full body | No equipment | One routine, taught in eights, danced full out at the end.
Ballet for Grown-Ups | 45 | b | c | Dance, Barre | Legs, Back | No equipment | The class you wished for at ten, with none of the strictness.
Afrobeats Flow | 30 | i | w | Dance | Full body, Legs | No equipment | Grounded, generous steps with a lot of travel in them. Push the sofa back.
Ten-Minute Dance Break | 10 | b | w | Dance | Full body, Mind | No equipment | Two songs. Shut the laptop, leave the door open or do not.
Contemporary Release | 45 | a | c | Dance, Stretching | Back, Full body | No equipment | Falling, spiralling and rolling through the floor, with soft knees and a softer neck.
House Steps | 30 | a | c | Dance | Legs, Endurance | No equipment | Jack, skate, loose legs. Fast feet under a calm upper body.
Disco Sweat | 20 | b | w | Dance | Endurance, Full body | No equipment | Point, turn, clap. You already know how this goes.
Jazz Lines | 30 | i | c | Dance, Barre | Legs, Core | No equipment | Kicks, turns and long arms across the floor, with the music of a good band.
Salsa, Solo | 20 | b | c | Dance | Hips, Legs | No equipment | Basic, side, back, and a turn that does not make you dizzy. No partner needed.
Dance Strength | 30 | i | w | Dance, Strength | Legs, Core | Mat, Bands | What dancers do between classes: hips, feet and the deep middle.
Bollywood Brights | 30 | i | w | Dance | Full body, Arms | No equipment | Hands that tell a story, shoulders that answer, and knees ready for the chorus.
Groove and Tone | 30 | i | w | Dance, Strength | Arms, Full body | Dumbbells | Light weights on the off-beat. Surprisingly hard by the third song.
Freestyle, Gently | 20 | b | w | Dance, Wellness | Mind, Full body | No equipment | Prompts in place of steps: draw with an elbow, walk as water would. Nobody is looking.
Street Jazz Intensive | 60 | a | c | Dance | Full body, Endurance | No equipment | Warm-up, technique, ninety seconds of choreography, and the reasons behind it.
Dancehall Energy | 30 | a | w | Dance, HIIT | Legs, Hips | No equipment | Deep bends and sharp stops. Bring water and a sense of humor.
Waltz for One | 15 | b | c | Dance | Legs, Back | No equipment | Rise and fall, in three, around your own kitchen.
Eighties Aerobics, Revisited | 20 | i | w | Dance | Endurance, Full body | No equipment | Grapevines without irony. Headband optional.
`

/** Videos of Strength; `readLines` in `build-videos.ts` names the columns. */
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
