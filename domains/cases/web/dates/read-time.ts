/** `10:30` from what people type: 10:30, 10.30, 1030, 9.05, 9. Undefined for what is no time of day. */
export function readTime(typed: string): string | undefined {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(typed.trim()) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${hour.padStart(2, '0')}:${minute}`
}
