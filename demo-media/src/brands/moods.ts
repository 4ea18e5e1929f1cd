/** The colors of one picture, from the brightest light to the deepest shade. */
export interface Mood {
  name: string
  /** Backdrop away from the light. */
  top: string
  /** Backdrop around the light. */
  glow: string
  /** The light itself. */
  light: string
  /** The contrasting color, used least. */
  accent: string
  far: string
  mid: string
  near: string
  /** The deepest shade; stands behind titles. */
  ink: string
}

/** Names eight colors: top, glow, light, accent, far, mid, near, ink. */
function mood(name: string, colors: string): Mood {
  const [top, glow, light, accent, far, mid, near, ink] = colors.split(' ')
  if (!top || !glow || !light || !accent || !far || !mid || !near || !ink) {
    throw new RangeError(`The mood ${name} needs eight colors`)
  }
  return { name, top, glow, light, accent, far, mid, near, ink }
}

/** The four moods of each brand that has drawings of its own. */
export const brandMoods = {
  all: [
    mood('ultra', '#1a0b73 #6e4bff #e2daff #ff6b4a #3d22d6 #2d18a8 #1e0f7a #0b0536'),
    mood('paper', '#e9e4fa #fbfaff #ffffff #ff6b4a #b9a8ff #7c5cff #4b2bff #170a66'),
    mood('sunrise', '#4b2bff #ff8f6b #ffe7d1 #ffd166 #7d45e8 #4b2bff #2a13b0 #11064f'),
    mood('night', '#07051a #3a1fd1 #cfc4ff #ffc24b #23128a #180c63 #100845 #050312'),
  ],
  yoga: [
    mood('dawn', '#e8b98a #f9dfb8 #fff3d6 #e4572e #b9b56b #7e8b3c #4b5a24 #1d2410'),
    mood('dusk', '#43314a #e58a5b #ffd9a0 #f2c14e #8a5a4e #5a5a33 #333d1c #14170b'),
    mood('sage', '#b8c29a #e9e7c4 #fffbe6 #d98e32 #97a566 #66763a #3e4a22 #171c0e'),
    mood('night', '#10190f #4f6330 #efe9c0 #d8b65a #3e4f28 #28361b #18220f #0a0f07'),
  ],
  pilates: [
    mood('mist', '#a9d6cf #e3f3ec #ffffff #ff8a5b #6db7ae #2d938a #0f6a63 #06302e'),
    mood('deep', '#052f2e #0f766e #b8f0e2 #ffb38a #0f5e59 #0b4a46 #083835 #031b1b'),
    mood('blush', '#f1c9b8 #fbe8dc #fff7f0 #0f766e #9cc9bf #3f9c92 #125e58 #0a2e2d'),
    mood('lagoon', '#1c8c86 #8fdccb #f2fff6 #f6c453 #2ba096 #117a72 #0a5450 #042725'),
  ],
  barre: [
    mood('petal', '#f3b7c6 #fbe3e3 #fff6f1 #b4235a #e989a7 #cf4f7d #9a1c4c #3d0b20'),
    mood('velvet', '#2e0719 #a01f50 #ffc3cf #f2a65a #7e1740 #591030 #3c0a21 #1a040e'),
    mood('peach', '#f6c9a4 #fde6cf #fff8ec #c2315f #efa08f #d5627a #94224f #380b1e'),
    mood('plum', '#4a1942 #d2557e #ffd7dc #ffb199 #8b2a60 #651e4f #431338 #1d0619'),
  ],
  cycling: [
    mood('heat', '#e85d1f #ffb56b #ffe7c2 #1e3a5f #d9480f #a9330a #6e1f07 #2a0c04'),
    mood('night', '#1b0f12 #7a2a10 #ffb066 #ff6a2b #4a1a10 #33120d #220c0a #0f0606'),
    mood('sand', '#f2d3b0 #fcebd3 #fff8ec #c2410c #e8a672 #cc6a38 #8a3310 #35130a'),
    mood('road', '#0e3b43 #e2703a #ffd8a8 #f4a259 #a23c14 #5b2a1e #163238 #081a1e'),
  ],
  rowing: [
    mood('morning', '#b7cdf5 #f6e3d3 #fff6e6 #f28c50 #7fa3ea #3f6fdc #1b45b4 #0a1b4d'),
    mood('deep', '#07123a #1d4ed8 #bfd6ff #ffb35c #16379a #102a78 #0b1d57 #050e2e'),
    mood('sunset', '#24306f #f08a5d #ffe0b5 #ffcf70 #6a4e96 #3347a6 #1a2d7c #0b1440'),
    mood('ice', '#dce8fa #fbfdff #ffffff #ff7a45 #b3cbf4 #7aa0ea #3868d6 #122b7a'),
  ],
  boxing: [
    mood('ring', '#7f0f14 #e23a2e #ffd7c2 #ffb703 #a3161a #7a0f14 #520a0e #240406'),
    mood('bone', '#ead9c8 #f8eee2 #fffdf8 #b91c1c #e0a995 #cc4a3e #8f1518 #33080a'),
    mood('night', '#120708 #8e1517 #ffb4a0 #f25c3b #4b0d10 #330a0c #220708 #0e0304'),
    mood('steel', '#27303f #d8432f #ffdcc8 #ff7a4d #5a2a33 #3a2530 #242530 #10131b'),
  ],
  stretching: [
    mood('sky', '#9fd3ee #e7f5fa #ffffff #ff9e80 #5db1dc #1e8cc4 #045e91 #032c47'),
    mood('deep', '#031f33 #0369a1 #b6e6ff #f7b267 #075382 #064066 #052f4c #021624'),
    mood('coral', '#f7b8a3 #fde3d3 #fff5ec #0369a1 #8cc4dc #2f93c2 #075c8d #06304a'),
    mood('aqua', '#0b7fa8 #8fe3e0 #f4fffb #ffd166 #26a5c0 #0b7fb0 #075783 #042a42'),
  ],
  running: [
    mood('gold', '#f0b53f #ffe39b #fff7da #b3401b #d9972a #a96c10 #6e4508 #2c1b04'),
    mood('dawn', '#2f3a5f #f3a64b #ffe9b0 #f6c453 #8c6a4d #6b4e1e #3e3016 #16130d'),
    mood('track', '#e9c79a #fbe9c8 #fffbef #c4512a #d98a5a #b9542e #7b3418 #2e130a'),
    mood('night', '#16110a #7a4c0b #ffdd8a #f59e0b #4a3110 #33220c #221708 #0f0a04'),
  ],
  dance: [
    mood('stage', '#2a0a3c #c026d3 #ffd1f7 #ff7a59 #7a1a8c #55126a #380c4b #17051f'),
    mood('orchid', '#e7b5ec #fbe5f6 #fff7fc #ff7a59 #c973d3 #a12faf #6f1478 #2c0832'),
    mood('sunset', '#5b1a7a #ff8a65 #ffe0c2 #ffd166 #a42a8e #7a1a86 #4b1063 #1e0629'),
    mood('midnight', '#0d0a26 #5b21b6 #e3ccff #f472b6 #3d1683 #2b1065 #1c0b47 #0b0520'),
  ],
  strength: [
    mood('steel', '#8d97a8 #d8dee6 #ffffff #e8703a #6b7586 #4a5264 #2f3543 #151820'),
    mood('forge', '#14161c #6a4430 #ffc48a #ff6b2c #3b4252 #2a2f3b #1d2129 #0c0e12'),
    mood('chalk', '#e6e4df #f7f5f0 #ffffff #d4a017 #b3b7bf #7c8494 #3b4252 #1b1f29'),
    mood('cobalt', '#1c2333 #5b6f95 #d7e3fa #f2b84b #3b4a68 #2b3650 #1e2739 #0d111b'),
  ],
  wellness: [
    mood('leaf', '#bfe3b8 #f0f7dd #fffff2 #f2a154 #86c58b #3fa260 #126b35 #06301a'),
    mood('deep', '#04200f #15803d #c9f5cf #f6d186 #0f5f30 #0b4a26 #08381d #031a0d'),
    mood('clay', '#e9c6a6 #f9e7d2 #fff8ec #15803d #a9c79b #5aa06a #1f6b3b #0d3119'),
    mood('pond', '#0f5d57 #7fd1a8 #f2ffe9 #ffb5a7 #2e9a77 #17805c #0c5b45 #042b22'),
  ],
}

/** A mood with every color changed in the same way. */
export function recolor({ name, ...colors }: Mood, change: (color: string) => string): Mood {
  const entries = Object.entries(colors).map(([part, color]) => [part, change(color)])
  return { name, ...(Object.fromEntries(entries) as Omit<Mood, 'name'>) }
}
