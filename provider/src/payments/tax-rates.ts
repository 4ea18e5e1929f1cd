/**
 * Tax on a streaming subscription, in parts per million of the price: the general rate of the
 * country, or of the state where states differ. General state rates only: cities and counties add
 * their own, which is why the Stripe gateway asks Stripe Tax instead of this table.
 */
export const countryRates: Record<string, number> = {
  AU: 100_000,
  NZ: 150_000,
  GB: 200_000,
  IE: 230_000,
  DE: 190_000,
  FR: 200_000,
  ES: 210_000,
  IT: 220_000,
  NL: 210_000,
}

/** Goods and services tax plus the province's own. */
const canada: Record<string, number> = {
  AB: 50_000,
  BC: 120_000,
  MB: 120_000,
  NB: 150_000,
  NL: 150_000,
  NS: 140_000,
  NT: 50_000,
  NU: 50_000,
  ON: 130_000,
  PE: 150_000,
  QC: 149_750,
  SK: 110_000,
  YT: 50_000,
}

/** States that tax streamed video; the others do not, or have no sales tax. */
const unitedStates: Record<string, number> = {
  AZ: 56_000,
  CT: 63_500,
  HI: 40_000,
  IA: 60_000,
  IN: 70_000,
  KY: 60_000,
  LA: 50_000,
  ME: 55_000,
  MD: 60_000,
  MN: 68_750,
  MS: 70_000,
  NC: 47_500,
  NJ: 66_250,
  NM: 48_750,
  OH: 57_500,
  PA: 60_000,
  RI: 70_000,
  SD: 42_000,
  TN: 70_000,
  TX: 62_500,
  UT: 48_500,
  VT: 60_000,
  WA: 65_000,
  WI: 50_000,
  DC: 60_000,
}

export const stateRates: Record<string, Record<string, number>> = { CA: canada, US: unitedStates }
