import { dayStatus } from '@/lib/schedule/agenda'
import { covers } from '@/lib/schedule/served-day'
import { deviceDay, deviceDayRange } from '@/lib/time/device-day'

// Marks a stored page of the schedule before it is painted: classes of another day by the viewer's
// clock are not seen, nor any while earlier ones are missing, nor the days of another zone; a day
// that is over says so.
const { dataset } = document.querySelector<HTMLElement>('[data-served]')!
const today = deviceDay(new Date())
const day = dataset.day || today
const own = deviceDayRange(day)
dataset.ownFrom = own.from
dataset.ownTo = own.to
const { from, to } = dataset
if (from && to && !covers({ from, to }, own.from)) dataset.unknown = ''
if (dayStatus(day, [today]) === 'past') dataset.over = dataset.unknown = ''
if (today !== dataset.today) dataset.elsewhere = ''
