/** Videos of Yoga; `readLines` in `build-videos.ts` names the columns. */
export const yogaVideos = `
Sun Salutations, Slowly | 20 | b | w | Yoga | Full body, Back | Mat | The classic sequence taken apart and put back together at a walking pace. You leave knowing where each hand and foot belongs.
First Light Flow | 30 | b | c | Yoga | Full body, Hips | Mat | A gentle standing practice to do before the first coffee: long side bends, easy lunges, a quiet finish.
Steady Vinyasa | 45 | i | c | Yoga | Full body, Core | Mat, Block | Three rounds that build on each other, with enough repetition to stop counting and start breathing.
Hips, Unhurried | 30 | b | w | Yoga, Mobility | Hips, Lower body | Mat, Block | Low lunges, pigeon on a block and a very long goblet of a squat. Made for people who sit all day.
Power Hour | 60 | a | c | Yoga, Strength | Full body, Core, Arms | Mat | Strong standing work, chaturanga done properly, and an arm-balance lab in the last third.
Ten Minutes to Touch Your Toes | 10 | b | w | Yoga | Legs, Back | Mat, Strap | Patient forward folds with a strap. Not about the floor, about the backs of your legs letting go.
Evening Unwind | 20 | b | c | Yoga, Wellness | Back, Mind | Mat | Floor-based and dimly paced. Twists, a supported bridge and five minutes of doing nothing on purpose.
Balance School | 30 | i | w | Yoga | Legs, Core | Mat, Block | Tree, warrior three and half moon, each approached by three doors. Wobbling is the work.
Yin for Runners | 45 | b | c | Yoga, Stretching | Legs, Hips | Mat, Block, Strap | Seven shapes held for four minutes each, chosen for hips and calves that do a lot of miles.
The Backbend Class | 45 | a | c | Yoga | Back, Shoulders | Mat, Block, Strap | From sphinx to wheel with the upper back doing its share, so that the lower back does not have to.
Desk Break Flow | 10 | b | w | Yoga | Shoulders, Back | No equipment | Standing shapes you can do in work clothes. Neck, wrists and shoulders, then back to the inbox.
Core from the Breath | 20 | i | w | Yoga, Pilates | Core | Mat | Boat, plank and slow bicycles set to a long exhale. Quiet to watch, loud the next day.
Inversions Without Fear | 30 | a | w | Yoga | Shoulders, Core, Arms | Mat, Block | Dolphin, the wall and a forearm stand broken into rehearsable pieces. Coming down well is lesson one.
Moon Practice | 45 | i | c | Yoga | Hips, Legs | Mat | A cooling flow that turns to all four sides of the mat and stays low in the lunges.
Twist and Rinse | 15 | i | w | Yoga | Back, Core | Mat | Revolved chair, revolved triangle, and the trick of growing taller before turning further.
Prenatal Ease | 30 | b | c | Yoga, Wellness | Hips, Back | Mat, Block | Open hips, soft jaw, roomy breath. Every shape comes with a variation for each trimester.
Ashtanga, First Half | 60 | a | c | Yoga, Strength | Full body | Mat | The standing half of the primary series, counted in the traditional way and explained in plain words.
Chair Yoga | 20 | b | c | Yoga, Mobility | Full body, Shoulders | No equipment | All the benefit and none of the floor. Seated and standing work for any body that prefers a chair.
Shoulders After Screens | 15 | b | w | Yoga, Stretching | Shoulders, Arms | Mat, Strap | Eagle arms, cow face with a strap and slow wall angels. Your collarbones will feel wider.
Sunday Long Flow | 60 | i | c | Yoga | Full body, Hips, Mind | Mat, Block | A whole hour with nowhere to be: warm, strong, deep, still, in that order.
Breath Before Everything | 10 | b | c | Yoga, Meditation | Mind | No equipment | Three breathing patterns for three states: scattered, sleepy and wound up. Sit anywhere.
Crow and Company | 20 | a | w | Yoga, Strength | Arms, Core | Mat, Block | Crow, side crow and flying pigeon, learned from the landing backwards.
`

