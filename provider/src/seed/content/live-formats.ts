/** Formats of live classes: `brand | title | minutes | modalities | text`. */
export const liveFormats = `
yoga | Morning Flow, Live | 60 | Yoga | A full vinyasa practice with the room awake around you. Steady pace, plenty of choices, a proper rest at the end.
yoga | Slow Sunday, Any Day | 60 | Yoga, Stretching | Long holds, soft light and very little talking. Bring a block and a blanket.
yoga | Half-Hour Reset | 30 | Yoga | Neck, spine, hips, breath. In and out before anyone has noticed that you were gone.
yoga | Lunch Balance | 30 | Yoga | Standing balances and twists, upright enough for a work shirt.
yoga | Strong and Steady | 45 | Yoga, Strength | Chair, plank, repeat. The class that makes the next one feel lighter.
pilates | Mat Hour | 60 | Pilates | The full sequence with live corrections; leave your camera on if you would like one.
pilates | Reformer Together | 60 | Pilates, Strength | Springs named for every exercise, one carriage rhythm for everyone.
pilates | Express Core | 30 | Pilates | Six exercises, no filler, done by half past.
pilates | Back Care Live | 30 | Pilates, Wellness | Small, careful work for backs that have something to say.
pilates | Athletic Mat | 45 | Pilates, Strength | Planks, teasers and side work at a lively pace.
barre | Full Barre | 60 | Barre | Arms, thighs, seat, core and the long stretch, to live piano when we are lucky.
barre | Barre Technique | 60 | Barre, Dance | Placement first. Questions are welcome in the breaks between sides.
barre | Barre Break | 30 | Barre | One half-hour, one shaking pair of legs, one very good stretch.
barre | Seat and Thigh Live | 30 | Barre | Two muscle groups and nowhere to hide.
barre | Cardio Barre Live | 45 | Barre, HIIT | Low impact, high heart rate, a little competition with the person on the next tile.
cycling | Rhythm Ride Live | 60 | Cycling, Dance | An hour on the beat with the leaderboard off and the lights down.
cycling | Endurance Club | 60 | Cycling | Long steady blocks, good company and a story on every flat.
cycling | Thirty-Minute Burner | 30 | Cycling, HIIT | Short, sharp and finished before it becomes a negotiation.
cycling | Climb of the Day | 30 | Cycling | One hill, chosen this morning. Requests are read out, some are granted.
cycling | Intervals Live | 45 | Cycling, HIIT | Numbers on the screen, coaching in your ear, rest when it says rest.
rowing | Crew Hour | 60 | Rowing | Row in time with everyone else. Technique for ten minutes, then pieces.
rowing | Steady State Social | 60 | Rowing | Easy pressure, low rate and talk. The hour flies.
rowing | Sprint Session | 30 | Rowing, HIIT | Starts, tens and finishes. You will hear your name.
rowing | Stroke Clinic | 30 | Rowing | Pause drills and one cue each, then ten minutes to try it at pressure.
rowing | Row and Lift | 45 | Rowing, Strength | Five hundred meters, then weights, four times over.
boxing | Fight Camp Live | 60 | Boxing, HIIT | Skipping, shadow, rounds, core. The bell is real.
boxing | Technique Hour | 60 | Boxing | One punch taken apart in front of you, then put back into a combination.
boxing | Three-Round Lunch | 30 | Boxing | Warm up, three hard rounds, cool down, back to work.
boxing | Beginners’ Corner | 30 | Boxing | Stance, guard, jab, cross, and all the questions that you were going to ask.
boxing | Bag Work Live | 45 | Boxing, Strength | Called combinations; shadowboxers are welcome throughout.
stretching | Long Stretch Live | 60 | Stretching | An unhurried hour from feet to neck, with somebody else keeping the time.
stretching | Partnerless Assisted Stretch | 60 | Stretching, Mobility | Straps and door frames do the work of a second person.
stretching | Unlock Your Hips | 30 | Stretching, Mobility | Four positions, two passes, a noticeable difference on the stairs.
stretching | Desk to Floor | 30 | Stretching | For the middle of a long day. Shoes off, notifications off.
stretching | Recovery Lab | 45 | Stretching, Wellness | Roller, ball and breath for yesterday’s training.
running | Long Run Live | 60 | Running | Wherever you are, at your own pace, with one voice for all of us.
running | Tempo Club | 60 | Running | Warm-up, three tempo blocks, drills on the recoveries.
running | Speed in Thirty | 30 | Running, HIIT | Repeats on the minute with a countdown that you will learn to love.
running | First Runs | 30 | Running | Run, walk, run, together. Everyone finishes with everyone.
running | Hill Session Live | 45 | Running, Strength | A gradient, a playlist and an agreement not to look at the clock.
dance | Friday Night, Any Night | 60 | Dance | A warm-up, one routine and the full performance, lights included.
dance | Technique and Groove | 60 | Dance, Barre | Lines and balance first, then permission to forget them.
dance | Half-Hour Party | 30 | Dance, HIIT | Easy steps at full volume.
dance | Learn the Eight | 30 | Dance | One phrase, slowly, until it is yours.
dance | Salsa Solo Live | 45 | Dance | Footwork, turns and hips. No partner, no shame.
strength | Full-Body Strength Live | 60 | Strength | One main lift, three accessories and eyes on your form.
strength | Strong Foundations | 60 | Strength | The six patterns, slowly, with time to ask how heavy is heavy.
strength | Express Upper | 30 | Strength | Push, pull, carry, done.
strength | Express Lower | 30 | Strength | Squats, hinges and single-leg work on one pair of weights.
strength | Kettlebell Club | 45 | Strength, HIIT | Swings, cleans and complexes, with rests that are longer than you fear.
wellness | Sound and Stillness | 60 | Wellness, Meditation | Bowls, breath and an hour in which nothing is expected of you.
wellness | Tai Chi Together | 60 | Wellness, Mobility | Slow forms in a big group, which is how they were meant to be done.
wellness | Midday Meditation | 30 | Wellness, Meditation | Arrive, sit, leave a little lighter.
wellness | Breathe Live | 30 | Wellness | Three patterns, practiced together, for three kinds of day.
wellness | Wind-Down Live | 45 | Wellness, Stretching | The last appointment of the day. Bed is allowed.
`
