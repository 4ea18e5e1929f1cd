import type { DayKey } from '@/lib/time/calendar'

/** A day of classes as the server wrote it, by its own clock. */
export interface ServedDay<T> {
  /** Null for what runs and begins in the 24 hours from when it was written. */
  day: DayKey | null
  /** What of time it covers, as ISO times; null for those 24 hours. */
  range: { from: string; to: string } | null
  classes: readonly T[]
}

/**
 * What a visitor may see of a served day while the classes of their own day are not known yet: those
 * that are in both. `isExact` when none is missing before the first of them, so that nothing moves
 * when the rest arrives.
 */
export function servedWithin<T extends { startDateTime: string }>(
  { range, classes }: ServedDay<T>,
  own: { from: string; to: string },
): { classes: T[]; isExact: boolean } {
  const [from, to] = [Date.parse(own.from), Date.parse(own.to)]
  const isExact = range === null || (Date.parse(range.from) <= from && from < Date.parse(range.to))
  const isWithin = ({ startDateTime }: T) => {
    const start = Date.parse(startDateTime)
    return from <= start && start < to
  }
  return { classes: classes.filter(isWithin), isExact }
}

/**
 * Marks a stored page of the schedule before it is painted, by the rules of `servedWithin` and
 * `dayStanding`: classes of another day by the viewer's clock are not seen, nor any while earlier
 * ones are missing, nor the days of another zone; a day that is over says so.
 */
export const MARK_DAY_SCRIPT = `(function(){
var s=document.querySelector('[data-served]'),n=new Date(),p=s.dataset.day.split('-'),
today=new Date(n.getFullYear(),n.getMonth(),n.getDate()),
f=p[2]?new Date(p[0],p[1]-1,p[2]):today,t=new Date(f.getFullYear(),f.getMonth(),f.getDate()+1),
from=Date.parse(s.dataset.from),to=Date.parse(s.dataset.to);
s.dataset.begin=+f;s.dataset.end=+t;
if(t<=n){s.dataset.over='';s.dataset.unknown=''}
if(f<from||f>=to)s.dataset.unknown='';
p=s.dataset.today.split('-');if(+new Date(p[0],p[1]-1,p[2])!=+today)s.dataset.elsewhere=''})()`

/** Takes the classes of other days out of sight; `MARK_DAY` ran before. */
export const HIDE_OTHER_DAYS_SCRIPT = `(function(){
var s=document.querySelector('[data-served]');
s&&s.querySelectorAll('[data-timeline]>li').forEach(function(l){
var t=Date.parse(l.querySelector('time').dateTime);
if(t<s.dataset.begin||t>=s.dataset.end)l.dataset.other=''})})()`
