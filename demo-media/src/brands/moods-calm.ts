import { mood } from './mood'

export const yoga = [
  mood('dawn', '#e8b98a #f9dfb8 #fff3d6 #e4572e #b9b56b #7e8b3c #4b5a24 #1d2410'),
  mood('dusk', '#43314a #e58a5b #ffd9a0 #f2c14e #8a5a4e #5a5a33 #333d1c #14170b'),
  mood('sage', '#b8c29a #e9e7c4 #fffbe6 #d98e32 #97a566 #66763a #3e4a22 #171c0e'),
  mood('night', '#10190f #4f6330 #efe9c0 #d8b65a #3e4f28 #28361b #18220f #0a0f07'),
]

export const pilates = [
  mood('mist', '#a9d6cf #e3f3ec #ffffff #ff8a5b #6db7ae #2d938a #0f6a63 #06302e'),
  mood('deep', '#052f2e #0f766e #b8f0e2 #ffb38a #0f5e59 #0b4a46 #083835 #031b1b'),
  mood('blush', '#f1c9b8 #fbe8dc #fff7f0 #0f766e #9cc9bf #3f9c92 #125e58 #0a2e2d'),
  mood('lagoon', '#1c8c86 #8fdccb #f2fff6 #f6c453 #2ba096 #117a72 #0a5450 #042725'),
]

export const barre = [
  mood('petal', '#f3b7c6 #fbe3e3 #fff6f1 #b4235a #e989a7 #cf4f7d #9a1c4c #3d0b20'),
  mood('velvet', '#2e0719 #a01f50 #ffc3cf #f2a65a #7e1740 #591030 #3c0a21 #1a040e'),
  mood('peach', '#f6c9a4 #fde6cf #fff8ec #c2315f #efa08f #d5627a #94224f #380b1e'),
  mood('plum', '#4a1942 #d2557e #ffd7dc #ffb199 #8b2a60 #651e4f #431338 #1d0619'),
]

export const stretching = [
  mood('sky', '#9fd3ee #e7f5fa #ffffff #ff9e80 #5db1dc #1e8cc4 #045e91 #032c47'),
  mood('deep', '#031f33 #0369a1 #b6e6ff #f7b267 #075382 #064066 #052f4c #021624'),
  mood('coral', '#f7b8a3 #fde3d3 #fff5ec #0369a1 #8cc4dc #2f93c2 #075c8d #06304a'),
  mood('aqua', '#0b7fa8 #8fe3e0 #f4fffb #ffd166 #26a5c0 #0b7fb0 #075783 #042a42'),
]
