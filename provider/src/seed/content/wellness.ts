/** Lines of the catalogue for Wellness; `parse-video-lines.ts` explains the columns. */
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
