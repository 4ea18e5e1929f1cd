import { effortPoses } from './effort-poses'
import { matPoses } from './mat-poses'
import { standingPoses } from './standing-poses'

/** The poses that the pictures use, by name. */
export const poses = { ...matPoses, ...standingPoses, ...effortPoses }
