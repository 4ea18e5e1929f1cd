/** Lines of the catalogue for Barre; `parse-video-lines.ts` explains the columns. */
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
