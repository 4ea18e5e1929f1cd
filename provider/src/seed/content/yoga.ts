/** Lines of the catalogue for Yoga; `parse-video-lines.ts` explains the columns. */
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
