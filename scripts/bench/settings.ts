import { ownPort, settingsAt } from '../stack/settings'

const port = ownPort('BENCH_PORT')
/** Ports from BENCH_PORT on, so that a demo and the end-to-end tests can run at the same time. */
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

/** Repeats the seed's 233 videos to get about twenty thousand. */
export const manyTimes = '86'
