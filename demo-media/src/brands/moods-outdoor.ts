import { mood } from './mood'

export const cycling = [
  mood('heat', '#e85d1f #ffb56b #ffe7c2 #1e3a5f #d9480f #a9330a #6e1f07 #2a0c04'),
  mood('night', '#1b0f12 #7a2a10 #ffb066 #ff6a2b #4a1a10 #33120d #220c0a #0f0606'),
  mood('sand', '#f2d3b0 #fcebd3 #fff8ec #c2410c #e8a672 #cc6a38 #8a3310 #35130a'),
  mood('road', '#0e3b43 #e2703a #ffd8a8 #f4a259 #a23c14 #5b2a1e #163238 #081a1e'),
]

export const rowing = [
  mood('morning', '#b7cdf5 #f6e3d3 #fff6e6 #f28c50 #7fa3ea #3f6fdc #1b45b4 #0a1b4d'),
  mood('deep', '#07123a #1d4ed8 #bfd6ff #ffb35c #16379a #102a78 #0b1d57 #050e2e'),
  mood('sunset', '#24306f #f08a5d #ffe0b5 #ffcf70 #6a4e96 #3347a6 #1a2d7c #0b1440'),
  mood('ice', '#dce8fa #fbfdff #ffffff #ff7a45 #b3cbf4 #7aa0ea #3868d6 #122b7a'),
]

export const boxing = [
  mood('ring', '#7f0f14 #e23a2e #ffd7c2 #ffb703 #a3161a #7a0f14 #520a0e #240406'),
  mood('bone', '#ead9c8 #f8eee2 #fffdf8 #b91c1c #e0a995 #cc4a3e #8f1518 #33080a'),
  mood('night', '#120708 #8e1517 #ffb4a0 #f25c3b #4b0d10 #330a0c #220708 #0e0304'),
  mood('steel', '#27303f #d8432f #ffdcc8 #ff7a4d #5a2a33 #3a2530 #242530 #10131b'),
]

export const running = [
  mood('gold', '#f0b53f #ffe39b #fff7da #b3401b #d9972a #a96c10 #6e4508 #2c1b04'),
  mood('dawn', '#2f3a5f #f3a64b #ffe9b0 #f6c453 #8c6a4d #6b4e1e #3e3016 #16130d'),
  mood('track', '#e9c79a #fbe9c8 #fffbef #c4512a #d98a5a #b9542e #7b3418 #2e130a'),
  mood('night', '#16110a #7a4c0b #ffdd8a #f59e0b #4a3110 #33220c #221708 #0f0a04'),
]
