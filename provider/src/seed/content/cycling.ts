/** Lines of the catalogue for Cycling; `parse-video-lines.ts` explains the columns. */
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
