import { collections, laterCollections, programs } from './content/video-groups'
import { parseLines } from './rows'

const readLines = (kind: 'collection' | 'program', text: string) =>
  parseLines(text, 4).map(([workoutType, title, description, weeks]) => ({
    kind,
    workoutType: workoutType!,
    title: title!,
    description: description!,
    /** The titles of the videos; those of a collection stand in a single week. */
    weeks: weeks!.split(' / ').map((week) => week.split('; ')),
  }))

/** The collections and programs of the content, in the order of their ids. */
export const readGroups = () => [
  ...readLines('collection', collections),
  ...readLines('program', programs),
  ...readLines('collection', laterCollections),
]