/** Videos of Pilates; `readLines` in `build-videos.ts` names the columns. */
export const pilatesVideos = `
Mat Foundations | 20 | b | c | Pilates | Core, Back | Mat | Neutral spine, ribs, pelvis and the five movements everything else is made of. Start here.
The Hundred and After | 15 | i | w | Pilates | Core | Mat | One hundred beats of the arms, then the classical order as far as the single-leg stretch.
Reformer Basics | 30 | b | c | Pilates | Full body, Legs | Reformer | Footwork, straps and the carriage under control. Springs are named for every exercise.
Reformer Flow | 45 | i | c | Pilates, Strength | Full body, Core | Reformer | Smooth transitions and few stops. You change springs four times and direction more often than that.
Jumpboard Intervals | 30 | a | w | Pilates, HIIT | Legs, Endurance | Reformer | Light springs, soft landings and forty-second rounds on your back. Cardio that your knees will forgive.
Ring Around the Core | 20 | i | w | Pilates | Core, Arms | Mat, Ring | Squeeze, resist, release. A small ring finds the inner thighs and the deep belly at once.
Side-Lying Series | 15 | b | w | Pilates | Glutes, Hips | Mat | Small circles and long levers. No jumping, no kneeling and nowhere to hide.
Spine Articulation | 20 | b | c | Pilates, Mobility | Back, Core | Mat | Roll down, roll up, bridge one bone at a time. The slowest class in the library, for good reason.
Standing Pilates | 20 | b | w | Pilates | Legs, Core | No equipment | Balance and posture without lying down once. Good in a hotel room.
Teaser Workshop | 30 | a | w | Pilates | Core, Back | Mat, Ball | Six steps to the exercise that everybody wants and few prepare for.
Lower Back Kindness | 20 | b | c | Pilates, Wellness | Back, Core | Mat, Ball | Deep stabilizers first, big movers later. Nothing here should pinch; if it does, make it smaller.
Glutes and Long Legs | 30 | i | w | Pilates, Strength | Glutes, Legs | Mat, Bands | A band above the knees, a bridge that never quite rests, and slow standing kicks to finish.
Classical Advanced Mat | 45 | a | c | Pilates | Full body, Core | Mat | The full order, at the pace it was written for. You should know the names already.
Arms in Long Lines | 15 | i | w | Pilates, Strength | Arms, Shoulders | Dumbbells, Mat | Light weights, straight wrists, and far more repetitions than you would choose.
Ball Under the Sacrum | 20 | i | w | Pilates | Core, Hips | Mat, Ball | A soft ball makes the easy exercises honest. Lower-belly work with the back at ease.
Pilates for Golfers | 30 | i | c | Pilates, Mobility | Back, Hips | Mat, Bands | Rotation from the ribs, power from the hips, and a neck that stays out of it.
Ten-Minute Core Line | 10 | b | w | Pilates | Core | Mat | Five exercises, two minutes each. Short enough for every morning of the week.
Reformer Stretch | 30 | b | c | Pilates, Stretching | Legs, Hips | Reformer | Split lunges on a moving carriage, straps for the hamstrings, a breath for each spring.
Postnatal Reconnect | 20 | b | c | Pilates, Wellness | Core, Hips | Mat, Ball | Breath and pelvic floor first, then the gentlest way back to a working middle.
Plank Conversations | 20 | a | w | Pilates, Strength | Core, Shoulders | Mat | Every plank you know and three that you do not, with questions to ask yourself in each.
Athletic Reformer | 45 | a | w | Pilates, Strength | Full body, Glutes | Reformer | Heavy springs, lunges, rows and long planks. Bring a towel.
Shoulder Blades, Found | 15 | b | w | Pilates, Mobility | Shoulders, Back | Mat, Bands | Where they are, how they glide, and what changes in your neck once they do.
`

