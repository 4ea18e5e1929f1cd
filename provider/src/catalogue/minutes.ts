/**
 * The seconds that a length must have to be shown as `min` to `max` minutes, both included: from
 * `from` and below `below`. Lengths are shown rounded to whole minutes.
 */
export const secondsOf = (min = 0, max = Infinity) => ({
  from: min * 60 - 30,
  below: max * 60 + 30,
})
