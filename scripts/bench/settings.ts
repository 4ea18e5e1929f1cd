import { ownPort, settingsAt } from '../stack/settings'

const port = ownPort('BENCH_PORT')
/** Ports from BENCH_PORT on, so that a demo and the end-to-end tests can run at the same time. */
export const ports = {
  web: port,
  provider: port + 1,
  bare: port + 2,
  largeBare: port + 7,
  otherShop: port + 8,
  browser: port + 3,
  large: port + 5,
  largeProvider: port + 6,
  medium: port + 9,
  mediumProvider: port + 10,
}

export const settings = settingsAt(ports.web, `.bench/data-${port}`)

const grown = (port: number, scale: string) => ({
  ...settingsAt(port, `.bench/scale-${scale}`),
  scale,
})

/** Products that repeat the seed's 233 videos to have about two thousand and twenty thousand. */
export const grownSettings = {
  medium: grown(ports.medium, '9'),
  large: grown(ports.large, '86'),
}
