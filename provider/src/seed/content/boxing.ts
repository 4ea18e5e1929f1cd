/** Lines of the catalogue for Boxing; `parse-video-lines.ts` explains the columns. */
export const boxingVideos = `
Stance and Guard | 15 | b | c | Boxing | Full body | No equipment | Where the feet go, where the hands come back to, and how to breathe out on the punch.
One-Two Basics | 20 | b | c | Boxing | Arms, Core | Gloves | Jab and cross until they travel straight. The hips do more of it than you expect.
Twelve Rounds Light | 45 | i | w | Boxing, HIIT | Endurance, Full body | No equipment | Two-minute rounds of shadowboxing with a theme for each one.
Heavy Bag Hour | 60 | a | w | Boxing | Full body, Endurance | Bag, Gloves | Long combinations, body shots and two rounds of nothing but hooks.
Footwork Lab | 20 | b | c | Boxing, Dance | Legs | No equipment | Step, slide, pivot. Cut the corner rather than chase it.
Slip, Roll, Counter | 30 | i | c | Boxing | Core, Legs | Gloves | Defense that ends in offense. A rope at shoulder height helps; imagination will do.
Ten-Minute Shadow | 10 | b | w | Boxing | Endurance, Arms | No equipment | Three rounds between meetings. Nothing to wear, nothing to hit.
Body Shot Builder | 30 | i | w | Boxing | Core, Legs | Bag, Gloves | Bend the knees, find the ribs, come up behind a high guard.
Southpaw Switch | 30 | a | c | Boxing | Full body | Gloves | Everything you know, the other way round. Humbling, then useful.
Boxer's Core | 15 | i | w | Boxing, Strength | Core | Mat | Rotation, resistance to rotation and the sit-up that fighters really do.
Punch and Plank | 20 | i | w | Boxing, HIIT | Core, Arms | Mat | Thirty seconds of straight punches, thirty on the floor, fourteen times over.
Speed Hands | 15 | i | w | Boxing | Arms, Shoulders | No equipment | Light, loose and quick. If your shoulders climb to your ears, shake out and start again.
Championship Rounds | 30 | a | w | Boxing, HIIT | Endurance | Bag, Gloves | Ten, eleven and twelve: the three that decide it, without the nine before them.
Hook Clinic | 20 | i | c | Boxing | Arms, Core | Gloves | Elbow height, thumb position and a front foot that turns like a key.
Rope and Rhythm | 20 | i | w | Boxing | Legs, Endurance | No equipment | Skipping patterns, with or without a rope, between short combinations.
Stress Relief Rounds | 20 | b | w | Boxing, Wellness | Full body, Mind | No equipment | Simple punches and long exhales for a day that asked too much.
Strength for Strikers | 30 | i | w | Boxing, Strength | Shoulders, Back | Dumbbells | Rows, presses and carries that put weight behind your hands.
Combination Library | 45 | i | c | Boxing | Full body | Gloves | Sixteen combinations, from two punches to eight, each named so that you can call them later.
Up-Tempo Rounds | 30 | a | w | Boxing, Running | Endurance, Legs | No equipment | Punches in place, then fast feet, then punches moving. There is no still minute.
Wraps Off Cool-Down | 10 | b | w | Boxing, Stretching | Shoulders, Arms | Mat | Wrists, forearms and the front of the shoulders, in the order that they complain.
Uppercuts and Exits | 20 | a | w | Boxing | Legs, Core | Gloves | Up through the middle, then away at an angle before the answer comes.
`
