/** Lines of the catalogue for Pilates; `parse-video-lines.ts` explains the columns. */
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