/** Videos of Barre; `readLines` in `build-videos.ts` names the columns. */
export const barreVideos = `
Barre Basics | 20 | b | c | Barre | Legs, Core | Mat | First position, second position, tuck, lift, pulse: the whole vocabulary in one calm class.
Small Moves, Big Shake | 30 | i | w | Barre | Legs, Glutes | Mat, Ball | Thigh work an inch at a time. When your legs tremble you are doing it right.
Plié Hour | 60 | a | c | Barre, Dance | Legs, Glutes, Core | Mat, Bands | A full-length class at the barre, from warm-up battements to the long seated stretch.
Ballet Arms | 15 | b | w | Barre, Strength | Arms, Shoulders | Dumbbells | Port de bras with very light weights. Elbows float, shoulders stay down, minutes pass slowly.
The Seat Series | 20 | i | w | Barre | Glutes | Mat, Bands | Parallel, turned out, and everything between, behind the barre and then on all fours.
Quiet Cardio Barre | 30 | i | w | Barre, HIIT | Full body, Endurance | No equipment | Heart rate up with no jumping. Your downstairs neighbor will never know.
Barre on the Floor | 20 | b | w | Barre, Pilates | Core, Hips | Mat | Everything but the standing. Leg lifts and core for tired feet.
Relevé Ladder | 15 | i | w | Barre | Legs | No equipment | Calves, arches and ankles, up one step at a time and down much more slowly.
Core at the Barre | 20 | i | c | Barre, Pilates | Core | Mat, Ball | A ball behind the back and the smallest curl you can control.
Turnout, Safely | 15 | b | c | Barre, Mobility | Hips | No equipment | How far your hips really rotate, and how to stay inside that honest range.
Sculpt with Weights | 45 | i | w | Barre, Strength | Full body, Arms | Dumbbells, Mat | Upper body and thighs at the same time, in eight-count phrases that never settle.
Center Work | 30 | a | c | Barre, Dance | Legs, Core | No equipment | Off the barre and into the room: balances, turns in slow motion, and one short adagio.
Barre Before Breakfast | 10 | b | w | Barre | Legs, Arms | No equipment | A kitchen counter is all you need. Ten minutes while the kettle thinks about it.
Long and Lengthened | 30 | b | c | Barre, Stretching | Legs, Hips | Mat, Strap | The stretch section everybody wants more of, at last with the time it deserves.
Attitude and Arabesque | 20 | a | w | Barre, Dance | Glutes, Back | Mat | Two lines behind you, built from the back of the ribs rather than the lower spine.
Thighs on Fire, Kindly | 15 | i | w | Barre | Legs | Ball | A ball between the knees, six positions and a promise that it ends.
Express Full Barre | 30 | i | c | Barre | Full body | Mat, Dumbbells | Arms, thighs, seat, core, stretch: five chapters of six minutes.
Barre for Beginners, Part Two | 30 | b | c | Barre | Full body, Legs | Mat | Picks up where the basics end and adds the first combinations.
Band Around the Ankles | 20 | a | w | Barre, Strength | Glutes, Legs | Bands | One light band and forty ways to meet it.
Posture, the Whole Class | 20 | b | w | Barre, Pilates | Back, Shoulders | Ball | Stand better by the end than you did at the start, and know which muscles did it.
Grand Finale | 45 | a | w | Barre, HIIT | Full body, Endurance | Mat, Dumbbells, Ball | Everything in the bag. Best at the end of a strong month.
`

/** Videos of Stretching; `readLines` in `build-videos.ts` names the columns. */
export const stretchingVideos = `
Full-Body Stretch | 20 | b | w | Stretching | Full body | Mat | From the neck to the arches of the feet, one minute for each place that asks for it.
Hamstrings, Finally | 15 | b | w | Stretching | Legs | Mat, Strap | Three angles on the same muscle, so that the stubborn part is found at last.
Assisted at Home | 30 | b | c | Stretching | Full body, Hips | Mat, Strap | What a stretch therapist would do with your legs, done by you with a strap.
Contract, Relax, Reach | 30 | i | c | Stretching, Mobility | Legs, Hips | Mat, Strap | Push against your own hands, let go, gain a little. Repeat until surprised.
Neck and Jaw Release | 10 | b | w | Stretching, Wellness | Shoulders, Mind | No equipment | Tiny movements for the muscles that hold the whole day.
Hip Flexor Rescue | 15 | b | w | Stretching | Hips | Mat | Couch stretch, low lunge and the side that you always forget.
Morning Reset | 10 | b | w | Stretching | Full body, Back | No equipment | Before your feet have made up their minds. Half of it happens on the edge of the bed.
Before You Run | 10 | b | w | Stretching, Running | Legs, Hips | No equipment | Moving stretches only. Ankles, hips, a few skips, out of the door.
Deep Static Hour | 60 | i | c | Stretching | Full body | Mat, Block, Strap | Two minutes a side, no hurry and no music after the first half.
Splits, Honestly | 45 | a | c | Stretching, Mobility | Legs, Hips | Mat, Block | A plan, not a promise: the months of work laid out in one session that you can repeat.
Foam Roller Tour | 20 | b | w | Stretching, Wellness | Legs, Back | Foam roller | Where to press, where not to, and how long is long enough.
Office Hips | 15 | b | w | Stretching | Hips, Back | No equipment | A chair, a door frame and three minutes of standing figure four.
Shoulder Mobility Flow | 20 | i | w | Stretching, Mobility | Shoulders | Bands | Pass-throughs, sleeper stretch and slow circles that find the clicking and pass around it.
Spine in Six Directions | 15 | b | c | Stretching | Back | Mat | Forward, back, left, right, and both ways round. Backs like variety.
Lifter's Reset | 20 | i | w | Stretching, Strength | Shoulders, Hips | Foam roller, Bands | For the day after squats and presses. Ankles and upper back first.
Bedtime Stretch | 15 | b | c | Stretching, Meditation | Back, Mind | Mat | Lights low. Every shape is lying down and the last one is sleep.
Feet and Calves | 10 | b | w | Stretching | Legs | Ball | A ball under the arch, a wall under the toes. Walking feels new afterwards.
Flight Mode | 10 | b | w | Stretching | Legs, Shoulders | No equipment | Stretches for seat 34B. Discreet, upright and kind to whoever sits beside you.
Active Flexibility | 30 | a | w | Stretching, Strength | Legs, Hips | Mat, Block | Lift into the range that you have just earned and hold it there.
Wrists and Forearms | 10 | b | w | Stretching, Mobility | Arms | Mat | For typists, climbers and anybody who plans to stand on their hands.
Side Body, Long Breath | 20 | b | c | Stretching, Yoga | Back, Shoulders | Mat | The space between hip and rib, opened one exhale at a time.
`

