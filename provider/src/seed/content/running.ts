/** Lines of the catalogue for Running; `parse-video-lines.ts` explains the columns. */
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
