/** Lines of the catalogue for Stretching; `parse-video-lines.ts` explains the columns. */
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