/** Videos of Wellness; `readLines` in `build-videos.ts` names the columns. */
export const wellnessVideos = `
Five Quiet Minutes | 10 | b | c | Wellness, Meditation | Mind | No equipment | A guided sit of five minutes, with a few either side for arriving and leaving.
Box Breathing | 10 | b | w | Wellness | Mind | No equipment | Four in, four held, four out, four held. Used by people with far more stressful jobs.
Body Scan for Sleep | 20 | b | c | Wellness, Meditation | Mind, Full body | No equipment | From the toes upwards, slower and slower. Few people have heard the end.
Walking Meditation | 20 | b | c | Wellness, Meditation | Mind, Legs | No equipment | Take it outdoors. Feet, sounds, air, and back to the feet.
Better Mornings | 15 | b | w | Wellness, Stretching | Full body, Mind | Mat | Light, water, a little movement and one thing to look forward to.
Sunday Reset | 30 | b | c | Wellness, Yoga | Full body, Mind | Mat, Block | Gentle shapes, a page of writing and a plan for the week that fits on one hand.
Breathwork for Energy | 15 | i | w | Wellness | Mind, Core | No equipment | A brisk pattern for the hour after lunch. Sit down for this one.
Loving-Kindness | 15 | b | c | Wellness, Meditation | Mind | No equipment | Good wishes, starting with yourself and ending with the person in front of you in line.
Mobility Snack | 10 | b | w | Wellness, Mobility | Hips, Shoulders | No equipment | Six joints, one minute each. Leave the crumbs.
Restorative Hour | 60 | b | c | Wellness, Yoga | Full body, Mind | Mat, Block | Five supported shapes and every cushion you own.
Screen-Free Eyes | 10 | b | w | Wellness | Mind, Shoulders | No equipment | Near, far, wide, closed. Then a neck that has forgotten what it was looking at.
Stress, Explained | 20 | b | c | Wellness | Mind | No equipment | What your body is trying to do for you, and three ways to thank it and move on.
Tai Chi Beginnings | 30 | b | c | Wellness, Mobility | Legs, Mind | No equipment | Weight shifts and soft hands. Four movements from the short form, walked until they join.
Self-Massage | 20 | b | w | Wellness, Stretching | Back, Legs | Ball, Foam roller | Two balls, one wall and the place between the shoulder blades.
Gratitude Sit | 10 | b | c | Wellness, Meditation | Mind | No equipment | Three things, felt rather than listed.
Cold Mornings, Warm Joints | 15 | b | w | Wellness, Mobility | Full body | No equipment | Circles from the ankles to the wrists, before the day asks anything of them.
Long Exhale | 15 | b | w | Wellness | Mind | No equipment | Out for twice as long as in. The simplest brake that you own.
Afternoon Rest | 20 | b | c | Wellness, Meditation | Mind, Full body | Mat | A guided rest between sleep and waking. It counts, even if you drift off.
Balance for Life | 20 | i | w | Wellness, Strength | Legs, Core | No equipment | Stand on one leg while doing ordinary things. Harder than it sounds, and it matters.
Qigong Flow | 30 | i | c | Wellness, Mobility | Full body, Mind | No equipment | Eight old movements, repeated until the shoulders drop by themselves.
Focus, Then Work | 15 | i | c | Wellness, Meditation | Mind | No equipment | Count breaths to ten and start again, which is the whole skill. Then open the document.
`
