import { ownPort, settingsAt } from '../stack/settings'

const port = ownPort('BENCH_PORT')
/** From BENCH_PORT on: beside a demo and the journeys. */
export const ports = {
  web: port,
  provider: port + 1,
  bare: port + 2,
  browser: port + 3,
  lists: port + 4,
  large: port + 5,
  largeProvider: port + 6,
}

export const settings = settingsAt(ports.web, '.bench/data')

/** The seed's 233 videos, over and over: about twenty thousand. */
export const manyTimes = '86'
