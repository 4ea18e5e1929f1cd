/** The types of spinner of the specification, section 9. */
export const spinnerTypes = [
  'Audio',
  'BallTriangle',
  'Bars',
  'Circles',
  'Grid',
  'Hearts',
  'Oval',
  'Puff',
  'Rings',
  'TailSpin',
  'ThreeDots',
  'Watch',
  'RevolvingDot',
  'Triangle',
  'Plane',
  'MutatingDots',
  'CradleLoader',
] as const
export type SpinnerType = (typeof spinnerTypes)[number]
