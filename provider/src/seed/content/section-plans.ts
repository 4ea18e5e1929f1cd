/**
 * What the videos of a brand consist of: `brand | parts`, each part as the code of its title and its
 * weight; `@20` is a part of videos of at least 20 minutes. `meditation` and `intervals` are plans
 * of videos of a kind, whatever their brand.
 */
export const sectionPlans = `
yoga | settle_in 1, warm_up 2, flow 4, standing_poses 4 @20, floor_poses 3 @30, final_rest 2
pilates | breathing 1, warm_up 2, foundations 3 @20, main_series 6, stretch 2
barre | warm_up 2, technique 2 @20, main_series 5, final_push 2 @30, stretch 2
cycling | warm_up 2, technique 2 @30, steady_effort 6, final_push 2 @20, cool_down 2
rowing | warm_up 2, technique 3 @20, steady_effort 6, final_push 2 @30, cool_down 2
boxing | warm_up 2, technique 2 @20, combinations 4, rounds 5 @20, cool_down 2
stretching | settle_in 1, gentle_movement 3, long_holds 6, final_rest 2 @15
running | warm_up 2, technique 2 @30, steady_effort 6, final_push 2 @30, cool_down 2
dance | warm_up 2, learn_the_steps 4, put_it_together 3 @20, full_routine 3, cool_down 2
strength | warm_up 2, first_block 4, second_block 4 @20, final_push 2 @30, stretch 2
wellness | settle_in 1, breathing 2, gentle_movement 5, quiet_close 1
meditation | settle_in 1, breathing 2 @15, guided_meditation 6, quiet_close 1
intervals | warm_up 2, technique 2 @30, intervals 6, final_push 2 @20, cool_down 2
`
