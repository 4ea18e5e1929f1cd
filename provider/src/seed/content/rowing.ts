/** Lines of the catalogue for Rowing; `parse-video-lines.ts` explains the columns. */
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
