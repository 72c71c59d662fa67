import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  missing: 'Fill in “{{label}}”.',
  wrong: 'Correct “{{label}}”.',
  enter: 'Enter the rate',
  kind: 'Kind',
  remove: 'Remove line {{number}}',
  problem: {
    money: 'Enter an amount above zero with at most two digits after the point, such as 1,250.50.',
    day: 'Enter the date as day/month/year, such as 01/01/2026.',
    rate: 'The rate must be a percentage from 0 to 1000, such as 24 or 39.75.',
    hours: 'Hours must be a number with at most two decimal places, such as 7.5.',
    count: 'Enter a whole number within the range, such as 12.',
    choice: 'Choose one of the list.',
    check: 'Choose it or leave it.',
    events: 'Each line needs a date as day/month/year, such as 01/01/2026.',
  },
}
