/** Lines of the catalogue for Dance; `parse-video-lines.ts` explains the columns. */
export const danceVideos = `
Two Left Feet Welcome | 20 | b | c | Dance | Full body | No equipment | Four steps, one song, no mirror. Everybody can do this and nobody is counting.
Cardio Party | 30 | i | w | Dance, HIIT | Full body, Endurance | No equipment | Big, easy moves that you get on the second try. The point is not to stop.
Hip-Hop Foundations | 30 | b | c | Dance | Legs, Core | No equipment | Bounce, rock, groove. Find the pocket of the beat before you learn a single step.
Latin Heat | 30 | i | w | Dance | Hips, Endurance | No equipment | Merengue into salsa into cumbia, with hips that have finally been introduced to the ribs.
Choreo of the Week | 45 | i | c | Dance | Full body | No equipment | One routine, taught in eights, danced full out at the end.
Ballet for Grown-Ups | 45 | b | c | Dance, Barre | Legs, Back | No equipment | The class you wished for at ten, with none of the strictness.
Afrobeats Flow | 30 | i | w | Dance | Full body, Legs | No equipment | Grounded, generous steps with a lot of travel in them. Push the sofa back.
Ten-Minute Dance Break | 10 | b | w | Dance | Full body, Mind | No equipment | Two songs. Shut the laptop, leave the door open or do not.
Contemporary Release | 45 | a | c | Dance, Stretching | Back, Full body | No equipment | Falling, spiralling and rolling through the floor, with soft knees and a softer neck.
House Steps | 30 | a | c | Dance | Legs, Endurance | No equipment | Jack, skate, loose legs. Fast feet under a calm upper body.
Disco Sweat | 20 | b | w | Dance | Endurance, Full body | No equipment | Point, turn, clap. You already know how this goes.
Jazz Lines | 30 | i | c | Dance, Barre | Legs, Core | No equipment | Kicks, turns and long arms across the floor, with the music of a good band.
Salsa, Solo | 20 | b | c | Dance | Hips, Legs | No equipment | Basic, side, back, and a turn that does not make you dizzy. No partner needed.
Dance Strength | 30 | i | w | Dance, Strength | Legs, Core | Mat, Bands | What dancers do between classes: hips, feet and the deep middle.
Bollywood Brights | 30 | i | w | Dance | Full body, Arms | No equipment | Hands that tell a story, shoulders that answer, and knees ready for the chorus.
Groove and Tone | 30 | i | w | Dance, Strength | Arms, Full body | Dumbbells | Light weights on the off-beat. Surprisingly hard by the third song.
Freestyle, Gently | 20 | b | w | Dance, Wellness | Mind, Full body | No equipment | Prompts in place of steps: draw with an elbow, walk as water would. Nobody is looking.
Street Jazz Intensive | 60 | a | c | Dance | Full body, Endurance | No equipment | Warm-up, technique, ninety seconds of choreography, and the reasons behind it.
Dancehall Energy | 30 | a | w | Dance, HIIT | Legs, Hips | No equipment | Deep bends and sharp stops. Bring water and a sense of humor.
Waltz for One | 15 | b | c | Dance | Legs, Back | No equipment | Rise and fall, in three, around your own kitchen.
Eighties Aerobics, Revisited | 20 | i | w | Dance | Endurance, Full body | No equipment | Grapevines without irony. Headband optional.
`
