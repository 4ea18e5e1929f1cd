import { mood } from './mood'

export const all = [
  mood('ultra', '#1a0b73 #6e4bff #e2daff #ff6b4a #3d22d6 #2d18a8 #1e0f7a #0b0536'),
  mood('paper', '#e9e4fa #fbfaff #ffffff #ff6b4a #b9a8ff #7c5cff #4b2bff #170a66'),
  mood('sunrise', '#4b2bff #ff8f6b #ffe7d1 #ffd166 #7d45e8 #4b2bff #2a13b0 #11064f'),
  mood('night', '#07051a #3a1fd1 #cfc4ff #ffc24b #23128a #180c63 #100845 #050312'),
]

export const dance = [
  mood('stage', '#2a0a3c #c026d3 #ffd1f7 #ff7a59 #7a1a8c #55126a #380c4b #17051f'),
  mood('orchid', '#e7b5ec #fbe5f6 #fff7fc #ff7a59 #c973d3 #a12faf #6f1478 #2c0832'),
  mood('sunset', '#5b1a7a #ff8a65 #ffe0c2 #ffd166 #a42a8e #7a1a86 #4b1063 #1e0629'),
  mood('midnight', '#0d0a26 #5b21b6 #e3ccff #f472b6 #3d1683 #2b1065 #1c0b47 #0b0520'),
]

export const strength = [
  mood('steel', '#8d97a8 #d8dee6 #ffffff #e8703a #6b7586 #4a5264 #2f3543 #151820'),
  mood('forge', '#14161c #6a4430 #ffc48a #ff6b2c #3b4252 #2a2f3b #1d2129 #0c0e12'),
  mood('chalk', '#e6e4df #f7f5f0 #ffffff #d4a017 #b3b7bf #7c8494 #3b4252 #1b1f29'),
  mood('cobalt', '#1c2333 #5b6f95 #d7e3fa #f2b84b #3b4a68 #2b3650 #1e2739 #0d111b'),
]

export const wellness = [
  mood('leaf', '#bfe3b8 #f0f7dd #fffff2 #f2a154 #86c58b #3fa260 #126b35 #06301a'),
  mood('deep', '#04200f #15803d #c9f5cf #f6d186 #0f5f30 #0b4a26 #08381d #031a0d'),
  mood('clay', '#e9c6a6 #f9e7d2 #fff8ec #15803d #a9c79b #5aa06a #1f6b3b #0d3119'),
  mood('pond', '#0f5d57 #7fd1a8 #f2ffe9 #ffb5a7 #2e9a77 #17805c #0c5b45 #042b22'),
]
