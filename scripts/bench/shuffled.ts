/** Numbers from 0 to 1, the same for a seed, so that two runs are alike. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The values in a random order, which is always the same for a seed. */
export function shuffled<T>(values: readonly T[], seed = 1): T[] {
  const random = randomNumbers(seed)
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
