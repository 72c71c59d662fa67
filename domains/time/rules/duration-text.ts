/** Writes a duration in words. Every screen loads this, so it imports nothing. */

/** Divides 380 into `{ hours: 6, minutes: 20 }`. */
export const partsOf = (total: number): { hours: number; minutes: number } => ({
  hours: Math.floor(total / 60),
  minutes: total % 60,
})

/** 6 sa 20 dk. */
export function durationText(total: number, language: 'tr' | 'en'): string {
  const { hours, minutes } = partsOf(total)
  const [hour, minute] = language === 'tr' ? ['sa', 'dk'] : ['h', 'min']
  const parts = [hours > 0 && `${hours} ${hour}`, (minutes > 0 || hours === 0) && `${minutes} ${minute}`]
  return parts.filter((part) => part !== false).join(' ')
}

/** 6:20, as the timer shows it. */
export function clockText(total: number): string {
  const { hours, minutes } = partsOf(total)
  return `${hours}:${String(minutes).padStart(2, '0')}`
}
