/**
 * Formats of live classes: `brand | title | minutes | hours | modalities | text`. `hours` are those of
 * the local day in which a class of this name may start, the second one excluded: a morning flow is
 * in the morning. Each brand and length has a format for `any` hour.
 */
export const liveFormats = `
yoga | Morning Flow, Live | 60 | 5-11 | Yoga | A full vinyasa practice with the room awake around you. Steady pace, plenty of choices, a proper rest at the end.
yoga | Afternoon Flow, Live | 60 | 12-17 | Yoga | A vinyasa practice to split the day in two: standing shapes first, and a rest before you go back to it.
yoga | Evening Flow, Live | 60 | 17-23 | Yoga | The day out of the shoulders, then out of the hips. It slows down as it goes and ends lying still.
yoga | Slow Sunday, Any Day | 60 | any | Yoga, Stretching | Long holds, soft light and very little talking. Bring a block and a blanket.
yoga | Half-Hour Reset | 30 | any | Yoga | Neck, spine, hips, breath. In and out before anyone has noticed that you were gone.
yoga | Lunch Balance | 30 | 11-14 | Yoga | Standing balances and twists, upright enough for a work shirt.
yoga | Strong and Steady | 45 | any | Yoga, Strength | Chair, plank, repeat. The class that makes the next one feel lighter.
pilates | Mat Hour | 60 | any | Pilates | The full sequence with live corrections; leave your camera on if you would like one.
pilates | Reformer Together | 60 | any | Pilates, Strength | Springs named for every exercise, one carriage rhythm for everyone.
pilates | Express Core | 30 | any | Pilates | Six exercises, no filler, done by half past.
pilates | Back Care Live | 30 | any | Pilates, Wellness | Small, careful work for backs that have something to say.
pilates | Athletic Mat | 45 | any | Pilates, Strength | Planks, teasers and side work at a lively pace.
barre | Full Barre | 60 | any | Barre | Arms, thighs, seat, core and the long stretch, to live piano when we are lucky.
barre | Barre Technique | 60 | any | Barre, Dance | Placement first. Questions are welcome in the breaks between sides.
barre | Barre Break | 30 | any | Barre | One half-hour, one shaking pair of legs, one very good stretch.
barre | Seat and Thigh Live | 30 | any | Barre | Two muscle groups and nowhere to hide.
barre | Cardio Barre Live | 45 | any | Barre, HIIT | Low impact, high heart rate, a little competition with the person on the next tile.
cycling | Rhythm Ride Live | 60 | any | Cycling, Dance | An hour on the beat with the leaderboard off and the lights down.
cycling | Endurance Club | 60 | any | Cycling | Long steady blocks, good company and a story on every flat.
cycling | Thirty-Minute Burner | 30 | any | Cycling, HIIT | Short, sharp and finished before it becomes a negotiation.
cycling | Climb of the Day | 30 | any | Cycling | One hill, chosen this morning. Requests are read out, some are granted.
cycling | Intervals Live | 45 | any | Cycling, HIIT | Numbers on the screen, coaching in your ear, rest when it says rest.
rowing | Crew Hour | 60 | any | Rowing | Row in time with everyone else. Technique for ten minutes, then pieces.
rowing | Steady State Social | 60 | any | Rowing | Easy pressure, low rate and talk. The hour flies.
rowing | Sprint Session | 30 | any | Rowing, HIIT | Starts, tens and finishes. You will hear your name.
rowing | Stroke Clinic | 30 | any | Rowing | Pause drills and one cue each, then ten minutes to try it at pressure.
rowing | Row and Lift | 45 | any | Rowing, Strength | Five hundred meters, then weights, four times over.
boxing | Fight Camp Live | 60 | any | Boxing, HIIT | Skipping, shadow, rounds, core. The bell is real.
boxing | Technique Hour | 60 | any | Boxing | One punch taken apart in front of you, then put back into a combination.
boxing | Three-Round Lunch | 30 | 11-14 | Boxing | Warm up, three hard rounds, cool down, back to work.
boxing | Beginners’ Corner | 30 | any | Boxing | Stance, guard, jab, cross, and all the questions that you were going to ask.
boxing | Bag Work Live | 45 | any | Boxing, Strength | Called combinations; shadowboxers are welcome throughout.
stretching | Long Stretch Live | 60 | any | Stretching | An unhurried hour from feet to neck, with somebody else keeping the time.
stretching | Partnerless Assisted Stretch | 60 | any | Stretching, Mobility | Straps and door frames do the work of a second person.
stretching | Unlock Your Hips | 30 | any | Stretching, Mobility | Four positions, two passes, a noticeable difference on the stairs.
stretching | Desk to Floor | 30 | 9-18 | Stretching | For the middle of a long day. Shoes off, notifications off.
stretching | Recovery Lab | 45 | any | Stretching, Wellness | Roller, ball and breath for yesterday’s training.
running | Long Run Live | 60 | any | Running | Wherever you are, at your own pace, with one voice for all of us.
running | Tempo Club | 60 | any | Running | Warm-up, three tempo blocks, drills on the recoveries.
running | Speed in Thirty | 30 | any | Running, HIIT | Repeats on the minute with a countdown that you will learn to love.
running | First Runs | 30 | any | Running | Run, walk, run, together. Everyone finishes with everyone.
running | Hill Session Live | 45 | any | Running, Strength | A gradient, a playlist and an agreement not to look at the clock.
dance | Friday Night, Any Night | 60 | 17-23 | Dance | A warm-up, one routine and the full performance, lights included.
dance | Technique and Groove | 60 | any | Dance, Barre | Lines and balance first, then permission to forget them.
dance | Half-Hour Party | 30 | any | Dance, HIIT | Easy steps at full volume.
dance | Learn the Eight | 30 | any | Dance | One phrase, slowly, until it is yours.
dance | Salsa Solo Live | 45 | any | Dance | Footwork, turns and hips. No partner, no shame.
strength | Full-Body Strength Live | 60 | any | Strength | One main lift, three accessories and eyes on your form.
strength | Strong Foundations | 60 | any | Strength | The six patterns, slowly, with time to ask how heavy is heavy.
strength | Express Upper | 30 | any | Strength | Push, pull, carry, done.
strength | Express Lower | 30 | any | Strength | Squats, hinges and single-leg work on one pair of weights.
strength | Kettlebell Club | 45 | any | Strength, HIIT | Swings, cleans and complexes, with rests that are longer than you fear.
wellness | Sound and Stillness | 60 | any | Wellness, Meditation | Bowls, breath and an hour in which nothing is expected of you.
wellness | Tai Chi Together | 60 | any | Wellness, Mobility | Slow forms in a big group, which is how they were meant to be done.
wellness | Midday Meditation | 30 | 11-14 | Wellness, Meditation | Arrive, sit, leave a little lighter.
wellness | Breathe Live | 30 | any | Wellness | Three patterns, practiced together, for three kinds of day.
wellness | Wind-Down Live | 45 | 17-23 | Wellness, Stretching | The last appointment of the day. Bed is allowed.
wellness | Easy Joints Live | 45 | any | Wellness, Mobility | Ankles, hips, spine and shoulders, one after the other, at a pace that leaves you fresher than it found you.
`
