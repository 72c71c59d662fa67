/** Small signs of what many records have: a day, a person, a state. */
export { DateChip, useShownDay } from './DateChip.tsx'
export { PersonChip } from './PersonChip.tsx'
export { readDay, type Side } from './read-day.ts'
export { StatusChip } from './StatusChip.tsx'
