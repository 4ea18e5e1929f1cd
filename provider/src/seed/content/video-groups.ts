/** Collections: `brand | title | text | titles of videos, separated by semicolons`. */
export const collections = `
yoga | New to the Mat | Six classes that assume nothing and skip nothing. Do them in order, then again. | Sun Salutations, Slowly; Hips, Unhurried; Ten Minutes to Touch Your Toes; Chair Yoga; First Light Flow; Evening Unwind
yoga | Upside Down | Arm balances and inversions for people who would like to know how to fall first. | Core from the Breath; Crow and Company; Inversions Without Fear; The Backbend Class; Power Hour
stretching | Undo the Desk | Short answers to long days in a chair, none of them longer than a meeting that could have been an email. | Desk Break Flow; Office Hips; Neck and Jaw Release; Shoulders After Screens; Screen-Free Eyes; Wrists and Forearms; Shoulder Blades, Found
pilates | Pilates, from the Ground Up | The fundamentals, one principle at a time, on nothing but a mat. | Mat Foundations; Spine Articulation; The Hundred and After; Ring Around the Core; Lower Back Kindness; Teaser Workshop
pilates | Carriage Work | Everything for the reformer, from first footwork to long planks. | Reformer Basics; Reformer Stretch; Reformer Flow; Jumpboard Intervals; Athletic Reformer
barre | Quiet Neighbors | High effort and no jumping. Downstairs will thank you. | Quiet Cardio Barre; Small Moves, Big Shake; The Seat Series; Low-Impact Long Road; Standing Pilates; No-Kit Strength
cycling | Climbs Worth the View | Hills, in order of ambition. | Sunrise Ride; Hills in Threes; Disco Climb; Coastal Climb; Threshold Builder; Over-Unders
rowing | First Month on the Rower | Learn the stroke, then enjoy it. | Legs, Body, Arms; Pause Drills; Eight Minutes, Twice; River at Dawn; Catch and Drive; First Five Kilometers
boxing | Ringside | Technique for every round, ending with the ones that decide it. | Stance and Guard; One-Two Basics; Footwork Lab; Hook Clinic; Slip, Roll, Counter; Combination Library; Championship Rounds
running | Run Happier | Form, warm-up, strength and the easy miles that hold it all together. | Warm-Up That Works; Form Check; Easy Thirty; Strides and Drills; Runner's Strength; Recovery Jog; Calves, Ankles, Arches
dance | Kitchen Discos | Everything that fits between the fridge and the table. | Ten-Minute Dance Break; Two Left Feet Welcome; Waltz for One; Salsa, Solo; Disco Sweat; Eighties Aerobics, Revisited
strength | One Pair of Dumbbells | Complete training with the two weights behind your sofa. | The Six Patterns; Full-Body Dumbbell; Push Day; Pull Day; Tempo Squats; Upper Body Express; EMOM Twenty
strength | Bell Season | Kettlebells, from the first swing to the long complex. | Kettlebell Swing School; Barbell-Free Deadlift; Grip and Carry; Core That Carries; Kettlebell and Keel; Kettlebell Complex
wellness | Better Sleep | For the hour before bed, in whatever order you are able to stay awake for. | Long Exhale; Bedtime Stretch; Body Scan for Sleep; Evening Unwind; Restorative Hour
wellness | Ten Minutes Is Enough | The shortest things we make, for the days that leave room for nothing else. | Five Quiet Minutes; Box Breathing; Morning Reset; Ten-Minute Core Line; Ten-Minute Shadow; Barre Before Breakfast; Breath Before Everything; Mobility Snack
yoga | For Two | Prenatal and postnatal practice, careful by design. | Prenatal Ease; Postnatal Reconnect; Lower Back Kindness; Side Body, Long Breath; Long Exhale
strength | Strong for Life | Balance, bone and getting up off the floor, for every decade. | Strong Over Fifty; Balance for Life; Push-Up Progression; Chair Yoga; Cold Mornings, Warm Joints; Band Only
`

/** Collections added after the first programs; they come later so that ids stay the same. */
export const laterCollections = `
cycling | Legs Back to Life | For the day after the big ride: easy turns of the pedals, then everything that a saddle shortens. | Recovery Spin; After-Ride Stretch; Hip Flexor Rescue; Hamstrings, Finally; Foam Roller Tour; Feet and Calves
boxing | Let It Out | Rounds for days that deserve them, ending with the wraps off and the shoulders down. | Stress Relief Rounds; Rope and Rhythm; Speed Hands; Punch and Plank; Wraps Off Cool-Down; Stress, Explained
dance | Saturday Night In | Five parties and one waltz. Push the sofa back first. | Cardio Party; Latin Heat; Bollywood Brights; Disco Sweat; Dancehall Energy; Waltz for One
stretching | Hand Luggage Only | No kit and no noise, for hotel rooms, departure gates and the spare room at your parents’. | Flight Mode; Neck and Jaw Release; No-Kit Strength; Desk Break Flow; Morning Reset; Five Quiet Minutes
barre | Hour of the Plié | When one long class is what you want, and the short ones that prepare you for it. | Turnout, Safely; Relevé Ladder; Core at the Barre; Center Work; Plié Hour; Grand Finale
rowing | Race Week | Sharp pieces early, easy water late, and the test when you are ready. | Sprint Regatta; Head Race; Ladders of Rate; Rower's Hips; Back to the Boathouse; Two-Thousand Test
running | Half-Marathon Company | The long ones, and what keeps the legs willing between them. | Long Run Company; Negative-Split Half; Mile Repeats; Runner's Strength; Yin for Runners; Calves, Ankles, Arches
`

/**
 * Programs: `brand | title | text | weeks`. Weeks are separated by slashes, the titles of their
 * days by semicolons.
 */
export const programs = `
yoga | Twenty-One Gentle Days | Three weeks of short practices that grow a habit first and flexibility second. | Sun Salutations, Slowly; Breath Before Everything; Ten Minutes to Touch Your Toes; First Light Flow / Hips, Unhurried; Shoulders After Screens; Chair Yoga; Evening Unwind / Balance School; Twist and Rinse; First Light Flow; Yin for Runners
yoga | Road to Crow | Four weeks to a first arm balance, wrists included. | Core from the Breath; Shoulders After Screens; Sun Salutations, Slowly / Steady Vinyasa; Wrists and Forearms; Balance School / Crow and Company; Core from the Breath; Hips, Unhurried / Crow and Company; Inversions Without Fear; Power Hour
pilates | Pilates Foundations | Four weeks on the mat, from neutral spine to the classical order. | Mat Foundations; Ten-Minute Core Line; Spine Articulation / The Hundred and After; Side-Lying Series; Shoulder Blades, Found / Ring Around the Core; Glutes and Long Legs; Lower Back Kindness / Plank Conversations; Teaser Workshop; Classical Advanced Mat
barre | Barre in a Month | Three classes a week until the shake feels like an old friend. | Barre Basics; Ballet Arms; Turnout, Safely / Barre for Beginners, Part Two; Relevé Ladder; Barre on the Floor / Small Moves, Big Shake; The Seat Series; Long and Lengthened / Express Full Barre; Sculpt with Weights; Plié Hour
cycling | Base Miles | Four weeks of endurance with one honest effort in each. | Find Your Saddle; Low-Impact Long Road; Recovery Spin / Cadence Drills; Tempo Thirty; Endurance Sixty / Standing Tall; Hills in Threes; Recovery Spin / Crosswind; Threshold Builder; Endurance Sixty
rowing | Ready for Two Thousand | From a tidy stroke to a paced test in four weeks. | Legs, Body, Arms; Eight Minutes, Twice; Rower's Hips / Catch and Drive; Power Tens; First Five Kilometers / Ladders of Rate; Negative Splits; Long Steady State / Core for the Catch; Back to the Boathouse; Two-Thousand Test
boxing | Boxing, Round by Round | Stance to combinations in three weeks, three sessions each. | Stance and Guard; One-Two Basics; Ten-Minute Shadow / Footwork Lab; Hook Clinic; Boxer's Core / Slip, Roll, Counter; Body Shot Builder; Twelve Rounds Light
running | Couch to Five | Six weeks from the first minute of running to five kilometers in one go. | Couch to First Mile; Warm-Up That Works; Run, Walk, Run / Run, Walk, Run; Form Check; Run, Walk, Run / Recovery Jog; Strides and Drills; Easy Thirty / Easy Thirty; Runner's Strength; Recovery Jog / Fartlek by Feel; Easy Thirty; Calves, Ankles, Arches / Progression Run; Recovery Jog; Tempo at the Park
strength | Strong Start | Three sessions a week for four weeks. The weights go up when the form stays put. | Strength for Beginners, Week One; The Six Patterns; No-Kit Strength / Upper Body Express; Push-Up Progression; Full-Body Dumbbell / Tempo Squats; Pull Day; Core That Carries / Push Day; Glute Builder; Full-Body Dumbbell
stretching | Thirty Days Looser | Short sessions on most days, because that is how it works. | Full-Body Stretch; Morning Reset; Hamstrings, Finally; Hip Flexor Rescue / Spine in Six Directions; Foam Roller Tour; Office Hips; Full-Body Stretch / Assisted at Home; Shoulder Mobility Flow; Feet and Calves; Morning Reset / Contract, Relax, Reach; Side Body, Long Breath; Active Flexibility; Deep Static Hour
wellness | Two Calmer Weeks | Ten quiet sessions over two weeks. None is longer than half an hour. | Five Quiet Minutes; Box Breathing; Better Mornings; Walking Meditation; Body Scan for Sleep / Loving-Kindness; Long Exhale; Tai Chi Beginnings; Afternoon Rest; Sunday Reset
dance | Learn to Let Go | Three weeks from two left feet to a whole routine. | Two Left Feet Welcome; Ten-Minute Dance Break; Disco Sweat / Salsa, Solo; Hip-Hop Foundations; Freestyle, Gently / Afrobeats Flow; Jazz Lines; Choreo of the Week
`
